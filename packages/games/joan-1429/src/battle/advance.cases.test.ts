import { expect } from 'vitest';
import { townHex } from '../data/map/index.ts';
import type { HexId } from '../ids.ts';
import { holder } from '../rules/control.ts';
import { battlefield, group, lotsOfTroops, spent, type Troops } from '../testing/battlefield.ts';
import { attack, fight, lose, pay, way } from '../testing/fight.ts';
import { rule } from '../testing/rule.ts';

const FIELD = '1614' as HexId;
const FROM = '1615' as HexId;
const CHARTRES = townHex('chartres');
const after = (troops: Troops, leaders: 'laHire'[] = ['laHire']) => ({ lots: spent('french', troops), leaders });

/** Six English are driven from 1614 by twelve of sixteen French: 12 against 6, die 3 + 1 is 1/2R. */
const driven = () => {
  const G = battlefield([
    [FIELD, 'english', { troops: { infantry: 6 } }],
    [FROM, 'french', { troops: { infantry: 12, militia: 4 }, leaders: ['laHire', 'clermont'] }],
  ]);
  const battle = fight(G, 'french').give(attack('french', FROM, FIELD, { infantry: 12 }, ['laHire']), 3);
  return battle.give(lose('english', { infantry: 2 }, { retreat: way('1613') }), 3, 3);
};

rule('7.6, R37', 'the attackers may follow into the hex left to them, with any part of those who fought', () => {
  const battle = driven();
  expect(battle.asked()).toEqual({ side: 'french', step: 'advance' });
  battle.give({ type: 'advance', group: after({ infantry: 4 }) });
  expect(battle.G.forces[FIELD]).toEqual(spent('french', { infantry: 4 }));
  expect(battle.G.leaders.laHire.hex).toBe(FIELD);
});
rule('7.6, R37', 'or stay', () => {
  const battle = driven().give({ type: 'advance', group: null });
  expect(battle.G.forces[FIELD]).toBeUndefined();
  expect(battle.asked()?.step).toBe('combat');
});
rule('7.6, 6.2.3, R37', 'who did not fight does not follow, nor more than there are, nor a leader by himself', () => {
  const battle = driven();
  const refused = (lots: Record<never, number>, leaders: ('laHire' | 'clermont')[] = []) =>
    battle.why({ type: 'advance', group: { lots, leaders } })?.code;
  expect(refused(lotsOfTroops('french', { militia: 4 }))).toBe('advanceNotThere');
  expect(refused(spent('french', { infantry: 12 }))).toBe('advanceNotThere');
  expect(refused(spent('french', { infantry: 2 }), ['clermont'])).toBe('advanceNotThere');
  expect(refused({}, ['laHire'])).toBe('advanceWithoutSps');
});
rule('7.6', 'an enemy who holds his ground leaves nothing to advance into', () => {
  const G = battlefield([
    [FIELD, 'english', { troops: { infantry: 6 } }],
    [FROM, 'french', { troops: { infantry: 12 }, leaders: ['laHire'] }],
  ]);
  // Die 2 + 1: 1/2.
  const battle = fight(G, 'french').give(attack('french', FROM, FIELD, { infantry: 12 }, ['laHire']), 2, 3, 3);
  expect(battle.asked()?.step).toBe('combat');
});
rule('7.6, R37', 'defenders may follow into the hex of attackers who are gone, in one order with their losses', () => {
  const G = battlefield([
    [FIELD, 'english', { troops: { infantry: 4, militia: 2 } }],
    [FROM, 'french', { troops: { infantry: 6 }, leaders: ['laHire'] }],
  ]);
  // 6 against 6, die 1 + 1: 2R/1; the French fall back on Blois.
  const battle = fight(G, 'french').give(attack('french', FROM, FIELD, { infantry: 6 }, ['laHire']), 1);
  expect(battle.asked()).toEqual({ side: 'english', step: 'defenderLosses' });
  battle.give(lose('english', { militia: 1 }, { advance: group('english', { infantry: 4 }) }), 3, 3);
  expect(G.forces[FROM]).toEqual(lotsOfTroops('english', { infantry: 4 }));
  expect(G.forces[FIELD]).toEqual(lotsOfTroops('english', { militia: 1 }));
});
/** Six besiegers of Orléans attack four French outside Jargeau: across the Loire it is 6 against 8, die 4 + 1: 2/1. */
const fromTheLines = (besieged: number) => {
  const orleans = townHex('orleans');
  const G = battlefield([
    [orleans, 'french', { troops: { infantry: besieged } }],
    [orleans, 'english', { troops: { infantry: 6 }, leaders: ['talbot'] }],
    [townHex('jargeau'), 'french', { troops: { infantry: 2, militia: 2 } }],
  ]);
  G.sieges[orleans] = 'english';
  const battle = fight(G, 'english').give(attack('english', orleans, townHex('jargeau'), { infantry: 6 }, ['talbot']));
  return { orleans, battle: battle.give({ type: 'stand', inside: false, laager: false }, 4) };
};
rule(
  '7.5.3, 7.6, R37',
  'besiegers left too few by their attack must go: who beat them says with his losses whether he follows',
  () => {
    const { orleans, battle } = fromTheLines(5);
    expect(battle.asked()).toEqual({ side: 'french', step: 'defenderLosses' });
    battle.give(lose('french', { militia: 1 }, { advance: group('french', { infantry: 1 }) }));
    expect(battle.asked()).toEqual({ side: 'english', step: 'withdraw' });
    expect(battle.G.forces[orleans]?.['french.infantry' as never]).toBe(5);
    battle.give({ type: 'withdraw', retreat: way('1814') }, 3, 3);
    expect(battle.G.forces[orleans]).toEqual(lotsOfTroops('french', { infantry: 6 }));
    expect(battle.G.sieges).toEqual({});
  },
);
rule('7.6, R38', 'besiegers who are still enough stay, and leave nobody anything to follow into', () => {
  const { battle } = fromTheLines(4);
  const follow = lose('french', { militia: 1 }, { advance: group('french', { infantry: 1 }) });
  expect(battle.why(follow)?.code).toBe('noAdvance');
});
rule('7.6', 'they do not follow while others of the attackers’ side stay in their hex', () => {
  const G = battlefield([
    [FIELD, 'english', { troops: { infantry: 6 } }],
    [FROM, 'french', { troops: { infantry: 8 }, leaders: ['laHire'] }],
  ]);
  // 6 of 8 attack, are beaten and go; two stay.
  const battle = fight(G, 'french').give(attack('french', FROM, FIELD, { infantry: 6 }, ['laHire']), 1, 3, 3);
  expect(battle.asked()?.step).toBe('combat');
  expect(G.forces[FROM]).toEqual(lotsOfTroops('french', { infantry: 2 }));
});
/** The last French of La Charité are swept away by English out of the field. */
const sweptFromLaCharite = (neutral: boolean) => {
  const charite = townHex('la-charite');
  const G = battlefield([
    [charite, 'french', { troops: { militia: 1 } }],
    ['2217', 'english', { troops: { infantry: 6 }, leaders: ['talbot'] }],
  ]);
  G.burgundyNeutral = neutral;
  const battle = fight(G, 'english').give(attack('english', '2217', charite, { infantry: 6 }, ['talbot']));
  return battle.give({ type: 'stand', inside: false, laager: false }).asked()?.step;
};
/** The French of La Charité attack out of it, and none comes back. */
const lostFromLaCharite = (neutral: boolean) => {
  const charite = townHex('la-charite');
  const G = battlefield([
    [charite, 'french', { troops: { infantry: 2 }, leaders: ['laHire'] }],
    ['2217', 'english', { troops: { infantry: 6, archers: 1 } }],
  ]);
  G.burgundyNeutral = neutral;
  const order = attack('french', charite, '2217', { infantry: 2 }, ['laHire']);
  // The archers miss; 2 against 7 at 1-3, die 1 + 1: E/-. La Hire is taken.
  return fight(G, 'french').give(order, 1, 1, 3).asked()?.step;
};
rule('7.6, R47', 'nobody follows into a town that is neutral Burgundy’s again once the French in it are gone', () => {
  expect([sweptFromLaCharite(true), lostFromLaCharite(true)]).toEqual(['combat', 'combat']);
});
rule('7.6, R47', 'into the same town the victor may follow while Burgundy is at war', () => {
  expect([sweptFromLaCharite(false), lostFromLaCharite(false)]).toEqual(['advance', 'advance']);
});
rule('7.6, R37', 'an empty enemy town is taken by an advance', () => {
  const G = battlefield([
    [CHARTRES, 'english', { troops: { infantry: 2 } }],
    ['1714', 'french', { troops: { infantry: 10 }, leaders: ['laHire'] }],
  ]);
  const battle = fight(G, 'french').give(attack('french', '1714', CHARTRES, { infantry: 10 }, ['laHire']));
  battle.give({ type: 'stand', inside: false, laager: false });
  battle.give({ type: 'advance', group: after({ infantry: 1 }, []) });
  expect(holder(G, CHARTRES)).toBe('french');
});

/** Six English before Chartres driven inside by an army that could besiege them, or could not. */
const drivenInside = (ours: Troops, inside = false) => {
  const G = battlefield([
    [CHARTRES, 'english', { troops: { infantry: 6 } }],
    ['1714', 'french', { troops: ours, leaders: ['laHire'] }],
  ]);
  const battle = fight(G, 'french').give(attack('french', '1714', CHARTRES, ours, ['laHire']));
  if (inside) {
    // 14 against 18 at 1-2, die 5 + 1: 1/2.
    return battle.give({ type: 'stand', inside, laager: false }, 5);
  }
  // 14 against 6, die 3 + 1: 1/2R.
  return battle.give({ type: 'stand', inside, laager: false }, 3);
};
const besiegers: Troops = { infantry: 12, engineers: 1, artillery: 1 };
rule('7.6.1, R32', 'attackers of a force that went inside may advance to besiege it', () => {
  const battle = drivenInside(besiegers).give(pay('french', { infantry: 1 }));
  battle.give(lose('english', { infantry: 2 }, { retreat: way(CHARTRES) }), 3, 3);
  expect(battle.asked()).toEqual({ side: 'french', step: 'advance' });
  battle.give({ type: 'advance', group: after({ infantry: 11, engineers: 1, artillery: 1 }) });
  expect(battle.G.sieges).toEqual({ [CHARTRES]: 'french' });
});
rule('7.6.1', 'also where it stood inside from the first', () => {
  const battle = drivenInside(besiegers, true).give(pay('french', { infantry: 1 }), 3, 3);
  expect(battle.asked()).toEqual({ side: 'french', step: 'advance' });
});
rule('7.6.1, R32', 'not with a part that could not besiege, and nobody is asked where no part could', () => {
  const battle = drivenInside(besiegers).give(pay('french', { infantry: 1 }));
  battle.give(lose('english', { infantry: 2 }, { retreat: way(CHARTRES) }), 3, 3);
  expect(battle.why({ type: 'advance', group: after({ infantry: 11 }) })?.code).toBe('siegeNoGun');
  expect(battle.why({ type: 'advance', group: after({ infantry: 2, engineers: 1, artillery: 1 }) })?.code).toBe(
    'siegeTooWeak',
  );
  const bare = drivenInside({ infantry: 14 });
  bare.give(lose('english', { infantry: 2 }, { retreat: way(CHARTRES) }), 3, 3);
  expect(bare.asked()?.step).toBe('combat');
});
rule('7.6.2, 8.2.6', 'an advance obeys the stacking limit and may leave some behind', () => {
  const TOURS = '1417' as HexId;
  const G = battlefield([
    [TOURS, 'french', { troops: { infantry: 15 } }],
    [TOURS, 'english', { troops: { infantry: 2 } }],
    ['1518', 'french', { troops: { infantry: 10, artillery: 1 }, leaders: ['laHire'] }],
  ]);
  G.sieges[TOURS] = 'english';
  // 11 against 2: swept away.
  const battle = fight(G, 'french').give(attack('french', '1518', TOURS, { infantry: 10, artillery: 1 }, ['laHire']));
  expect(battle.why({ type: 'advance', group: after({ infantry: 6 }) })).toMatchObject({
    rule: '7.6.2',
    code: 'advanceOverstacks',
  });
  battle.give({ type: 'advance', group: after({ infantry: 5, artillery: 1 }) });
  expect(G.forces[TOURS]).toEqual({ 'french.infantry': 15, ...spent('french', { infantry: 5, artillery: 1 }) });
});
rule('7.6.2', 'guns and engineers take no room', () => {
  const G = battlefield([
    [CHARTRES, 'english', { troops: { infantry: 2 } }],
    ['1714', 'french', { troops: { infantry: 20, artillery: 3, engineers: 2 }, leaders: ['laHire'] }],
  ]);
  const all = { infantry: 20, artillery: 3, engineers: 2 };
  const battle = fight(G, 'french').give(attack('french', '1714', CHARTRES, all, ['laHire']));
  battle.give({ type: 'stand', inside: false, laager: false });
  expect(battle.why({ type: 'advance', group: after(all) })).toBeUndefined();
});
