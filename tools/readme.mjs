#!/usr/bin/env node
// Writes the scoreboard of recorded verdicts between the markers of the READMEs; --check only says whether they are up to date.
// The ledger shows that what is recorded is what the checks find.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadItems } from '@manaus/papers';
import { withScoreboard } from './readme/scoreboard.mjs';
import { inRoot } from './run/paths.mjs';

const rows = (await loadItems()).map(({ id, recorded }) => ({ id, verdict: recorded }));
const stale = [];
for (const [name, language] of [
  ['README.md', 'en'],
  ['README.pt-BR.md', 'pt'],
]) {
  if (!existsSync(inRoot(name))) continue;
  const old = readFileSync(inRoot(name), 'utf8');
  const text = withScoreboard(old, rows, language);
  if (text === null) stale.push(`${name} has no markers <!-- scoreboard --> and <!-- /scoreboard -->`);
  else if (text !== old && process.argv.includes('--check')) stale.push(`${name} is stale: run node tools/readme.mjs`);
  else if (text !== old) writeFileSync(inRoot(name), text);
}
for (const line of stale) console.error(line);
process.exit(stale.length === 0 ? 0 : 1);
