import { expect } from 'vitest';
import { addSps } from '../forces.ts';
import type { HexId } from '../ids.ts';
import { remark } from '../lots.ts';
import type { MatchOptions } from '../match-options.ts';
import { battlefield, lotsOfTroops, spent, type Troops } from '../testing/battlefield.ts';
import { attack, fight, lose, pay, way } from '../testing/fight.ts';
import { rule } from '../testing/rule.ts';

const FIELD = '1614' as HexId;
const FROM = '1615' as HexId;
const CHARTRES = '1713' as HexId;

/** English in the clear, French next to them under La Hire, who adds one. */
const clash = (theirs: Troops, ours: Troops, options: Partial<MatchOptions> = {}) =>
  fight(
    battlefield(
      [
        [FIELD, 'english', { troops: theirs }],
        [FROM, 'french', { troops: ours, leaders: ['laHire'] }],
      ],
      options,
    ),
    'french',
  );
const charge = (ours: Troops) => attack('french', FROM, FIELD, ours, ['laHire']);
const english = (troops: Troops) => lotsOfTroops('english', troops);

rule('7.3, R33', 'the owner chooses which of his SPs are lost', () => {
  const battle = clash({ infantry: 3, militia: 3 }, { infantry: 6 });
  // 6 against 6, die 3 + 1: 2/2. The attackers have but one kind to lose.
  battle.give(charge({ infantry: 6 }), 3);
  expect(battle.asked()).toEqual({ side: 'english', step: 'defenderLosses' });
  battle.give(lose('english', { infantry: 1, militia: 1 }), 3, 3);
  expect(battle.G.forces[FIELD]).toEqual(english({ infantry: 2, militia: 2 }));
  expect(battle.G.forces[FROM]).toEqual(spent('french', { infantry: 4 }));
});
rule('7.3', 'he may not name fewer or more than the result demands, nor what is not there', () => {
  const battle = clash({ infantry: 3, militia: 3 }, { infantry: 6 }).give(charge({ infantry: 6 }), 3);
  expect(battle.why(lose('english', { infantry: 1 }))?.code).toBe('lossesMiscounted');
  expect(battle.why(lose('english', { infantry: 3 }))?.code).toBe('lossesMiscounted');
  expect(battle.why(lose('english', { infantry: 1, archers: 1 }))?.code).toBe('lossesNotThere');
  expect(battle.why(lose('english', { militia: 4 }))?.code).toBe('lossesNotThere');
});
rule('7.3.1, R33', 'at least half of the losses come from cavalry while there is any', () => {
  const battle = clash({ infantry: 6 }, { infantry: 4, heavyCavalry: 2 });
  // Die 2 + 1, and 1 for the charge: 2/2.
  battle.give(charge({ infantry: 4, heavyCavalry: 2 }), 2);
  expect(battle.asked()).toEqual({ side: 'french', step: 'attackerLosses' });
  expect(battle.why(pay('french', { infantry: 2 }))).toMatchObject({ rule: '7.3.1', code: 'lossesSpareCavalry' });
  battle.give(pay('french', { infantry: 1, heavyCavalry: 1 }), 3, 3);
  expect(battle.G.forces[FROM]).toEqual(spent('french', { infantry: 3, heavyCavalry: 1 }));
});
rule(
  '7.3.1, R33',
  'half of one is one: a single loss is cavalry, and where all choices are alike nobody is asked',
  () => {
    const battle = clash({ infantry: 6 }, { infantry: 4, lightCavalry: 2 });
    // Die 4 + 1: 1/2; light horse does not charge.
    battle.give(charge({ infantry: 4, lightCavalry: 2 }), 4, 3, 3);
    expect(battle.G.forces[FROM]).toEqual(spent('french', { infantry: 4, lightCavalry: 1 }));
    expect(battle.asked()?.step).toBe('combat');
  },
);
rule('7.3.1', 'cavalry that does not reach to half is lost to the last, no more is asked of it', () => {
  const battle = clash({ infantry: 2, heavyCavalry: 1 }, { infantry: 6 });
  // 6 against 3, die 4 + 1: 1/4R takes three; the English are gone, and so nobody retreats or rolls.
  battle.give(charge({ infantry: 6 }), 4);
  expect(battle.G.forces[FIELD]).toBeUndefined();
  expect(battle.find('retreats')).toBeUndefined();
});
rule('7.3.1, R33', 'guns of a force that must leave are lost first, and count', () => {
  const battle = clash({ infantry: 4, artillery: 2 }, { infantry: 12 });
  // The guns fire and miss. 12 against 6, die 4 + 1: 1/4R. Two guns, then two more.
  battle.give(charge({ infantry: 12 }), 1, 4);
  expect(battle.why(lose('english', { infantry: 4 }, { retreat: way('1714') }))?.code).toBe('lossesMiscounted');
  battle.give(lose('english', { infantry: 2 }, { retreat: way('1714') }), 3, 3);
  expect(battle.G.forces['1714' as HexId]).toEqual(english({ infantry: 2 }));
});
rule('7.3.1, R33', 'all guns are lost by leaving, even when they are more than the number', () => {
  const battle = clash({ infantry: 3, artillery: 3 }, { infantry: 12 });
  // Fire misses; die 3 + 1: 1/2R. Three guns and nobody else.
  battle.give(charge({ infantry: 12 }), 1, 3);
  battle.give(lose('english', {}, { retreat: way('1613') }), 3, 3);
  expect(battle.G.forces['1613' as HexId]).toEqual(english({ infantry: 3 }));
});
rule('7.3.1, R33', 'guns of a force that holds its ground are not lost unless named', () => {
  const battle = clash({ infantry: 3, artillery: 3 }, { infantry: 12 });
  // Fire misses; die 2 + 1: 1/2.
  battle.give(charge({ infantry: 12 }), 1, 2).give(lose('english', { infantry: 2 }), 3, 3);
  expect(battle.G.forces[FIELD]).toEqual(english({ infantry: 1, artillery: 3 }));
});
rule('R33, 7.5.4', 'going into the town of the same hex is not leaving it: guns are kept', () => {
  const G = battlefield([
    [CHARTRES, 'english', { troops: { infantry: 4, artillery: 2 } }],
    ['1714', 'french', { troops: { infantry: 12 }, leaders: ['laHire'] }],
  ]);
  const battle = fight(G, 'french').give(attack('french', '1714', CHARTRES, { infantry: 12 }, ['laHire']));
  // Outside; fire misses; 12 against 6, die 3 + 1: 1/2R.
  battle.give({ type: 'stand', inside: false, laager: false }, 1, 3);
  battle.give(lose('english', { infantry: 2 }, { retreat: way(CHARTRES) }), 3, 3);
  expect(G.forces[CHARTRES]).toEqual(english({ infantry: 2, artillery: 2 }));
});
rule('R33, 6.2.4', 'siege weapons that may not fight are not named among the losses', () => {
  const battle = clash({ infantry: 2, militia: 1, siege: 2 }, { infantry: 6 });
  // 6 against 3, die 2 + 1: 1/2.
  battle.give(charge({ infantry: 6 }), 2);
  expect(battle.find('oddsReckoned')).toMatchObject({ attack: 6, defence: 3 });
  expect(battle.why(lose('english', { infantry: 1, siege: 1 }))?.code).toBe('lossesNotThere');
  battle.give(lose('english', { infantry: 1, militia: 1 }), 3, 3);
  expect(battle.G.forces[FIELD]).toEqual(english({ infantry: 1, siege: 2 }));
});
rule('R33, 6.2.4', 'they are lost by leaving the hex', () => {
  const battle = clash({ infantry: 3, siege: 1 }, { infantry: 6 });
  // Die 4 + 1: 1/4R. One siege weapon, three infantry: nothing is left.
  battle.give(charge({ infantry: 6 }), 4);
  expect(battle.G.forces[FIELD]).toBeUndefined();
  expect(battle.find('spsLost')).toMatchObject({ side: 'french' });
  const guns = battle.told.find((one) => one.kind === 'spsLost' && one.cause === 'guns');
  expect(guns).toMatchObject({ lots: english({ siege: 1 }) });
});
rule('R50, R20', 'among marked and unmarked SPs of a kind the owner chooses, and only the marked are halved', () => {
  const battle = clash({ infantry: 3 }, { infantry: 3 });
  const hungry = remark('french.infantry' as never, { unsupplied: true });
  addSps(battle.G, FROM, hungry, 3);
  const all = { lots: { ...battle.G.forces[FROM] }, leaders: ['laHire' as const] };
  // 3 and 3 halved, fraction dropped, are 4: 1-1, die 3 + 1: 2/2.
  battle.give({ type: 'attack', from: FROM, target: FIELD, group: all }, 3);
  expect(battle.find('oddsReckoned')).toMatchObject({ attack: 4, defence: 3 });
  expect(battle.asked()?.step).toBe('attackerLosses');
  const lots = { [remark(hungry, { attacked: true })]: 2 };
  battle.give({ type: 'takeLosses', lots }, 3, 3);
  expect(battle.G.forces[FROM]).toEqual({
    ...spent('french', { infantry: 3 }),
    [remark(hungry, { attacked: true })]: 1,
  });
});
