import type { Happening } from '@oriflamme/joan-1429';
import { memo, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../i18n/i18n.tsx';
import { monthOfTurn } from './calendar.ts';
import { Die } from './Die.tsx';
import { useGame } from './game.tsx';
import type { Entry } from './model.ts';
import { RuleLink } from './RuleLink.tsx';
import { focusIsFree } from './use-kept-focus.ts';

type EventTold = Extract<Happening, { kind: 'jeanneEvent' }>;

const eventIn = (entry: Entry | undefined): EventTold | undefined =>
  (entry?.happenings as readonly Happening[] | undefined)?.find((one): one is EventTold => one.kind === 'jeanneEvent');

/** What the same roll brought about; where it brought about nothing at once, the card says what it changes. */
const consequences: readonly string[] = [
  'volunteersJoined',
  'noVolunteers',
  'mandated',
  'mandateVoid',
  'mandateReplaced',
  'burgundyNeutral',
] satisfies Happening['kind'][];

/** A Jeanne event is a moment: its card lies over the map until it has been read. */
export const EventCard = memo(function EventCard({
  entries,
  turn,
}: {
  readonly entries: readonly Entry[];
  readonly turn: number;
}) {
  const { t, language } = useLanguage();
  const { words } = useGame();
  const [readTo, setReadTo] = useState(() => entries.at(-1)?.n ?? -1);
  const close = useRef<HTMLButtonElement>(null);
  const entry = entries.findLast((one) => one.n > readTo && eventIn(one));
  const event = eventIn(entry);
  useEffect(() => {
    if (entry && focusIsFree()) close.current?.focus();
  }, [entry]);
  if (!entry || !event) return null;
  const follows = (entry.happenings as readonly Happening[]).filter(({ kind }) => consequences.includes(kind));
  const effects = follows.length > 0 ? follows.map((one) => words.happening(one)) : [t(`table.effect.${event.event}`)];
  return (
    <section className="event-card" role="dialog" aria-label={t(`table.event.${event.event}`)} data-testid="event-card">
      <Banner />
      <p className="event-when">
        {t('match.event')} · {monthOfTurn(turn, language)}
      </p>
      <h2>{t(`table.event.${event.event}`)}</h2>
      <p className="event-dice">
        {event.dice.map((face, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dice of one roll
          <Die key={index} face={face} label={t('match.battle.die', { n: face })} />
        ))}
      </p>
      <p>{words.happening(event)}</p>
      {effects.map((effect) => (
        <p key={effect} className="event-effect">
          {effect}
        </p>
      ))}
      <p>
        <RuleLink rule={event.rule} />
      </p>
      <button ref={close} type="button" className="button" onClick={() => setReadTo(entry.n)}>
        {t('table.event.read')}
      </button>
    </section>
  );
});

/** Her white banner, sown with lilies. */
function Banner() {
  return (
    <svg className="event-banner" viewBox="0 0 120 60" aria-hidden="true">
      <path d="M4 4H112L96 20L116 34L92 40L108 56H4Z" fill="#fbf7ea" stroke="#8a6a1e" strokeWidth="2" />
      {[
        [22, 18],
        [22, 42],
        [46, 30],
        [70, 18],
        [70, 42],
      ].map(([x = 0, y = 0]) => (
        <path
          key={`${x}.${y}`}
          transform={`translate(${x} ${y}) scale(1.7)`}
          d="M0,-6.2C2.2,-3.8 2,-1.6 .9,.6H1.5C1.6,-2.2 3,-3.8 4.6,-3.4C6.4,-2.8 6.2,-.2 4.2,.2C4.6,-.9 3.6,-1.4 3,-.4C2.8,0 2.8,.4 2.8,.6H3.4V2H1.7C2,3.4 2.8,4 4,4.4C2.4,5 1.2,4.8 .5,3.8L0,6.2L-.5,3.8C-1.2,4.8 -2.4,5 -4,4.4C-2.8,4 -2,3.4 -1.7,2H-3.4V.6H-2.8C-2.8,.4 -2.8,0 -3,-.4C-3.6,-1.4 -4.6,-.9 -4.2,.2C-6.2,-.2 -6.4,-2.8 -4.6,-3.4C-3,-3.8 -1.6,-2.2 -1.5,.6H-.9C-2,-1.6 -2.2,-3.8 0,-6.2Z"
          fill="#24489a"
        />
      ))}
    </svg>
  );
}
