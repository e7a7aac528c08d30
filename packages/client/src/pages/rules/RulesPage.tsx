import { CASE_IDS, type CaseId } from '@oriflamme/joan-1429';
import { type ComponentType, use, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../i18n/i18n.tsx';
import { SitePage } from '../site/SitePage.tsx';
import { CaseArticle } from './CaseArticle.tsx';
import { chapterOf, chapters, inOrder } from './chapters.ts';
import {
  CountermixTable,
  GreaterBurgundy,
  LeaderTable,
  MaidBurgundian,
  MaidEnglish,
  MaidFrench,
  MusterTable,
  StandardBurgundian,
  StandardEnglish,
  StandardFrench,
  UnitTable,
} from './force-tables.tsx';
import { ruleTexts } from './load-texts.ts';
import { EventTable, FireTable, ResultsTable, SiegeTable, TerrainTable, WillTable } from './play-tables.tsx';
import { RuleWords } from './RuleWords.tsx';
import './rules.css';

/** The table that belongs to a case. */
const tables: Readonly<Partial<Record<CaseId, ComponentType>>> = {
  '2.2': CountermixTable,
  '2.2.1': UnitTable,
  '2.2.2': LeaderTable,
  '5.2.5': MusterTable,
  '6.1': TerrainTable,
  '6.2.6': FireTable,
  '7.2': ResultsTable,
  '8.2.2': SiegeTable,
  '8.3.1': WillTable,
  '10.1': StandardFrench,
  '10.2': StandardEnglish,
  '10.3': StandardBurgundian,
  '11.1.1': MaidEnglish,
  '11.1.2': MaidBurgundian,
  '11.1.3': MaidFrench,
  '11.2': GreaterBurgundy,
};

const ordered = inOrder(CASE_IDS);
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function RulesPage() {
  const { language, t } = useLanguage();
  const texts = use(ruleTexts(language));
  const [sought, setSought] = useState('');
  const shown = useMemo(() => {
    const wanted = plain(sought.trim());
    const has = (id: CaseId): boolean => plain(`${id} ${texts.cases[id].join(' ')}`).includes(wanted);
    return wanted === '' ? ordered : ordered.filter(has);
  }, [sought, texts]);
  const current = useShownCase();
  return (
    <SitePage title={t('rules.title')} className="rules">
      <h1>{t('rules.title')}</h1>
      <p className="site-lead">{t('rules.lead')}</p>
      <div className="rules-columns">
        <div className="rules-side">
          <label className="field">
            {t('rules.find')}
            <input type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
          </label>
          <p className="hint" role="status">
            {sought.trim() === '' ? '' : t('rules.found', { n: shown.length })}
          </p>
          <nav aria-label={t('rules.contents')} className="rules-contents">
            <a href="#introduction">{t('rules.introduction')}</a>
            {chapters.map((chapter) => (
              <a key={chapter} href={`#chapter-${chapter}`}>
                <span className="case-number">{chapter}</span> {t(`rules.chapter.${chapter}`)}
              </a>
            ))}
          </nav>
        </div>
        <div className="rules-text">
          {sought.trim() === '' && (
            <section id="introduction" className="sheet rules-introduction">
              <h2>{t('rules.introduction')}</h2>
              {texts.introduction.map(([title, text]) => (
                <div key={title}>
                  <h3>{title}</h3>
                  <p>
                    <RuleWords text={text} />
                  </p>
                </div>
              ))}
            </section>
          )}
          {chapters.map((chapter) => {
            const cases = shown.filter((id) => chapterOf(id) === chapter);
            return (
              cases.length > 0 && (
                <section key={chapter} id={`chapter-${chapter}`} className="rules-chapter">
                  <h2>
                    <span className="case-number">{chapter}</span> {t(`rules.chapter.${chapter}`)}
                  </h2>
                  {cases.map((id) => {
                    const Extra = tables[id];
                    return (
                      <CaseArticle key={id} id={id} text={texts.cases[id]} current={id === current}>
                        {Extra && <Extra />}
                        {id === '5.4' && <EventTable effects={texts.eventEffects} />}
                      </CaseArticle>
                    );
                  })}
                </section>
              )
            );
          })}
        </div>
      </div>
    </SitePage>
  );
}

/** The case in the address. The page comes after the address, so the browser looked for it before it was there. */
function useShownCase(): string {
  const [shown, setShown] = useState('');
  useEffect(() => {
    const show = (): void => {
      const id = decodeURIComponent(window.location.hash.slice(1));
      setShown(id);
      if (id !== '') document.getElementById(id)?.scrollIntoView();
    };
    show();
    window.addEventListener('hashchange', show);
    return () => window.removeEventListener('hashchange', show);
  }, []);
  return shown;
}
