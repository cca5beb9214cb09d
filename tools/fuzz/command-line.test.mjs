import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main } from '@manaus/cli';
import fc from 'fast-check';
import { afterAll, expect } from 'vitest';
import { fuzz } from './budget.mjs';

const folder = mkdtempSync(join(tmpdir(), 'manaus-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command line within this process. */
async function run(...argv) {
  let out = '';
  const err = [];
  const io = {
    out: (text) => {
      out += text;
    },
    err: (line) => err.push(line),
    color: false,
    debug: false,
  };
  return { code: await main(argv, io), out, err };
}

/**
 * Done, with something said, or bad input in one line and nothing else: never a failure, never a
 * stack.
 */
function expectHandled({ code, out, err }, argv) {
  const where = JSON.stringify(argv);
  expect([0, 2], `${where} ${err.join(' ')}`).toContain(code);
  expect(out === '', where).toBe(code === 2);
  expect(err.length, where).toBe(code === 2 ? 1 : 0);
  for (const line of err) expect(line, where).toMatch(/^manaus[^\p{Cc}\u2028\u2029]{0,294}$/u);
}

const puzzles = ['hanoi', 'bucharest', 'london', 'oxford', 'oxford1', 'manaus'];

const label = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc
    .array(fc.constantFrom('1', '2', '3', '4', '/', ',', '0', '10', '-', ' '), { maxLength: 12 })
    .map((parts) => parts.join('')),
  fc.constantFrom('123//', '/123/', '1/2/3', '12/3/', '1//23', '1,2,3//', '//12', '1///2'),
);

fuzz(
  'labels on the command line',
  400,
  fc
    .tuple(fc.constantFrom(...puzzles), fc.constantFrom('--from', '--to', '--goal'), label)
    // A long label would be searched in earnest.
    .filter(([, , text]) => text.replace(/[^0-9]/g, '').length <= 7),
  async ([puzzle, option, text]) => {
    const from = option === '--from' ? [] : ['--from', '12//'];
    const argv = ['solve', puzzle, ...from, `${option}=${text}`];
    expectHandled(await run(...argv), argv);
  },
);

const value = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '3',
      '2',
      '4',
      '0',
      '-1',
      '99',
      'x',
      '',
      '3,2,1',
      'any',
      'cyclic',
      'star',
      '123//',
      '12//',
      'csv',
      'graph6',
      'json',
      'ts',
      'bfs',
      '123//..//123',
    ),
  },
  fc.string({ maxLength: 8 }),
  fc.integer({ min: -5, max: 5 }).map(String),
  fc.constantFrom(
    '9'.repeat(30),
    '1e9',
    '0x10',
    'NaN',
    'Infinity',
    '--',
    '-',
    '--json',
    '-h',
    '\u0000',
    '\ud800',
  ),
);

const names = [
  'discs',
  'pegs',
  'capacities',
  'moves',
  'goal',
  'from',
  'to',
  'algorithm',
  'literal',
  'count',
  'json',
  'explicit',
  'engine',
  'method',
  'workers',
  'every',
  'format',
  'path',
  'help',
  'version',
  'nonsense',
];

const option = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...names), value)
      .map(([name, given]) => [`--${name}`, given]),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...names), value)
      .map(([name, given]) => [`--${name}=${given}`]),
  },
  fc.constantFrom(...names).map((name) => [`--${name}`]),
  value.map((given) => [given]),
);

/** As likely as not to go through: three discs, and then anything. */
const commandLine = fc
  .tuple(
    fc.oneof({ weight: 5, arbitrary: fc.constantFrom('analyze', 'solve', 'graph', 'draw') }, value),
    fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...puzzles) }, value),
    fc.constantFrom(['--discs', '3'], ['--discs', '3'], []),
    fc.array(option, { maxLength: 4 }),
  )
  .map(([command, puzzle, discs, options]) => [command, puzzle, ...discs, ...options.flat()]);

fuzz('command lines', 1000, commandLine, async (argv) => {
  expectHandled(await run(...argv), argv);
});

let written = 0;
fuzz(
  'draw writes its file or nothing',
  150,
  fc.tuple(commandLine, fc.constantFrom('svg', 'json', 'html', 'gif', '')),
  async ([[, ...rest], kind]) => {
    const out = join(folder, `${++written}.${kind}`);
    const argv = ['draw', ...rest, '--out', out];
    const answer = await run(...argv);
    expectHandled(answer, argv);
    const drawn = answer.code === 0 && !rest.some((word) => word === '--help' || word === '-h');
    expect(existsSync(out), JSON.stringify(argv)).toBe(drawn);
    rmSync(out, { force: true });
  },
);

const range = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('1..3', '3', '2..3', '1..1') },
  fc.constantFrom('2..1', '0..2', 'x', '1..', '..3', '1..99999', '1..2..3', '-1', ''),
);
// What would write a folder, or study more discs than that, is left out.
const others = fc
  .array(option, { maxLength: 3 })
  .map((list) => list.flat().filter((word) => !/^--(out|discs)/.test(word)));
const subject = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...puzzles) }, value);

fuzz('studies', 50, fc.tuple(subject, range, others), async ([tower, discs, rest]) => {
  const argv = ['study', tower, `--discs=${discs}`, ...rest];
  expectHandled(await run(...argv), argv);
});

const games = [
  'nim',
  'moore',
  'subtraction',
  'halving',
  'fibonacci',
  'wythoff',
  'nim21',
  'constructor',
];
const heaps = fc.oneof(
  fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }).map(String),
  fc.constantFrom('', '8,8', '13:4', '-1', '9007199254740991', '1e3', 'x'),
);
const heapOption = fc.constantFrom(
  ...[[], ['--k', '2'], ['--k=9007199254740991'], ['--subtract=1,2,3'], ['--misere'], ['--first']],
  ...[['--json'], ['--k=0'], ['--subtract='], ['--subtract=0,1'], ['--upto=5']],
);

fuzz(
  'positions of heap games',
  300,
  fc.tuple(fc.constantFrom(...games), heaps, heapOption, heapOption),
  async ([game, position, ...more]) => {
    const argv = ['outcome', game, position, ...more.flat()];
    expectHandled(await run(...argv), argv);
  },
);

fuzz(
  'actions',
  200,
  fc.tuple(
    fc.constantFrom('hanoi', 'block', 'sweep', 'new', 'ledger', 'grundy'),
    fc.oneof(fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)), value),
    fc.array(value, { maxLength: 2 }),
  ),
  async ([command, action, words]) => {
    const argv = [command, action, ...words.filter((word) => !word.startsWith('-'))];
    // A bare ledger checks everything, and a sweep without a folder writes.
    fc.pre(command !== 'ledger' || !action.startsWith('-'));
    expectHandled(await run(...argv), argv);
  },
);
