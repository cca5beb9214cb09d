// Writes between the markers of the READMEs: the scoreboard of recorded verdicts, the links to the
// notebooks and what they show, and the table of targets from docs/bench.json, which `npm run
// --silent bench -- --full --json > docs/bench.json` measures. --check only says whether they are
// up to date. The ledger shows that what is recorded is what the checks find.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadItems } from '@manaus/papers/internals';
import { inRoot } from '../run/paths.mjs';
import { withNotebooks, withShown } from './notebooks.mjs';
import { withScoreboard } from './scoreboard.mjs';
import { withSpeed } from './speed.mjs';

const rows = (await loadItems()).map(({ id, recorded, departs, rebuilt, border, erratum }) => ({
  id,
  verdict: recorded,
  departs: departs?.en ?? null,
  rebuilt: rebuilt === true,
  border: border === true,
  certainty: erratum === undefined ? null : (erratum.certainty ?? 'print'),
}));
const bench = JSON.parse(readFileSync(inRoot('docs', 'bench.json'), 'utf8'));
/** What writes between the markers of a name, by the README. */
const PARTS = {
  'README.md': { scoreboard: (text) => withScoreboard(text, rows, 'en') },
  'README.pt-BR.md': { scoreboard: (text) => withScoreboard(text, rows, 'pt') },
  'notebooks/README.md': { notebooks: withNotebooks, shown: withShown },
  'packages/scale/README.md': { speed: (text) => withSpeed(text, bench) },
};

const stale = [];
for (const [name, parts] of Object.entries(PARTS)) if (existsSync(inRoot(name))) renew(name, parts);
for (const line of stale) console.error(line);
process.exit(stale.length === 0 ? 0 : 1);

function renew(name, parts) {
  const old = readFileSync(inRoot(name), 'utf8');
  let text = old;
  for (const [marker, write] of Object.entries(parts)) {
    const written = write(text);
    if (written === null)
      stale.push(`${name} has no markers <!-- ${marker} --> and <!-- /${marker} -->`);
    else text = written;
  }
  if (text === old) return;
  if (process.argv.includes('--check'))
    stale.push(`${name} is stale: run node tools/readme/main.mjs`);
  else writeFileSync(inRoot(name), text);
}
