import { SIDES, type Side } from '../../ids.ts';
import type { Fate, Recap } from '../../recap.ts';
import { EVENTS } from './determination.ts';
import { atHex, capital, hexName, leaderName, list, ofHex, sideName, sideNameFirst, sps, turnName } from './names.ts';

const FATES: Readonly<Record<Fate, string>> = {
  killed: 'a trouvé la mort',
  captured: 'a été fait prisonnier',
  executed: 'a péri sur le bûcher',
  ransomed: 'a été libéré contre rançon',
  returned: 'est de retour',
};
const BATTLES: Readonly<Record<string, string>> = { attack: 'une attaque', storm: 'un assaut', sortie: 'une sortie' };

export const recapLines = (recap: Recap): string[] => [
  ...(recap.over === null
    ? []
    : [
        recap.over.winner === null
          ? 'La guerre s’achève sans vainqueur.'
          : `${sideNameFirst(recap.over.winner)} ont gagné.`,
      ]),
  ...(recap.crowned === null ? [] : [`Charles a été couronné à ${recap.crowned === 'rheims' ? 'Reims' : 'Chartres'}.`]),
  ...recap.fates.map(({ leader, fate }) => fateLine(leader, fate)),
  ...SIDES.flatMap((side) => townsOf(recap, side)),
  ...recap.sieges.map(({ hex, side, begun }) =>
    begun
      ? `${sideNameFirst(side)} assiègent ${hexName(hex)}.`
      : `Le siège ${ofHex(hex)} par ${sideName(side)} est levé.`,
  ),
  ...recap.battles.map(
    ({ hex, attacker, kind, times }) =>
      `${sideNameFirst(attacker)} ont mené ${times === 1 ? '' : `${times} fois `}${BATTLES[kind] ?? kind} ${atHex(hex)}.`,
  ),
  ...SIDES.filter((side) => recap.lost[side] > 0).map(
    (side) => `${sideNameFirst(side)} ont perdu ${sps(recap.lost[side])}.`,
  ),
  ...SIDES.filter((side) => recap.marches[side] > 0).map(
    (side) =>
      `${sideNameFirst(side)} ont fait ${recap.marches[side] === 1 ? '1 marche' : `${recap.marches[side]} marches`}.`,
  ),
  ...recap.events.map((event) => EVENTS[event]),
  ...(recap.will === null || recap.will.from === recap.will.to
    ? []
    : [`La volonté nationale est passée de ${recap.will.from} à ${recap.will.to}.`]),
  ...recap.turns.slice(-1).map((turn) => `Nous sommes en ${turnName(turn)}.`),
];

/** Jeanne is the one woman among the leaders. */
const fateLine = (leader: string, fate: Fate): string => {
  const line = `${capital(leaderName(leader))} ${FATES[fate]}.`;
  if (leader !== 'jeanne') return line;
  return line.replace('fait prisonnier', 'faite prisonnière').replace('libéré', 'libérée');
};

const townsOf = ({ towns }: Recap, side: Side): string[] => {
  const names = towns.filter((town) => town.side === side).map(({ hex }) => hexName(hex));
  return names.length === 0 ? [] : [`${sideNameFirst(side)} tiennent désormais ${list(names)}.`];
};
