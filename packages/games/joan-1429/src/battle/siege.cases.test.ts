import { expect } from 'vitest';
import type { HexId, LeaderId } from '../ids.ts';
import type { MatchOptions } from '../match-options.ts';
import { fallingFaces, mayBesiege, siegeModifiers, siegeStanding } from '../rules/siege.ts';
import { battlefield, combatOf, group, lotsOfTroops, type Troops } from '../testing/battlefield.ts';
import { attack, besiege, fight } from '../testing/fight.ts';
import { rule } from '../testing/rule.ts';
import { siege, TOURS } from '../testing/siege-of-tours.ts';
import { battleOptions } from './options.ts';

const [ORLEANS, JARGEAU] = ['1815', '1916'] as [HexId, HexId];
const ARMY: Troops = { infantry: 5, engineers: 1, artillery: 1 };

const before = (theirs: Troops, ours: Troops) =>
  battlefield([
    [TOURS, 'french', { troops: theirs }],
    ['1416', 'english', { troops: ours, leaders: ['talbot'] }],
  ]);
const why = (theirs: Troops, ours: Troops) =>
  mayBesiege(before(theirs, ours), 'english', TOURS, group('english', ours), '1416' as HexId)?.code;

rule('8.2, R38', 'a siege needs more SPs, a gun and an engineer', () => {
  expect(why({ infantry: 6 }, ARMY)).toBeUndefined();
  expect(why({ infantry: 6 }, { infantry: 6, engineers: 1, siege: 1 })).toBeUndefined();
});
rule('8.2, R38', 'equal SPs, no gun, or no engineer will not do', () => {
  expect(why({ infantry: 7 }, ARMY)).toBe('siegeTooWeak');
  expect(why({ infantry: 6 }, { infantry: 6, engineers: 1 })).toBe('siegeNoGun');
  expect(why({ infantry: 5 }, { infantry: 5, artillery: 1 })).toBe('siegeNoEngineer');
});
rule('8.2, R38', 'friends on three alternating neighbours stand in for the engineer, on any three they do not', () => {
  const G = before({ infantry: 3 }, { infantry: 5, artillery: 1 });
  const post = (hex: string) => {
    G.forces[hex as HexId] = lotsOfTroops('english', { infantry: 1 });
  };
  const blocked = () =>
    mayBesiege(G, 'english', TOURS, group('english', { infantry: 5, artillery: 1 }), '1416' as HexId)?.code;
  post('1517');
  post('1518');
  post('1418');
  expect(blocked()).toBe('siegeNoEngineer');
  // 1517, 1418 and 1317 alternate; the group itself comes from none of them.
  post('1317');
  expect(blocked()).toBeUndefined();
});
rule('8.2, R38', 'the neighbour a group leaves is held only by those who stay', () => {
  const G = before({ infantry: 3 }, {});
  for (const hex of ['1416', '1518', '1318']) {
    G.forces[hex as HexId] = lotsOfTroops('english', { infantry: 5, artillery: 1 });
  }
  const all = group('english', { infantry: 5, artillery: 1 });
  const some = group('english', { infantry: 4, artillery: 1 });
  expect(mayBesiege(G, 'english', TOURS, all, '1416' as HexId)?.code).toBe('siegeNoEngineer');
  expect(mayBesiege(G, 'english', TOURS, some, '1416' as HexId)).toBeUndefined();
  // So the largest group that is offered leaves one behind.
  G.leaders.talbot = { status: 'map', hex: '1416' as HexId, spent: 0, from: null, attacked: false };
  const options = battleOptions(G, combatOf('english'));
  const [offer] = options.step === 'combat' ? options.attacks : [];
  expect(offer?.besiege?.lots).toEqual(some.lots);
});
rule('8.2, R38', 'friends of the ring may be besieged themselves, but they must be there', () => {
  const G = battlefield([
    [ORLEANS, 'french', { troops: { infantry: 3 } }],
    [ORLEANS, 'english', { troops: { infantry: 5, artillery: 1 } }],
    ['1814', 'english', { troops: { infantry: 1 } }],
    ['1716', 'english', { troops: { infantry: 1 } }],
    [JARGEAU, 'english', { troops: { infantry: 1 } }],
    [JARGEAU, 'french', { troops: { infantry: 3 } }],
  ]);
  G.sieges = { [ORLEANS]: 'english', [JARGEAU]: 'french' };
  expect(siegeStanding(G, ORLEANS)).toBe('stands');
  G.forces[JARGEAU] = lotsOfTroops('french', { infantry: 3 });
  G.sieges = { [ORLEANS]: 'english' };
  expect(siegeStanding(G, ORLEANS)).toBe('noRoll');
});
rule('8.2.1, 6.2.2, R32', 'instead of attacking, a group enters the hex and the siege is laid', () => {
  const battle = fight(before({ infantry: 3 }, ARMY), 'english');
  battle.give(besiege('english', '1416', TOURS, ARMY, ['talbot']));
  expect(battle.G.sieges).toEqual({ [TOURS]: 'english' });
  expect(battle.G.leaders.talbot.hex).toBe(TOURS);
  // It was their attack of the phase.
  const again = attack('english', TOURS, TOURS, { infantry: 5 }, ['talbot']);
  expect(battle.why(again)).toMatchObject({ rule: 'R25' });
});
rule('8.2.1, R32', 'a group that does not meet the needs of a siege, or without a leader who attacks, may not', () => {
  const weak = fight(before({ infantry: 9 }, ARMY), 'english');
  expect(weak.why(besiege('english', '1416', TOURS, ARMY, ['talbot']))?.code).toBe('siegeTooWeak');
  const leaderless = fight(before({ infantry: 3 }, ARMY), 'english');
  expect(leaderless.why(besiege('english', '1416', TOURS, ARMY, []))?.code).toBe('attackWithoutLeader');
});
rule('R38', 'it stands without a roll at equal SPs, or without gun or engineer; with fewer it is raised', () => {
  const standing = (inside: Troops, outside: Troops) => siegeStanding(siege(inside, outside), TOURS);
  expect(standing({ infantry: 6 }, ARMY)).toBe('stands');
  expect(standing({ infantry: 7 }, ARMY)).toBe('noRoll');
  expect(standing({ infantry: 3 }, { infantry: 6, engineers: 1 })).toBe('noRoll');
  expect(standing({ infantry: 3 }, { infantry: 6, artillery: 1 })).toBe('noRoll');
  expect(standing({ infantry: 8 }, ARMY)).toBe('raised');
});
rule('9.3.1, R38', 'with the option siege weapons weigh double in a siege, for either side', () => {
  const option = { siegeWeaponsDoubled: true };
  const outside = { infantry: 4, engineers: 1, siege: 2 };
  expect(siegeStanding(siege({ infantry: 8 }, outside, [], option), TOURS)).toBe('stands');
  expect(siegeStanding(siege({ infantry: 8 }, outside), TOURS)).toBe('raised');
  expect(siegeStanding(siege({ infantry: 5, siege: 2 }, outside, [], option), TOURS)).toBe('noRoll');
});

const added = (inside: Troops, outside: Troops, within: LeaderId[] = [], options: Partial<MatchOptions> = {}) =>
  Object.fromEntries(
    siegeModifiers(siege(inside, outside, within, options), TOURS).map((one) => [one.name, one.value]),
  );

rule('8.2.2, R40', 'leaders, want of guns and mere militia weigh in the siege roll', () => {
  expect(added({ militia: 2 }, ARMY)).toEqual({ attackLeader: 1, noGunsInside: 1, onlyMilitiaInside: 1 });
  expect(added({ infantry: 1, artillery: 1 }, ARMY, ['clermont', 'dunois'])).toEqual({
    attackLeader: 1,
    defenceLeader: -2,
  });
});
rule('8.2.2, R40', 'engineers, Will, events and 9.2.1 do not', () => {
  const G = siege({ militia: 1, artillery: 1 }, ARMY, [], { militiaModifier: true });
  G.will = 0;
  G.event = 12;
  expect(siegeModifiers(G, TOURS).map(({ name }) => name)).toEqual(['attackLeader']);
});
rule('9.2.2, R40', 'with the option engineers and guns of either side weigh one each, in place of want of guns', () => {
  const option = { siegeModifiers: true };
  expect(added({ militia: 2 }, ARMY, [], option)).toEqual({
    attackLeader: 1,
    engineersOutside: 1,
    gunsOutside: 1,
    onlyMilitiaInside: 1,
  });
  const both = added({ infantry: 1, engineers: 1, siege: 1, artillery: 2 }, ARMY, [], option);
  expect(both).toEqual({ attackLeader: 1, engineersOutside: 1, gunsOutside: 1, engineersInside: -1, gunsInside: -1 });
});
rule('9.2.2', 'without the option they weigh nothing', () => {
  expect(added({ infantry: 1, engineers: 1, artillery: 2 }, ARMY)).toEqual({ attackLeader: 1 });
});
rule('8.2.2', 'a total of five takes the town and four does not: faces by what is added', () => {
  // Talbot +1, Dunois −2, guns inside: only a six comes to five.
  expect(fallingFaces(siege({ infantry: 3, artillery: 1 }, ARMY), TOURS)).toBe(1);
  // Talbot +1, no guns +1, militia only +1: from two on.
  expect(fallingFaces(siege({ militia: 2 }, ARMY, []), TOURS)).toBe(5);
  expect(fallingFaces(siege({ infantry: 7 }, ARMY), TOURS)).toBe(0);
});
