import type { Language } from '@oriflamme/platform';

/** Why a message did not arrive, as it is kept: a word and what belongs to it. */
const FAILURES: Readonly<Record<Language, Readonly<Record<string, (what: string) => string>>>> = {
  en: {
    answered: (status) => `The receiver answered ${status}.`,
    unreachable: (code) => `The receiver cannot be reached (${code}).`,
    private: (host) => `${host} is not an address that messages may be sent to.`,
    tooMany: () => 'Too many messages to this host within the hour: the rest comes later.',
    notWeb: () => 'The address is not one of the web.',
    keys: () => 'The browser’s keys cannot be read: subscribe again.',
    removed: () => 'The address was taken away.',
    noMail: () => 'There is no mail address.',
    address: (status) => `Your address bounced: the mail server does not take it (${status}).`,
    content: (status) => `The mail server did not take the mail (${status}).`,
    mailServer: (code) => `The mail server cannot be reached or is busy (${code}).`,
    ours: () => 'Something went wrong here.',
  },
  fr: {
    answered: (status) => `Le destinataire a répondu ${status}.`,
    unreachable: (code) => `Le destinataire est injoignable (${code}).`,
    private: (host) => `${host} n’est pas une adresse où des messages peuvent être envoyés.`,
    tooMany: () => 'Trop de messages à cet hôte en une heure : le reste viendra plus tard.',
    notWeb: () => 'L’adresse n’est pas une adresse du web.',
    keys: () => 'Les clés du navigateur sont illisibles : abonnez-vous de nouveau.',
    removed: () => 'L’adresse a été retirée.',
    noMail: () => 'Il n’y a pas d’adresse électronique.',
    address: (status) => `Votre adresse est refusée par le serveur de courriel (${status}).`,
    content: (status) => `Le serveur de courriel a refusé le message (${status}).`,
    mailServer: (code) => `Le serveur de courriel est injoignable ou occupé (${code}).`,
    ours: () => 'Quelque chose s’est mal passé chez nous.',
  },
};

/** In words; what an older version kept is shown as it is. */
export function failureWords(failure: string, language: Language): string {
  const [word = '', ...what] = failure.split(' ');
  return FAILURES[language][word]?.(what.join(' ')) ?? failure;
}
