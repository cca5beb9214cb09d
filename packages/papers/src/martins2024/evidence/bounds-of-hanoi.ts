import { hanoi } from '@manaus/core';
import {
  type Finding,
  finite,
  general,
  type Methods,
  range,
  requireHolds,
  type Words,
} from '../../check/index.js';
import { plainDistances } from '../../shared/plain-towers.js';
import { goalLabel, plainTower } from './towers.js';

/** Bounds on the least number of moves: by a play, and by a potential. */
export type Bounds = { readonly atMost: string; readonly atLeast: string };

type Peg = 0 | 1 | 2;
const pegs: readonly Peg[] = [0, 1, 2];
const third = (a: Peg, b: Peg): Peg => (3 - a - b) as Peg;

/**
 * Moves of the play that brings all but the largest disc aside, the largest across, and the others
 * back on it.
 */
const movesOfPlay = (discs: number): bigint =>
  range(1, discs).reduce((moves) => 2n * moves + 1n, 0n);

/**
 * The potential of a state, given as the peg of each disc from the largest down: a disc k that is
 * not where it is wanted costs 2^(k-1), and wants those above it on the third peg; one that is
 * there wants them there too.
 */
function potential(pegsDown: readonly Peg[], goal: Peg): bigint {
  let [wanted, sum] = [goal, 0n];
  for (const on of pegsDown) {
    sum = 2n * sum + (on === wanted ? 0n : 1n);
    if (on !== wanted) wanted = third(on, wanted);
  }
  return sum;
}

/**
 * The greatest change of the potential by a move. A move of disc k has the smaller discs all on the
 * peg that it does not touch and changes nothing below, so that 9 n cases are all there are: disc,
 * peg wanted, peg that is not touched.
 */
function greatestStep(discs: number): bigint {
  const steps = range(1, discs).flatMap((disc) =>
    pegs.flatMap((wanted) =>
      pegs.map((aside) => {
        // The change of the potential by a move of a disc that does not touch the peg of the
        // smaller ones.
        const above = new Array<Peg>(disc - 1).fill(aside);
        const [before, after] = pegs
          .filter((peg) => peg !== aside)
          .map((peg) => potential([peg, ...above], wanted));
        return before > after ? before - after : after - before;
      }),
    ),
  );
  return steps.reduce((a, b) => (a > b ? a : b), 0n);
}

/**
 * The least number of moves by a potential that is 0 at the goal: no move lowers it by more than
 * the greatest step.
 */
function leastByPotential(discs: number): bigint {
  const step = greatestStep(discs);
  const height = potential(new Array<Peg>(discs).fill(0), 2);
  return (height + step - 1n) / step;
}

/**
 * The same play disc by disc: each moves once before and once after every move of the next larger
 * one.
 */
const movesDiscByDisc = (discs: number): bigint =>
  range(1, discs).reduce((sum, below) => sum + 2n ** BigInt(below - 1), 0n);

/**
 * For the largest disc to move at all, the others cross from its peg to a third before it and to
 * another after it.
 */
const leastByLargestDisc = (discs: number): bigint =>
  range(1, discs).reduce((least) => least + 1n + least, 0n);

/** Both bounds, as whole numbers written by the function given. */
export const boundsOfHanoi = (written: (value: bigint) => string): Methods<number, Bounds> => {
  const atMost = (moves: bigint) => ({ atMost: written(moves) });
  const atLeast = (moves: bigint) => ({ atLeast: written(moves) });
  return {
    'the moves of the recursive play': (discs) => atMost(movesOfPlay(discs)),
    'the same disc by disc': (discs) => atMost(movesDiscByDisc(discs)),
    'a potential that no move lowers by more than 1': (discs) => atLeast(leastByPotential(discs)),
    'what the move of the largest disc needs': (discs) => atLeast(leastByLargestDisc(discs)),
  };
};

/**
 * The verdict on the moves of 64 discs, written by the function given; the potential is checked
 * first.
 */
export function moves64Discs(
  moves: string,
  written: (value: bigint) => string,
  checked: Words,
): Finding {
  requirePotential();
  return finite<number, Bounds>({
    checked,
    instances: [64],
    stated: () => ({ atMost: moves, atLeast: moves }),
    methods: boundsOfHanoi(written),
  });
}

const pegsDownOf = (label: string, discs: number): Peg[] =>
  range(1, discs)
    .map((disc) => label.split('/').findIndex((pile) => pile.includes(String(disc))) as Peg)
    .reverse();

/** The potential is the distance, where all states can be played. */
export const requirePotential = () =>
  requireHolds(
    general<number, readonly string[]>({
      checked: { en: 'n = 1 to 6', pt: 'n = 1 a 6' },
      instances: range(1, 6),
      stated: (n) => statesOf(n).map(([, moves]) => String(moves)),
      methods: {
        'the potential': (n) =>
          statesOf(n).map(([label]) => String(potential(pegsDownOf(label, n), 2))),
      },
    }),
  );

function statesOf(discs: number): readonly (readonly [string, number])[] {
  const rules = hanoi(discs);
  return [...plainDistances(plainTower(rules), [goalLabel(rules)])];
}
