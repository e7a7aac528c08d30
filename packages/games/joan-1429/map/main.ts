import { writeFileSync } from 'node:fs';
import { generatedFile, readFacts } from './files.ts';
import { generate } from './generate.ts';

for (const [name, text] of Object.entries(generate(readFacts()))) writeFileSync(generatedFile(name), text);
