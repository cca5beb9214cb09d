// node tools/answers/main.mjs [--check]: writes what comes from the shapes of the answers; with
// --check it says what is not current, and writes nothing.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { inRoot } from '../run/paths.mjs';
import { outdated } from './written.mjs';

const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;

for (const [file, text] of outdated()) {
  if (!check) writeFileSync(inRoot(file), text);
  console.log(check ? `${file} is not current: node tools/answers/main.mjs` : `wrote ${file}`);
  if (check) process.exitCode = 1;
}
