import { useEffect, useMemo, useRef } from 'react';
import { useT } from '../../i18n/i18n.tsx';
import { useMatch } from '../../match/use-match.ts';
import { Link, navigate, usePath } from '../../router.tsx';
import { NoMatch } from '../match/NoMatch.tsx';
import { noMatch } from '../match/no-match.ts';
import { SitePage } from '../site/SitePage.tsx';
import { CallOff } from './CallOff.tsx';
import { InviteKnown } from './InviteKnown.tsx';
import { MatchSettings } from './MatchSettings.tsx';
import { Seats } from './Seats.tsx';
import { ShareLink } from './ShareLink.tsx';
import { TakeSeat } from './TakeSeat.tsx';
import { useListedMatch } from './use-listed-match.ts';
import './join.css';

const seats = ['0', '1'] as const;
const explained = ['turn', 'help', 'time'] as const;

/** The page behind the link that is shared: for who made the match the way to send it, for the friend the way in. */
export function JoinPage() {
  const t = useT();
  const id = usePath().split('/')[2] ?? '';
  const { snapshot } = useMatch(id);
  const { info } = snapshot;
  const listed = useListedMatch(id);
  const link = useMemo(() => `${window.location.origin}/join/${id}`, [id]);
  const mine = info !== undefined && seats.some((seat) => info.seats[seat].mine);
  const full = info !== undefined && seats.every((seat) => info.seats[seat].taken);
  const host = seats.map((seat) => info?.seats[seat].name).find((name) => typeof name === 'string') ?? '…';
  const over = info?.status === 'finished';
  const versus = seats.map((seat) => info?.seats[seat].name ?? '…').join(' – ');
  const waiting = info?.status === 'open' && !full;
  const title = mine || !waiting ? t('match.join.share') : t('match.join.invited', { name: host });
  // Both go on to the board when the last seat is taken before their eyes; who comes back here later is not moved.
  const waited = useRef(false);
  if (waiting) waited.current = true;
  const begins = full && mine && waited.current && info.status === 'running';
  useEffect(() => {
    if (begins) navigate(`/match/${id}`);
  }, [begins, id]);
  const why = noMatch(snapshot);
  if (why !== undefined) return <NoMatch why={why} />;
  return (
    <SitePage title={info === undefined ? t('match.title') : title} className="join">
      {info === undefined && <h1>{t('common.loading')}</h1>}
      {info !== undefined && <h1>{(full && !mine) || over ? versus : title}</h1>}
      {waiting && mine && <p className="site-lead">{t('match.join.share.lead')}</p>}
      {waiting && !mine && <p className="site-lead">{t('match.join.invited.lead')}</p>}
      <div className="join-columns">
        <div className="join-main">
          {info?.status === 'cancelled' && <Ended text={t('match.join.cancelled')} />}
          {full && info?.status !== 'cancelled' && (
            <section className="sheet join-started">
              <p role="status">{t(over ? 'match.join.over' : mine ? 'match.join.started' : 'match.join.full')}</p>
              <Link className="button" href={over ? `/match/${id}/replay` : `/match/${id}`}>
                {t(over ? 'home.act.replay' : mine ? 'match.join.go' : 'match.join.watch')}
              </Link>
              {over && (
                <Link className="button button-quiet" href={`/match/${id}/report`}>
                  {t('report.link')}
                </Link>
              )}
            </section>
          )}
          {waiting && !mine && info !== undefined && <TakeSeat id={id} info={info} />}
          {waiting && mine && <ShareLink link={link} />}
          {waiting && mine && <InviteKnown id={id} />}
          {waiting && !mine && (
            <ul className="join-explained">
              {explained.map((name) => (
                <li key={name}>{t(`match.join.what.${name}`)}</li>
              ))}
              <li>
                <Link href="/rules">{t('home.first.rules')}</Link>
              </li>
            </ul>
          )}
        </div>
        <div className="join-side">
          {info !== undefined && <Seats info={info} />}
          {info !== undefined && waiting && (
            <p role="status" className="hint">
              {t('match.join.waiting')}
            </p>
          )}
          {listed !== undefined && <MatchSettings match={listed} />}
          {waiting && mine && <CallOff id={id} />}
        </div>
      </div>
    </SitePage>
  );
}

function Ended({ text }: { readonly text: string }) {
  const t = useT();
  return (
    <section className="sheet">
      <p role="status">{text}</p>
      <Link className="button" href="/new">
        {t('match.join.new')}
      </Link>
    </section>
  );
}
