import { useMemo } from 'react';
import { formatMoment } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { Link } from '../../router.tsx';
import { outcomeLine } from '../outcome.ts';
import { contestsOf, standingRows, strokesOf } from '../replay/analysis.ts';
import type { Replay } from '../replay/use-replay.ts';
import { Shield } from '../site/Shield.tsx';
import { SitePage } from '../site/SitePage.tsx';
import { Battles } from './Battles.tsx';
import { lossesByTurn, oddsByRow, siegesOf, toldIn, turnsOf } from './chronicle.ts';
import { untoldChanges } from './holders.ts';
import { LossTable } from './LossTable.tsx';
import { Luck } from './Luck.tsx';
import { Moments } from './Moments.tsx';
import { keyMoments } from './moments.ts';
import { ShareLink } from './ShareLink.tsx';
import { SiegeTable } from './SiegeTable.tsx';
import { TurnMaps } from './TurnMaps.tsx';
import './report.css';

const sections = ['moments', 'maps', 'losses', 'sieges', 'battles', 'luck'] as const;

/** Everything the report says, reckoned once from the rows and positions of the match. */
export function Report({ replay }: { readonly replay: Replay }) {
  const { language, t } = useLanguage();
  const { match, rows, stretch } = replay;
  const facts = useMemo(() => {
    const standing = standingRows(rows);
    const told = toldIn(standing, stretch.states);
    const turns = turnsOf(stretch.states);
    return {
      turns,
      orders: standing.filter(({ kind }) => kind === 'order').length,
      moments: keyMoments(told, untoldChanges(standing, told, stretch.states)),
      losses: lossesByTurn(told, turns),
      sieges: siegesOf(standing, told, stretch.states),
      contests: contestsOf(standing),
      odds: oddsByRow(told),
      strokes: strokesOf(standing),
    };
  }, [rows, stretch]);
  const names = match.seats.map(({ name }) => name ?? '–').join(' – ');
  const turnAt = (n: number): number => stretch.entries[n - 1]?.turn ?? stretch.states[0]?.G.turn ?? 1;
  const ended = match.endedAt;
  return (
    <SitePage title={`${names} · ${t('report.title')}`} className="report">
      <header className="report-head">
        <h1>{t('report.title')}</h1>
        <p className="report-players">
          {match.seats.map(({ seat, side, name }) => (
            <span key={seat} className={match.outcome?.winner === side ? 'report-winner' : undefined}>
              <Shield side={side === 'french' ? 'french' : 'english'} /> {name ?? '–'}
              <span className="visually-hidden">
                {' '}
                ({t(side === 'french' ? 'match.side.french' : 'match.side.english')})
              </span>
            </span>
          ))}
        </p>
        <p className="report-outcome">{outcomeLine(match, t) ?? t('report.goesOn')}</p>
        <p className="hint">
          {t('report.facts', { turns: facts.turns.length, orders: facts.orders })}
          {ended !== null && ` · ${t('report.ended', { when: formatMoment(language, ended) })}`}
        </p>
        <div className="row">
          <Link href={`/match/${match.id}/replay`} className="button">
            {t('report.replay')}
          </Link>
          <ShareLink />
        </div>
        <nav aria-label={t('report.contents')} className="report-contents">
          {sections.map((section) => (
            <a key={section} href={`#${section}`}>
              {t(`report.${section}`)}
            </a>
          ))}
        </nav>
      </header>
      <section id="moments" className="sheet" aria-labelledby="moments-title">
        <h2 id="moments-title">{t('report.moments')}</h2>
        <Moments id={match.id} moments={facts.moments} />
      </section>
      <section id="maps" className="sheet" aria-labelledby="maps-title">
        <h2 id="maps-title">{t('report.maps')}</h2>
        <TurnMaps id={match.id} turns={facts.turns} states={stretch.states} />
      </section>
      <section id="losses" className="sheet" aria-labelledby="losses-title">
        <h2 id="losses-title">{t('report.losses')}</h2>
        <LossTable losses={facts.losses} />
      </section>
      <section id="sieges" className="sheet" aria-labelledby="sieges-title">
        <h2 id="sieges-title">{t('report.sieges')}</h2>
        <SiegeTable id={match.id} sieges={facts.sieges} />
      </section>
      <section id="battles" className="sheet" aria-labelledby="battles-title">
        <h2 id="battles-title">{t('report.battles')}</h2>
        <Battles id={match.id} contests={facts.contests} odds={facts.odds} turnAt={turnAt} />
      </section>
      <section id="luck" className="sheet" aria-labelledby="luck-title">
        <h2 id="luck-title">{t('report.luck')}</h2>
        <Luck strokes={facts.strokes} />
      </section>
    </SitePage>
  );
}
