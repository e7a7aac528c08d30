import { SIDES, type Side } from '../../ids.ts';
import type { Fate, Recap } from '../../recap.ts';
import { EVENTS } from './determination.ts';
import { capital, hexName, leaderName, list, sideName, sideNameFirst, sps, turnName } from './names.ts';

const FATES: Readonly<Record<Fate, string>> = {
  killed: 'is dead',
  captured: 'is a captive',
  executed: 'has been put to death',
  ransomed: 'has been ransomed',
  returned: 'is back in the field',
};
const BATTLES: Readonly<Record<string, string>> = { attack: 'attacked', storm: 'stormed', sortie: 'sallied out of' };

const often = (times: number): string => (times === 1 ? '' : times === 2 ? ' twice' : ` ${times} times`);

export const recapLines = (recap: Recap): string[] => [
  ...(recap.over === null
    ? []
    : [recap.over.winner === null ? 'The war ends undecided.' : `${sideNameFirst(recap.over.winner)} have won.`]),
  ...(recap.crowned === null
    ? []
    : [`Charles has been crowned at ${recap.crowned === 'rheims' ? 'Rheims' : 'Chartres'}.`]),
  ...recap.fates.map(({ leader, fate }) => `${capital(leaderName(leader))} ${FATES[fate]}.`),
  ...SIDES.flatMap((side) => townsOf(recap, side)),
  ...recap.sieges.map(({ hex, side, begun }) =>
    begun
      ? `${sideNameFirst(side)} besiege ${hexName(hex)}.`
      : `The siege of ${hexName(hex)} by ${sideName(side)} is over.`,
  ),
  ...recap.battles.map(
    ({ hex, attacker, kind, times }) =>
      `${sideNameFirst(attacker)} ${BATTLES[kind] ?? kind} ${hexName(hex)}${often(times)}.`,
  ),
  ...SIDES.filter((side) => recap.lost[side] > 0).map(
    (side) => `${sideNameFirst(side)} lost ${sps(recap.lost[side])}.`,
  ),
  ...SIDES.filter((side) => recap.marches[side] > 0).map(
    (side) =>
      `${sideNameFirst(side)} made ${recap.marches[side] === 1 ? '1 march' : `${recap.marches[side]} marches`}.`,
  ),
  ...recap.events.map((event) => EVENTS[event]),
  ...(recap.will === null || recap.will.from === recap.will.to
    ? []
    : [`The National Will went from ${recap.will.from} to ${recap.will.to}.`]),
  ...recap.turns.slice(-1).map((turn) => `It is ${turnName(turn)}.`),
];

const townsOf = ({ towns }: Recap, side: Side): string[] => {
  const names = towns.filter((town) => town.side === side).map(({ hex }) => hexName(hex));
  return names.length === 0 ? [] : [`${sideNameFirst(side)} now hold ${list(names)}.`];
};
