import {
  type Disc,
  hanoi,
  type Peg,
  regularState,
  stacked,
  type TowerMove,
  type TowerState,
} from '@manaus/core';
import { remembered } from '@manaus/core/internals';
import { range, source } from '../../check/index.js';

/** The letter of a peg in [hanoi2012]. */
export const letter = (of: Peg): string => 'ABC'[of];

/** The pegs of the discs 1, 2, ... of a state written as BCAA. */
export const pegsOf = (letters: string): Peg[] =>
  [...letters].map((letter) => 'ABC'.indexOf(letter));

/** A state as the work writes it: the peg of disc 1, of disc 2, and so on. */
export const lettersOf = (pegs: readonly Peg[]): string => pegs.map(letter).join('');

/** One peg to the right: A, B, C, A. */
export const right = (from: Peg): Peg => (from + 1) % 3;
/** One peg to the left: A, C, B, A. */
export const left = (from: Peg): Peg => (from + 2) % 3;

/** The positions of the discs as a regular state of the tower. */
export const stateOf = (pegs: readonly Peg[]): TowerState =>
  regularState(hanoi(pegs.length), stacked(pegs, 3));

/** All discs on A. */
export const tower = (discs: number): Peg[] => new Array<Peg>(discs).fill(0);

/** The states of a tower as numbers in base 3, disc 1 as the lowest digit. */
export const allPegs = (discs: number): Peg[][] =>
  range(0, 3 ** discs - 1).map((rank) => pegsAt(rank, discs));

export const pegsAt = (rank: number, discs: number): Peg[] =>
  range(0, discs - 1).map((i) => Math.floor(rank / 3 ** i) % 3);
export const rankOf = (pegs: readonly Peg[]): number =>
  pegs.reduceRight((rank, on) => 3 * rank + on, 0);

/** All states as states of the tower of the rules. */
export const allStarts = (discs: number): TowerState[] => allPegs(discs).map(stateOf);

/** The disc on top of each peg; one more than there are where it is empty. */
function tops(rank: number, discs: number): Disc[] {
  const found = [discs + 1, discs + 1, discs + 1];
  for (let disc = 1, rest = rank; disc <= discs; disc++, rest = Math.floor(rest / 3))
    if (found[rest % 3] > disc) found[rest % 3] = disc;
  return found;
}

/** The moves of the rules from a state: the top disc of a peg onto a larger one or an empty peg. */
export function movesFrom(rank: number, discs: number): TowerMove[] {
  const top = tops(rank, discs);
  return [0, 1, 2].flatMap((from) =>
    [0, 1, 2].flatMap((to) => (top[from] < top[to] ? [{ disc: top[from], from, to }] : [])),
  );
}

export const after = (rank: number, { disc, from, to }: TowerMove): number =>
  rank + (to - from) * 3 ** (disc - 1);

/** The states one move away from a state. */
export const nextTo = (rank: number, discs: number): number[] =>
  movesFrom(rank, discs).map((move) => after(rank, move));

/** Distances from a state to all, and how many shortest ways there are. */
export interface Oracle {
  readonly distance: Int32Array;
  readonly ways: Float64Array;
}

/**
 * Breadth-first search by the rules alone, on states as numbers; kept, since many items ask the
 * same.
 */
export const searched = source('breadth-first search on numbers', remembered(search));

function search(discs: number, from: number): Oracle {
  const distance = new Int32Array(3 ** discs).fill(-1);
  const ways = new Float64Array(3 ** discs);
  distance[from] = 0;
  ways[from] = 1;
  const queue = [from];
  for (const rank of queue)
    for (const next of nextTo(rank, discs)) {
      if (distance[next] < 0) {
        distance[next] = distance[rank] + 1;
        queue.push(next);
      }
      if (distance[next] === distance[rank] + 1) ways[next] += ways[rank];
    }
  return { distance, ways };
}

/** The search from all discs on one peg, C by default. */
export const toStack = (discs: number, on: Peg = 2): Oracle =>
  searched(discs, rankOf(new Array<Peg>(discs).fill(on)));

/** The ranks of a shortest path by the search, and its moves. */
export interface SearchedPath {
  readonly ranks: readonly number[];
  readonly moves: readonly TowerMove[];
}

/** A shortest path from a state to the goal of a search, move by move downhill. */
export function downhill(discs: number, start: number, { distance }: Oracle): SearchedPath {
  const ranks = [start];
  const moves: TowerMove[] = [];
  for (let rank = start; distance[rank] > 0; ranks.push(rank)) {
    const [move] = movesDown(rank, discs, distance);
    moves.push(move);
    rank = after(rank, move);
  }
  return { ranks, moves };
}

/** The moves from a state that bring it one nearer to the goal of a search. */
export const movesDown = (rank: number, discs: number, distance: Int32Array): TowerMove[] =>
  movesFrom(rank, discs).filter((move) => distance[after(rank, move)] === distance[rank] - 1);

/** The optimal solution of the standard task, AAA... to CCC..., by search. */
export const solution = (discs: number): SearchedPath => downhill(discs, 0, toStack(discs));
