import { type G, type JeanneEvent, jeanneEvent, type Situation } from '@oriflamme/joan-1429';
import { memo } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';
import { monthOfTurn } from './calendar.ts';
import { stationOf, stations } from './track.ts';
import './head.css';

interface StatusBarProps {
  readonly G: G;
  readonly at: Situation | undefined;
}

/** Events that change dice or marches for the rest of their turn; the others are done with at once, or are the mandate. */
const lasting: readonly JeanneEvent[] = [
  'wounded',
  'courtHesitates',
  'bedfordRallies',
  'actAndGodWillAct',
  'englishLoseHeart',
];

/** What every player and watcher sees at any time, whatever is asked. */
export const StatusBar = memo(function StatusBar({ G, at }: StatusBarProps) {
  const { t, language } = useLanguage();
  const { english, burgundian, french } = G.purses;
  const event = G.event === null ? undefined : jeanneEvent(G.event);
  return (
    <section className="match-status" aria-label={t('match.status')}>
      <p className="match-turn">
        <strong>{monthOfTurn(G.turn, language)}</strong>
        <span>{t('match.turn', { turn: G.turn })}</span>
      </p>
      <PhaseTrack at={at} />
      <dl className="match-facts">
        <div title={t('match.will.title', { n: G.will })}>
          <dt>
            <Fitting words={t('match.will')} brief={t('match.will.brief')} />
          </dt>
          <dd>
            <WillPips will={G.will} />
            <span data-testid="will">{G.will}</span>
          </dd>
        </div>
        <div title={t('match.rps.title', { english, burgundian, french })}>
          <dt>{t('match.rps')}</dt>
          <dd>
            {(['english', 'burgundian', 'french'] as const).map((purse) => (
              <span key={purse} className={`purse purse-${purse}`}>
                <abbr title={t(`match.purse.${purse}`)}>{t(`match.purse.${purse}`).slice(0, 1)}</abbr> {G.purses[purse]}
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t('match.burgundy')}</dt>
          <dd>
            {G.burgundyNeutral ? (
              t('match.burgundy.neutral')
            ) : (
              <Fitting words={t('match.burgundy.active')} brief={t('match.burgundy.active.brief')} />
            )}
          </dd>
        </div>
        <div>
          <dt>{t('match.mandate')}</dt>
          <dd>{t(G.mandate ? `match.mandate.${G.mandate.objective}` : 'match.mandate.none')}</dd>
        </div>
        {event && lasting.includes(event) && (
          <div className="fact-event" title={t(`table.effect.${event}`)}>
            <dt>{t('table.event.now')}</dt>
            <dd data-testid="event-now">{t(`table.event.${event}`)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
});

/** The same in fewer words where there is no room for more. */
function Fitting({ words, brief }: { readonly words: string; readonly brief: string }) {
  return (
    <>
      <span className="full-words">{words}</span>
      <span className="brief">{brief}</span>
    </>
  );
}

function PhaseTrack({ at }: { readonly at: Situation | undefined }) {
  const { t } = useLanguage();
  const now = at && stationOf(at);
  return (
    <ol className="match-track" aria-label={t('match.track')}>
      {stations.map((station) => (
        <li
          key={station}
          className={`station station-${station}`}
          aria-current={station === now ? 'step' : undefined}
          title={t(`match.station.${station}`)}
        >
          {t(`match.station.${station}`)}
        </li>
      ))}
    </ol>
  );
}

function WillPips({ will }: { readonly will: number }) {
  return (
    <span className="will-pips" aria-hidden="true">
      {[1, 2].map((pip) => (
        <i key={pip} className={pip <= will ? 'pip full' : 'pip'} />
      ))}
    </span>
  );
}
