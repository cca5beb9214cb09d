import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { expectBad, json, runLine } from '../run.js';

const folder = mkdtempSync(join(tmpdir(), 'manaus-moves-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Command lines about a puzzle, for each command that takes one; the moves go to the end. */
const lines = [
  'analyze hanoi --discs 3',
  'solve hanoi --from 123//',
  'states hanoi --discs 2',
  'graph hanoi --discs 2',
  'compare hanoi manaus --discs 3',
  'study hanoi --discs 1..3',
  'positions hanoi --discs 3 --count 5',
];

/** A document without what differs from run to run, and from one name of the moves to another. */
const told = (document: unknown) =>
  JSON.parse(JSON.stringify(document), (key, value) =>
    ['seconds', 'address', 'options'].includes(key) ? undefined : value,
  );

describe.each(lines)('%s', (line) => {
  test.each(['0>1,1>2,2>0', '2>0,p0>p1,1>2', '0-1,1-2,2-0'])(
    'takes %s as cyclic',
    async (pairs) => {
      expect(told(await json(`${line} --moves "${pairs}"`))).toEqual(
        told(await json(`${line} --moves cyclic`)),
      );
    },
  );
  test('takes a digraph without a name', async () => {
    const own = told(await json(`${line} --moves "0>1,1>2,2>0,0>2"`));
    for (const name of ['any', 'cyclic'])
      expect(own).not.toEqual(told(await json(`${line} --moves ${name}`)));
  });
  test.each([
    ['0>1 1>2 2>0', '--moves must be one of any, adjacent, cyclic, ring, star, or pairs of pegs'],
    ['0>3', '--moves must be pairs of two pegs from 0 to 2 (got "0-3")'],
    ['1>1', '--moves must be pairs of two pegs from 0 to 2 (got "1-1")'],
    ['0>1,cyclic', '--moves must be one of any'],
  ])('refuses %s', (moves, says) => expectBad(`${line} --moves "${moves}"`, says));
});

test('parameters have a word where there is one, else the pairs, which are taken again', async () => {
  const movesOf = async (moves: string) => {
    const { parameters } = await json(`analyze hanoi --discs 2 --moves "${moves}"`);
    return (parameters as { moves: unknown }).moves;
  };
  expect(await movesOf('star')).toBe('star');
  expect(await movesOf('0>1,1>2,2>0')).toBe('cyclic');
  expect(await movesOf('0>1,1>2')).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(await movesOf('none')).toEqual([]);
});

test('a drawing has the digraph; a play is --play, and the refusal says so', async () => {
  const out = join(folder, 'ring.svg');
  const { code } = await runLine(`draw hanoi --discs 2 --moves "0>1,1>2,2>0" --out ${out}`);
  expect(code).toBe(0);
  await expectBad(
    `draw hanoi --discs 2 --moves "0>1 0>2 1>2" --out ${out} --force`,
    'a play is --play',
  );
});

test('every digraph of three pegs, by its pairs, is that of its number in a sweep', async () => {
  const plan = async (moves: string) =>
    (await json(
      `sweep plan --puzzle hanoi --discs 2 --moves "${moves}" --print`,
    )) as unknown as readonly { parameters: { moves: unknown } }[];
  const all = ['01', '02', '10', '12', '20', '21'].map(([from, to]) => `${from}>${to}`);
  const pairsOf = (mask: number) => all.filter((_, bit) => (mask >> bit) & 1).join() || 'none';
  const byPairs = await plan(Array.from({ length: 64 }, (_, mask) => pairsOf(mask)).join(';'));
  const named = new Map([
    [63, 'any'],
    [45, 'adjacent'],
    [25, 'cyclic'],
    [23, 'star'],
  ]);
  for (const [mask, point] of byPairs.entries())
    expect(point.parameters.moves).toBe(named.get(mask) ?? mask);
  const mixed = await plan('any;0>1,1>0;7..8,star');
  expect(mixed.map(({ parameters }) => parameters.moves)).toEqual(['any', 5, 7, 8, 'star']);
});

test('with more pegs than numbers are for, a sweep keeps the pairs', async () => {
  const [point] = (await json(
    'sweep plan --puzzle hanoi --discs 2 --pegs 6 --moves "0>1,1>5,5>0" --print',
  )) as unknown as readonly { id: string; parameters: { moves: unknown } }[];
  expect(point.parameters.moves).toEqual([
    [0, 1],
    [1, 5],
    [5, 0],
  ]);
  expect(point.id).toContain('_0-1.1-5.5-0_');
});
