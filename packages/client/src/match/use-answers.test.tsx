import { DEFAULT_OPTIONS, freshKey, type G, type HexId, landNeighbours, setup, townHex } from '@oriflamme/joan-1429';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { en } from '../i18n/en.ts';
import { LanguageProvider } from '../i18n/i18n.tsx';
import { useAnswers } from './use-answers.tsx';
import type { TableView } from './view.ts';

const state = setup(DEFAULT_OPTIONS);
const hexes: HexId[] = [townHex('tours'), townHex('bourges')];
const view: TableView = {
  mode: 'live',
  G: state,
  ctx: { phase: 'englishPlayerTurn', activePlayers: { '1': 'refuge' } },
  n: 7,
  at: { phase: 'englishPlayerTurn', side: 'french', step: 'refuge' },
  acting: '1',
  side: 'french',
  eyes: 'french',
  ready: false,
  order: () => undefined,
  focusHex: () => undefined,
  inspect: () => undefined,
  entries: [],
};

function Desk({ clicks = [] }: { readonly clicks?: HexId[] }) {
  const desk = useAnswers(view, {
    step: 'refuge',
    side: 'french',
    leader: 'laHire',
    leaders: ['laHire', 'dunois'],
    hexes,
  });
  const next = clicks.shift();
  if (next) desk?.board.onHex?.(next);
  return (
    <>
      {[...(desk?.board.lit?.keys() ?? [])].join(' ')}
      {desk?.panel}
    </>
  );
}

const blois = townHex('blois');
const [near = blois] = landNeighbours(blois);

function attacked(): G {
  const before = setup(DEFAULT_OPTIONS);
  const lots = { [freshKey('english', 'infantry')]: 8 };
  before.forces[near] = lots;
  before.leaders.talbot = { ...before.leaders.talbot, hex: near };
  return {
    ...before,
    battle: {
      kind: 'attack',
      attacker: 'english',
      from: near,
      target: blois,
      attackers: { lots: { ...lots }, leaders: ['talbot'] },
      defendingLeaders: [],
      attackersAt: near,
      defendersAt: blois,
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
    },
  };
}

function Stand() {
  const choice = { walls: true, laager: false };
  return useAnswers({ ...view, G: attacked() }, { step: 'stand', side: 'french', hex: blois, choice })?.panel;
}

describe('who is attacked in a town', () => {
  test('sees before choosing what each stand may come to, with his own side as ours', () => {
    const page = renderToStaticMarkup(
      <LanguageProvider initial="en" catalogue={en}>
        <Stand />
      </LanguageProvider>,
    );
    expect(page.match(/They break/g)).toHaveLength(2);
    expect(page).toContain('<h4>Defend inside the town</h4>');
    // 8 against 10 behind walls and against 10 in the open.
    expect(page).toMatch(/8 : \d+ → 1-3/);
    expect(page).toMatch(/8 : 10 → 1-2/);
  });
});

describe('a leader who got away', () => {
  test('is offered each refuge as a button and as a lit hex', () => {
    const page = renderToStaticMarkup(
      <LanguageProvider initial="en" catalogue={en}>
        <Desk />
      </LanguageProvider>,
    );
    expect(page).toContain('Refuge for La Hire, Dunois');
    expect(page).toContain('Go to Tours');
    expect(page).toContain('Go to Bourges');
    expect(page).toContain('with the others');
    for (const hex of hexes) expect(page).toContain(hex);
  });

  test('is sent by the button of the hex that was clicked, which the click itself does not press', () => {
    const page = renderToStaticMarkup(
      <LanguageProvider initial="en" catalogue={en}>
        <Desk clicks={[townHex('bourges')]} />
      </LanguageProvider>,
    );
    const meant = [...page.matchAll(/<button([^>]*)>([^<]*)/g)].filter(([, attributes]) =>
      attributes?.includes('data-confirm'),
    );
    expect(meant.map(([, , label]) => label)).toEqual(['Go to Bourges']);
    expect(meant[0]?.[1]).toContain('primary');
  });
});
