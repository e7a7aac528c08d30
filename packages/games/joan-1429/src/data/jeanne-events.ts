export const JEANNE_EVENTS = [
  'wounded',
  'burgundySuesForPeace',
  'courtHesitates',
  'bedfordRallies',
  'volunteers',
  'voicesSilent',
  'actAndGodWillAct',
  'toRheims',
  'toParis',
  'toLaCharite',
  'englishLoseHeart',
] as const;
export type JeanneEvent = (typeof JEANNE_EVENTS)[number];

/** [5.4] The roll of two dice → the event. The printed card is not at hand: this edition's own table. */
export const jeanneEvent = (roll: number): JeanneEvent => {
  const event = JEANNE_EVENTS[roll - 2];
  if (event === undefined) throw new Error(`no event has the roll ${roll}`);
  return event;
};
