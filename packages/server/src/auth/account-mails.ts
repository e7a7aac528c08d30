import type { LANGUAGES } from '@oriflamme/platform';

export type MailLanguage = (typeof LANGUAGES)[number];
export interface AccountMail {
  kind: 'verify' | 'reset' | 'known';
  link: string;
}

interface Words {
  subject: string;
  lines: readonly string[];
}

const WORDS: Readonly<Record<MailLanguage, Readonly<Record<AccountMail['kind'], Words>>>> = {
  en: {
    verify: {
      subject: 'Oriflamme: your address',
      lines: [
        'Somebody, you we hope, gave this address for an account at Oriflamme. To confirm it, open this link within two days, in the same browser or with the password of the account at hand:',
        'If it was not you, do nothing: the address will not be used.',
      ],
    },
    reset: {
      subject: 'Oriflamme: a new password',
      lines: [
        'A new password was asked for. Choose it here, within two hours:',
        'If it was not you, do nothing: the old one stays.',
      ],
    },
    known: {
      subject: 'Oriflamme: you have an account',
      lines: [
        'This address was given for a new account, but it has one already. If you have forgotten the password, ask for a new one here:',
        'If it was not you, do nothing.',
      ],
    },
  },
  fr: {
    verify: {
      subject: 'Oriflamme : votre adresse',
      lines: [
        'Quelqu’un, vous sans doute, a donné cette adresse pour un compte Oriflamme. Pour la confirmer, ouvrez ce lien dans les deux jours, dans le même navigateur ou avec le mot de passe du compte :',
        'Si ce n’était pas vous, ne faites rien : l’adresse ne servira pas.',
      ],
    },
    reset: {
      subject: 'Oriflamme : nouveau mot de passe',
      lines: [
        'Un nouveau mot de passe a été demandé. Choisissez-le ici, dans les deux heures :',
        'Si ce n’était pas vous, ne faites rien : l’ancien reste valable.',
      ],
    },
    known: {
      subject: 'Oriflamme : vous avez déjà un compte',
      lines: [
        'Cette adresse a été donnée pour un nouveau compte, mais elle en a déjà un. Mot de passe oublié ? Demandez-en un autre ici :',
        'Si ce n’était pas vous, ne faites rien.',
      ],
    },
  },
};

export function wordMail({ kind, link }: AccountMail, language: MailLanguage): { subject: string; body: string } {
  const { subject, lines } = WORDS[language][kind];
  const [first, ...rest] = lines;
  return { subject, body: [first, link, ...rest].join('\n\n') };
}
