// Which functions of the packages the methods of an item share, measured: each method runs in
// its own process under coverage. That takes too long for npm test.
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { loadItems } from '@manaus/papers/internals';
import { inRoot } from '../run/paths.mjs';
import { closestToNone } from './shared.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { effort: { type: 'string', default: 'quick' }, help: { type: 'boolean' } },
});

if (values.help) {
  console.log(`usage: node tools/independence/main.mjs [--effort quick|full] [ID | WORK | PREFIX]...

For each item, the two methods that share the fewest functions of the packages, how many those are,
and of them the ones that decide what a rule allows.`);
  process.exit(0);
}

const run = promisify(execFile);

async function measured(id, method = '') {
  const program = inRoot('tools/independence/method.mjs');
  const options = { maxBuffer: 2 ** 26 };
  const { stdout } = await run(process.execPath, [program, id, method, values.effort], options);
  return JSON.parse(stdout);
}

/** The functions that each method of an item runs. */
async function methodsOf(id) {
  const first = await measured(id);
  const others = [];
  for (const name of first.names) if (name !== first.method) others.push(await measured(id, name));
  return [first, ...others];
}

const isAsked = ({ id }) =>
  positionals.length === 0 || positionals.some((start) => `${id}/`.startsWith(start));
const sharing = [];
for (const { id } of (await loadItems()).filter(isAsked)) {
  const methods = await methodsOf(id);
  const pair = closestToNone(methods);
  if (pair === null) continue;
  const { names, shared, deciding } = pair;
  console.log(`${id}: ${shared.length} shared, ${deciding.length} deciding (${names.join(' | ')})`);
  if (deciding.length > 0) sharing.push({ id, deciding });
}
console.log(
  `\n${sharing.length} items whose best two methods share a function that decides a rule`,
);
for (const { id, deciding } of sharing) console.log(`  ${id}: ${deciding.join(', ')}`);
