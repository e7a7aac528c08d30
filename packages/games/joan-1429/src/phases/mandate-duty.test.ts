import { expect } from 'vitest';
import { applyOrder } from '../apply.ts';
import { explainOrder } from '../explain.ts';
import type { HexId, LeaderId } from '../ids.ts';
import type { Attack } from '../orders.ts';
import type { G } from '../state.ts';
import { battlefield, combatOf, group, type Troops } from '../testing/battlefield.ts';
import { hexOf } from '../testing/board.ts';
import { rule } from '../testing/rule.ts';
import { scriptedTable } from '../testing/scripted-table.ts';
import { owedAttacks } from './mandate-duty.ts';
import { beginCombat } from './player-turn.ts';

const NEXT_TO_PARIS = '1912';
const AT = combatOf('french');
const strike = (target: string, ours: Troops, leaders: LeaderId[]): Attack => ({
  type: 'attack',
  from: NEXT_TO_PARIS as HexId,
  target: hexOf(target),
  group: group('french', ours, leaders),
});
/** Jeanne and six Infantry SPs next to Paris and to an English stack in the field. */
const before = (): G => {
  const G = battlefield([
    [NEXT_TO_PARIS, 'french', { troops: { infantry: 6 }, leaders: ['jeanne', 'dunois'] }],
    [hexOf('paris'), 'english', { troops: { militia: 2 } }],
    ['1913', 'english', { troops: { militia: 1 } }],
  ]);
  G.mandate = { objective: 'paris', rolledAt: 5, phaseStart: null, excused: false };
  return G;
};
const code = (G: G, order: Parameters<typeof explainOrder>[2]) => explainOrder(G, AT, order)?.code;

rule('5.4.1 5.4.5 R46', 'next to her objective Jeanne owes an attack before the phase ends', () => {
  const G = before();
  expect(code(G, { type: 'endCombat' })).toBe('mandateCombat');
  expect(code(G, strike('paris', { infantry: 3 }, ['jeanne']))).toBeUndefined();
  G.mandate = null;
  expect(code(G, { type: 'endCombat' })).toBeUndefined();
});

rule('R46', 'it takes half of the SPs of her hex, and herself', () => {
  const G = before();
  expect(code(G, strike('paris', { infantry: 2 }, ['jeanne']))).toBe('mandateFirst');
  expect(code(G, strike('paris', { infantry: 4 }, ['dunois']))).toBe('mandateFirst');
});

rule('R46', 'others of her hex may attack elsewhere first, if they leave her what she needs', () => {
  const G = before();
  expect(code(G, strike('1913', { infantry: 3 }, ['dunois']))).toBeUndefined();
  expect(code(G, strike('1913', { infantry: 4 }, ['dunois']))).toBe('mandateFirst');
  expect(code(G, strike('1913', { infantry: 3 }, ['jeanne']))).toBe('mandateFirst');
});

rule('5.4.1 R46', 'having attacked once she is free, whatever came of it', () => {
  const G = before();
  const table = scriptedTable();
  const asked = applyOrder(G, AT, strike('paris', { infantry: 6 }, ['jeanne']), table);
  expect(asked).toEqual({ phase: AT.phase, side: 'english', step: 'stand' });
  // 6 to 2 outside is 3-1; 6 + 3 leaves nobody of the defence.
  applyOrder(
    G,
    { ...AT, side: 'english', step: 'stand' },
    { type: 'stand', inside: false, laager: false },
    scriptedTable([6]),
  );
  expect(G.mandate).toBeNull();
});

/** Siege weapons and Jeanne alone go for Paris, whose garrison stands as it is told. */
const bombard = (inside: boolean, ...dice: number[]): G => {
  const G = before();
  G.forces[NEXT_TO_PARIS as HexId] = group('french', { infantry: 2, siege: 4 }).lots;
  applyOrder(G, AT, strike('paris', { siege: 4 }, ['jeanne']), scriptedTable());
  applyOrder(
    G,
    { ...AT, side: 'english', step: 'stand' },
    { type: 'stand', inside, laager: false },
    scriptedTable(dice),
  );
  return G;
};

rule(
  'R30 R46',
  'an attack called off is no attack on her objective: the mandate stays, and asks no more of this phase',
  () => {
    const G = bombard(false);
    expect(G.mandate).toMatchObject({ objective: 'paris' });
    expect(code(G, { type: 'endCombat' })).toBeUndefined();
  },
);
rule('R25 R30', 'who declared it does not attack again in the phase, others of the hex do', () => {
  const G = bombard(false);
  expect(G.leaders.jeanne.attacked).toBe(true);
  expect(code(G, strike('1913', { infantry: 2 }, ['jeanne']))).toBe('leaderAttackedAlready');
  expect(code(G, strike('1913', { infantry: 2 }, ['dunois']))).toBeUndefined();
});
rule('R30 R46', 'fought out against the walls it is one', () => {
  // 4 to 6 inside is 1-2; 1 + 3: 2R/1, and two dice for each leader who took part.
  expect(bombard(true, 1, 3, 3).mandate).toBeNull();
});

rule('R46', 'who cannot attack is excused as the Combat Phase begins, and that is told', () => {
  const G = before();
  G.forces[NEXT_TO_PARIS as HexId] = { 'french.infantry routed': 6 } as never;
  expect(owedAttacks(G, AT)).toEqual([]);
  const table = scriptedTable();
  beginCombat(G, 'french', table);
  expect(table.told.map(({ kind }) => kind)).toContain('mandateExcused');
});

rule('5.4.2 R46', 'a battle lost on the way frees her, a battle won does not', () => {
  const onTheWay = () => {
    const G = before();
    G.mandate = { objective: 'rheims', rolledAt: 10, phaseStart: null, excused: false };
    G.forces['1913' as HexId] = { 'english.infantry': 18 } as never;
    return G;
  };
  const fight = (G: G, ...dice: number[]) => {
    const table = scriptedTable(dice);
    let at = applyOrder(G, AT, strike('1913', { infantry: 6 }, ['jeanne']), table);
    if (at?.step === 'attackerLosses') {
      const [way] = ['1812', '1813', '1911', '1811'].filter((hex) => {
        const order = {
          type: 'takeLosses' as const,
          lots: { 'french.infantry attacked': 4 } as never,
          retreat: [hex as HexId],
        };
        return at !== undefined && explainOrder(G, at, order) === undefined;
      });
      const retreat = [way as HexId];
      at = applyOrder(G, at, { type: 'takeLosses', lots: { 'french.infantry attacked': 4 } as never, retreat }, table);
    }
    return table;
  };
  const lost = onTheWay();
  // 6 against 18 is 1-3; 1 and Jeanne’s 3 make 4: the attackers lose four and retreat. Then two dice for her.
  fight(lost, 1, 3, 4).done();
  expect(lost.mandate).toBeNull();
  const won = onTheWay();
  won.forces['1913' as HexId] = { 'english.militia': 1 } as never;
  // Five to one and more is no roll: the militia are gone.
  fight(won).done();
  expect(won.mandate?.objective).toBe('rheims');
});

rule(
  'R46',
  'where others besiege her objective she joins them, with what finds room; without room for half she need not',
  () => {
    const joining = (besiegers: number): G => {
      const G = battlefield([
        [NEXT_TO_PARIS, 'french', { troops: { infantry: 15 }, leaders: ['jeanne'] }],
        [hexOf('paris'), 'english', { troops: { militia: 2 } }],
        [hexOf('paris'), 'french', { troops: { militia: besiegers, artillery: 1, engineers: 1 } }],
      ]);
      G.sieges[hexOf('paris')] = 'french';
      G.mandate = { objective: 'paris', rolledAt: 5, phaseStart: null, excused: false };
      return G;
    };
    const G = joining(10);
    expect(owedAttacks(G, AT)).toMatchObject([{ type: 'besiege', group: { lots: { 'french.infantry': 10 } } }]);
    expect(code(G, { type: 'endCombat' })).toBe('mandateCombat');
    expect(owedAttacks(joining(13), AT)).toEqual([]);
  },
);
