import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Loaded before the server of a test: the seeds of its matches, the only secrets of this length, are always the same
// ones, so that a test that fails once fails again. Everything else about its dice is as players have them.
const SEED_BYTES = 32;
const { randomBytes } = crypto;
let matches = 0;
crypto.randomBytes = (size, callback) => {
  if (size !== SEED_BYTES || callback) return randomBytes(size, callback);
  matches += 1;
  return crypto.createHash('sha256').update(`${process.env.KNOWN_SEEDS} ${matches}`).digest();
};
syncBuiltinESMExports();
