import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '@manaus/cli';
import { inRoot } from '../run/paths.mjs';

/** Commands that print, all together, every field that docs/json.md lists. */
const COMMANDS = [
  'analyze manaus --discs 3',
  'solve manaus --from 1/2/3',
  'solve manaus --from 1/2/3 --algorithm martins2024/algorithm-11 --literal',
  'graph manaus --discs 2 --format json --attributes',
  'states manaus --discs 2 --eccentricity',
  'states manaus --discs 2 --out states.parquet',
  'draw manaus --discs 2 --out drawn.svg',
  'compare manaus hanoi --discs 3 --out drawn.svg',
  'ledger --id martins2024/theorem-8',
  'grundy --subtract 1,4 --upto 9',
  'outcome nim 3,5,7',
  'classify --upto 21 --subtract 1,2,3',
  'block solve levels/feather.txt',
  'block check levels/feather.txt RR',
  'block analyze levels/feather.txt',
  'classify --game kayles --upto 21',
  'hanoi at --discs 8 --move 136',
  'hanoi next --from 34/1/2',
  'study hanoi --discs 1..6',
  'positions manaus --discs 3 --count 6',
  'positions nim --count 2',
  'verify hanoi --discs 2 --answers answers.jsonl',
  'verify nim --answers answers.jsonl',
];

/**
 * The names of the fields that the commands print, each with the commands that print it.
 * @returns {Promise<Record<string, string>>} `analyze, study` by the name of a field
 */
export async function jsonFields() {
  const found = new Map();
  for (const line of COMMANDS) {
    const [name = line] = /^(?:block |hanoi )?\w+/.exec(line) ?? [];
    for (const field of namesIn(await answer(line)))
      found.set(field, (found.get(field) ?? new Set()).add(name));
  }
  return Object.fromEntries([...found].map(([field, names]) => [field, [...names].join(', ')]));
}

/** The answer to a command, which is run within this process. */
async function answer(line) {
  const folder = mkdtempSync(join(tmpdir(), 'manaus-fields-'));
  const argv = line
    .replace('levels/', inRoot('levels/'))
    .replace('drawn.svg', join(folder, 'drawn.svg'))
    .replace('states.parquet', join(folder, 'states.parquet'))
    .replace('answers.jsonl', join(folder, 'answers.jsonl'))
    .split(' ');
  writeFileSync(
    join(folder, 'answers.jsonl'),
    '{"position":"12//","play":"0>1"}\n{"position":"3"}',
  );
  const out = [];
  const err = [];
  const io = { out: (text) => out.push(text), err: (text) => err.push(text) };
  try {
    const code = await main([...argv, '--json'], { ...io, color: false, debug: false });
    if (code !== 0) throw new Error(`${line}: ${err}`);
    return JSON.parse(out.join(''));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The names of all fields within a value; a number is a key of a histogram. */
function namesIn(value) {
  if (value === null || typeof value !== 'object') return [];
  const own = Array.isArray(value) ? [] : Object.keys(value).filter((name) => !/^\d+$/.test(name));
  return [...own, ...Object.values(value).flatMap(namesIn)];
}
