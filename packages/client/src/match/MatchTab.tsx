import { type ReactNode, useState } from 'react';
import { reportTrouble } from '../connection/match-papers.ts';
import type { Act } from '../connection/transport.ts';
import { useLanguage } from '../i18n/i18n.tsx';
import { LanguageSwitch } from '../i18n/LanguageSwitch.tsx';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import { ClockSettings } from './ClockSettings.tsx';
import { HandOver } from './HandOver.tsx';
import { MatchNotices } from './MatchNotices.tsx';
import { Rematch } from './MatchOver.tsx';
import { type MatchInfo, mySeats } from './model.ts';

interface MatchTabProps {
  readonly id: string;
  readonly n: number;
  readonly info: MatchInfo | undefined;
  readonly over: boolean;
  readonly table: (action: Extract<Act, { kind: 'table' }>['action']) => void;
  readonly onSandbox: () => void;
  readonly onRecap: (() => void) | undefined;
  readonly onShortcuts: () => void;
  readonly onGuide: (() => void) | undefined;
  /** Standing orders for the whole match. */
  readonly children: ReactNode;
}

/** What concerns the match rather than the next order. */
export function MatchTab(props: MatchTabProps) {
  const { id, n, info, over, table, children } = props;
  const { t } = useLanguage();
  const plays = mySeats(info).length > 0;
  return (
    <div className="match-tab">
      <div className="row">
        <button type="button" onClick={props.onSandbox} disabled={over} title={t('table.sandbox.title')}>
          {t('table.sandbox')}
        </button>
        <button type="button" onClick={props.onRecap} disabled={props.onRecap === undefined}>
          {t('table.recap')}
        </button>
        <button type="button" className="with-keys" onClick={props.onShortcuts}>
          {t('table.keys')} <kbd>?</kbd>
        </button>
        {props.onGuide && (
          <button type="button" onClick={props.onGuide}>
            {t('table.guide')}
          </button>
        )}
        <a className="button" href={`/match/${id}/replay`}>
          {t('table.replay')}
        </a>
        {over && (
          <a className="button" href={`/match/${id}/report`}>
            {t('report.link')}
          </a>
        )}
      </div>
      {plays && !over && children}
      {plays && !over && info && mySeats(info).length === 1 && <ClockSettings info={info} />}
      {plays && !over && <Endings info={info} n={n} table={table} />}
      {plays && over && <Rematch id={id} next={info?.nextMatch ?? null} />}
      {plays && !over && <MatchNotices id={id} />}
      {info && !over && mySeats(info).length === 1 && <HandOver info={info} />}
      <Trouble id={id} n={n} />
      <p className="row settings">
        <LanguageSwitch />
        <ThemeSwitch />
      </p>
    </div>
  );
}

function Endings({ info, n, table }: Pick<MatchTabProps, 'info' | 'n' | 'table'>) {
  const { t } = useLanguage();
  const [sure, setSure] = useState(false);
  const both = mySeats(info).length === 2;
  const mine = mySeats(info)[0];
  const offered = info?.offers.draw === mine;
  const asked = info?.offers.takeBack?.seat === mine;
  return (
    <section>
      <h3>{t('table.endings')}</h3>
      <p className="row">
        {!both && (
          <>
            <button type="button" disabled={offered} onClick={() => table({ type: 'offerDraw' })}>
              {t(offered ? 'table.draw.offered' : 'table.draw.offer')}
            </button>
            <button
              type="button"
              disabled={asked || n < 1}
              onClick={() => table({ type: 'askTakeBack', to: n - 1 })}
              title={t('table.takeBack.title')}
            >
              {t(asked ? 'table.takeBack.asked' : 'table.takeBack.ask')}
            </button>
          </>
        )}
        <button type="button" onClick={() => setSure(true)}>
          {t('match.act.resign')}
        </button>
      </p>
      {sure && (
        <p className="why-not" role="alert">
          {t('match.act.resign.sure')}{' '}
          <button type="button" className="primary" onClick={() => table({ type: 'resign' })}>
            {t('match.act.resign')}
          </button>{' '}
          <button type="button" onClick={() => setSure(false)}>
            {t('match.act.cancel')}
          </button>
        </p>
      )}
    </section>
  );
}

function Trouble({ id, n }: { readonly id: string; readonly n: number }) {
  const { t } = useLanguage();
  const [text, setText] = useState('');
  const [state, setState] = useState<'idle' | 'sent' | 'failed'>('idle');
  const send = (): void => {
    reportTrouble(id, n, text).then(
      () => {
        setState('sent');
        setText('');
      },
      () => setState('failed'),
    );
  };
  return (
    <details>
      <summary>{t('table.trouble')}</summary>
      <label className="field">
        {t('table.trouble.words', { n })}
        <textarea rows={3} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="button" disabled={text.trim() === ''} onClick={send}>
        {t('table.trouble.send')}
      </button>
      {state !== 'idle' && <p role="status">{t(`table.trouble.${state}`)}</p>}
    </details>
  );
}
