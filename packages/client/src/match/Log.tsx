import type { Happening } from '@oriflamme/joan-1429';
import type { TableAction } from '@oriflamme/platform';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type MessageKey, useLanguage } from '../i18n/i18n.tsx';
import { monthOfTurn } from './calendar.ts';
import { Die } from './Die.tsx';
import { diceIn } from './dice-in.ts';
import { useGame } from './game.tsx';
import { HexLink } from './HexLink.tsx';
import { groupEntries, hexesIn, type LogKind, logKinds, ofKind } from './log-groups.ts';
import type { Entry } from './model.ts';
import { RuleLink } from './RuleLink.tsx';
import { Unharmed } from './Told.tsx';
import { linesOf, type ToldLine } from './told.ts';

interface LogProps {
  readonly entries: readonly Entry[];
  readonly onHex: (hex: string) => void;
  /** Shows the position an entry led to. */
  readonly onMoment: ((n: number) => void) | undefined;
}

/** What holds the log beside a map. */
const sides = '.match-side, .replay-panel';

/** The list scrolls by itself where it has a height of its own; on a phone the whole side does. */
function scrollerOf(list: HTMLElement | null): Element | null | undefined {
  return list && getComputedStyle(list).overflowY === 'visible' ? list.closest(sides) : list;
}

/** What happened, in words, grouped by turn and phase; the newest is in view unless the reader has scrolled away. */
export function Log({ entries, onHex, onMoment }: LogProps) {
  const { t, language } = useLanguage();
  const [kind, setKind] = useState<LogKind>('all');
  const groups = useMemo(() => groupEntries(ofKind(entries, kind)), [entries, kind]);
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is what moves the list
  useEffect(() => {
    const scroller = scrollerOf(list.current);
    if (scroller && atEnd.current) scroller.scrollTop = scroller.scrollHeight;
  }, [entries.length, kind]);
  useEffect(() => {
    const side = list.current?.closest(sides);
    if (!side) return;
    const remember = (): void => {
      const scroller = scrollerOf(list.current);
      if (scroller) atEnd.current = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 40;
    };
    // A scroll does not bubble, but is seen on its way down: by whichever of the two scrolls.
    side.addEventListener('scroll', remember, { capture: true, passive: true });
    return () => {
      side.removeEventListener('scroll', remember, { capture: true });
      // The next tab is read from its beginning.
      side.scrollTop = 0;
    };
  }, []);
  return (
    <>
      <label className="log-filter">
        {t('table.log.filter')}{' '}
        <select value={kind} onChange={(event) => setKind(event.target.value as LogKind)}>
          {logKinds.map((one) => (
            <option key={one} value={one}>
              {t(`table.log.${one}`)}
            </option>
          ))}
        </select>
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <div className="match-log" ref={list} role="log" aria-label={t('match.log')} tabIndex={0}>
        {groups.length === 0 && <p className="quiet">{t('match.log.empty')}</p>}
        {groups.map((group) => (
          <section key={group.key}>
            <h3>
              {group.turn !== undefined && monthOfTurn(group.turn, language)}
              {group.phase !== null && ` · ${t(`match.phase.${group.phase}`)}`}
            </h3>
            <ol>
              {group.entries.map((entry) => (
                <LogEntry key={entry.n} entry={entry} onHex={onHex} onMoment={onMoment} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}

/** Every kind of row beside the orders: the compiler asks for the words of a new one. */
const tableWords: Readonly<Record<TableAction['type'], MessageKey>> = {
  undo: 'match.log.undo',
  redo: 'match.log.redo',
  phaseStart: 'match.log.phaseStart',
  takeBack: 'match.log.takeBack',
  setBack: 'match.log.setBack',
  resign: 'match.log.resign',
  draw: 'match.log.draw',
  claimTime: 'match.log.claimTime',
  cancel: 'match.log.cancel',
  abandon: 'match.log.abandon',
  newRules: 'match.log.newRules',
};

const tableWord = ({ kind, type }: Entry): MessageKey | undefined =>
  kind === 'table' && Object.hasOwn(tableWords, type) ? tableWords[type as TableAction['type']] : undefined;

type EntryProps = { readonly entry: Entry } & Pick<LogProps, 'onHex' | 'onMoment'>;

function LogEntry({ entry, onHex, onMoment }: EntryProps) {
  const { t } = useLanguage();
  const action = tableWord(entry);
  return (
    <li className={`entry entry-${entry.kind} ${entry.seat === null ? '' : `entry-seat-${entry.seat}`}`}>
      {onMoment && (
        <button
          type="button"
          className="moment"
          onClick={() => onMoment(entry.n)}
          aria-label={t('table.log.moment', { n: entry.n })}
          title={t('table.log.moment', { n: entry.n })}
        >
          {entry.n}
        </button>
      )}
      {action && <p className="quiet">{t(action)}</p>}
      {entry.standing && <p className="quiet">{t('table.log.standing')}</p>}
      {linesOf(entry.happenings as readonly Happening[]).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: happenings of a committed row never change places
        <LogLine key={index} line={line} onHex={onHex} />
      ))}
    </li>
  );
}

function LogLine({ line, onHex }: { readonly line: ToldLine } & Pick<LogProps, 'onHex'>) {
  const { t } = useLanguage();
  const { words } = useGame();
  if (line.kind === 'unharmed') return <Unharmed fates={line.fates} />;
  const { happening } = line;
  return (
    <p className={`happening happening-${happening.kind}`}>
      {diceIn(happening).map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll keep their order
        <Die key={at} face={face} label={t('match.battle.die', { n: face })} still />
      ))}
      {words.happening(happening)} <RuleLink rule={happening.rule} />
      {hexesIn(happening).map((hex) => (
        <HexLink key={hex} hex={hex} onHex={onHex} />
      ))}
    </p>
  );
}
