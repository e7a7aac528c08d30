import { advise } from './advise.ts';
import { applyBattleOrder } from './battle/run.ts';
import type { BattleHappening } from './happenings/battle.ts';
import type { Side, Situation } from './ids.ts';
import type { Attack, Order } from './orders.ts';
import type { Decision } from './preview-types.ts';
import { combatResult, fireLosses, resultText } from './rules/combat.ts';
import { type StandingOrders, standingAnswer } from './standing-orders.ts';
import type { G } from './state.ts';
import { workingCopy } from './working-copy.ts';

export interface Play {
  readonly G: G;
  readonly order: Attack;
  readonly side: Side;
  readonly inside: boolean;
  readonly standing: Partial<Record<Side, StandingOrders>>;
}

/** One way the dice of fire and combat can fall, played to its end. */
export interface Branch {
  readonly chance: number;
  readonly told: readonly BattleHappening[];
  readonly after: G;
  readonly assumed: readonly Decision[];
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** Two threes, or one, harm no leader who might get off: what could happen to him is reckoned, not rolled. */
const HARMLESS = 3;

/** The dice of a battle by the step that rolls them; leaders' are all others. */
type Dice = { readonly fire: number; readonly roll: number };

const decide = (play: Play, G: G, at: Situation): Decision => {
  const settled = standingAnswer(G, at, play.standing[at.side] ?? []);
  const order = settled ?? advise(G, at);
  if (order === undefined) throw new Error(`nothing decides ${at.step}`);
  const by = settled === undefined ? 'advice' : 'standing';
  return {
    side: at.side,
    step: at.step,
    by,
    order: order.type === 'stand' ? { ...order, inside: play.inside } : order,
  };
};

/** Fights the battle on a copy, by the very rules of the real one. */
export const playOut = (play: Play, d6: (G: G) => number): Omit<Branch, 'chance'> => {
  const G = workingCopy(play.G);
  const told: BattleHappening[] = [];
  const assumed: Decision[] = [];
  const table = {
    d6: () => d6(G),
    tell: (happening: { kind: string }): void => {
      told.push(happening as BattleHappening);
    },
  };
  const phase = play.side === 'english' ? 'englishPlayerTurn' : 'frenchPlayerTurn';
  let at: Situation | undefined = { phase, side: play.side, step: 'combat' };
  let order: Order = play.order;
  for (;;) {
    at = applyBattleOrder(G, at, order, table);
    if (at === undefined || at.step === 'combat') return { told, after: G, assumed };
    const decision = decide(play, G, at);
    assumed.push(decision);
    order = decision.order;
  }
};

const withDice =
  (dice: Dice) =>
  (G: G): number => {
    const step = G.battle?.step;
    return step === 'fire' ? dice.fire : step === 'roll' ? dice.roll : HARMLESS;
  };

/** Faces with the same effect, with their share of six. */
const alike = (effect: (die: number) => string | number): { die: number; share: number }[] => {
  const groups = new Map<string | number, { die: number; share: number }>();
  for (const die of FACES) {
    const key = effect(die);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { die, share: 1 / 6 });
    else group.share += 1 / 6;
  }
  return [...groups.values()];
};

/** Every outcome of fire and combat; faces alike in effect are played once. */
export const branchesOf = (play: Play, firing: number): Branch[] => {
  const fires = firing === 0 ? [{ die: 1, share: 1 }] : alike((die) => fireLosses(firing, die));
  return fires.flatMap(({ die: fire, share: chance }) => {
    const first = playOut(play, withDice({ fire, roll: 1 }));
    const odds = first.told.find((told) => told.kind === 'oddsReckoned');
    const rolled = first.told.find((told) => told.kind === 'combatRolled');
    if (odds === undefined || rolled === undefined) return [{ chance, ...first }];
    const added = rolled.total - 1;
    return alike((die) => resultText(combatResult(odds.column, die + added))).map(({ die: roll, share }) => ({
      chance: chance * share,
      ...(roll === 1 ? first : playOut(play, withDice({ fire, roll }))),
    }));
  });
};
