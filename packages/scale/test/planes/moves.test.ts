import { compileTower, hanoi, type Tower } from '@manaus/core';
import { towerGraph } from '@manaus/kernels';
import { digits, number, sortedTowers } from '@manaus/testing/sorted-towers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceSymmetries, topClasses } from '../../src/planes/classes.js';
import { BLOCK_DISCS, type PlaneLayout } from '../../src/planes/layout.js';
import { NEVER, type PlaneMoves, planeMoves, renaming } from '../../src/planes/moves.js';
import { bitOf } from '../../src/planes/words.js';

/**
 * A layout with as many discs between the word and the class, and in the class, as a test wants.
 */
function layoutWith(rules: Tower, topDiscs: number): PlaneLayout {
  const pegs = rules.capacities.length;
  const blockDiscs = BLOCK_DISCS[pegs];
  const lowDiscs = rules.discs - blockDiscs - topDiscs;
  const [blockSize, lowWords] = [pegs ** blockDiscs, pegs ** lowDiscs];
  const classes = topClasses(topDiscs, sourceSymmetries(rules, []));
  const words = lowWords * classes.representatives.length;
  const wide = blockSize > 32;
  return { rules, pegs, blockDiscs, blockSize, wide, lowDiscs, lowWords, topDiscs, classes, words };
}

const settingsIn = (low: number, high: number) =>
  Array.from({ length: 64 }, (_, setting) => setting).filter((setting) => {
    const [bit, other] = bitOf(setting);
    return ((low & bit) | (high & other)) !== 0;
  });

/** The states, as word and setting, that the pairs of pegs put for some states in a word. */
function putBy(moves: PlaneMoves, word: number, [low, high]: readonly [number, number]): string[] {
  const found = new Set<string>();
  const put = (to: number, toLow: number, toHigh: number) => {
    for (const setting of settingsIn(toLow, toHigh)) found.add(`${to} ${setting}`);
  };
  moves.pairs.forEach((_, pair) => {
    const outLow = low & moves.open[2 * pair];
    const outHigh = high & moves.open[2 * pair + 1];
    const by = moves.step[(word % moves.near) * moves.pairs.length + pair];
    if (by === 0) moves.far(word, pair, outLow, outHigh, put);
    else if (by !== NEVER) put(word + by, outLow, outHigh);
  });
  return [...found].sort();
}

/**
 * The same by the graph: the neighbors by a larger disc, as they are, or with another class in all
 * ways to its stored setting.
 */
function putPlainly(layout: PlaneLayout, word: number, settings: readonly number[]): string[] {
  const { rules, blockSize, lowWords, classes, pegs } = layout;
  const graph = towerGraph(rules);
  const out = new Uint32Array(graph.maxDegree + 1);
  const top = classes.representatives[Math.floor(word / lowWords)];
  const found = new Set<string>();
  for (const setting of settings) {
    const rank = (top * lowWords + (word % lowWords)) * blockSize + setting;
    for (const next of out.subarray(0, graph.neighbors(rank, out))) {
      if (next % blockSize !== setting) continue;
      const there = Math.floor(next / blockSize / lowWords);
      const cls = classes.classOf[there];
      for (const image of there === top
        ? [digits(0, pegs, pegs).map((_, p) => p)]
        : classes.group) {
        const renamed = number(
          digits(next, rules.discs, pegs).map((peg) => image[peg]),
          pegs,
        );
        const number_ = Math.floor(renamed / blockSize);
        if (Math.floor(number_ / lowWords) !== classes.representatives[cls]) continue;
        found.add(`${cls * lowWords + (number_ % lowWords)} ${renamed % blockSize}`);
      }
    }
  }
  return [...found].sort();
}

/** Discs of whole towers: more between word and class than the table of steps knows. */
const DISCS: Readonly<Record<number, number>> = { 3: 14, 4: 11, 5: 9, 6: 7, 7: 7, 8: 7 };

const towers = fc
  .integer({ min: 3, max: 8 })
  .chain((pegs) => sortedTowers(pegs, DISCS[pegs], { roomy: true }));

test('larger discs move as in the graph, renamed where the class is another', () =>
  fc.assert(
    fc.property(
      towers,
      fc.constantFrom(1, 2),
      fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
      fc.array(fc.nat(63), { minLength: 1, maxLength: 4 }),
      (rules, topDiscs, picks, wanted) => {
        const layout = layoutWith(rules, topDiscs);
        const moves = planeMoves(layout);
        const settings = wanted.map((setting) => setting % layout.blockSize);
        const bits = settings
          .map(bitOf)
          .reduce(([low, high], [l, h]) => [low | l, high | h], [0, 0] as [number, number]);
        for (const pick of picks) {
          const word = pick % layout.words;
          expect(putBy(moves, word, bits)).toEqual(putPlainly(layout, word, settings));
        }
      },
    ),
    { numRuns: 20 },
  ));

test('the pairs of pegs are those with a move one way or the other', () =>
  fc.assert(
    fc.property(towers, (rules) => {
      const { pairs } = planeMoves(layoutWith(rules, 1));
      const pegs = rules.capacities.map((_, peg) => peg);
      expect(pairs).toEqual(
        pegs.flatMap((a) =>
          pegs.flatMap((b) => (a < b && (rules.moves[a][b] || rules.moves[b][a]) ? [[a, b]] : [])),
        ),
      );
    }),
    { numRuns: 20 },
  ));

test('the table of steps knows as many discs as 7,000 entries hold', () => {
  const known = (pegs: number, discs: number) => {
    const { near, nearDiscs, step } = planeMoves(
      layoutWith(compileTower(hanoi(discs, { pegs })), 1),
    );
    return [nearDiscs, near, step.length];
  };
  expect(known(3, 14)).toEqual([7, 3 ** 7, 3 * 3 ** 7]);
  expect(known(4, 11)).toEqual([5, 4 ** 5, 6 * 4 ** 5]);
  expect(known(8, 7)).toEqual([2, 64, 28 * 64]);
  // No more than there are between the word and the class.
  expect(known(4, 7)).toEqual([3, 64, 6 * 64]);
});

test('a word is renamed state by state', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(3, 4, 6),
      fc.nat(),
      fc.nat(),
      fc.array(fc.nat(63)),
      (pegs, word, order, wanted) => {
        const layout = layoutWith(compileTower(hanoi(7, { pegs })), 1);
        const { blockSize, blockDiscs, lowDiscs, lowWords, classes } = layout;
        const place = order % classes.group.length;
        const settings = wanted.map((setting) => setting % blockSize);
        const out = { digits: -1, low: -1, high: -1 };
        const [low, high] = settings
          .map(bitOf)
          .reduce(([l, h], [m, i]) => [l | m, h | i], [0, 0] as [number, number]);
        const between = word % lowWords;
        renaming(layout)(between, low, high, place, out);
        const there = (what: number, discs: number) =>
          number(
            digits(what, discs, pegs).map((peg) => classes.group[place][peg]),
            pegs,
          );
        expect(out.digits).toBe(there(between, lowDiscs));
        expect(settingsIn(out.low, out.high)).toEqual(
          [...new Set(settings.map((setting) => there(setting, blockDiscs)))].sort((a, b) => a - b),
        );
      },
    ),
  ));
