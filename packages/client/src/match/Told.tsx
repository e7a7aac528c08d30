import type { Happening } from '@oriflamme/joan-1429';
import { useLanguage } from '../i18n/i18n.tsx';
import { Die } from './Die.tsx';
import { diceIn } from './dice-in.ts';
import { useGame } from './game.tsx';
import { RuleLink } from './RuleLink.tsx';
import { linesOf, type ToldLine } from './told.ts';

/** What happened, line by line: dice are seen to fall beside the words that tell of them. */
export function Told({ happenings }: { readonly happenings: readonly Happening[] }) {
  return linesOf(happenings).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays in its place
    <Line key={index} line={line} />
  ));
}

function Line({ line }: { readonly line: ToldLine }) {
  const { t } = useLanguage();
  const { words } = useGame();
  if (line.kind === 'unharmed') return <Unharmed fates={line.fates} />;
  const { happening } = line;
  return (
    <div className="told">
      {diceIn(happening).map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll keep their order
        <Die key={at} face={face} label={t('match.battle.die', { n: face })} />
      ))}
      <p>
        {words.happening(happening)} <RuleLink rule={happening.rule} />
      </p>
    </div>
  );
}

/** All who rolled and came off whole, with what they rolled. */
export function Unharmed({ fates }: Pick<Extract<ToldLine, { kind: 'unharmed' }>, 'fates'>) {
  const { t } = useLanguage();
  const { names } = useGame();
  const leaders = fates.map(({ leader, dice }) => `${names.leader(leader)} (${dice.join(', ')})`);
  return (
    <p>
      {t('table.unharmed', { leaders: leaders.join(', ') })} <RuleLink rule={fates[0]?.rule ?? '7.4.3'} />
    </p>
  );
}
