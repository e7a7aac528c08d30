import { enemyOf } from '@oriflamme/joan-1429';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { rematch } from '../connection/match-papers.ts';
import type { MessageKey } from '../i18n/i18n.tsx';
import { useLanguage } from '../i18n/i18n.tsx';
import { Shield } from '../pages/site/Shield.tsx';
import { Link, navigate } from '../router.tsx';
import { monthOfTurn } from './calendar.ts';
import { decisive } from './decisive.ts';
import { endOf, type Outcome } from './end-of.ts';
import { useGame } from './game.tsx';
import { type MatchInfo, mySeats, sideOfSeat } from './model.ts';
import { RuleLink } from './RuleLink.tsx';
import { Told } from './Told.tsx';
import { focusIsFree } from './use-kept-focus.ts';
import type { TableView } from './view.ts';

/** Why a match can end, with the case that says so where there is one. */
const reasons: Readonly<Record<string, string | null>> = {
  frenchAims: '8.5',
  henryAtRouen: '8.5',
  willBroken: '8.3',
  charlesLost: '8.4',
  henryLost: '8.4',
  bothKingsLost: '8.4',
  nothingDecided: '8.5',
  mandateDefied: '5.4.5',
  resignation: 'R48',
  agreement: 'R48',
  time: null,
  abandonment: null,
  lapse: null,
  cancellation: null,
};

interface MatchOverProps {
  readonly view: TableView;
  readonly info: MatchInfo | undefined;
}

/** The end lies over the map until it has been read, as a moment of its own. */
export function EndCard({ view, info }: MatchOverProps) {
  const { t, language } = useLanguage();
  const [read, setRead] = useState(false);
  const title = useId();
  const close = useRef<HTMLButtonElement>(null);
  const outcome = view.ctx.gameover as Outcome | undefined;
  const shown = outcome !== undefined && !read;
  useEffect(() => {
    if (shown && focusIsFree()) close.current?.focus();
  }, [shown]);
  if (!shown) return null;
  return (
    <section
      className="event-card end-card"
      role="dialog"
      aria-labelledby={title}
      data-testid="end-card"
      onKeyDown={(event) => event.key === 'Escape' && setRead(true)}
    >
      {outcome.winner && <Shield side={outcome.winner} />}
      <p className="event-when">
        {t('over.card')} · {monthOfTurn(view.G.turn, language)}
      </p>
      <h2 id={title}>{t(`over.${endOf(outcome)}`)}</h2>
      <Why view={view} info={info} outcome={outcome} />
      <NextSteps view={view} info={info}>
        <button ref={close} type="button" className="button button-quiet" onClick={() => setRead(true)}>
          {t('over.look')}
        </button>
      </NextSteps>
    </section>
  );
}

/** The same beside the map, for as long as one stays. */
export function MatchOver({ view, info }: MatchOverProps) {
  const outcome = view.ctx.gameover as Outcome | undefined;
  if (outcome === undefined) return null;
  return (
    <section className="match-over" data-testid="match-over">
      <Why view={view} info={info} outcome={outcome} />
      <NextSteps view={view} info={info} />
      <HowItCame view={view} />
    </section>
  );
}

/** In one plain sentence, with its rule. */
function Why({ view, info, outcome }: MatchOverProps & { readonly outcome: Outcome }) {
  const { t } = useLanguage();
  const { words } = useGame();
  const [mine, both] = mySeats(info);
  const rule = reasons[outcome.by];
  const loser = outcome.winner === null ? '' : t(`match.the.${enemyOf(outcome.winner)}`);
  // The last step says what a general sentence cannot: which town, which siege, whose hand.
  const will = decisive(view.entries).findLast(({ kind }) => kind === 'willChanged' || kind === 'willBreaks');
  return (
    <>
      {mine !== undefined && both === undefined && outcome.winner !== null && (
        <p className="over-yours">{t(sideOfSeat[mine] === outcome.winner ? 'over.you.won' : 'over.you.lost')}</p>
      )}
      <p className="over-why">
        {t((outcome.by in reasons ? `over.why.${outcome.by}` : 'over.card') as MessageKey, { loser })}{' '}
        {outcome.by === 'willBroken' && will && words.happening(will)} {rule && <RuleLink rule={rule} />}
      </p>
    </>
  );
}

function HowItCame({ view }: Pick<MatchOverProps, 'view'>) {
  const { t } = useLanguage();
  const steps = decisive(view.entries);
  if (steps.length === 0) return null;
  return (
    <>
      <h3>{t('over.how')}</h3>
      <Told happenings={steps} />
    </>
  );
}

/** No end of the road: what was played can be read, seen and checked again, and played anew. */
function NextSteps({ view, info, children }: MatchOverProps & { readonly children?: ReactNode }) {
  const { t } = useLanguage();
  const id = info?.id;
  if (id === undefined) return null;
  const played = view.n > 0;
  return (
    <p className="row over-steps">
      {mySeats(info).length > 0 && <Rematch id={id} next={info?.nextMatch ?? null} />}
      {played && (
        <>
          <Link className="button button-quiet" href={`/match/${id}/report`}>
            {t('over.report')}
          </Link>
          <Link className="button button-quiet" href={`/match/${id}/replay`}>
            {t('over.replay')}
          </Link>
          <Link className="button button-quiet" href={`/match/${id}/replay?tab=dice`}>
            {t('over.dice')}
          </Link>
        </>
      )}
      {children ?? (
        <Link className="button button-quiet" href="/">
          {t('over.home')}
        </Link>
      )}
    </p>
  );
}

export function Rematch({ id, next }: { readonly id: string; readonly next: string | null }) {
  const { t } = useLanguage();
  const [failed, setFailed] = useState(false);
  const go = (): void => {
    if (next !== null) navigate(`/join/${next}`);
    else
      rematch(id).then(
        (made) => navigate(`/join/${made}`),
        () => setFailed(true),
      );
  };
  return (
    <>
      <button type="button" className="button primary" data-rematch onClick={go}>
        {t(next === null ? 'table.rematch' : 'over.toRematch')}
      </button>
      {failed && <span role="alert">{t('table.rematch.failed')}</span>}
    </>
  );
}
