import { LobbyError } from '../connection/lobby.ts';
import type { Translate } from '../i18n/i18n.tsx';

/** What the server may answer, and people can do something about. */
const known = [
  'wrong-password',
  'too-fast',
  'banned',
  'link-used',
  'has-account',
  'no-account',
  'code-used',
  'already-seated',
  'seat-taken',
  'seat-reserved',
  'not-welcome',
  'match-not-open',
  'too-many-open',
  'invalid-body',
  'no-such-match',
  'no-such-person',
  'several-people',
  'nothing-offered',
  'match-over',
  'unavailable',
] as const;

/** Why something did not work, in the reader's language where we know the reason, else in the server's own words. */
export function problemLine(error: unknown, t: Translate): string {
  if (error instanceof TypeError) return t('problem.offline');
  if (!(error instanceof LobbyError)) return error instanceof Error ? error.message : String(error);
  const code = known.find((one) => one === error.code);
  return code === undefined ? error.message : t(`problem.${code}`);
}
