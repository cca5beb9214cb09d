import {
  type Arrangement,
  hanoiDistance,
  hanoiPath,
  pegsOfDiscs,
  stacked,
  type Tower,
  type TowerState,
} from '@manaus/core';
import { pegMovesName } from '@manaus/core/internals';

/** A shortest way, without search. */
interface HanoiDescent {
  readonly moves: number;
  states(): Iterable<Arrangement>;
}

/** With more discs a number of moves may not be exact. */
const MOST_DISCS = 53;

/**
 * The shortest way to the goal of Hanoi on three pegs by the largest disc that moves, the least
 * possible rank at every step; `null` for other towers and goals.
 */
export function hanoiDescent(tower: Tower, from: TowerState): HanoiDescent | null {
  const goal = plainGoal(tower);
  return goal && descentBetween(pegsOfDiscs(from), pegsOfDiscs(goal));
}

const descentBetween = (from: readonly number[], to: readonly number[]): HanoiDescent => ({
  moves: Number(hanoiDistance(from, to).moves),
  states: () => statesBetween(from, to),
});

/** The only goal of a tower whose shortest ways are listed without search; `null` for others. */
export const plainGoal = (tower: Tower): TowerState | null =>
  tower.discs <= MOST_DISCS ? hanoiGoal(tower, 3) : null;

/** The only goal of Hanoi on the given number of pegs; `null` for other towers and goals. */
export function hanoiGoal(tower: Tower, pegs: number): TowerState | null {
  const { goals, kernelOrder, discs, capacities, moves } = tower;
  const isHanoi =
    kernelOrder === 'sorted' &&
    capacities.length === pegs &&
    capacities.every((capacity) => capacity >= discs) &&
    pegMovesName(moves) === 'any';
  return isHanoi && typeof goals !== 'function' && goals.length === 1 ? goals[0] : null;
}

/** Of two shortest paths, that of the lesser rank where they part. */
function* statesBetween(from: readonly number[], to: readonly number[]): Generator<Arrangement> {
  let pegs = [...from];
  yield stacked(pegs, 3);
  while (hanoiDistance(pegs, to).paths === 2) {
    pegs = leastStep(pegs, to);
    yield stacked(pegs, 3);
  }
  for (const { disc, to: peg } of hanoiPath(pegs.slice(), to)) {
    pegs[disc - 1] = peg;
    yield stacked(pegs, 3);
  }
}

/** The neighbor of least rank that is one move nearer. */
function leastStep(from: readonly number[], to: readonly number[]): number[] {
  const { moves } = hanoiDistance(from, to);
  const change = ({ disc, peg }: Step) => (peg - from[disc - 1]) * 3 ** (disc - 1);
  const steps = stepsFrom(from).sort((a, b) => change(a) - change(b));
  const neighbors = steps.map(({ disc, peg }) => from.map((at, i) => (i === disc - 1 ? peg : at)));
  return neighbors.find((next) => hanoiDistance(next, to).moves === moves - 1n) as number[];
}

interface Step {
  readonly disc: number;
  readonly peg: number;
}

function stepsFrom(from: readonly number[]): Step[] {
  // The move of the least disc on the pegs without disc 1, if there is one.
  const other = from.findIndex((peg) => peg !== from[0]);
  return [
    ...[1, 2].map((by) => ({ disc: 1, peg: (from[0] + by) % 3 })),
    ...(other < 0 ? [] : [{ disc: other + 1, peg: 3 - from[0] - from[other] }]),
  ];
}
