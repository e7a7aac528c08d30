import { useLanguage } from '../../i18n/i18n.tsx';
import { monthOfTurn } from '../../match/calendar.ts';
import { Die } from '../../match/Die.tsx';
import { useGame } from '../../match/game.tsx';
import { hexesIn } from '../../match/log-groups.ts';
import type { Entry, MatchState } from '../../match/model.ts';
import { Icon } from '../site/Icon.tsx';

interface MomentProps {
  readonly state: MatchState;
  readonly entry: Entry | undefined;
  readonly onHex: (hex: string) => void;
}

/** What led to the position that is shown. */
export function Moment({ state, entry, onHex }: MomentProps) {
  const { language, t } = useLanguage();
  const { words, names } = useGame();
  const { G } = state;
  return (
    <section className="replay-moment" aria-live="polite">
      <h2>
        <span>{monthOfTurn(G.turn, language)}</span>
        <small>
          {t('match.turn', { turn: G.turn })} · {t('match.will.title', { n: G.will })}
        </small>
      </h2>
      {entry === undefined && <p>{t('replay.begins')}</p>}
      {entry?.happenings.map((happening, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: happenings of a committed row never change places
        <p key={index}>
          {words.happening(happening)}{' '}
          {hexesIn(happening).map((hex) => (
            <button
              key={hex}
              type="button"
              className="hex-link"
              onClick={() => onHex(hex)}
              aria-label={t('match.log.jump', { hex: names.hex(hex) })}
            >
              <Icon name="target" />
            </button>
          ))}
        </p>
      ))}
      {entry !== undefined && entry.dice.length > 0 && (
        <p className="log-dice">
          {entry.dice.map((face, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice keep the order they fell in
            <Die key={index} face={face} label={t('match.battle.die', { n: face })} still />
          ))}
        </p>
      )}
    </section>
  );
}
