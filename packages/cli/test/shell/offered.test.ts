import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { commandsOf } from '../../src/commands/index.js';
import { type Command, type Entries, isCommand } from '../../src/shell/command.js';
import { runLine } from '../run.js';

const folder = mkdtempSync(join(tmpdir(), 'manaus-offered-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'formula.cnf'), 'p cnf 1 1\n1 0\n');
writeFileSync(join(folder, 'answers.jsonl'), '{"position":"","solvable":true}\nno answer\n');
const twins = join(import.meta.dirname, '../../../../levels/twins.txt');

/** Options of every tower, as far as they go together. */
const TOWER = '--discs 2 --pegs 4 --capacities 2,2,1,2 --moves "0>1,1>2,2>3,3>0" --goal ///12';
const TIME = '--yes --max-seconds 1000';

/**
 * Command lines that together give every option of a command; OUT is a folder of this test, LEVEL a
 * level. The lines of one command run in their order.
 */
const lines: Readonly<Record<string, readonly string[]>> = {
  analyze: [
    `analyze hanoi ${TOWER} --engine ts --explicit ${TIME} --json`,
    'analyze hanoi --discs 5 --pegs 4 --method classes --large-discs 2 --workers 1 --on local --boundary OUT/table --every 9',
    'analyze hanoi --discs 11 --pegs 4 --checkpoint OUT/kept --method lists',
  ],
  solve: [
    `solve hanoi ${TOWER} --from 12/// --count ${TIME} --json`,
    'solve hanoi --discs 3 --to 123//',
    'solve manaus --from 12/3/4 --algorithm martins2024/algorithm-11 --literal',
    'solve hanoi --pegs 4 --from 12345/// --boundary OUT/table',
  ],
  states: [
    `states hanoi ${TOWER} --eccentricity --csv`,
    'states hanoi --discs 2 --out OUT/states.parquet --force --json',
  ],
  graph: [
    `graph hanoi ${TOWER} --format dot --attributes`,
    'graph hanoi --discs 2 --out OUT/moves.parquet --force',
    'graph hanoi --discs 2 --json',
  ],
  'graph check': ['graph check OUT/answers.jsonl --json', 'graph check OUT/answers.jsonl --jsonl'],
  draw: [
    `draw hanoi ${TOWER} --play "0>1 1>2" --from 12/// --out OUT/a.svg --language pt-BR --json`,
    'draw hanoi --discs 2 --path 12//..//12 --out OUT/a.svg --force',
    'draw hanoi --discs 2 --states "12// 2/1/" --out OUT/b.svg',
  ],
  compare: [`compare hanoi hanoi ${TOWER} --out OUT/c.svg --language pt-BR --force --json`],
  theorems: [
    'theorems hanoi --capacities n,n,n --moves "0>1,1>2,2>0" --goal p2 --certificate OUT/proof.json --force --json',
    'theorems hanoi --diameter',
    'theorems --verify OUT/proof.json',
  ],
  'hanoi at': ['hanoi at --discs 3 --move 2 --json'],
  'hanoi next': ['hanoi next --from 123// --to /123/ --json'],
  grundy: [
    `grundy --subtract 1,2 --upto 9 ${TIME} --json`,
    'grundy --except 2,3 --upto 9',
    'grundy --code 0.77 --upto 9',
    'grundy --game kayles --upto 9',
  ],
  outcome: [
    'outcome subtraction 9 --subtract 1,2 --misere --json',
    'outcome all-but 9 --except 2 --first',
    'outcome taking-and-breaking 9 --code 0.77',
    'outcome moore 3 5 7 --k 2',
  ],
  classify: [
    `classify --upto 9 --subtract 1,2 --guess 3 ${TIME} --json`,
    'classify --upto 9 --game kayles',
  ],
  'block solve': [
    'block solve LEVEL --rules official --least rolls --json',
    'block solve LEVEL --limit',
  ],
  'block check': ['block check LEVEL RRU --rules strict --json'],
  'block show': ['block show LEVEL --out OUT/level.svg --force --json'],
  'block analyze': ['block analyze LEVEL --rules official --json'],
  'block generate': [
    `block generate bloxorz --width 5 --height 4 --least 3 --most 20 --branching 1 --rules strict --seed 7 --out OUT/level.txt --force ${TIME} --json`,
  ],
  'block import': ['block import LEVEL --out OUT/levels --force --json'],
  'block export': ['block export LEVEL --to pack --out OUT/pack.json --force --json'],
  'block from-cnf': ['block from-cnf OUT/formula.cnf --to bobbin --out OUT/cnf.txt --force --json'],
  play: [
    `play hanoi ${TOWER} --from 12/// --no-open`,
    'play subtraction --subtract 1,2 --heaps 9,5 --misere',
    'play all-but --except 2',
    'play taking-and-breaking --code 0.77',
    'play moore --k 2',
    'play LEVEL --rules official',
  ],
  ledger: [
    `ledger --id martins2024/theorem-8 --effort quick --no-cache ${TIME} --json`,
    'ledger --work martins2024graft',
  ],
  study: [
    `study hanoi ${TOWER} --out OUT/study ${TIME} --json`,
    `study hanoi ${TOWER} --out OUT/study --force`,
  ],
  new: ['new level first-steps --out OUT/new --json'],
  positions: [
    `positions hanoi ${TOWER} --count 2 --seed 3 --jsonl`,
    'positions subtraction --subtract 1,2 --heaps 2 --largest 9 --misere --json',
    'positions all-but --except 2',
    'positions taking-and-breaking --code 0.77',
    'positions moore --k 2',
    'positions LEVEL --rules official',
    'positions hanoi --discs 2 --pairs --least 1..2 --unsolvable 0',
  ],
  verify: [
    `verify hanoi ${TOWER} --answers OUT/answers.jsonl --notation pegs0 --jsonl`,
    'verify subtraction --subtract 1,2 --misere --answers OUT/answers.jsonl --json',
    'verify all-but --except 2 --answers OUT/answers.jsonl',
    'verify taking-and-breaking --code 0.77 --answers OUT/answers.jsonl',
    'verify moore --k 2 --answers OUT/answers.jsonl',
    'verify LEVEL --rules official --answers OUT/answers.jsonl',
  ],
  'sweep plan': [
    'sweep plan OUT/grid --puzzle hanoi --discs 2..3 --pegs 3 --capacities n,n,0..n --decreasing --moves "any;0>1,1>2,2>0" --question analyze --force --json',
    'sweep plan OUT/heaps --game subtraction --subtract "1,2;2,3" --upto 9 --print',
  ],
  'problems check': [`problems check OUT/answers.jsonl --tower hanoi --lists top ${TIME} --json`],
  pddl: [`pddl hanoi ${TOWER} --from 12/// --domain`],
  'sweep run': [`sweep run OUT/grid --shard 1/1 ${TIME} --json`],
  'sweep status': ['sweep status OUT/grid --json'],
  'sweep merge': ['sweep merge OUT/grid --force --json'],
};

/** Commands that need a terminal, a client, a cluster or minutes: their own tests run them. */
const elsewhere = ['block play', 'serve', 'sweep submit'];

/** All commands and actions by their words. */
async function all(entries: Entries, words: readonly string[] = []): Promise<[string, Command][]> {
  const found: [string, Command][] = [];
  for (const [name, { load }] of Object.entries(entries)) {
    const loaded = await load();
    if (isCommand(loaded)) found.push([[...words, name].join(' '), loaded]);
    found.push(...(await all(loaded.actions ?? {}, [...words, name])));
  }
  return found;
}

const commands = (await all(commandsOf())).filter(([name]) => !elsewhere.includes(name));

describe.each(commands)('manaus %s', (name, { options }) => {
  test('each option that help offers is in a line', () => {
    const given = new Set((lines[name] ?? []).join(' ').match(/(?<=--)[a-z-]+/g));
    expect(Object.keys(options).filter((option) => !given.has(option))).toEqual([]);
  });
  test('and taken', async () => {
    for (const line of lines[name] ?? []) {
      expect(line.startsWith(name)).toBe(true);
      const placed = line.replaceAll('OUT', folder).replaceAll('LEVEL', twins);
      const { code, err } = await runLine(placed);
      expect({ code, err }, line).toEqual({ code: 0, err: [] });
    }
  });
});
