import { type DiceFault, verifyDice } from '@oriflamme/platform';
import { useState } from 'react';
import type { Row } from '../../connection/wire.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/i18n.tsx';
import { Link } from '../../router.tsx';
import type { Stroke } from './analysis.ts';
import type { ReplayedMatch } from './use-replay.ts';

interface DiceCheckProps {
  readonly match: ReplayedMatch;
  readonly rows: readonly Row[];
  readonly strokes: readonly Stroke[];
}

/** Every roll of the match again, from the seed that was promised before it began: in this browser, by nobody's word. */
export function DiceCheck({ match, rows, strokes }: DiceCheckProps) {
  const { language, t } = useLanguage();
  const [checked, setChecked] = useState<{ readonly rolls: number; readonly faults: readonly DiceFault[] }>();
  const { dice, commitment } = match;
  const luckOf = (side: 'english' | 'french') => strokes.filter((stroke) => stroke.side === side);
  return (
    <div className="dice-check">
      <p>{t('replay.dice.lead')}</p>
      {dice === null ? (
        <p className="notice">{t('replay.dice.later')}</p>
      ) : (
        <p>
          <button
            type="button"
            className="button"
            onClick={() => setChecked(verifyDice({ commitment, ...dice, rows }))}
          >
            {t('replay.dice.check')}
          </button>
        </p>
      )}
      <div role="status">
        {checked && checked.faults.length === 0 && (
          <p className="notice notice-good">{t('replay.dice.good', { n: checked.rolls })}</p>
        )}
        {checked && checked.faults.length > 0 && (
          <p className="notice">{t('replay.dice.bad', { n: checked.faults.length, all: checked.rolls })}</p>
        )}
      </div>
      <dl className="dice-facts">
        <dt>{t('replay.dice.commitment')}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {dice && (
          <>
            <dt>{t('replay.dice.seed')}</dt>
            <dd>
              <code>{dice.seed}</code>
            </dd>
          </>
        )}
        {(['english', 'french'] as const).map((side) => {
          const luck = luckOf(side);
          const mean = luck.reduce((sum, stroke) => sum + stroke.luck, 0) / Math.max(1, luck.length) + 3.5;
          return (
            <div key={side}>
              <dt>{t(`match.side.${side}`)}</dt>
              <dd>
                {luck.length === 0
                  ? t('replay.dice.none')
                  : t('replay.dice.mean', { n: luck.length, mean: formatNumber(language, mean, 2) })}
              </dd>
            </div>
          );
        })}
      </dl>
      <p>
        <Link href="/about#dice">{t('replay.dice.how')}</Link>
      </p>
    </div>
  );
}
