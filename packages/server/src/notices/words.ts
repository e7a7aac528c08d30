import type { Language, PaceName } from '@oriflamme/platform';

/** What a message can be about; where several come together, the first of these gives it its name. */
export const KINDS = [
  'ended',
  'abandoned',
  'ranOut',
  'reminder',
  'decision',
  'timeOut',
  'draw',
  'takeBack',
  'pause',
  'goOn',
  'given',
  'invitation',
  'seat',
  'chat',
] as const;
export type Kind = (typeof KINDS)[number];

/** How a match ended for the reader. */
export type Verdict = 'won' | 'lost' | 'undecided';

/** What the clock leaves out; else the days until its end and what is left of it would seem to disagree. */
export interface Without {
  readonly nights: boolean;
  readonly weekends: boolean;
}

/** The words for what is left out, those of them that apply. */
const leftOut = ({ nights, weekends }: Without, both: string, night: string, weekend: string): string =>
  nights && weekends ? both : nights ? night : weekends ? weekend : '';

interface NoticeWords {
  title(kind: Kind, opponent: string): string;
  /** Several matches in one message. */
  digest(matches: number): string;
  since: string;
  more(lines: number): string;
  asked(prompt: string): string;
  /** `until` is a moment of the reader's own clock; undefined while the clocks stand still. */
  left(time: string, until: string | undefined, without: Without): string;
  said(name: string, text: string): string;
  timeOut: string;
  ranOut(opponent: string): string;
  /** `by` is the outcome's; what the game's own rules decide is told by its recap. */
  ended(by: string, verdict: Verdict, opponent: string): string;
  abandoned: string;
  takeBack: string;
  draw: string;
  pause: string;
  goOn: string;
  given(opponent: string, time: string): string;
  invitation(pace: PaceName): string;
  /** `from` gives his seat away; without an opponent where the other seat is free. */
  seat(from: string, opponent: string | undefined): string;
  testTitle: string;
  test: string;
  open: string;
  report: string;
  stop: string;
  /** The same for messages in a browser. */
  stopHere: string;
  settings: string;
}

const PACES_EN: Readonly<Record<PaceName, string>> = {
  live: 'It would be played live.',
  days: 'It would be played over days.',
  week: 'It would be played over weeks.',
  none: 'It would be played without clocks.',
};

const PACES_FR: Readonly<Record<PaceName, string>> = {
  live: 'Elle se jouerait en direct.',
  days: 'Elle se jouerait sur plusieurs jours.',
  week: 'Elle se jouerait sur plusieurs semaines.',
  none: 'Elle se jouerait sans pendules.',
};

const en: NoticeWords = {
  title: (kind, opponent) =>
    ({
      decision: `Your decision against ${opponent}`,
      reminder: `Your time against ${opponent} is running out`,
      ranOut: `Your time against ${opponent} has run out`,
      timeOut: `${opponent} has run out of time`,
      draw: `${opponent} offers a draw`,
      takeBack: `${opponent} asks to take back`,
      pause: `${opponent} asks for a pause`,
      goOn: `${opponent} asks to go on`,
      given: `${opponent} gives you time`,
      chat: `${opponent} writes`,
      invitation: `${opponent} invites you to a match`,
      seat: `${opponent} offers you a seat`,
      ended: `Your match against ${opponent} is over`,
      abandoned: `Your match against ${opponent} was closed`,
    })[kind],
  digest: (matches) => `News from ${matches} of your matches`,
  since: 'Since you were here:',
  more: (lines) => (lines === 1 ? 'One thing more is in the match.' : `${lines} things more are in the match.`),
  asked: (prompt) => `Your turn: ${prompt}`,
  left: (time, until, without) => {
    const out = leftOut(without, 'nights and weekends', 'nights', 'weekends');
    const end = until === undefined ? '' : `${out === '' ? ',' : ':'} until ${until}`;
    return `You have ${time} left${out === '' ? '' : `, ${out} not counted`}${end}.`;
  },
  said: (name, text) => `${name}: ${text}`,
  timeOut: 'You may claim the win, wait, or give more time. Nothing happens by itself.',
  ranOut: (opponent) =>
    `${opponent} may now claim the win, wait, or give you time. Until then you can still decide, and the match goes on.`,
  ended: (by, verdict, opponent) => {
    if (by === 'agreement') return 'You have agreed on a draw.';
    if (by === 'cancellation') return 'The match was cancelled.';
    if (by === 'resignation') return verdict === 'won' ? `${opponent} resigned: you have won.` : 'You resigned.';
    if (by === 'time')
      return verdict === 'won'
        ? `${opponent}’s time had run out: you have won.`
        : `Your time had run out, and ${opponent} claimed the win.`;
    return { won: 'You have won.', lost: 'You have lost.', undecided: 'Nobody has won.' }[verdict];
  },
  abandoned: 'Neither of you has come for a long time, so the match was closed without a winner.',
  takeBack: 'Look at what would be undone, then grant or refuse it.',
  draw: 'Accept or decline it in the match.',
  pause: 'The clocks would stand still: agree or refuse in the match.',
  goOn: 'The clocks would run again: agree or refuse in the match.',
  given: (opponent, time) => `${opponent} has given you ${time} more.`,
  invitation: (pace) => `${PACES_EN[pace]} Follow the link to take your seat.`,
  seat: (from, opponent) =>
    `${from} would like you to play on in this match${opponent === undefined ? '' : ` against ${opponent}`}. Look at it, then accept or decline.`,
  testTitle: 'A test from Oriflamme',
  test: 'If you can read this, messages reach you here.',
  open: 'Open the match',
  report: 'Read the report',
  stop: 'No more mails',
  stopHere: 'No more here',
  settings: 'Change or stop these messages',
};

const fr: NoticeWords = {
  title: (kind, opponent) =>
    ({
      decision: `À vous de décider contre ${opponent}`,
      reminder: `Votre temps contre ${opponent} s’épuise`,
      ranOut: `Votre temps contre ${opponent} est écoulé`,
      timeOut: `${opponent} a dépassé son temps`,
      draw: `${opponent} propose la nulle`,
      takeBack: `${opponent} demande à revenir en arrière`,
      pause: `${opponent} demande une pause`,
      goOn: `${opponent} demande à reprendre`,
      given: `${opponent} vous accorde du temps`,
      chat: `${opponent} vous écrit`,
      invitation: `${opponent} vous invite à une partie`,
      seat: `${opponent} vous offre sa place`,
      ended: `Votre partie contre ${opponent} est terminée`,
      abandoned: `Votre partie contre ${opponent} a été close`,
    })[kind],
  digest: (matches) => `Des nouvelles de ${matches} de vos parties`,
  since: 'Depuis votre dernière visite :',
  more: (lines) =>
    lines === 1 ? 'Le reste (un point) est dans la partie.' : `Le reste (${lines} points) est dans la partie.`,
  asked: (prompt) => `À vous : ${prompt}`,
  left: (time, until, without) => {
    const out = leftOut(without, 'nuits et fins de semaine', 'nuits', 'fins de semaine');
    const end = until === undefined ? '' : `${out === '' ? ',' : ' :'} jusqu’au ${until}`;
    return `Il vous reste ${time}${out === '' ? '' : `, ${out} non comptées`}${end}.`;
  },
  said: (name, text) => `${name} : ${text}`,
  timeOut: 'Vous pouvez réclamer la victoire, attendre ou accorder du temps. Rien ne se fait tout seul.',
  ranOut: (opponent) =>
    `${opponent} peut maintenant réclamer la victoire, attendre ou vous accorder du temps. D’ici là vous pouvez encore décider, et la partie continue.`,
  ended: (by, verdict, opponent) => {
    if (by === 'agreement') return 'Vous avez convenu d’une nulle.';
    if (by === 'cancellation') return 'La partie a été annulée.';
    if (by === 'resignation')
      return verdict === 'won' ? `${opponent} abandonne : vous avez gagné.` : 'Vous avez abandonné.';
    if (by === 'time')
      return verdict === 'won'
        ? `${opponent} avait épuisé son temps : vous avez gagné.`
        : `Votre temps était écoulé, et ${opponent} a réclamé la victoire.`;
    return { won: 'Vous avez gagné.', lost: 'Vous avez perdu.', undecided: 'Personne n’a gagné.' }[verdict];
  },
  abandoned: 'Aucun de vous n’est venu depuis longtemps : la partie a été close sans vainqueur.',
  takeBack: 'Voyez ce qui serait annulé, puis acceptez ou refusez.',
  draw: 'Acceptez ou refusez dans la partie.',
  pause: 'Les pendules s’arrêteraient : acceptez ou refusez dans la partie.',
  goOn: 'Les pendules repartiraient : acceptez ou refusez dans la partie.',
  given: (opponent, time) => `${opponent} vous accorde ${time} de plus.`,
  invitation: (pace) => `${PACES_FR[pace]} Suivez le lien pour prendre votre place.`,
  seat: (from, opponent) =>
    `${from} aimerait que vous poursuiviez cette partie${opponent === undefined ? '' : ` contre ${opponent}`}. Regardez-la, puis acceptez ou refusez.`,
  testTitle: 'Un essai d’Oriflamme',
  test: 'Si vous lisez ceci, les messages vous parviennent bien.',
  open: 'Ouvrir la partie',
  report: 'Lire le rapport',
  stop: 'Ne plus recevoir de courriels',
  stopHere: 'Plus rien ici',
  settings: 'Régler ou arrêter ces messages',
};

export const noticeWords: Readonly<Record<Language, NoticeWords>> = { en, fr };
