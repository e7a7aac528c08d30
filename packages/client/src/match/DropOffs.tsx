import type { Detachment, HexId } from '@oriflamme/joan-1429';
import { useLanguage } from '../i18n/i18n.tsx';
import { isNobody, strength } from './detachment.ts';
import { useGame } from './game.tsx';
import type { Stop } from './march-plan.ts';
import { StackPicker } from './StackPicker.tsx';

interface DropOffsProps {
  readonly stops: readonly Stop[];
  readonly onDrop: (at: HexId, leave: Detachment) => void;
}

/** What stays behind on the way, hex by hex; a town that is taken keeps one SP unless more is left. */
export function DropOffs({ stops, onDrop }: DropOffsProps) {
  const { t } = useLanguage();
  const { names } = useGame();
  if (stops.length === 0) return null;
  return (
    <section className="drop-offs">
      <h4>{t('table.drop')}</h4>
      {stops.map(({ at, band, leave, garrison }) => (
        <details key={at} open={garrison}>
          <summary>
            {names.hex(at)}
            {!isNobody(leave) &&
              `: ${t('match.stack.sps', { n: strength(leave) })}${leave.leaders.map((one) => `, ${names.leader(one)}`).join('')}`}
          </summary>
          <StackPicker stack={band} group={leave} onChange={(next) => onDrop(at, next)} quick={false} />
        </details>
      ))}
    </section>
  );
}
