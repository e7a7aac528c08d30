import { type HexId, hasSps, type LotKey, lotEntries, readLot, spsOf } from '@oriflamme/joan-1429';
import { type Moment, told, type Witnesses } from './moment.ts';

const has = (lots: Readonly<Record<string, number>>, type: string): boolean =>
  lotEntries(lots as Record<LotKey, number>).some(([key]) => readLot(key).type === type);

/** Attacks of this phase on one target, by where they came from. */
const attackersOf = ({ after }: Moment): Map<HexId, HexId[]> => {
  const from = new Map<HexId, HexId[]>();
  for (const [hex, targets] of Object.entries(after.attacksMade) as [HexId, HexId[]][])
    for (const target of targets) from.set(target, [...(from.get(target) ?? []), hex]);
  return from;
};

const overBy = (by: string) => told('gameOver', (happening) => happening.by === by);
const kingLost = (moment: Moment): boolean =>
  ['charlesLost', 'henryLost', 'bothKingsLost'].includes(moment.after.outcome?.by ?? '');
const lastTurn = ({ after }: Moment): boolean => after.turn === 14;
const reckoned = told('oddsReckoned');
const retreats = told('retreats');
const siegeRoll = told('siegeRoll');

/** Modules 6.2 to 9, and the rulings on them. */
export const BATTLE_WITNESSES: Witnesses = {
  '6.2.3': (moment) => [...attackersOf(moment).values()].some((hexes) => hexes.length > 1),
  '6.2.4': told('attackDeclared', ({ lots }) => has(lots, 'siege')),
  '6.2.5': told('attackDeclared', ({ lots }) => has(lots, 'artillery')),
  '7.4.5': kingLost,
  '7.5.1': told('retreats', ({ side, path }, { before }) => {
    const to = path.at(-1);
    return to !== undefined && hasSps(before, to, side);
  }),
  '7.5.2': told('spsLost', ({ cause }) => cause === 'push'),
  '7.6.1': told('advances', ({ besieging }) => besieging),
  '7.6.2': told('advances'),
  '8.2': (moment) => told('siegeBegins')(moment) || told('siegeLaid')(moment),
  '8.2.1': (moment) => told('siegeBegins')(moment) || told('siegeLaid')(moment),
  '8.2.4': told('siegeRoll', ({ falls }) => !falls),
  '8.2.5': told('attackDeclared', ({ battle }) => battle === 'sortie'),
  '8.2.6': told('attackDeclared', ({ battle, target, side }, { before }) => {
    return battle === 'attack' && before.sieges[target] !== undefined && before.sieges[target] !== side;
  }),
  '8.2.7': (moment) => [...attackersOf(moment)].some(([target, hexes]) => hexes.length > 1 && hexes.includes(target)),
  '8.3.1': told(
    'willChanged',
    ({ from, to, causes }) => from + causes.reduce((sum, { change }) => sum + change, 0) > to,
  ),
  '8.4': kingLost,
  '9.1': told('oddsReckoned', ({ shift }) => shift !== 0),
  R1: lastTurn,
  R20: told('oddsReckoned', ({ attackFactors }) => attackFactors.some(({ name }) => name === 'unsupplied')),
  R26: told(
    'attackDeclared',
    ({ target, side }, { before }) => spsOf(before, target, side === 'english' ? 'french' : 'english') > 1,
  ),
  R29: (moment) => reckoned(moment) && (told('combatRolled')(moment) || told('decidedUnrolled')(moment)),
  R31: told('combatRolled', ({ modifiers }) => modifiers.some(({ name }) => name === 'attackLeader')),
  R34: told('leaderFate'),
  R35: retreats,
  R37: told('advances'),
  R39: siegeRoll,
  R40: told('siegeRoll', ({ modifiers }) => modifiers.length > 0),
  R43: kingLost,
  R44: (moment) =>
    lastTurn(moment) &&
    (overBy('frenchAims')(moment) || overBy('henryAtRouen')(moment) || overBy('nothingDecided')(moment)),
};
