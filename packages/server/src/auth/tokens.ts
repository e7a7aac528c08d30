import { createHash, randomBytes } from 'node:crypto';

/** 192 bits: not to be guessed, and short enough for a cookie or a link. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** What is stored of a token. It is as long as a key, so a fast hash without salt is enough. */
export const hashToken = (token: string): Uint8Array => new Uint8Array(createHash('sha256').update(token).digest());

/** Shown in links; 66 bits, so that an unlisted match is not found by trying. */
export const newId = (): string =>
  randomBytes(9).toString('base64url').replaceAll('_', 'a').replaceAll('-', 'b').slice(0, 11);

/** Letters and figures that nobody takes for one another. */
const TYPED = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 26;

/** 130 bits that can be typed from another screen, in groups. */
export const newCode = (): string => {
  const letters = [...randomBytes(CODE_LENGTH)].map((byte) => TYPED[byte % TYPED.length]).join('');
  return letters.match(/.{1,5}/g)?.join('-') ?? letters;
};

/** As it was made, however it was typed. */
export function parseCode(text: string): string | undefined {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return letters.length === CODE_LENGTH && [...letters].every((each) => TYPED.includes(each)) ? letters : undefined;
}
