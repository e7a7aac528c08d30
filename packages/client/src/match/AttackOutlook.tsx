import { type Column, columnName, enemyOf, LEADER_FACTS, type Side } from '@oriflamme/joan-1429';
import { useLanguage } from '../i18n/i18n.tsx';
import { ChanceBars } from './ChanceBars.tsx';
import { fatesOf } from './fates.ts';
import { useGame } from './game.tsx';
import { RuleLink } from './RuleLink.tsx';
import { resultWords } from './result-words.ts';
import { signed } from './signed.ts';
import { likeliest, meanOf } from './Verdict.tsx';

interface OutlookProps {
  readonly column: Column;
  /** Whose eyes it is seen with. */
  readonly side: Side;
  readonly attacking: boolean;
  /** Where the defender can choose between walls and field, each stand has an outlook of its own. */
  readonly named: boolean;
}

const theirStand = { inside: 'match.combat.ifInside', outside: 'match.combat.ifOutside' } as const;

/** The odds with every factor and modifier by name, and the exact chances of what can come of an attack. */
export function AttackOutlook({ column, side, attacking, named }: OutlookProps) {
  const { t } = useLanguage();
  const chances = Object.entries(column.results)
    .map(([label, chance]) => ({ label, words: resultWords(label, attacking, t), chance }))
    .sort((a, b) => b.chance - a.chance);
  return (
    <div className="outlook" data-testid={`column-${column.stand}`}>
      {named && <h4>{t(attacking ? theirStand[column.stand] : `match.stand.${column.stand}`)}</h4>}
      <Reckoning column={column} />
      <ChanceBars label={`${t('match.combat.chances')} (${t('match.combat.result')})`} chances={chances} />
      <Consequences column={column} side={side} />
      {column.fire && (
        <ChanceBars
          label={t(attacking ? 'match.combat.fireLosses' : 'table.fire.ours', { n: column.fire.sps })}
          chances={Object.entries(column.fire.losses).map(([label, chance]) => ({ label, chance }))}
        />
      )}
    </div>
  );
}

/** Fire can change the odds: the most likely reckoning is shown in full. */
function Reckoning({ column }: Pick<OutlookProps, 'column'>) {
  const { t } = useLanguage();
  const { modifierName } = useGame();
  const likely = likeliest(column);
  if (!likely) return null;
  const { odds, modifiers } = likely;
  const factors = [
    ...odds.attackFactors.map((factor) => ({ ...factor, of: 'attacker' as const })),
    ...odds.defenceFactors.map((factor) => ({ ...factor, of: 'defender' as const })),
  ];
  const total = modifiers.reduce((sum, { value }) => sum + value, 0);
  return (
    <>
      <p className="battle-odds">
        {odds.attack} : {odds.defence} → {odds.column > 5 ? t('match.combat.automatic') : columnName(odds.column)}
        {odds.shift !== 0 && ` (${t('table.odds.shift', { n: signed(odds.shift) })})`}
      </p>
      <ul className="modifiers">
        {factors.map(({ name, rule, times, of }) => (
          <li key={`${of}${name}`}>
            <span>
              {t('table.of', { head: t(`match.combat.${of}`), rest: t(`table.factor.${name}`) })}{' '}
              <RuleLink rule={rule} />
            </span>
            <strong>×{times === 0.5 ? '½' : times}</strong>
          </li>
        ))}
      </ul>
      <ul className="modifiers" aria-label={t('match.combat.modifiers')}>
        {modifiers.map((modifier) => (
          <li key={`${modifier.name}${modifier.rule}${modifier.leader ?? ''}`}>
            <span>
              {modifierName(modifier)} <RuleLink rule={modifier.rule} />
            </span>
            <strong>{signed(modifier.value)}</strong>
          </li>
        ))}
        <li>
          <span>{t('table.modifiers.total')}</span>
          <strong>{total === 0 ? '0' : signed(total)}</strong>
        </li>
      </ul>
    </>
  );
}

/** What it may cost and bring, as shares: retreats, ends, towns, leaders. */
function Consequences({ column, side }: Pick<OutlookProps, 'column' | 'side'>) {
  const { t, language } = useLanguage();
  const { names } = useGame();
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const enemy = enemyOf(side);
  const lines: readonly (readonly [string, number])[] = [
    [t('table.chance.enemyRetreats'), column.retreats[enemy]],
    [t('table.chance.enemyGone'), column.eliminated[enemy]],
    [t('table.chance.weRetreat'), column.retreats[side]],
    [t('table.chance.weGone'), column.eliminated[side]],
    [t('table.chance.townTaken'), column.townTaken],
    [t('table.chance.siegeRaised'), column.siegeRaised],
    [t('table.chance.routs'), column.routs],
  ];
  const fates = [side, enemy].flatMap((of) =>
    fatesOf(column.leaders.filter(({ leader }) => LEADER_FACTS[leader].side === of)),
  );
  return (
    <ul className="outcomes" aria-label={t('table.chance')}>
      <li>
        <span>{t('table.chance.meanLosses')}</span>
        <strong>
          {number.format(meanOf(column.losses[side]))} / {number.format(meanOf(column.losses[enemy]))}
        </strong>
      </li>
      {lines
        .filter(([, chance]) => chance > 0.0005)
        .map(([text, chance]) => (
          <li key={text}>
            <span>{text}</span>
            <strong>{percent.format(chance)}</strong>
          </li>
        ))}
      {fates.map(({ leaders, killed, captured }) => (
        <li key={leaders.join()}>
          <span>{t('table.chance.fates', { leaders: leaders.map(names.leader).join(', ') })}</span>
          <strong>
            {percent.format(killed)} / {percent.format(captured)}
          </strong>
        </li>
      ))}
    </ul>
  );
}
