import type { AnyGameModule, Language } from './game-module.ts';
import type { Violation } from './violation.ts';

/** What the table itself refuses, whatever the game. */
const TABLE_WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'table.over': 'The match is over.',
    'table.notYourDecision': 'It is not for you to decide now.',
    'table.nothingToUndo': 'There is nothing to take back.',
    'table.handedOver': 'The other side decides now: ask it to let you take this back.',
    'table.nothingToRedo': 'There is nothing to do again.',
    'table.noSuchState': 'The match was never at that number.',
    'table.olderRules': 'The match was played under older rules then; it cannot go back to them.',
    'table.nothingOffered': 'Nothing of the kind was offered or asked.',
    'table.timeNotOut': 'Your opponent still has time.',
    'table.tooLateToCancel': 'Both sides have given orders: the match can be resigned or drawn, not cancelled.',
  },
  fr: {
    'table.over': 'La partie est terminée.',
    'table.notYourDecision': 'Ce n’est pas à vous de décider.',
    'table.nothingToUndo': 'Il n’y a rien à annuler.',
    'table.handedOver': 'L’autre camp décide à présent : demandez-lui de pouvoir revenir en arrière.',
    'table.nothingToRedo': 'Il n’y a rien à rétablir.',
    'table.noSuchState': 'La partie n’est jamais passée par ce numéro.',
    'table.olderRules': 'La partie suivait alors d’anciennes règles ; elle ne peut y revenir.',
    'table.nothingOffered': 'Rien de tel n’a été proposé ni demandé.',
    'table.timeNotOut': 'Votre adversaire a encore du temps.',
    'table.tooLateToCancel': 'Les deux camps ont donné des ordres : on peut abandonner ou convenir d’une nulle.',
  },
};

/** Why an order was refused, in one sentence: the table's own words or the game's. */
export const wordViolation = (module: Pick<AnyGameModule, 'words'>, language: Language, refusal: Violation): string =>
  TABLE_WORDS[language][refusal.code] ?? module.words[language].violation(refusal);
