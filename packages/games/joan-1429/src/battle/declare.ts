import type { Table } from '@oriflamme/platform';
import { addSps, changeLeader, leadersOf, lotEntries, removeSps } from '../forces.ts';
import { tell } from '../happenings/battle.ts';
import { enemyOf, type HexId, type Side } from '../ids.ts';
import { remark } from '../lots.ts';
import type { Attack, Besiege } from '../orders.ts';
import { noteMandateAttack } from '../rules/mandate.ts';
import { settleHex } from '../rules/occupation.ts';
import type { Detachment, G } from '../state.ts';
import { moveStack } from './stack.ts';
import type { Battle, Lots } from './state.ts';

/** [R25] Which kind of attack one hex and another make: within a besieged hex it depends on who is inside. */
export const kindOf = (G: Pick<G, 'sieges'>, side: Side, from: HexId, target: HexId): Battle['kind'] =>
  from !== target ? 'attack' : G.sieges[from] === side ? 'storm' : 'sortie';

/** [R25] Each SP and leader attacks once in a phase, and one hex's SPs attack one target together. */
const spend = (G: G, order: Attack | Besiege): Detachment => {
  const lots: Lots = {};
  for (const [key, n] of lotEntries(order.group.lots)) {
    const spent = remark(key, { attacked: true });
    removeSps(G, order.from, key, n);
    addSps(G, order.from, spent, n);
    lots[spent] = (lots[spent] ?? 0) + n;
  }
  for (const leader of order.group.leaders) changeLeader(G, leader, { attacked: true });
  G.attacksMade[order.from] = [...(G.attacksMade[order.from] ?? []), order.target];
  return { lots, leaders: [...order.group.leaders] };
};

/** [4.2.2, 4.3.2, 6.2.1, R25] An attack is declared and resolved before the next. */
export const declareAttack = (G: G, side: Side, order: Attack, table: Table): void => {
  const { from, target } = order;
  const kind = kindOf(G, side, from, target);
  const attackers = spend(G, order);
  const leaders = [...attackers.leaders];
  const lots = { ...order.group.lots };
  const relief = kind === 'attack' && G.sieges[target] === enemyOf(side);
  tell(table, { kind: 'attackDeclared', rule: '6.2.1', side, battle: kind, relief, from, target, lots, leaders });
  G.battle = {
    kind,
    attacker: side,
    from,
    target,
    attackers,
    defendingLeaders: leadersOf(G, target, enemyOf(side)),
    attackersAt: from,
    defendersAt: target,
    step: 'stand',
    inside: false,
    laager: false,
    fireLosses: 0,
    result: null,
    ends: { attacker: null, defender: null },
    retreated: [],
    advance: null,
    advanceDecided: false,
    refuges: [],
  };
};

/** [6.2.2, R32] Entering to besiege is these SPs' attack of the phase. */
export const layCombatSiege = (G: G, side: Side, order: Besiege, table: Table): void => {
  const { from, target } = order;
  const { lots, leaders } = spend(G, order);
  G.sieges[target] = side;
  tell(table, { kind: 'siegeLaid', rule: 'R32', side, from, hex: target, lots: { ...lots }, leaders: [...leaders] });
  moveStack(G, side, from, [target], { lots, leaders }, table);
  noteMandateAttack(G, target, order.group, table);
  settleHex(G, from, table);
  settleHex(G, target, table);
};
