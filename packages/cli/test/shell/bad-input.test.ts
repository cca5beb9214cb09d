import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { expectBad, run, runLine } from '../run.js';

const folder = mkdtempSync(join(tmpdir(), 'manaus-'));
afterAll(() => rmSync(folder, { recursive: true }));

const badNumbers: readonly (readonly [given: string, shown: string])[] = [
  ['0', '(got 0)'],
  ['-1', '(got -1)'],
  ['x', '(got "x")'],
  ['', '(got "")'],
  ['3.5', '(got "3.5")'],
  ['1e3', '(got "1e3")'],
  [' 3', '(got " 3")'],
  ['0x3', '(got "0x3")'],
  ['+3', '(got "+3")'],
  ['-', '(got "-")'],
  ['-0', '(got -0)'],
  ['NaN', '(got "NaN")'],
  ['1001', '(got 1001)'],
  ['9'.repeat(400), '...'],
  ['3\n4', '\\n'],
  ['٣', '(got'],
];

describe('numbers', () => {
  test.each(badNumbers)('--discs %j', async (given, shown) => {
    await expectBad(
      ['analyze', 'hanoi', '--discs', given],
      '--discs must be a whole number from 1 to 1000',
      shown,
    );
    await expectBad(['analyze', 'hanoi', `--discs=${given}`], '--discs must be', shown);
  });
  test.each(['1', '13', '-3', 'four', ''])('--pegs %j', (given) =>
    expectBad(
      ['analyze', 'hanoi', '--discs', '3', '--pegs', given],
      '--pegs must be a whole number from 2 to 12',
    ),
  );
  test.each(['3,2', '3,2,1,0', '3,-1,2', '3,,1', 'a,b,c', '1,1,0', '3;2;1', '', '2147483648,3,3'])(
    '--capacities %j',
    (given) =>
      expectBad(
        ['analyze', 'manaus', '--discs', '3', '--capacities', given],
        '--capacities must be',
      ),
  );
});

const lines: readonly (readonly [line: string, ...says: string[]])[] = [
  ['', 'manaus: COMMAND is required: one of analyze'],
  ['nothing', "unknown command 'nothing' (known: analyze", 'see manaus --help'],
  ['anlyze', "unknown command 'anlyze' (Did you mean analyze?); see manaus --help"],
  ['roll --subtract 1,2,3 --upto 12', "'roll'"],
  ['constructor', "'constructor'"],
  ['--json', "unknown option '--json'"],
  ['analyze', 'PUZZLE is required: one of hanoi'],
  ['analyze nothing --discs 3', 'PUZZLE must be one of hanoi', '(got "nothing")'],
  ['analyze toString --discs 3', 'PUZZLE'],
  ['analyze hanoi', '--discs is required: a whole number from 1 to 1000'],
  ['analyze hanoi --discs', '--discs needs a value: a whole number'],
  ['analyze hanoi --discs --json', '--discs needs a value: a whole number'],
  ['analyze hanoi --discs 3 --discs 4', '--discs must be given once'],
  ['analyze hanoi --discs 3 --json --json', '--json must be given once'],
  ['analyze hanoi --discs 3 --json=false', "unknown option '--json=false'"],
  ['analyze hanoi --discs 3 --jsn', "unknown option '--jsn' (Did you mean --json?)"],
  ['analyze hanoi --discs 3 -x', "unknown option '-x'; see manaus analyze --help"],
  ['analyze hanoi --discs 3 --no-json', "'--no-json'"],
  ['analyze hanoi --discs 3 --__proto__', "'--__proto__'"],
  ['analyze hanoi --discs 3 --constructor=1', "'--constructor=1'"],
  ['analyze hanoi bucharest --discs 3', 'unexpected argument "bucharest"'],
  ['analyze hanoi --discs 3 -- extra', '"extra"'],
  ['analyze hanoi --discs 99', '--discs 99: 1.72e47 states would need', 'GiB', 'limit 2^32 states'],
  ['analyze hanoi --discs 99 --json', 'GiB', '--discs 99'],
  ['analyze oxford --discs 30', 'GiB', '--discs 30'],
  ['analyze hanoi --discs 1000', 'GiB', '--discs 1000: more than 1e308 states'],
  ['solve hanoi --discs 99 --from 1//', '--from must be'],
  ['graph hanoi --discs 99 --format csv', 'GiB', '--discs 99'],
  ['analyze hanoi --discs 17 --explicit --pegs 8', 'GiB', '--discs 17'],
  ['analyze london --discs 1', '--discs must be an integer >= 2', '(got 1)'],
  ['analyze manaus --discs 1', '--discs must be an integer >= 2', '(got 1)'],
  ['analyze bucharest --discs 3 --pegs 4', '--pegs must be left out for bucharest', '(got 4)'],
  [
    'analyze hanoi --discs 3 --moves sideways',
    '--moves must be one of any, adjacent, cyclic, ring, star',
    '"sideways"',
  ],
  ['analyze hanoi --discs 3 --engine wasm', '--engine "wasm" cannot search Hanoi with 3 discs'],
  [
    'analyze hanoi --discs 3 --workers 0',
    '--workers must be a whole number from 1 to 64',
    '(got 0)',
  ],
  [
    'analyze hanoi --discs 14 --checkpoint /dev/null/kept',
    '--checkpoint: cannot write there: ',
    'part of the path is not a folder',
  ],
  [
    'analyze hanoi --discs 14 --checkpoint kept --explicit',
    '--checkpoint cannot be used with --explicit',
  ],
  [
    'analyze manaus --discs 8 --checkpoint kept',
    '--checkpoint cannot be used here: the graph is stored, which needs none',
  ],
  ['analyze hanoi --discs 14 --every 5', '--every cannot be used without --checkpoint'],
  [
    'analyze hanoi --discs 14 --checkpoint kept --every -1',
    '--every must be a number >= 0',
    '(got -1)',
  ],
  ['analyze hanoi --discs 3 --engine java', '--engine must be one of', '"java"'],
  ['analyze hanoi --discs 3 --method depth', '--method must be one of', '"depth"'],
  ['analyze hanoi --discs 3 --method lift', '--method "lift" cannot search Hanoi with 3 discs'],
  ['analyze hanoi --discs 3 --explicit --method lists', '--method cannot be used with --explicit'],
  ['analyze hanoi --discs 3 --goal 12//', '--goal must be a regular state', 'disc 3 is missing'],
  ['analyze manaus --discs 3 --goal //123', '--goal', 'p2 holds 3 discs, its capacity is 1'],
  ['analyze london --discs 3 --capacities 2,2,2', '--capacities must be at least 3 on p0'],
  ['ledger --work martins', '--work must be one of', '"martins"'],
  ['ledger --work MARTINS2024', '--work must be one of'],
  ['-- hanoi', 'ACTION is required: one of at, next'],
  ['ledger --id theorem-8', 'did you mean martins2024/theorem-8'],
  ['ledger --id martins2024/theorem-999', '--id must be', '"martins2024/theorem-999"'],
  ['ledger --work carvalho2013 --id martins2024/theorem-8', '--id'],
  ['ledger --effort slow', '--effort must be one of quick, full', '"slow"'],
  ['ledger martins2024', 'unexpected argument "martins2024"'],
];

test.each(lines)('manaus %s', (line, ...says) =>
  expectBad(line.split(' ').filter(Boolean), ...says),
);

const labels: readonly (readonly [line: string, says: string])[] = [
  ['hanoi --discs 3 --from 12//', 'disc 3 is missing'],
  ['hanoi --from 13//', 'disc 3 is not one of 1 to 2'],
  ['hanoi --from 11//', 'disc 1 appears twice'],
  ['hanoi --from 21//', 'disc 2 lies on disc 1'],
  ['hanoi --from 1//2/', 'it has 4 pegs'],
  ['hanoi --from 123', 'it has 1 peg'],
  ['hanoi --pegs 4 --from 1//', 'it has 3 pegs'],
  ['manaus --from 3//12', 'p2 holds 2 discs, its capacity is 1'],
  ['hanoi --from 01//', 'disc 0 is not one of'],
  ['hanoi --from 1a//', 'only digits'],
  ['hanoi --from //', 'disc 1 is missing'],
  ['hanoi --from 12345678910//', '11 discs'],
  ['hanoi --from 1,,2//', 'a comma stands where no disc is'],
];

describe('labels', () => {
  test.each(labels)('solve %s', (line, says) =>
    expectBad(['solve', ...line.split(' ')], '--from must be a regular state', says),
  );
  test('an empty one', () => expectBad(['solve', 'hanoi', '--from', ''], '--from must be a label'));
  test('of the goal', () =>
    expectBad(
      ['solve', 'hanoi', '--from', '12//', '--to', '21//'],
      '--to must be',
      'disc 2 lies on disc 1',
    ));
  test('a very long one', () =>
    expectBad(
      ['solve', 'hanoi', '--from', '1'.repeat(100_000)],
      '--from must be a label of at most 1000 discs',
    ));
  test('two goals', () =>
    expectBad(
      'solve hanoi --from 12// --to //12 --goal //12'.split(' '),
      '--to cannot be used with --goal',
    ));
});

describe('algorithms', () => {
  test('unknown', () =>
    expectBad(
      'solve hanoi --from 12// --algorithm dfs'.split(' '),
      '--algorithm must be one of bfs',
      '"dfs"',
    ));
  test('literal', () =>
    expectBad('solve hanoi --from 12// --literal'.split(' '), '--literal cannot be used with bfs'));
  test('too many moves to list', async () => {
    const start = Array.from({ length: 13 }, (_, disc) => disc + 1).join(',');
    await expectBad(
      ['solve', 'bucharest', '--from', `${start}//`],
      'and at most 1000000 are listed',
      'solution has 1594322 moves',
    );
    const { out } = await run('solve', 'bucharest', '--from', `${start}//`, '--count', '--json');
    expect(JSON.parse(out)).toMatchObject({
      solvable: true,
      moves: 1_594_322,
      optimal: true,
      states: [],
    });
  });
});

describe('nothing is written', () => {
  const out = join(folder, 'figure.svg');
  test.each([
    `draw hanoi --discs 0 --out ${out}`,
    `draw hanoi --discs 3 --path 123//..21/3/ --out ${out}`,
    `draw hanoi --discs 3 --path 123// --out ${out}`,
    `draw hanoi --discs 3 --path 123//..//123..123// --out ${out}`,
    `draw manaus --discs 3 --path 1/2/3..12/3/ --out ${out}`,
    `draw hanoi --discs 99 --out ${out}`,
    `draw hanoi --discs 20 --out ${out}`,
    `draw hanoi --discs 3 --paint red --out ${out}`,
    `draw hanoi --discs 3 --out ${join(folder, 'figure.gif')}`,
    `draw hanoi --discs 3 --out ${join(folder, 'figure')}`,
    `draw hanoi --discs 3 --out ${join(folder, 'no-such-folder', 'figure.svg')}`,
    'draw hanoi --discs 3',
  ])('manaus %s', async (line) => {
    await expectBad(line.split(' '));
    expect(existsSync(out)).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });
  test('over a folder', async () =>
    expectBad(['draw', 'hanoi', '--discs', '3', '--out', join(tmpdir(), '.svg')], '--out'));
});

test('a message never breaks its line or moves the cursor', async () => {
  const { err } = await run('analyze', 'hanoi\u001b[2J\r\n\u2028\u009b', '--discs', '3');
  expect(err).toHaveLength(1);
  expect(err[0]).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
});

test('help is not bad input', async () => {
  expect((await runLine('analyze --help --discs x')).code).toBe(0);
});
