import { readFileSync } from 'node:fs';
import { type DiceFault, verifyDice } from '@oriflamme/platform';
import { z } from 'zod';

const exported = z.object({
  format: z.literal('oriflamme-match'),
  match: z.object({ id: z.string(), commitment: z.string() }),
  dice: z.object({ seed: z.string(), nonces: z.tuple([z.string().nullable(), z.string().nullable()]) }).optional(),
  rows: z.array(z.object({ n: z.number(), dice: z.array(z.object({ n: z.number(), face: z.number() })) })),
});

const sentence = (fault: DiceFault): string => {
  switch (fault.kind) {
    case 'otherSeed':
      return 'The revealed seed is not the one whose hash was published.';
    case 'otherFace':
      return `Roll ${fault.roll} (row ${fault.row}) shows ${fault.face}; the seed gives ${fault.due}.`;
    case 'outOfOrder':
      return `Row ${fault.row} uses roll ${fault.roll} where roll ${fault.due} was due.`;
  }
};

function main(path: string | undefined): number {
  if (path === undefined) {
    process.stderr.write(
      'Say which match: npm run verify-dice -- match.json (the export of a match that has ended).\n',
    );
    return 1;
  }
  let text: unknown;
  try {
    text = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    process.stderr.write(`${path} cannot be read as JSON.\n`);
    return 1;
  }
  const parsed = exported.safeParse(text);
  if (!parsed.success) {
    process.stderr.write(`${path} is not the export of a match.\n`);
    return 1;
  }
  const { match, dice, rows } = parsed.data;
  if (!dice) {
    process.stderr.write(`Match ${match.id} is still being played: its seed is revealed when it ends.\n`);
    return 1;
  }
  const { rolls, faults } = verifyDice({ commitment: match.commitment, ...dice, rows });
  for (const fault of faults) process.stdout.write(`${sentence(fault)}\n`);
  process.stdout.write(
    faults.length === 0
      ? `All ${rolls} rolls of match ${match.id} are as they must be.\n`
      : `${faults.length} faults in ${rolls} rolls.\n`,
  );
  return faults.length === 0 ? 0 : 1;
}

process.exitCode = main(process.argv[2]);
