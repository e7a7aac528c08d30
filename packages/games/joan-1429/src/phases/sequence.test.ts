import { expect } from 'vitest';
import type { Order } from '../orders.ts';
import { band, marchOf } from '../testing/marching.ts';
import { type PlayedMatch, playedMatch } from '../testing/played-match.ts';
import { rule } from '../testing/rule.ts';

const END_MOVEMENT: Order = { type: 'endMovement' };
const END_COMBAT: Order = { type: 'endCombat' };
const NO_BUILD: Order = { type: 'build', raise: [], place: [] };
const kinds = (told: readonly { kind: string }[]) => told.map(({ kind }) => kind);

/** From the first decision to the English Movement Phase of turn 2; nothing is moved, fought or built. */
const toTurnTwo = (match: PlayedMatch): void => {
  match.order(END_MOVEMENT);
  // The siege roll at Orléans, then the English and the Burgundian die for replacements.
  match.order(END_COMBAT, 1, 1, 1);
  // The French die brings nothing, so the French are passed over; two dice for the Jeanne event.
  match.order(NO_BUILD, 1, 3, 4);
};

rule('4.1 R2', 'turn 1 begins with French movement: no First Determination, no English player turn', () => {
  const match = playedMatch();
  expect(match.at()).toEqual({ phase: 'frenchPlayerTurn', side: 'french', step: 'movement' });
  expect(kinds(match.rows[0]?.happenings ?? [])).toEqual(['playerTurnBegins']);
  expect(match.state().G).toMatchObject({ turn: 1, event: null, purses: { english: 0, french: 0 } });
});

rule('11.1 R2', 'with the variant set-up turn 1 begins with French combat', () => {
  const match = playedMatch({ scenario: 'maidLeads' });
  expect(match.at()).toEqual({ phase: 'frenchPlayerTurn', side: 'french', step: 'combat' });
  expect(match.code(marchOf('blois', ['1716'], band({ 'french.heavyCavalry': 1 })))).toBe('wrongStep');
});

rule('R2 R53', 'with the option the English move and fight before the French on turn 1', () => {
  const match = playedMatch({ englishFirst: true });
  expect(match.at()).toEqual({ phase: 'englishPlayerTurn', side: 'english', step: 'movement' });
  match.order(END_MOVEMENT);
  match.order(END_COMBAT);
  expect(match.at()).toEqual({ phase: 'frenchPlayerTurn', side: 'french', step: 'movement' });
  expect(match.state().G.turn).toBe(1);
});

rule('4.0 4.4 R1', 'First Determination, English, French, Final Determination, and the next turn', () => {
  const match = playedMatch();
  const seen = () => `${match.state().G.turn} ${match.at().side} ${match.at().step}`;
  const order = [seen()];
  for (const [next, ...dice] of [
    [END_MOVEMENT],
    [END_COMBAT, 1, 1, 1],
    [NO_BUILD, 1, 3, 4],
    [END_MOVEMENT],
    [END_COMBAT],
    [END_MOVEMENT],
    [END_COMBAT, 1, 1, 1],
  ] as [Order, ...number[]][]) {
    match.order(next, ...dice);
    order.push(seen());
  }
  expect(order).toEqual([
    '1 french movement',
    '1 french combat',
    '2 english build',
    '2 english movement',
    '2 english combat',
    '2 french movement',
    '2 french combat',
    '3 english build',
  ]);
});

rule('4.0', 'nobody gives an order that is not asked for, nor in the other side’s place', () => {
  const match = playedMatch();
  expect(match.code(END_COMBAT)).toBe('wrongStep');
  expect(match.code(NO_BUILD)).toBe('wrongStep');
  expect(match.otherCode(END_MOVEMENT)).toBe('notYourDecision');
});

rule('4.2 4.2.1 4.2.2 6.0', 'the English move, then fight, and do not move again', () => {
  const match = playedMatch();
  toTurnTwo(match);
  const cavalry = band({ 'english.lightCavalry': 1 });
  expect(match.at()).toEqual({ phase: 'englishPlayerTurn', side: 'english', step: 'movement' });
  const storm: Order = {
    type: 'attack',
    from: '1815' as never,
    target: '1815' as never,
    group: band({ 'english.infantry': 4 }, ['talbot']),
  };
  expect(match.code(storm)).toBe('wrongStep');
  expect(match.code(marchOf('paris', ['2010'], cavalry))).toBeUndefined();
  match.order(END_MOVEMENT);
  expect(match.at()).toEqual({ phase: 'englishPlayerTurn', side: 'english', step: 'combat' });
  expect(match.code(storm)).toBeUndefined();
  expect(match.code(marchOf('paris', ['2010'], cavalry))).toBe('wrongStep');
});

rule('4.3 4.3.1 4.3.2 6.0', 'the French move, then fight, and do not move again', () => {
  const match = playedMatch();
  const sortie: Order = {
    type: 'attack',
    from: '1815' as never,
    target: '1815' as never,
    group: band({ 'french.infantry': 4 }, ['jeanne']),
  };
  const charles = marchOf('blois', ['1516'], band({}, ['charles']));
  expect(match.code(charles)).toBeUndefined();
  expect(match.code(sortie)).toBe('wrongStep');
  match.order(END_MOVEMENT);
  expect(match.at()).toEqual({ phase: 'frenchPlayerTurn', side: 'french', step: 'combat' });
  expect(match.code(sortie)).toBeUndefined();
  expect(match.code(charles)).toBe('wrongStep');
});

rule('6.1', 'moving is a choice: all, some or none march, and MPs unspent are not kept', () => {
  const match = playedMatch();
  match.order(marchOf('blois', ['1516'], band({}, ['charles'])));
  expect(match.state().G.leaders.charles.spent).toBe(1);
  match.order(END_MOVEMENT);
  expect(match.state().G.leaders.charles.spent).toBe(0);
});

rule('6.1', 'more MPs than the allowance are not to be had', () => {
  const match = playedMatch();
  const seven = ['1516', 'blois', '1516', 'blois', '1516', 'blois', '1516'];
  expect(match.code(marchOf('blois', seven, band({}, ['charles'])))).toBe('noMps');
});

rule('6.1.6', 'stacks move in any order, and one of them more than once', () => {
  const match = playedMatch();
  match.order(marchOf('blois', ['1516'], band({}, ['charles'])));
  match.order(marchOf('blois', ['1716'], band({}, ['deRais'])));
  match.order(marchOf('1516', ['1517'], band({}, ['charles'])));
  expect(match.state().G.leaders.charles).toMatchObject({ hex: '1517', spent: 2 });
});

rule('R5', 'a side without anything to decide is not asked, and the log says so', () => {
  const match = playedMatch();
  match.order(END_MOVEMENT);
  match.order(END_COMBAT, 1, 1, 1);
  const told = match.order(NO_BUILD, 1, 3, 4);
  expect(told).toContainEqual({ kind: 'buildPassed', rule: 'R5', side: 'french' });
  expect(match.at().side).toBe('english');
});

rule('R5', 'a Combat Phase without an attack to make is passed over, and one with is not', () => {
  const match = playedMatch();
  toTurnTwo(match);
  // All besiegers of Orléans go, so that no army stands next to an enemy.
  match.order(
    marchOf(
      'orleans',
      ['1715', '1714', 'chartres'],
      band(
        {
          'english.infantry': 4,
          'english.archers': 2,
          'english.engineers': 2,
          'english.artillery': 5,
          'english.siege': 4,
          'burgundian.infantry': 2,
          'burgundian.archers': 1,
        },
        ['talbot', 'suffolk', 'glasdale', 'burgundy'],
      ),
    ),
  );
  const told = match.order(END_MOVEMENT);
  expect(told).toContainEqual({ kind: 'combatEnds', rule: '4.2.2', side: 'english', passed: true });
  expect(match.at()).toEqual({ phase: 'frenchPlayerTurn', side: 'french', step: 'movement' });
});

rule('5.2 R4', 'replacements are rolled for the English, then Burgundy, then the French', () => {
  const match = playedMatch();
  match.order(END_MOVEMENT);
  const told = match.order(END_COMBAT, 1, 5, 1);
  expect(told.filter(({ kind }) => kind.endsWith('Replacements'))).toMatchObject([
    { kind: 'englishReplacements', die: 5, fixed: 3, bonus: 5 },
    { kind: 'burgundianReplacements', die: 1, bonus: 0 },
  ]);
  expect(match.state().G.purses).toEqual({ english: 8, burgundian: 0, french: 0 });
  const later = match.order(NO_BUILD, 6);
  expect(later).toMatchObject([{ kind: 'frenchReplacements', die: 6, bonus: 5 }, { kind: 'bretonsArrived' }]);
  expect(match.at()).toEqual({ phase: 'firstDetermination', side: 'french', step: 'build' });
});

rule('R3', 'turn 1 ends without hunger: nobody has been marked, and nobody starves', () => {
  const match = playedMatch();
  match.order(END_MOVEMENT);
  expect(kinds(match.order(END_COMBAT, 1, 1, 1))).not.toContain('starved');
});
