import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { type Answer, run } from './run.js';

const folder = mkdtempSync(join(tmpdir(), 'manaus-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Done, with something said, or bad input in one line and nothing else: never a failure, never a
 * stack.
 */
function expectHandled({ code, out, err }: Answer, argv: readonly string[]): void {
  const where = JSON.stringify(argv);
  expect([0, 2], `${where} ${err.join(' ')}`).toContain(code);
  expect(out === '', where).toBe(code === 2);
  expect(err.length, where).toBe(code === 2 ? 1 : 0);
  for (const line of err) expect(line, where).toMatch(/^manaus[^\p{Cc}\u2028\u2029]*$/u);
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

test('any label is answered or refused in one line', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...puzzles),
      fc.constantFrom('--from', '--to', '--goal'),
      label,
      async (puzzle, option, text) => {
        const argv =
          option === '--from'
            ? ['solve', puzzle, `--from=${text}`]
            : ['solve', puzzle, '--from', '12//', `${option}=${text}`];
        // A long label would be searched in earnest.
        fc.pre(text.replace(/[^0-9]/g, '').length <= 7);
        expectHandled(await run(...argv), argv);
      },
    ),
    { numRuns: 500 },
  );
});

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

test('any command line is answered or refused in one line', async () => {
  await fc.assert(
    fc.asyncProperty(commandLine, async (argv) => {
      expectHandled(await run(...argv), argv);
    }),
    { numRuns: 1500 },
  );
});

test('draw writes its file or nothing', async () => {
  let written = 0;
  await fc.assert(
    fc.asyncProperty(
      commandLine,
      fc.constantFrom('svg', 'json', 'html', 'gif', ''),
      async ([, ...rest], kind) => {
        const out = join(folder, `${++written}.${kind}`);
        const argv = ['draw', ...rest, '--out', out];
        const answer = await run(...argv);
        expectHandled(answer, argv);
        const drawn = answer.code === 0 && !rest.some((word) => word === '--help' || word === '-h');
        expect(readdirSync(folder).includes(`${written}.${kind}`), JSON.stringify(argv)).toBe(
          drawn,
        );
      },
    ),
    { numRuns: 200 },
  );
});

test('any arguments of study are answered or refused in one line', async () => {
  const range = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('1..3', '3', '2..3', '1..1') },
    fc.constantFrom('2..1', '0..2', 'x', '1..', '..3', '1..99999', '1..2..3', '-1', ''),
  );
  // What would write a folder, or study more discs than that, is left out.
  const others = fc
    .array(option, { maxLength: 3 })
    .map((list) => list.flat().filter((word) => !/^--(out|discs)/.test(word)));
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...puzzles) }, value),
      range,
      others,
      async (subject, discs, rest) => {
        const argv = ['study', subject, `--discs=${discs}`, ...rest];
        expectHandled(await run(...argv), argv);
      },
    ),
    { numRuns: 150 },
  );
});
