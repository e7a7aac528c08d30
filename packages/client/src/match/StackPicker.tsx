import { type Detachment, LEADER_FACTS, type LeaderId, type LotKey, readLot, UNITS } from '@oriflamme/joan-1429';
import { useLanguage } from '../i18n/i18n.tsx';
import { keysOf, lotsWhere, nobody, strength, withLeader, withLot, withSupplyTrain } from './detachment.ts';
import { useGame } from './game.tsx';

interface StackPickerProps {
  /** All that can be chosen. */
  readonly stack: Detachment;
  readonly group: Detachment;
  readonly onChange: (group: Detachment) => void;
  /** Quick choices make no sense where a number of SPs is asked. */
  readonly quick?: boolean;
  /** Whether it matters here who has attacked; of those who advance everyone has. */
  readonly marked?: boolean;
}

/** Chooses all or part of a stack, by type and by leader. */
export function StackPicker({ stack, group, onChange, quick = true, marked = quick }: StackPickerProps) {
  const { t } = useLanguage();
  const hasCavalry = keysOf(stack).some((key) => UNITS[readLot(key).type].cavalry);
  const hasGuns = keysOf(stack).some((key) => UNITS[readLot(key).type].gun);
  return (
    <div className="stack-picker">
      {quick && (
        <p className="row">
          <button type="button" onClick={() => onChange(stack)}>
            {t('match.stack.all')}
          </button>
          <button type="button" onClick={() => onChange(nobody)}>
            {t('match.stack.none')}
          </button>
          {hasCavalry && (
            <button type="button" onClick={() => onChange(lotsWhere(stack, (lot) => UNITS[lot.type].cavalry))}>
              {t('match.stack.cavalry')}
            </button>
          )}
          {hasGuns && (
            <button type="button" onClick={() => onChange(lotsWhere(stack, (lot) => !UNITS[lot.type].gun))}>
              {t('match.stack.noGuns')}
            </button>
          )}
        </p>
      )}
      <ul className="picker-lots">
        {keysOf(stack).map((key) => (
          <LotRow
            key={key}
            lot={key}
            most={stack.lots[key] ?? 0}
            sps={group.lots[key] ?? 0}
            marked={marked}
            onChange={(sps) => onChange(withLot(group, key, sps, stack.lots[key] ?? 0))}
          />
        ))}
      </ul>
      <ul className="picker-leaders">
        {stack.leaders.map((leader) => (
          <LeaderRow
            key={leader}
            leader={leader}
            goes={group.leaders.includes(leader)}
            onChange={(goes) => onChange(withLeader(group, leader, goes))}
          />
        ))}
        {stack.supplyTrain && (
          <li>
            <label>
              <input
                type="checkbox"
                checked={group.supplyTrain === true}
                onChange={(event) => onChange(withSupplyTrain(group, event.target.checked))}
              />
              {t('match.stack.train')}
            </label>
          </li>
        )}
      </ul>
      {quick && <p className="picker-sum">{t('match.stack.chosen', { n: strength(group), all: strength(stack) })}</p>}
    </div>
  );
}

interface LotRowProps {
  readonly lot: LotKey;
  readonly most: number;
  readonly sps: number;
  /** Whether it matters here that it has attacked. */
  readonly marked: boolean;
  readonly onChange: (sps: number) => void;
}

function LotRow({ lot, most, sps, marked, onChange }: LotRowProps) {
  const { t } = useLanguage();
  const { names } = useGame();
  const { nation, type, spent, led, unsupplied, routed, attacked } = readLot(lot);
  const unit = names.units(nation, type);
  const marks = [
    spent > 0 && t('match.stack.spent', { n: spent }),
    led !== null && t('match.stack.led', { leaders: led.map(names.leader).join(', ') }),
    unsupplied && t('match.stack.unsupplied'),
    routed && t('match.stack.routed'),
    marked && attacked && t('match.stack.attacked'),
  ].filter((mark) => mark !== false);
  return (
    <li className="lot-row" data-lot={lot}>
      <span className={`nation-dot nation-${nation}`} aria-hidden="true" />
      <span className="lot-name">
        {unit}
        {marks.length > 0 && <small> ({marks.join(', ')})</small>}
      </span>
      <button
        type="button"
        className="step"
        onClick={() => onChange(sps - 1)}
        disabled={sps === 0}
        aria-label={t('match.stack.fewer', { unit })}
      >
        −
      </button>
      <output aria-label={unit}>
        {sps}/{most}
      </output>
      <button
        type="button"
        className="step"
        onClick={() => onChange(sps + 1)}
        disabled={sps === most}
        aria-label={t('match.stack.more', { unit })}
      >
        +
      </button>
    </li>
  );
}

interface LeaderRowProps {
  readonly leader: LeaderId;
  readonly goes: boolean;
  readonly onChange: (goes: boolean) => void;
}

function LeaderRow({ leader, goes, onChange }: LeaderRowProps) {
  const { t } = useLanguage();
  const { names } = useGame();
  const { attack, defence } = LEADER_FACTS[leader];
  return (
    <li>
      <label title={t('match.stack.bonus', { attack, defence })}>
        <input type="checkbox" checked={goes} onChange={(event) => onChange(event.target.checked)} />
        {names.leader(leader)}{' '}
        <small aria-hidden="true">
          {attack}/{defence}
        </small>
      </label>
    </li>
  );
}
