import { expect } from 'vitest';
import { landNeighbours } from '../data/map/index.ts';
import { changeLeader } from '../forces.ts';
import type { G, Mandate } from '../state.ts';
import { besiege, emptyBoard, hexOf, lead, put } from '../testing/board.ts';
import { band, marchOf } from '../testing/marching.ts';
import { rule } from '../testing/rule.ts';
import { scriptedTable } from '../testing/scripted-table.ts';
import { explainEndMovement } from './end-movement.ts';
import {
  beginMandatePhase,
  combatDuty,
  isObedient,
  noteMandateAttack,
  noteMandateSiege,
  obedientMarches,
  settleMandate,
} from './mandate.ts';
import { explainStray, explainStrayWorks } from './mandate-stray.ts';
import { march } from './march.ts';
import { explainMarch } from './movement.ts';

const mandated = (G: G, objective: Mandate['objective'], rolledAt: number): G => {
  G.mandate = { objective, rolledAt, phaseStart: null, excused: false };
  return G;
};
/** Jeanne at Orléans with four Infantry SPs, five MPs from Paris, which has a garrison. */
const toParis = (): G => {
  const G = emptyBoard();
  put(G, 'orleans', 'french.infantry', 4);
  lead(G, 'jeanne', 'orleans');
  lead(G, 'dunois', 'orleans');
  put(G, 'paris', 'english.infantry', 9);
  return mandated(G, 'paris', 5);
};
const begin = (G: G) => {
  const table = scriptedTable();
  beginMandatePhase(G, table);
  return table.told.map(({ kind }) => kind);
};
const ends = (G: G) => explainEndMovement(G, 'french')?.code;
const go = (G: G, order: ReturnType<typeof marchOf>) => {
  expect(explainMarch(G, 'french', order)).toBeUndefined();
  march(G, 'french', order, scriptedTable());
};
const infantry = (sps: number, from = '') => ({ [`french.infantry${from}`]: sps });

rule('5.4.1 5.4.5 R46', 'the phase does not end before Jeanne is two MPs nearer with half of her army', () => {
  const G = toParis();
  begin(G);
  expect(ends(G)).toBe('mandateMovement');
  go(G, marchOf('orleans', ['1814'], band(infantry(2), ['jeanne'])));
  expect(ends(G)).toBe('mandateMovement');
  go(G, marchOf('1814', ['1813'], band(infantry(2, ' spent:1 from:1815 led:jeanne'), ['jeanne'])));
  expect(ends(G)).toBeUndefined();
});

rule('5.4.5 R46', 'the English are not bound by it, nor the French without a mandate', () => {
  const G = toParis();
  begin(G);
  expect(explainEndMovement(G, 'english')).toBeUndefined();
  G.mandate = null;
  expect(ends(G)).toBeUndefined();
});

rule('R46', 'the marches that obey are offered, each with enough of her army', () => {
  const G = toParis();
  begin(G);
  const offered = obedientMarches(G, 'french');
  expect(offered.length).toBeGreaterThan(0);
  for (const order of offered) {
    const after = structuredClone(G);
    go(after, order);
    expect(isObedient(after)).toBe(true);
  }
});

rule('5.4.5 R46', 'a march that takes her, or too many of her army, out of reach of obedience is refused', () => {
  const G = toParis();
  begin(G);
  const stray = (order: ReturnType<typeof marchOf>) => explainStray(G, order)?.code;
  expect(stray(marchOf('orleans', ['1716'], band({}, ['jeanne'])))).toBe('mandateStray');
  expect(stray(marchOf('orleans', ['1716'], band(infantry(3), ['dunois'])))).toBe('mandateStray');
  expect(stray(marchOf('orleans', ['1716'], band(infantry(2), ['dunois'])))).toBeUndefined();
  expect(stray(marchOf('orleans', ['1814', '1813'], band(infantry(2), ['jeanne'])))).toBeUndefined();
});

rule('R46', 'those who go ahead are with her again when she comes after them', () => {
  const G = toParis();
  begin(G);
  const ahead = marchOf('orleans', ['1814', '1813'], band(infantry(4), ['dunois']));
  expect(explainStray(G, ahead)).toBeUndefined();
  go(G, ahead);
  const away = marchOf('1813', ['1814', '1714'], band(infantry(3, ' spent:2 from:1815 led:dunois'), ['dunois']));
  expect(explainStray(G, away)?.code).toBe('mandateStray');
  expect(ends(G)).toBe('mandateMovement');
  go(G, marchOf('orleans', ['1814', '1813'], band({}, ['jeanne'])));
  expect(ends(G)).toBeUndefined();
});

rule('R46', 'who cannot come two MPs nearer comes as near as can be had', () => {
  const G = emptyBoard();
  put(G, 'orleans', 'french.siege', 2, { unsupplied: true });
  lead(G, 'jeanne', 'orleans');
  put(G, 'paris', 'english.infantry', 9);
  mandated(G, 'paris', 5);
  begin(G);
  expect(ends(G)).toBe('mandateMovement');
  go(G, marchOf('orleans', ['1814'], band({ 'french.siege unsupplied': 1 }, ['jeanne'])));
  expect(ends(G)).toBeUndefined();
});

rule('R46', 'an empty objective in reach must be entered; coming nearer is not enough', () => {
  const G = toParis();
  delete G.forces[hexOf('paris')];
  begin(G);
  go(G, marchOf('orleans', ['1814', '1813'], band(infantry(4), ['jeanne'])));
  expect(ends(G)).toBe('mandateMovement');
  const moved = band(infantry(4, ' spent:2 from:1815 led:jeanne'), ['jeanne']);
  go(G, marchOf('1813', ['1913', '1912', 'paris'], moved));
  settleMandate(G, scriptedTable());
  expect(G.mandate).toBeNull();
  expect(ends(G)).toBeUndefined();
});

rule('R46', 'next to the objective she has come far enough', () => {
  const G = toParis();
  delete G.forces[hexOf('orleans')];
  put(G, '1912', 'french.infantry', 4);
  lead(G, 'jeanne', '1912');
  begin(G);
  expect(ends(G)).toBeUndefined();
});

rule('5.4.1 R46', 'besieging an enemy town nearer than she was at the roll obeys; one farther off does not', () => {
  const G = emptyBoard();
  lead(G, 'jeanne', '1714');
  put(G, '1714', 'french.infantry', 4);
  put(G, '1714', 'french.engineers', 1);
  put(G, '1714', 'french.artillery', 1);
  put(G, 'chartres', 'english.militia', 1);
  put(G, 'paris', 'english.infantry', 9);
  const siege = marchOf(
    '1714',
    ['chartres'],
    band({ 'french.infantry': 4, 'french.engineers': 1, 'french.artillery': 1 }, ['jeanne']),
  );
  const besieging = (rolledAt: number) => {
    const copy = mandated(structuredClone(G), 'paris', rolledAt);
    begin(copy);
    go(copy, siege);
    return ends(copy);
  };
  // Chartres is four MPs from Paris.
  expect(besieging(5)).toBeUndefined();
  const farther = mandated(structuredClone(G), 'paris', 4);
  begin(farther);
  expect(explainStray(farther, siege)?.code).toBe('mandateStray');
});

rule('R46', 'where enemies leave no obedient move she is excused, and that is told', () => {
  const G = toParis();
  for (const near of landNeighbours(hexOf('orleans'))) put(G, near, 'english.infantry', 1);
  expect(begin(G)).toEqual(['mandateExcused']);
  expect(ends(G)).toBeUndefined();
});

rule('R46', 'it waits while Jeanne is besieged, wounded or without SPs, and binds again after', () => {
  const shut = toParis();
  put(shut, 'orleans', 'english.infantry', 9);
  besiege(shut, 'orleans', 'english');
  const wounded = toParis();
  wounded.event = 2;
  const alone = toParis();
  delete alone.forces[hexOf('orleans')];
  for (const G of [shut, wounded, alone]) {
    expect(begin(G)).toEqual(['mandateWaits']);
    expect(ends(G)).toBeUndefined();
    expect(G.mandate).not.toBeNull();
  }
  wounded.event = null;
  expect(begin(wounded)).toEqual([]);
  expect(ends(wounded)).toBe('mandateMovement');
});

rule('5.4.1 R46', 'lying before the objective, or holding it, is the end of the mandate; passing by is not', () => {
  const G = toParis();
  const moved = () => {
    const table = scriptedTable();
    noteMandateSiege(G, table);
    return table.told;
  };
  expect(moved()).toEqual([]);
  put(G, 'paris', 'french.infantry', 10);
  besiege(G, 'paris', 'french');
  expect(moved()).toEqual([]);
  lead(G, 'jeanne', 'paris');
  expect(moved()).toEqual([{ kind: 'mandateLapses', rule: 'R46', objective: 'paris', why: 'attacked' }]);
  expect(G.mandate).toBeNull();
});

rule('5.4.1 R46', 'sent against a town she is besieging, Jeanne stays before it; when she has, she is free', () => {
  const G = emptyBoard();
  put(G, 'paris', 'english.infantry', 5);
  put(G, 'paris', 'french.infantry', 7);
  put(G, 'paris', 'french.artillery', 1);
  besiege(G, 'paris', 'french');
  lead(G, 'jeanne', 'paris');
  mandated(G, 'paris', 0);
  settleMandate(G, scriptedTable());
  begin(G);
  expect(ends(G)).toBeUndefined();
  const away = marchOf('paris', ['1912', '1913'], band(infantry(7), ['jeanne']));
  const gone = structuredClone(G);
  go(gone, away);
  expect(ends(gone)).toBe('mandateMovement');
  noteMandateSiege(G, scriptedTable());
  go(G, away);
  expect(ends(G)).toBeUndefined();
});

rule('5.4.5 R46', 'engineers may dig where she is, unless she could then no longer obey', () => {
  const G = emptyBoard();
  lead(G, 'jeanne', '1817');
  put(G, '1817', 'french.engineers', 1);
  put(G, 'paris', 'english.infantry', 9);
  mandated(G, 'paris', 12);
  begin(G);
  // The swamps of the Sologne on the way cost 3 MPs a hex: more than the two that digging leaves.
  expect(explainStrayWorks(G, 'french', hexOf('1817'))?.code).toBe('mandateStray');
  put(G, '1817', 'french.infantry', 1);
  begin(G);
  expect(explainStrayWorks(G, 'french', hexOf('1817'))).toBeUndefined();
});

rule('5.4.4 R46', 'with Jeanne off the map her mandate is over at once; while she is on it, it stays', () => {
  for (const status of ['captive', 'dead'] as const) {
    const G = toParis();
    settleMandate(G, scriptedTable());
    expect(G.mandate).not.toBeNull();
    G.leaders.jeanne = { ...G.leaders.jeanne, status, hex: null };
    const table = scriptedTable();
    settleMandate(G, table);
    expect(G.mandate).toBeNull();
    expect(table.told).toEqual([{ kind: 'mandateCancelled', rule: '5.4.4', objective: 'paris' }]);
  }
});

rule('R46', 'an objective with a garrison need not be entered, though it could be besieged', () => {
  const before = (garrison: number): G => {
    const G = emptyBoard();
    lead(G, 'jeanne', '1813');
    put(G, '1813', 'french.infantry', 4);
    put(G, '1813', 'french.engineers', 1);
    put(G, '1813', 'french.artillery', 1);
    if (garrison > 0) put(G, 'paris', 'english.militia', garrison);
    begin(mandated(G, 'paris', 5));
    return G;
  };
  const army = band({ 'french.infantry': 4, 'french.engineers': 1, 'french.artillery': 1 }, ['jeanne']);
  const held = before(1);
  expect(explainMarch(held, 'french', marchOf('1813', ['1913', '1912', 'paris'], army))).toBeUndefined();
  go(held, marchOf('1813', ['1913', '1912'], army));
  expect(ends(held)).toBeUndefined();
  const empty = before(0);
  go(empty, marchOf('1813', ['1913', '1912'], army));
  expect(ends(empty)).toBe('mandateMovement');
});

rule(
  '5.4.1 R46',
  'next to her objective she owes an attack, unless she is excused, has attacked, or the mandate waits',
  () => {
    const before = (): G => {
      const G = toParis();
      put(G, '1912', 'french.infantry', 5);
      lead(G, 'jeanne', '1912');
      return G;
    };
    expect(combatDuty(before())).toEqual({ hex: hexOf('1912'), target: hexOf('paris'), atLeast: 3 });
    const excused = before();
    if (excused.mandate !== null) excused.mandate.excused = true;
    const tired = before();
    changeLeader(tired, 'jeanne', { attacked: true });
    const wounded = before();
    wounded.event = 2;
    for (const G of [excused, tired, wounded]) expect(combatDuty(G)).toBeUndefined();
  },
);

rule('5.4.1 R46', 'an attack on the objective by others is not hers', () => {
  const G = toParis();
  noteMandateAttack(G, hexOf('paris'), band(infantry(2), ['dunois']), scriptedTable());
  expect(G.mandate).not.toBeNull();
  noteMandateAttack(G, hexOf('chartres'), band(infantry(2), ['jeanne']), scriptedTable());
  expect(G.mandate).not.toBeNull();
  noteMandateAttack(G, hexOf('paris'), band(infantry(2), ['jeanne']), scriptedTable());
  expect(G.mandate).toBeNull();
});

rule('R46', 'who can no longer obey is not held back either', () => {
  const G = toParis();
  begin(G);
  const away = marchOf('orleans', ['1716'], band(infantry(3), ['dunois']));
  expect(explainStray(G, away)?.code).toBe('mandateStray');
  changeLeader(G, 'jeanne', { spent: 7 });
  expect(explainStray(G, away)).toBeUndefined();
});
