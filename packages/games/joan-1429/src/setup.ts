import { townHex } from './data/map/index.ts';
import {
  BURGUNDY_GREATER_ROLE,
  type Garrison,
  SCENARIO_TABLE,
  SUPPLY_TRAIN_STARTS,
  WILL_STARTS,
} from './data/scenarios.ts';
import { addSps } from './forces.ts';
import { LEADERS, type LeaderId } from './ids.ts';
import { freshKey } from './lots.ts';
import type { MatchOptions } from './match-options.ts';
import { type G, type LeaderState, RULES_VERSION } from './state.ts';

/** [10.1, 10.2, 10.3, 10.5, 11.1, 11.2, 11.3] The match before its first decision. */
export const setup = (options: MatchOptions): G => {
  const scenario = SCENARIO_TABLE[options.scenario];
  const burgundian = options.burgundyGreaterRole ? BURGUNDY_GREATER_ROLE : scenario.burgundian;
  const G: G = {
    rulesVersion: RULES_VERSION,
    options,
    turn: 1,
    forces: {},
    leaders: Object.fromEntries(LEADERS.map((id) => [id, offMap('absent')])) as Record<LeaderId, LeaderState>,
    sieges: {},
    laRochelle: 'english',
    fieldworks: {},
    supplyTrain: options.supplyTrain
      ? { status: 'map', hex: townHex(SUPPLY_TRAIN_STARTS), spent: 0, from: null }
      : { status: 'absent', hex: null, spent: 0, from: null },
    purses: { english: 0, burgundian: 0, french: 0 },
    burgundyNeutral: false,
    exiled: {},
    event: null,
    mandate: null,
    will: WILL_STARTS,
    jeanneWasCaptured: false,
    crowned: { rheims: false, chartres: false },
    turnBegan: { charles: null, orleans: 'french', chinon: 'french', paris: 'english' },
    willEvents: { orleansRelieved: false, executed: false },
    insideThisPhase: [],
    takenThisPhase: [],
    attacksMade: {},
    battle: null,
    withdrawals: [],
    resume: null,
    outcome: null,
  };
  for (const garrison of [...scenario.french, ...scenario.english, ...burgundian]) place(G, garrison);
  for (const id of scenario.awaited) G.leaders[id] = offMap('awaited');
  if (options.noDeRais) G.leaders.deRais = offMap('absent');
  return G;
};

const offMap = (status: LeaderState['status']): LeaderState => ({
  status,
  hex: null,
  spent: 0,
  from: null,
  attacked: false,
});

const place = (G: G, garrison: Garrison): void => {
  const hex = townHex(garrison.at);
  for (const [nation, type, sps] of garrison.sps) addSps(G, hex, freshKey(nation, type), sps);
  for (const id of garrison.leaders ?? []) G.leaders[id] = { ...offMap('map'), hex };
  if (garrison.besieging) G.sieges[hex] = 'english';
};
