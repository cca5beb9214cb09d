import {
  fibonacciNim,
  type Game,
  halving,
  misere,
  moore,
  nim,
  nim21,
  subtraction,
} from '@manaus/core';
import { outcomes } from '@manaus/graph';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from '../src/heaps/played.js';
import { main } from '../src/index.js';
import { json, run, runLine, spawned } from './run.js';

const heaps = (most: number, count: number) =>
  fc.array(fc.nat(most), { minLength: 1, maxLength: count }).map(String);
const limited = fc
  .tuple(fc.nat(90), fc.option(fc.nat(90)))
  .map(([heap, limit]) => (limit === null ? String(heap) : `${heap}:${limit}`));

const cases: [string, object, string, Game<unknown>, fc.Arbitrary<string>][] = [
  ['nim', {}, '', nim(), heaps(9, 4)],
  ['moore', { k: 2 }, '--k 2', moore(2), heaps(6, 4)],
  [
    'subtraction',
    { subtract: [2, 3, 5] },
    '--subtract 5,2,3',
    subtraction([2, 3, 5]),
    heaps(14, 3),
  ],
  ['nim21', {}, '', nim21(), heaps(14, 3)],
  ['halving', {}, '', halving(), heaps(24, 3)],
  ['fibonacci', {}, '', fibonacciNim(), limited],
] as [string, object, string, Game<unknown>, fc.Arbitrary<string>][];

describe.each(cases)('outcome %s', (name, options, line, game, positions) => {
  test.each(['normal', 'misere'] as const)(
    '10,000 positions in %s play, against all that can be reached',
    (convention) => {
      const plain = outcomes(convention === 'normal' ? game : misere(game));
      const played = games[name](options, convention);
      fc.assert(
        fc.property(positions, (position) => {
          const parsed = game.notation.parse(position);
          const moves = plain.winningMoves(parsed).map((move) => game.notation.format(move));
          expect(played(position, Number.POSITIVE_INFINITY)).toEqual({
            outcome: plain.outcome(parsed),
            winningMoves: moves.sort(),
          });
        }),
        { numRuns: 10_000 },
      );
    },
  );
  test('the same by the command', async () => {
    await fc.assert(
      fc.asyncProperty(positions, fc.boolean(), async (position, last) => {
        const found = await json(`outcome ${name} ${position} ${line} ${last ? '--misere' : ''}`);
        expect(found).toEqual(games[name](options, last ? 'misere' : 'normal')(position, 1e5));
      }),
      { numRuns: 100 },
    );
  });
});

describe('outcome', () => {
  test('heaps in place, zeros kept, sorted', async () => {
    expect(await json('outcome nim 0,10,2,0')).toEqual({ outcome: 'N', winningMoves: ['0,2,2,0'] });
    expect(await json('outcome subtraction 12 --subtract 1,3,5,7,9,10,11,12')).toMatchObject({
      winningMoves: ['0', '2'],
    });
    expect(await json('outcome fibonacci 20')).toEqual({ outcome: 'N', winningMoves: ['18:4'] });
  });
  test('huge heaps', async () => {
    expect(await json('outcome nim 1000000000000000,1')).toEqual({
      outcome: 'N',
      winningMoves: ['1,1'],
    });
    expect(await json('outcome halving 1000000000000000')).toEqual({
      outcome: 'N',
      winningMoves: ['562949953421312'],
    });
    expect(await json('outcome subtraction 1000000000000001 --subtract 1,2,3')).toEqual({
      outcome: 'N',
      winningMoves: ['1000000000000000'],
    });
  });
  test('very many winning moves: one is given when asked for', async () => {
    const many = Array(4)
      .fill(2 ** 40 - 1)
      .join();
    expect(await runLine(`outcome moore ${many} --k 2`)).toMatchObject({ code: 2, out: '' });
    expect(await json(`outcome moore ${many} --k 2 --first`)).toMatchObject({
      outcome: 'N',
      winningMoves: [expect.any(String)],
    });
  });
});

describe('grundy', () => {
  test('subtraction', async () => {
    const found = await json('grundy --subtract 5,3,2 --upto 10');
    expect(found).toMatchObject({
      values: [0, 0, 1, 1, 2, 2, 3, 0, 0, 1, 1],
      outcomes: 'PPNNNNNPPNN',
      preperiod: 0,
      period: 7,
      proved: true,
    });
  });
  test('a preperiod, and less of it for the outcomes', async () => {
    expect(await json('grundy --subtract 2,3,6,7,9,10 --upto 0')).toMatchObject({
      values: [0],
      preperiod: 7,
      period: 58,
      outcomePreperiod: 0,
      outcomePeriod: 29,
    });
  });
  test.each([
    ['nim', [0, 1, 2, 3, 4, 5, 6], null],
    ['halving', [0, 0, 0, 1, 0, 2, 1], null],
    ['nim21', [0, 1, 2, 3, 0, 1, 2], 4],
  ])('%s', async (game, values, period) => {
    expect(await json(`grundy --game ${game} --upto 6`)).toMatchObject({
      values,
      period,
      proved: period !== null,
    });
  });
  test('no period is claimed where none is proved', async () => {
    expect(await json('grundy --subtract 1,20000000 --upto 5')).toMatchObject({
      values: [0, 1, 0, 1, 0, 1],
      preperiod: null,
      period: null,
      proved: false,
    });
  });
});

describe('classify', () => {
  const io = (lines: readonly string[], asked: boolean) => {
    const said = { out: '', err: [] as string[] };
    const input = (async function* () {
      yield* lines;
    })();
    return {
      said,
      io: {
        out: (text: string) => (said.out += text),
        err: (text: string) => said.err.push(text),
        lines: input,
        asked,
        color: false,
        debug: false,
      },
    };
  };
  test('a file answers as the options do', async () => {
    const { said, io: from } = io(['21', '3', '1', '2', '0', 'unread'], false);
    expect(await main(['classify'], from)).toBe(0);
    expect(said).toEqual({
      out: (await runLine('classify --upto 21 --subtract 1,2,3')).out,
      err: [],
    });
    expect(said.out).toContain('\n8     PNNN\n');
  });
  test('a person is asked, and asked again', async () => {
    const { said, io: from } = io(['many', '21', '0', '1', '1', '2', '0'], true);
    expect(await main(['classify', '--json'], from)).toBe(0);
    expect(JSON.parse(said.out)).toMatchObject({
      set: [1, 2],
      upto: 21,
      outcomes: 'PNNPNNPNNPNNPNNPNNPNNP',
      preperiod: 0,
      period: 3,
      proved: true,
      guess: null,
    });
    expect(said.err.join('\n')).toMatch(
      /Up to which heap.*the limit must be.*"many".*at least one number.*S = \{1\}.*given once \(got 1 twice\).*S = \{1, 2\}/s,
    );
  });
  test.each([
    [[]],
    [['21']],
    [['21', '0']],
    [['21', '1', '1', '0']],
    [['21', '1']],
    [['x']],
    [['21', '-1']],
  ])('a file with %j is bad input', async (lines) => {
    const { said, io: from } = io(lines, false);
    expect(await main(['classify'], from)).toBe(2);
    expect([said.out, said.err.length]).toEqual(['', 1]);
  });
  test('guesses are judged for all heaps', async () => {
    const guess = async (set: string, length: number) =>
      (await json(`classify --upto 8 --subtract ${set} --guess ${length}`)).guess;
    expect(await guess('1,10', 2)).toEqual({ length: 2, holds: false });
    expect(await guess('1,10', 22)).toEqual({ length: 22, holds: true });
    expect(await guess('1,20000000', 3)).toEqual({ length: 3, holds: false });
    expect(await guess('1,20000000', 2)).toEqual({ length: 2, holds: null });
  });
  test('as a process, whose standard input is empty', async () => {
    expect(await spawned(['classify'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('bad input', () => {
  const lines: [string, string][] = [
    ['grundy', '--upto must be a whole number (got nothing)'],
    ['grundy --upto 5', '--subtract must be a list of numbers'],
    ['grundy --subtract 1 --game nim --upto 5', '--game must be left out'],
    ['grundy --game chess --upto 5', '--game must be one of nim, halving, nim21'],
    ['grundy --subtract 1,2 --upto 10000001', '--upto must be a whole number from 0 to 10000000'],
    ['grundy --subtract 1,2 --upto -1', '--upto must be'],
    ...['0', '0,1', '1,1', '-1', '1,-2', '1,,2', 'x', '1.5', '9007199254740992'].map(
      (set): [string, string] => [
        `grundy --upto 5 --subtract ${set}`,
        '--subtract must be whole numbers >= 1, separated by commas, each once',
      ],
    ),
    ['outcome', 'GAME must be one of nim'],
    ['outcome chess 3', 'GAME must be one of nim'],
    ['outcome toString 3', 'GAME must be one of nim'],
    ['outcome nim', 'POSITION must be a position'],
    ['outcome nim 3,-5', 'position must be integers >= 0'],
    ['outcome nim 3;5', 'position must be integers >= 0'],
    ['outcome nim 9007199254740992', 'position must be integers >= 0'],
    ['outcome nim 3 --k 2', '--k must be left out for nim'],
    ['outcome moore 3,5', '--k must be a whole number'],
    ['outcome moore 3,5 --k 0', '--k must be a whole number from 1'],
    ['outcome moore 3,5 --k -1', '--k must be a whole number from 1'],
    ['outcome subtraction 21', '--subtract must be a list'],
    ['outcome subtraction 21 --subtract 1,1', '--subtract must be'],
    ['outcome fibonacci 3,5', 'position must be a heap, or heap:limit'],
    ['outcome subtraction 1000000,1000000 --subtract 1,2 --misere', 'heaps must be few enough'],
    [
      'outcome subtraction 10000001 --subtract 1,20000000',
      'heaps must be smaller, as no period of {1, 20000000} is proved',
    ],
    ['classify --upto 5', '--subtract must be given'],
    ['classify --subtract 1', '--upto must be given'],
    ['classify --upto 5 --subtract 1 --guess 0', '--guess must be'],
  ];
  test.each(lines)('manaus %s', async (line, says) => {
    const { code, out, err } = await runLine(line);
    expect({ code, out, lines: err.length }).toEqual({ code: 2, out: '', lines: 1 });
    expect(err[0]).toContain(says);
  });
  test('an empty set', async () =>
    expect((await run('grundy', '--upto', '5', '--subtract', '')).code).toBe(2));
});

describe('tables fit 80 columns and stay as they were when last looked at', () => {
  test.each([
    'grundy --subtract 2,3,5 --upto 30',
    'grundy --subtract 3,4,8,9,10,12 --upto 250',
    'grundy --game halving --upto 40',
    'outcome nim 3,5,7',
    'outcome nim 3,5,6',
    'outcome moore 2,7,11,14 --k 2 --first --misere',
    'classify --upto 21 --subtract 1,2,3',
    'classify --upto 60 --subtract 2,3,6,7,9,10 --guess 29',
    'classify --upto 40 --subtract 3,4,8,9,10,12 --guess 4',
  ])('manaus %s', async (line) => {
    const { code, out } = await runLine(line);
    expect(code).toBe(0);
    for (const row of out.split('\n')) expect(row.length).toBeLessThanOrEqual(80);
    expect(out).toMatchSnapshot();
  });
});
