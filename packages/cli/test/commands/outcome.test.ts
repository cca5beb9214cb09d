import { gameSolver, type HeapParameters, heapGame } from '@manaus/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectBad, json, runLine } from '../run.js';

const TRIED = process.env.MANAUS_EFFORT === 'full' ? 10_000 : 200;
const heaps = (most: number, count: number) =>
  fc.array(fc.nat(most), { minLength: 1, maxLength: count }).map(String);
const limited = fc
  .tuple(fc.nat(90), fc.option(fc.nat(90)))
  .map(([heap, limit]) => (limit === null ? String(heap) : `${heap}:${limit}`));

const cases: readonly (readonly [string, HeapParameters, string, fc.Arbitrary<string>])[] = [
  ['nim', {}, '', heaps(9, 4)],
  ['moore', { k: 2 }, '--k 2', heaps(6, 4)],
  ['wythoff', {}, '', heaps(20, 2)],
  ['subtraction', { set: [2, 3, 5] }, '--subtract 5,2,3', heaps(14, 3)],
  ['nim21', {}, '', heaps(14, 3)],
  ['halving', {}, '', heaps(24, 3)],
  ['fibonacci', {}, '', limited],
];

describe.each(cases)('outcome %s', (name, parameters, line, positions) => {
  const normal = heapGame(name, parameters);
  const answered = (game: typeof normal, position: string) => ({
    outcome: game.outcome(position),
    winningMoves: game.winningMoves(position).map(game.notation.format).sort(),
  });
  test.each(['normal', 'misere'] as const)(
    'random positions in %s play, against all that can be reached',
    (convention) => {
      const game = convention === 'normal' ? normal : normal.misere;
      const plain = gameSolver(game);
      fc.assert(
        fc.property(positions, (position) => {
          const parsed = game.notation.parse(position);
          const moves = plain.winningMoves(parsed).map((move) => game.notation.format(move));
          expect(answered(game, position)).toEqual({
            outcome: plain.outcome(parsed),
            winningMoves: moves.sort(),
          });
        }),
        { numRuns: TRIED },
      );
    },
  );
  test('the same by the command', async () => {
    await fc.assert(
      fc.asyncProperty(positions, fc.boolean(), async (position, last) => {
        const found = await json(`outcome ${name} ${position} ${line} ${last ? '--misere' : ''}`);
        expect(found).toMatchObject(answered(last ? normal.misere : normal, position));
      }),
      { numRuns: 100 },
    );
  });
});

describe('outcome', () => {
  test('heaps in place, zeros kept, sorted', async () => {
    expect(await json('outcome nim 0,10,2,0')).toMatchObject({
      outcome: 'N',
      winningMoves: ['0,2,2,0'],
    });
    expect(await json('outcome subtraction 12 --subtract 1,3,5,7,9,10,11,12')).toMatchObject({
      winningMoves: ['0', '2'],
    });
    expect(await json('outcome fibonacci 20')).toMatchObject({
      outcome: 'N',
      winningMoves: ['18:4'],
    });
  });
  test('huge heaps', async () => {
    expect(await json('outcome nim 1000000000000000,1')).toMatchObject({
      outcome: 'N',
      winningMoves: ['1,1'],
    });
    expect(await json('outcome halving 1000000000000000')).toMatchObject({
      outcome: 'N',
      winningMoves: ['562949953421312'],
    });
    expect(await json('outcome wythoff 5000000000000000,8090169943749474')).toMatchObject({
      outcome: 'N',
      winningMoves: ['4999999999999999,8090169943749473', '5000000000000000,3090169943749474'],
    });
    expect(await json('outcome subtraction 1000000000000001 --subtract 1,2,3')).toMatchObject({
      outcome: 'N',
      winningMoves: ['1000000000000000'],
    });
  });
  test('codes and names alike, heaps parted in place', async () => {
    const found = await json('outcome 0.77 5,7');
    expect(found).toEqual({
      outcome: 'N',
      winningMoves: ['1,3,7', '5,5'],
      preperiod: 71,
      period: 12,
      neverRepeats: false,
      looked: expect.any(Number),
    });
    expect(await json('outcome kayles 5,7')).toEqual(found);
    expect(await json('outcome 0.77 1000000000000000,1000000000000000')).toMatchObject({
      outcome: 'P',
    });
  });
  test.each(['normal', 'misere'])('k up to 2^53 - 1, in %s play', async (convention) => {
    const misere = convention === 'misere' ? '--misere' : '';
    const [two, most] = await Promise.all(
      [2, Number.MAX_SAFE_INTEGER].map((k) => json(`outcome moore 8,8 --k ${k} ${misere}`)),
    );
    expect(most).toEqual(two);
  });
  test('winning moves of too many characters are refused before they are made', async () => {
    const many = Array.from({ length: 12_000 }, (_, heap) => heap + 1).join();
    const { code, out, err } = await runLine(`outcome nim ${many}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err[0]).toMatch(/\d+ at most in the 67108864 characters of an answer/);
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

describe('bad input', () => {
  const lines: [string, string][] = [
    ['outcome', 'GAME is required: one of nim'],
    ['outcome chess 3', 'GAME must be one of nim'],
    ['outcome toString 3', 'GAME must be one of nim'],
    ['outcome 0.9z 3', 'code must be a code such as 0.77'],
    ['outcome 0.6 10000001 --max-seconds 0.01', '--max-seconds must be enough for the work'],
    ['outcome kayles 20,20 --misere', 'must have at most 30 objects together in misère play'],
    ['outcome nim', 'POSITION is required: a position such as 3,5,7'],
    ['outcome nim 3,-5', 'position must be integers from 0 to 2^53 - 1'],
    ['outcome nim 3;5', 'position must be integers from 0 to 2^53 - 1'],
    ['outcome nim 9007199254740992', 'position must be integers from 0 to 2^53 - 1'],
    ['outcome nim 3 --k 2', '--k cannot be used with nim, only with moore'],
    ['outcome moore 3,5', '--k is required: a whole number'],
    ['outcome moore 3,5 --k 0', '--k must be a whole number from 1'],
    ['outcome moore 3,5 --k -1', '--k must be a whole number from 1'],
    ['outcome subtraction 21', '--subtract is required: a list'],
    ['outcome subtraction 21 --subtract 1,1', '--subtract must be'],
    ['outcome wythoff 1,2,3', 'position must be 1 to 2 integers from 0'],
    ['outcome fibonacci 3,5', 'position must be a heap, or heap:limit'],
    ['outcome subtraction 1000000,1000000 --subtract 1,2 --misere', 'heaps must be few enough'],
    [
      'outcome subtraction 10000001 --subtract 1,20000000',
      'heaps must be smaller, as no period of {1, 20000000} is proved',
    ],
  ];
  test.each(lines)('manaus %s', async (line, says) => {
    const { code, out, err } = await runLine(line);
    expect({ code, out, lines: err.length }).toEqual({ code: 2, out: '', lines: 1 });
    expect(err[0]).toContain(says);
  });
});

describe('tables fit 80 columns and stay as they were when last looked at', () => {
  test.each([
    'outcome nim 3,5,7',
    'outcome nim 3,5,6',
    'outcome moore 2,7,11,14 --k 2 --first --misere',
  ])('manaus %s', async (line) => {
    const { code, out } = await runLine(line);
    expect(code).toBe(0);
    for (const row of out.split('\n')) expect(row.length).toBeLessThanOrEqual(80);
    expect(out).toMatchSnapshot();
  });
});

test('heaps may be words of their own', async () => {
  expect(await json('outcome nim 3 5 7')).toEqual(await json('outcome nim 3,5,7'));
  expect(await json('outcome moore 2 7,11 14 --k 2')).toEqual(
    await json('outcome moore 2,7,11,14 --k 2'),
  );
  expect(await json('outcome nim 7')).toMatchObject({ winningMoves: ['0'] });
  await expectBad('outcome nim', 'POSITION is required');
  await expectBad('outcome nim 3, 5', 'position must be integers from 0 to 2^53 - 1');
  await expectBad('outcome fibonacci 13 4', 'position must be a heap, or heap:limit');
});

test('a heap that is too large is told the bound', async () => {
  for (const heap of ['9007199254740992', '1000000000000000000'])
    await expectBad(`outcome nim ${heap},1`, 'from 0 to 2^53 - 1');
  await expectBad('outcome fibonacci 1000000000000000000', 'each from 0 to 2^53 - 1');
  await expectBad('outcome moore 3,5 --k 9007199254740993', 'from 1 to 2^53 - 1');
  await expectBad('outcome subtraction 5 --subtract 9007199254740993', 'from 1 to 2^53 - 1');
});
