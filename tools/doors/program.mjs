// Puts every other kind of value, and every bad number, in each place of the parameters of every
// exported function: it throws an InputError, or TypeScript admits the value there, or the place
// stands in total.mjs with a reason. Prints what does none of these. Words behind the command name
// packages: only their doors are tried.
import { fork } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../run/paths.mjs';
import { load, names, packageOf } from './exports.mjs';
import { parametersOf } from './parameters.mjs';
import { TOTAL } from './total.mjs';

/** A trial that runs longer than this many milliseconds hangs. */
const LONGEST = 15_000;

const chosen = process.argv.slice(2);
const all = await load();
const tried = names(all).filter((name) => chosen.length === 0 || chosen.includes(packageOf(name)));
const parameters = parametersOf(tried);
const folder = mkdtempSync(join(tmpdir(), 'manaus-doors-'));
const trial = openSync(join(folder, 'trial'), 'w+');
const findings = openSync(join(folder, 'findings'), 'a');
const hung = [];
let count = null;
let unreached = [];
for (let from = 0; count === null; from = reached().number + 1) {
  ({ count, unreached } = await tryFrom(from));
  // What is admitted may take long.
  if (count === null && !reached().admitted)
    hung.push({ ...reached(), text: 'did not end, or ended the process' });
}
const lines = readFileSync(join(folder, 'findings'), 'utf8').split('\n').slice(0, -1);
const found = [...lines.map((line) => JSON.parse(line)), ...hung];
rmSync(folder, { recursive: true });

/** The trial that was begun last. */
function reached() {
  const text = Buffer.alloc(300);
  readSync(trial, text, 0, 300, 0);
  return JSON.parse(text.toString());
}

/** Tries all from a number on; the count of all is null where the process ended before. */
function tryFrom(from) {
  const child = fork(inRoot('tools', 'doors', 'trials.mjs'), {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc', trial, findings],
  });
  return new Promise((resolve) => {
    /** @type {{ count: number | null, unreached: string[] }} */
    const result = { count: null, unreached: [] };
    let before = -1;
    let clock;
    /** @param {{ unreached: string[] } | { count: number }} message */
    const take = (message) => {
      if ('unreached' in message) {
        result.unreached = message.unreached;
        child.send({ parameters: [...parameters], from });
        clock = setInterval(() => {
          const { number } = reached();
          if (number === before) child.kill('SIGKILL');
          before = number;
        }, LONGEST);
      } else result.count = message.count;
    };
    child.on('message', take);
    child.on('exit', () => {
      clearInterval(clock);
      resolve(result);
    });
  });
}

const keyOf = ({ name, where }) => `${name} ${where}`;
const keysOf = (trial) => [keyOf(trial), `* ${trial.where}`];
const isListed = (trial) =>
  keysOf(trial).some((key) => TOTAL[key]?.kinds.includes(trial.kind) === true);
const open = found.filter((trial) => !isListed(trial));
const used = new Set(found.flatMap((trial) => keysOf(trial).map((key) => `${key}: ${trial.kind}`)));
/** True if all trials were made that a place in the list is about. */
const isTried = (name) =>
  name === '*' ? chosen.length === 0 : parameters.has(name) || !names(all).includes(name);
const unused = Object.entries(TOTAL)
  .filter(([key]) => isTried(key.split(' ')[0]))
  .flatMap(([key, { kinds }]) => {
    const needless = kinds.map((kind) => `${key}: ${kind}`).filter((each) => !used.has(each));
    // Of one parameter of several functions it is enough that one takes it.
    return key.startsWith('* ') && needless.length < kinds.length ? [] : needless;
  });
unreached = unreached.filter((name) => parameters.has(name));
for (const trial of open) console.error(`${keyOf(trial)}: ${trial.kind} ${trial.text}`);
for (const name of unreached) console.error(`${name}: no example calls it`);
for (const each of unused) console.error(`${each} is listed as total, and need not be`);
console.log(
  `doors: ${tried.length} functions, ${count} values tried, ${open.length} let in, ${unreached.length} not reached, ${Object.keys(TOTAL).length} places listed with a reason`,
);
process.exit(open.length + unreached.length + unused.length > 0 ? 1 : 0);
