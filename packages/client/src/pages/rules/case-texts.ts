import type { CaseId, JeanneEvent } from '@oriflamme/joan-1429';

/** A heading and what the case says, in our own words. Numbers of other cases in the text become links to them. */
export type CaseText = readonly [title: string, text: string];
export type CaseTexts = Readonly<Partial<Record<CaseId, CaseText>>>;

/** The rules in one language. */
export interface RuleTexts {
  /** The game in ten minutes. */
  readonly introduction: readonly CaseText[];
  readonly eventEffects: Readonly<Record<JeanneEvent, CaseText>>;
  readonly cases: Readonly<Record<CaseId, CaseText>>;
}
