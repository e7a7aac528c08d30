import type { Happening } from '@oriflamme/joan-1429';

type Fate = Extract<Happening, { kind: 'leaderFate' }>;

/** One line of what is told: a happening, or all the leaders in a row who came to no harm. */
export type ToldLine =
  | { readonly kind: 'one'; readonly happening: Happening }
  | { readonly kind: 'unharmed'; readonly fates: readonly Fate[] };

const unharmed = (happening: Happening): happening is Fate =>
  happening.kind === 'leaderFate' && happening.fate === 'unharmed';

/** Most fates are that nothing happens; a battle of nine leaders would bury what matters under nine such lines. */
export function linesOf(happenings: readonly Happening[]): ToldLine[] {
  const lines: ToldLine[] = [];
  for (const happening of happenings) {
    const last = lines.at(-1);
    if (!unharmed(happening)) lines.push({ kind: 'one', happening });
    else if (last?.kind === 'unharmed') lines[lines.length - 1] = { ...last, fates: [...last.fates, happening] };
    else lines.push({ kind: 'unharmed', fates: [happening] });
  }
  return lines;
}

/** What belongs to the course of play and needs no saying to who sees its track. */
const course = [
  'marched',
  'movementEnds',
  'combatEnds',
  'playerTurnBegins',
  'buildPassed',
  'raised',
  'militiaRaised',
  'attackDeclared',
  'oddsReckoned',
  'stands',
  'jeanneEvent',
  'gameOver',
];

/** What the last order brought about that the next one should be given knowing: every roll, and every change of fortune. */
export const worthKnowing = (happenings: readonly Happening[]): Happening[] =>
  happenings.filter(({ kind }) => !course.includes(kind));
