import { type AnyGameModule, type Language, wordViolation } from '@oriflamme/platform';
import type { Answer } from '../matches/answer.ts';
import { failure } from './messages.ts';

const SENTENCES = {
  stale: 'The match has moved on',
  'not-running': 'The match is over',
  frozen: 'This match was begun under older rules and can only be read',
  'no-such-match': 'There is no such match',
  'not-seated': 'This is not your seat',
  unavailable: 'The order could not be stored; try again in a moment',
} as const;

/** What came of an order, as its sender reads it: a refusal with its rule and a sentence in his language. */
export function wordAnswer(answer: Answer, game: AnyGameModule, language: Language): object {
  if (answer.ok) return answer;
  const n = 'n' in answer ? { n: answer.n } : {};
  if (answer.code !== 'refused') return failure(answer.code, SENTENCES[answer.code], n);
  const { violation } = answer;
  return failure('refused', wordViolation(game, language, violation), { rule: violation.rule, violation, ...n });
}
