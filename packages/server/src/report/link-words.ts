import type { MatchRecord } from '@oriflamme/storage';

export type Language = 'en' | 'fr';
type Facts = Pick<MatchRecord, 'status' | 'seats' | 'outcome'>;

interface Words {
  readonly game: string;
  readonly standing: Readonly<Record<Exclude<MatchRecord['status'], 'finished'>, string>>;
  readonly won: Readonly<Record<string, string>>;
  readonly nobodyWon: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    game: 'Joan of Arc’s Victory, 1429',
    standing: {
      open: 'A seat is free: come and play.',
      running: 'The match is being played: come and watch.',
      cancelled: 'This match was cancelled.',
    },
    won: { english: 'The English won.', french: 'The French won.' },
    nobodyWon: 'The match is over, and nobody won.',
  },
  fr: {
    game: 'La victoire de Jeanne d’Arc, 1429',
    standing: {
      open: 'Une place est libre : venez jouer.',
      running: 'La partie est en cours : venez regarder.',
      cancelled: 'Cette partie a été annulée.',
    },
    won: { english: 'Les Anglais ont gagné.', french: 'Les Français ont gagné.' },
    nobodyWon: 'La partie est finie, et personne n’a gagné.',
  },
};

/** What a link to a match says of it where it is shown. */
export function linkWords(language: Language, match: Facts): { title: string; description: string } {
  const { game, standing, won, nobodyWon } = WORDS[language];
  const players = match.seats.map(({ name }) => name).join(' – ');
  const { status, outcome } = match;
  const ended = won[outcome?.winner ?? ''] ?? nobodyWon;
  return {
    title: players === '' ? game : `${players} · ${game}`,
    description: status === 'finished' ? ended : standing[status],
  };
}
