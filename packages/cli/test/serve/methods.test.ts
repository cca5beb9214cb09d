import { lagoon } from '@manaus/testing/lagoon';
import { describe, expect, test } from 'vitest';
import { explain } from '../../src/errors/explain.js';
import { runMethod } from '../../src/serve/methods.js';
import type { Params } from '../../src/serve/request.js';
import { Failure } from '../../src/shell/program.js';
import { json, runLine } from '../run.js';

async function answered(method: string, params: Params): Promise<unknown> {
  let document = '';
  const out = (text: string) => {
    document += text;
  };
  await runMethod(method, params, { out, err: () => {}, color: false, debug: false });
  return JSON.parse(document);
}

/** The error of a method as the command line words it, and its data. */
async function refused(method: string, params: Params) {
  try {
    await answered(method, params);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { text, fault } = explain(error.cause, error.options, null);
    return { line: `${error.place}: ${text}`, ...fault };
  }
  throw new Error(`${method} was not refused`);
}

describe('a method answers what its command prints with --json', () => {
  test.each<[string, Params, string]>([
    ['analyze', { puzzle: 'manaus', discs: 4 }, 'analyze manaus --discs 4'],
    [
      'analyze',
      { puzzle: 'hanoi', discs: 3, pegs: 4, moves: 'star', goal: '/123//' },
      'analyze hanoi --discs 3 --pegs 4 --moves star --goal /123//',
    ],
    [
      'analyze',
      { puzzle: 'hanoi', discs: 3, capacities: [3, 2, 3], explicit: true },
      'analyze hanoi --discs 3 --capacities 3,2,3 --explicit',
    ],
    [
      'analyze',
      {
        puzzle: 'hanoi',
        discs: 3,
        moves: [
          [0, 1],
          [1, 2],
          [2, 1],
        ],
      },
      'analyze hanoi --discs 3 --moves "0>1,1>2,2>1"',
    ],
    ['solve', { puzzle: 'manaus', from: '1/2/3' }, 'solve manaus --from 1/2/3'],
    ['states', { puzzle: 'london', discs: 2 }, 'states london --discs 2'],
    [
      'graph',
      { puzzle: 'manaus', discs: 3, attributes: true },
      'graph manaus --discs 3 --attributes',
    ],
    ['outcome', { game: 'nim', position: [3, 5, 7] }, 'outcome nim 3,5,7'],
    ['outcome', { game: 'fibonacci', position: '13:4' }, 'outcome fibonacci 13:4'],
    [
      'outcome',
      { game: 'moore', position: '2,7', k: 2, misere: true },
      'outcome moore 2,7 --k 2 --misere',
    ],
    ['grundy', { subtract: [2, 3, 5], upto: 30 }, 'grundy --subtract 2,3,5 --upto 30'],
    ['grundy', { game: 'kayles', upto: 30 }, 'grundy --game kayles --upto 30'],
    [
      'classify',
      { subtract: [1, 10], upto: 30, guess: 2 },
      'classify --subtract 1,10 --upto 30 --guess 2',
    ],
    [
      'compare',
      { a: 'hanoi', b: 'hanoi --moves star', discs: 3 },
      'compare hanoi "hanoi --moves star" --discs 3',
    ],
    ['theorems', { puzzle: 'manaus' }, 'theorems manaus'],
    [
      'theorems',
      { puzzle: 'hanoi', moves: 'cyclic', capacities: ['n', 'n-1', 2], goal: 'p0' },
      'theorems hanoi --moves cyclic --capacities n,n-1,2 --goal p0',
    ],
    [
      'positions',
      { game: 'manaus', discs: 3, count: 5, seed: 7 },
      'positions manaus --discs 3 --count 5 --seed 7',
    ],
    ['positions', { game: 'nim', heaps: 2, count: 4 }, 'positions nim --heaps 2 --count 4'],
    ['ledger', { id: 'martins2024/theorem-8' }, 'ledger --id martins2024/theorem-8'],
  ])('%s %j', async (method, params, line) => {
    expect(await answered(method, params)).toEqual(await json(line));
  });

  test('a document stands for a file', async () => {
    const analysis = await answered('analyze', { puzzle: lagoon, discs: 3 });
    expect(analysis).toMatchObject({ puzzle: 'lagoon', directed: true });
  });

  test('two documents are compared, and each is told by its parameter', async () => {
    const both = { ...lagoon, name: 'Both ways', moves: 'ring' };
    const compared = await answered('compare', { a: lagoon, b: both, discs: 3 });
    expect(compared).toMatchObject({ moves: { lost: 0 }, numbers: [{ puzzle: 'lagoon' }, {}] });
    const { line } = await refused('compare', { a: lagoon, b: { ...both, pegs: 5 }, discs: 3 });
    expect(line).toMatch(/^manaus compare: <b>\.json:1:\d+: capacities/);
  });

  test('positions are given and the answers to them judged, as lists', async () => {
    const game = { game: lagoon, discs: 3 };
    const given = (await answered('positions', { ...game, count: 6 })) as object[];
    const judged = await answered('verify', { ...game, answers: given });
    expect(judged).toMatchObject({ right: given.length, wrong: 0 });
    const wrong = given.map((each) => ({ ...each, solvable: 0 }));
    expect(await answered('verify', { ...game, answers: wrong })).toMatchObject({
      answers: given.map(() => ({ right: false, refuted: ['solvable'] })),
      wrong: given.length,
    });
  });

  test('null and false are as if they were not given', async () => {
    const params = { puzzle: 'hanoi', discs: 2, goal: null, explicit: false };
    expect(await answered('analyze', params)).toEqual(await json('analyze hanoi --discs 2'));
  });
});

describe('a method refuses what its command refuses, in the same words', () => {
  test.each<[string, Params, string]>([
    ['analyze', { puzzle: 'hanoi', discs: 0 }, 'analyze hanoi --discs 0'],
    ['analyze', { puzzle: 'hanoi' }, 'analyze hanoi'],
    ['analyze', { puzzle: 'hano', discs: 2 }, 'analyze hano --discs 2'],
    ['analyze', { discs: 2 }, 'analyze --discs 2'],
    ['analyze', { puzzle: 'manaus', discs: 1 }, 'analyze manaus --discs 1'],
    ['analyze', { puzzle: 'no/such.json', discs: 1 }, 'analyze no/such.json --discs 1'],
    ['solve', { puzzle: 'manaus', from: '1/2/9' }, 'solve manaus --from 1/2/9'],
    ['outcome', { game: 'nim', position: 'x' }, 'outcome nim x'],
    ['ledger', { id: 'no/such' }, 'ledger --id no/such'],
  ])('%s %j', async (method, params, line) => {
    const { code, err } = await runLine(line);
    expect([code, ...err]).toEqual([2, (await refused(method, params)).line]);
  });

  test('with code, parameter and values', async () => {
    expect(await refused('ledger', { nonsense: 1 })).toMatchObject({
      code: 'unknown',
      parameter: 'nonsense',
      values: { known: expect.arrayContaining(['work', 'id', 'no-cache']) },
    });
    expect(await refused('ledger', { ['n'.repeat(1e5)]: 1 })).toMatchObject({
      parameter: `${'n'.repeat(57)}...`,
    });
    expect(await refused('analyze', { puzzle: 'hanoi', discs: 0 })).toMatchObject({
      code: 'mustBe',
      parameter: 'discs',
      values: { got: '0' },
    });
    expect(await refused('solve', { puzzle: 'manaus', from: '1/2/9' })).toMatchObject({
      code: 'regular',
      parameter: 'from',
    });
    const bad = { ...lagoon, goals: [{ allOn: 4 }] };
    expect(await refused('analyze', { puzzle: bad, discs: 2 })).toMatchObject({
      code: 'between',
      parameter: 'goals[0].allOn',
      values: { least: 0, most: 3, got: 4 },
    });
  });

  test.each<[Params, RegExp]>([
    [{ puzzle: 'hanoi', discs: 2, json: true }, /unknown parameter json \(known: puzzle, discs/],
    [{ puzzle: 'hanoi', discs: 2, checkpoint: 'x' }, /unknown parameter checkpoint/],
    [{ puzzle: 'hanoi', discs: 2, boundary: 'x' }, /unknown parameter boundary/],
    [{ puzzle: 'hanoi', discs: 2, on: 'slurm' }, /unknown parameter on/],
    [{ puzzle: 'hanoi', discs: 2, explicit: 'yes' }, /--explicit must be true or false/],
    [{ puzzle: 'hanoi', discs: { x: 1 } }, /--discs must be a whole number/],
    [{ puzzle: 'hanoi', discs: [1, [2]] }, /--discs must be a whole number/],
    [{ puzzle: '-', discs: 2 }, /- is standard input, which a request does not have/],
    [{ puzzle: 'hanoi', discs: true }, /--discs must be a whole number/],
    [{ puzzle: 'hanoi', discs: 2, __proto__x: 1 }, /unknown parameter __proto__x/],
  ])('and what it lacks: %j', async (params, line) => {
    expect((await refused('analyze', params)).line).toMatch(line);
  });

  test.each<[string, Params]>([
    ['an option', { puzzle: 'hanoi', discs: 9007199254740993n }],
    ['a list', { puzzle: 'hanoi', discs: 2, capacities: [2, 2, 9007199254740993n] }],
    ['a document', { puzzle: { ...lagoon, pegs: 9007199254740993n }, discs: 2 }],
  ])('numbers beyond 2^53, with the digits that were sent: %s', async (_, params) => {
    expect((await refused('analyze', params)).line).toMatch(/9007199254740993/);
  });
});
