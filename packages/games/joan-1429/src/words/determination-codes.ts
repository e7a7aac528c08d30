/** Codes of refusals in the build step and of a match's options. */
export type DeterminationCode =
  | 'unknownMatchOptions'
  | 'englishFirstNeedsStandardSetUp'
  | 'notYourNation'
  | 'notForReplacementPoints'
  | 'noSpsNamed'
  | 'notAMusterTown'
  | 'countermixExhausted'
  | 'purseTooSmall'
  | 'leaderNotReturning'
  | 'leaderCannotReturnThere'
  | 'leaderToBePlaced'
  | 'supplyTrainToBePlaced'
  | 'supplyTrainCannotReturnThere';
