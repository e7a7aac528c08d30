import { describe, expect, it } from 'vitest';
import type { Happening } from './happenings.ts';
import { freshKey } from './lots.ts';
import { recapOf } from './recap.ts';
import { hexOf } from './testing/board.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

const orleans = hexOf('orleans');
const paris = hexOf('paris');
const group = { lots: {}, leaders: [] };

const told: Happening[] = [
  { kind: 'marched', rule: '6.1', side: 'french', from: orleans, path: [paris], group, mps: 4 },
  {
    kind: 'attackDeclared',
    rule: '6.2',
    side: 'french',
    battle: 'storm',
    from: orleans,
    target: paris,
    lots: { 'french.infantry': 9 },
    leaders: ['jeanne'],
  },
  { kind: 'spsLost', rule: '7.3', side: 'french', hex: paris, lots: { 'french.infantry': 2 }, cause: 'result' },
  { kind: 'spsLost', rule: '7.3', side: 'english', hex: paris, lots: { 'english.archers': 1 }, cause: 'result' },
  { kind: 'leaderCaptured', rule: '7.4.2', leader: 'jeanne', by: 'english' },
  {
    kind: 'townFellToSiege',
    rule: '8.2.3',
    hex: orleans,
    besieger: 'english',
    lots: { [freshKey('french', 'militia')]: 1, [freshKey('french', 'infantry')]: 3 },
  },
  { kind: 'willChanged', rule: '8.3', from: 3, to: 0, causes: [] },
  { kind: 'turnBegan', rule: '4.0', turn: 5 },
];

describe('a recap', () => {
  it('adds up losses, towns and fates', () => {
    const recap = recapOf(told);
    expect(recap.lost).toEqual({ english: 1, french: 6 });
    expect(recap.towns).toEqual([{ hex: orleans, side: 'english' }]);
    expect(recap.fates).toEqual([{ leader: 'jeanne', fate: 'captured' }]);
    expect(recap.battles).toEqual([{ hex: paris, attacker: 'french', kind: 'storm', times: 1 }]);
    expect(recap.will).toEqual({ from: 3, to: 0 });
  });

  it('says it in English and in French', () => {
    expect(en.recap(told)).toEqual([
      'Jeanne is a captive.',
      'The English now hold Orléans.',
      'The French stormed Paris.',
      'The English lost 1 SP.',
      'The French lost 6 SPs.',
      'The French made 1 march.',
      'The National Will went from 3 to 0.',
      'It is August 1429.',
    ]);
    expect(fr.recap(told).slice(0, 3)).toEqual([
      'Jeanne a été faite prisonnière.',
      'Les Anglais tiennent désormais Orléans.',
      'Les Français ont mené un assaut à Paris.',
    ]);
  });

  it('leaves out a siege that began and ended meanwhile', () => {
    const begins: Happening = { kind: 'siegeBegins', rule: 'R32', side: 'french', hex: paris };
    const ends: Happening = { kind: 'siegeEnds', rule: 'R17', side: 'french', hex: paris };
    expect(recapOf([begins, ends]).sieges).toEqual([]);
    expect(recapOf([begins]).sieges).toEqual([{ hex: paris, side: 'french', begun: true }]);
    expect(recapOf([ends]).sieges).toEqual([{ hex: paris, side: 'french', begun: false }]);
  });

  it('tells battles of a kind at one place once', () => {
    const storm = told.filter(({ kind }) => kind === 'attackDeclared');
    expect(en.recap([...storm, ...storm])).toEqual(['The French stormed Paris twice.']);
    expect(fr.recap([...storm, ...storm, ...storm])).toEqual(['Les Français ont mené 3 fois un assaut à Paris.']);
  });

  it('of nothing is nothing', () => {
    expect(en.recap([])).toEqual([]);
  });
});
