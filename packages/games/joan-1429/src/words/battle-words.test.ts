import { expect, test } from 'vitest';
import type { BattleHappening, BattleHappeningKind } from '../happenings/battle.ts';
import type { Happening } from '../happenings.ts';
import type { HexId } from '../ids.ts';
import { battlefield, combatOf } from '../testing/battlefield.ts';
import { attack, fight, pay } from '../testing/fight.ts';
import { battle as inEnglish } from './en/battle.ts';
import { en } from './en.ts';
import { battle as inFrench } from './fr/battle.ts';
import { fr } from './fr.ts';

const ORLEANS = '1815' as HexId;
const TOURS = '1417' as HexId;
const FIELD = '1514' as HexId;
const lots = { 'english.infantry': 2, 'burgundian.archers': 1 };
const leaders: ['talbot', 'burgundy'] = ['talbot', 'burgundy'];

/** One of each, with what it should be called in both languages; the type sees to it that none is left out. */
const SAID: { [K in BattleHappeningKind]: [Extract<BattleHappening, { kind: K }>, string, string] } = {
  leaderCaptured: [
    { kind: 'leaderCaptured', rule: '7.4.2', leader: 'burgundy', by: 'french' },
    'The Duke of Burgundy is a captive of the French.',
    'Le duc de Bourgogne est aux mains des Français.',
  ],
  leaderKilled: [{ kind: 'leaderKilled', rule: '7.4.2', leader: 'jeanne' }, 'Jeanne is dead.', 'Jeanne est morte.'],
  willBreaks: [
    { kind: 'willBreaks', rule: '8.3.2' },
    'The Maid is taken: French National Will falls to 0, and never rises above 1 again.',
    'La Pucelle est prise : la volonté nationale tombe à 0 et ne dépassera plus jamais 1.',
  ],
  siegeRaised: [
    { kind: 'siegeRaised', rule: '7.5.3', hex: ORLEANS, side: 'english', ours: 5, theirs: 6 },
    'The English are too few before Orléans (5 to 6): the siege is raised.',
    'Les Anglais sont trop peu nombreux devant Orléans (5 contre 6) : le siège est levé.',
  ],
  attackDeclared: [
    {
      kind: 'attackDeclared',
      rule: '6.2.1',
      side: 'english',
      battle: 'storm',
      from: TOURS,
      target: TOURS,
      lots,
      leaders,
    },
    'The English storm Tours: 2 English infantry and 1 Burgundian archer under Talbot and the Duke of Burgundy.',
    'Les Anglais donnent l’assaut à Tours : 2 points d’infanterie anglaise et 1 d’archers bourguignons, avec Talbot et le duc de Bourgogne.',
  ],
  siegeLaid: [
    { kind: 'siegeLaid', rule: 'R32', side: 'english', from: FIELD, hex: TOURS, lots, leaders: [] },
    'The English lay siege to Tours: 2 English infantry and 1 Burgundian archer.',
    'Les Anglais assiègent Tours : 2 points d’infanterie anglaise et 1 d’archers bourguignons.',
  ],
  stands: [
    { kind: 'stands', rule: '6.2.2', side: 'french', hex: TOURS, inside: true, chosen: true },
    'The French defend inside Tours.',
    'Les Français défendent Tours derrière les murs.',
  ],
  laagerFormed: [
    { kind: 'laagerFormed', rule: '9.5.2', hex: FIELD },
    'The English draw their wagons into a laager at hex 1514.',
    'Les Anglais mettent leurs chariots en cercle à l’hexagone 1514.',
  ],
  attackCalledOff: [
    { kind: 'attackCalledOff', rule: 'R30', side: 'english', target: TOURS },
    'Siege weapons alone do not fight in the open: the attack on Tours is off.',
    'Des engins de siège seuls ne combattent pas à découvert : l’attaque contre Tours n’a pas lieu.',
  ],
  defensiveFire: [
    { kind: 'defensiveFire', rule: '6.2.6', side: 'french', sps: 5, die: 3, losses: 1 },
    'The French fire with 5 SPs, die 3: 1 SP lost.',
    'Les Français tirent avec 5 points de force, dé 3 : pertes, 1 point de force.',
  ],
  oddsReckoned: [
    {
      kind: 'oddsReckoned',
      rule: '6.2.7',
      attack: 12,
      defence: 6,
      attackFactors: [{ name: 'unsupplied', rule: '3.4.4', times: 0.5 }],
      defenceFactors: [
        { name: 'inside', rule: '6.2.2', times: 3 },
        { name: 'river', rule: 'R28', times: 2 },
      ],
      column: 3,
      shift: 1,
    },
    'Strength 12 (those out of supply halved) against 6 (behind walls, behind a river), a column right for bows and guns: 2-1.',
    'Force 12 (non ravitaillés comptés pour moitié) contre 6 (derrière les murs, derrière une rivière), une colonne à droite pour les arcs et les canons : 2-1.',
  ],
  combatRolled: [
    {
      kind: 'combatRolled',
      rule: '7.1',
      die: 3,
      modifiers: [
        { name: 'attackLeader', rule: '7.1.1', value: 3, leader: 'jeanne' },
        { name: 'fieldworks', rule: '7.1.3', value: -1 },
      ],
      total: 5,
      result: '1/2',
    },
    'Die 3, Jeanne +3, fieldworks −1 = 5: 1/2.',
    'Dé 3, Jeanne +3, retranchements −1 = 5 : 1/2.',
  ],
  decidedUnrolled: [
    { kind: 'decidedUnrolled', rule: 'R30', by: 'overwhelming', result: '-/E' },
    'The odds leave nothing to the die: -/E.',
    'Le rapport de forces ne laisse rien au dé : -/E.',
  ],
  spsLost: [
    { kind: 'spsLost', rule: '7.3.1', side: 'english', hex: FIELD, lots: { 'english.artillery': 2 }, cause: 'guns' },
    'The English leave 2 English artillery behind.',
    'Les Anglais abandonnent 2 points d’artillerie anglaise.',
  ],
  retreats: [
    { kind: 'retreats', rule: '7.5', side: 'english', from: FIELD, path: ['1714', '1713'] as HexId[] },
    'The English retreat from hex 1514 through hex 1714 to Chartres.',
    'Les Anglais se retirent de l’hexagone 1514 vers Chartres, en passant par l’hexagone 1714.',
  ],
  goesInside: [
    { kind: 'goesInside', rule: '7.5.4', side: 'french', hex: ORLEANS },
    'The French fall back inside Orléans.',
    'Les Français se replient derrière les murs d’Orléans.',
  ],
  noWayOut: [
    { kind: 'noWayOut', rule: 'R35', side: 'french', hex: ORLEANS },
    'The French at Orléans have no way out.',
    'Les Français à Orléans n’ont aucune issue.',
  ],
  routs: [
    { kind: 'routs', rule: '9.4', side: 'english', hex: FIELD, cavalry: 6, losses: 1 },
    'The English at hex 1514 rout before 6 SPs of cavalry and lose 1 SP more.',
    'Déroute des Anglais à l’hexagone 1514 devant la cavalerie (6 points de force) ; perte supplémentaire : 1 point de force.',
  ],
  leaderFate: [
    { kind: 'leaderFate', rule: '7.4.3', leader: 'jeanne', way: 'twoDice', dice: [6, 6], fate: 'captured' },
    '6 and 6: Jeanne is captured.',
    '6 et 6 : Jeanne est prise.',
  ],
  leaderGetsAway: [
    { kind: 'leaderGetsAway', rule: 'R34', leader: 'talbot', hex: TOURS },
    'Talbot reaches friends at Tours.',
    'Talbot rejoint les siens à Tours.',
  ],
  advances: [
    {
      kind: 'advances',
      rule: '7.6',
      side: 'french',
      from: FIELD,
      to: TOURS,
      lots: { 'french.militia': 1 },
      leaders: [],
      besieging: false,
    },
    'The French advance into Tours: 1 French militia.',
    'Les Français avancent et occupent Tours : 1 point de milice française.',
  ],
  trainLost: [
    { kind: 'trainLost', rule: '9.5.3', hex: FIELD },
    'The supply train at hex 1514 is lost with its escort.',
    'Le train de ravitaillement est perdu à l’hexagone 1514 avec son escorte.',
  ],
};

test('everything that happens in a battle is said in English and in French', () => {
  expect(Object.keys(inEnglish.happenings).sort()).toEqual(Object.keys(SAID).sort());
  for (const [happening, english, french] of Object.values(SAID)) {
    expect(en.happening(happening)).toBe(english);
    expect(fr.happening(happening)).toBe(french);
  }
});

test('a relief attacks the besiegers, a sortie leaves the town', () => {
  const [declared] = SAID.attackDeclared;
  const relief = {
    ...declared,
    battle: 'attack',
    relief: true,
    from: FIELD,
    lots: { 'english.militia': 1 },
    leaders: [],
  } as const;
  expect(en.happening(relief)).toBe('The English attack the besiegers of Tours from hex 1514: 1 English militia.');
  expect(fr.happening(relief)).toBe(
    'Les Anglais attaquent les assiégeants de Tours depuis l’hexagone 1514 : 1 point de milice anglaise.',
  );
  const sortie = { ...relief, battle: 'sortie', relief: false, from: TOURS } as const;
  expect(en.happening(sortie)).toBe('The English sally out of Tours: 1 English militia.');
  expect(fr.happening(sortie)).toBe('Les Anglais font une sortie à Tours : 1 point de milice anglaise.');
});

test('both languages refuse and ask for the same', () => {
  expect(Object.keys(inFrench.violations).sort()).toEqual(Object.keys(inEnglish.violations).sort());
  expect(Object.keys(inFrench.prompts).sort()).toEqual(Object.keys(inEnglish.prompts).sort());
});

test('besiegers are asked for the losses of besiegers, defenders for those of a defence', () => {
  const G = battlefield([
    [TOURS, 'french', { troops: { infantry: 6 }, leaders: ['dunois'] }],
    [TOURS, 'english', { troops: { infantry: 4, militia: 4 } }],
  ]);
  G.sieges[TOURS] = 'english';
  fight(G, 'french').give(attack('french', TOURS, TOURS, { infantry: 6 }, ['dunois']), 4);
  const at = { ...combatOf('french'), side: 'english' as const, step: 'defenderLosses' as const };
  expect(inEnglish.prompts.defenderLosses(G, at)).toBe('Name the losses of your besiegers before Tours.');
  expect(inFrench.prompts.defenderLosses(G, at)).toBe('Désignez les pertes de vos assiégeants devant Tours.');
  delete G.sieges[TOURS];
  expect(inEnglish.prompts.defenderLosses(G, at)).toBe('Name the losses of your force at Tours.');
  expect(inFrench.prompts.defenderLosses(G, at)).toBe('Désignez les pertes de vos troupes à Tours.');
});

test('who must retreat is told so when he is asked for his losses', () => {
  const G = battlefield([
    ['1614', 'english', { troops: { infantry: 4, militia: 2 } }],
    ['1615', 'french', { troops: { infantry: 4, militia: 8 }, leaders: ['laHire'] }],
  ]);
  const battle = fight(G, 'french');
  const twelve = attack('french', '1615', '1614', { infantry: 4, militia: 8 }, ['laHire']);
  // 12 against 6, die 3 + 1: 1/2R.
  battle.give(twelve, 3).give(pay('french', { militia: 1 }));
  const at = { ...combatOf('french'), side: 'english' as const, step: 'defenderLosses' as const };
  expect(inEnglish.prompts.defenderLosses(G, at)).toBe(
    'Your force at Châteaudun must give way: name the losses, and where the rest go.',
  );
  expect(inFrench.prompts.defenderLosses(G, at)).toBe(
    'Vos troupes à Châteaudun doivent céder : désignez les pertes, et dites où va le reste.',
  );
  expect(inEnglish.prompts.attackerLosses(G, at)).toBe('Name the losses of your attack on Châteaudun.');
  if (G.battle?.result)
    G.battle.result = { ...G.battle.result, attacker: { losses: 2, retreat: true, eliminated: false } };
  expect(inEnglish.prompts.attackerLosses(G, at)).toBe(
    'Your attack on Châteaudun is beaten back: name its losses, and where it retreats.',
  );
  expect(inFrench.prompts.attackerLosses(G, at)).toBe(
    'Votre attaque contre Châteaudun est repoussée : désignez ses pertes, et dites où elle se retire.',
  );
});

test('a leader without friends to flee to is said to have none; on a 12 he is simply taken', () => {
  const fate = (dice: number[]): Happening => ({ ...SAID.leaderFate[0], way: 'chart', dice });
  expect(en.happening(fate([3, 4]))).toBe('3 and 4: Jeanne finds no friends to flee to and is captured.');
  expect(fr.happening(fate([3, 4]))).toBe('3 et 4 : Jeanne ne trouve pas d’amis où fuir et est prise.');
  expect(en.happening(fate([6, 6]))).toBe('6 and 6: Jeanne is captured.');
});
