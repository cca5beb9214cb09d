import {
  type Disc,
  hanoi,
  hanoiDistance,
  hanoiRecursive,
  type Peg,
  type Play,
  pegsOfDiscs,
  runProgram,
  type TowerMove,
  type TowerState,
} from '@manaus/core';
import {
  type Faults,
  faultless,
  faultsOf,
  stackOnFirst,
  type TowerAlgorithm,
  trial,
} from '../../algorithm.js';
import {
  type Effort,
  type Methods,
  type Reach,
  range,
  source,
  upTo,
  type Value,
  type Words,
} from '../../check/index.js';
import { left, letter, pegsAt, rankOf, right, solution, toStack } from './iterative.js';

/** The most discs with which the items on the optimal solution are tried. */
export const mostOf = (effort: Effort): number => (effort === 'quick' ? 8 : 10);

/**
 * The solution by the recursion, which knows neither the numbers of the moves nor their directions.
 */
export const recursive = source(
  'the recursive solution, played',
  (discs: number): Play => runProgram(hanoi(discs), stackOnFirst(hanoi(discs)), hanoiRecursive),
);

/**
 * Facts on the moves of the optimal solution: of the one by search, and of the one by recursion.
 */
export const onSolution = <V extends Value>(
  facts: (moves: readonly TowerMove[], discs: number) => V,
): Methods<number, Value> => ({
  'the solution by search': (discs) => facts(solution(discs).moves, discs),
  'the solution by recursion': (discs) => facts(recursive(discs).moves, discs),
});

/** The line of the ledger on such a check. */
export const onSolutionChecked = (first: number, most: number): Words => ({
  en: `every move of the solution by search, and of that by recursion, n = ${first} to ${most}`,
  pt: `cada movimento da solução por busca, e da por recursão, n = ${first} a ${most}`,
});

/**
 * The positions of the discs after each move of the solution, from its start on: by search, and by
 * recursion.
 */
export const onPositions = <V extends Value>(
  facts: (positions: readonly (readonly Peg[])[], discs: number) => V,
): Methods<number, Value> => ({
  'the solution by search': (discs) =>
    facts(
      solution(discs).ranks.map((rank) => pegsAt(rank, discs)),
      discs,
    ),
  'the solution by recursion': (discs) => facts(recursive(discs).states.map(pegsOfDiscs), discs),
});

/** The numbers of the moves of a disc, counted from 1. */
export const ofDisc = (moves: readonly TowerMove[], disc: Disc): number[] =>
  moves.flatMap((move, i) => (move.disc === disc ? [i + 1] : []));

/**
 * The ways in which a disc goes, each once: to the right (A to B, B to C, C to A) or to the left.
 */
export const directionsOf = (moves: readonly TowerMove[], disc: Disc): string[] => [
  ...new Set(
    moves
      .filter((move) => move.disc === disc)
      .map(({ from, to }) => (to === right(from) ? 'right' : to === left(from) ? 'left' : 'stays')),
  ),
];

/** The moves of a disc as pairs of letters. */
export const pairsOf = (moves: readonly TowerMove[], disc: Disc): string[] =>
  moves.filter((move) => move.disc === disc).map(({ from, to }) => `${letter(from)}${letter(to)}`);

/** The moves between consecutive ones of a disc, before its first and after its last. */
export function gapsOf(moves: readonly TowerMove[], disc: Disc) {
  const at = ofDisc(moves, disc);
  return {
    between: at.slice(1).map((m, i) => m - at[i] - 1),
    before: at[0] - 1,
    after: moves.length - at[at.length - 1],
  };
}

/** The support of a disc: a larger one, or the base of its peg as disc n + 1, n + 2 or n + 3. */
export function under(pegs: readonly Peg[], disc: Disc): Disc {
  const below = range(disc + 1, pegs.length).find((larger) => pegs[larger - 1] === pegs[disc - 1]);
  return below ?? pegs.length + 1 + pegs[disc - 1];
}

/** The least moves to all discs on C without a search. */
const leastWithoutSearch = source('distance without search', (start: TowerState): number => {
  const pegs = pegsOfDiscs(start);
  return Number(hanoiDistance(pegs, new Array<Peg>(pegs.length).fill(2)).moves);
});

/** An algorithm played from its starts, its moves against two ways to know the least number. */
export function trials(algorithm: TowerAlgorithm): Methods<number, Faults> {
  const by = (least: (start: TowerState) => number) => (discs: number) =>
    faultsOf(trial({ discs, starts: algorithm.starts(discs), run: algorithm.literal, least }));
  return {
    'played, against the distance by search': (discs) =>
      by((start) => toStack(discs).distance[rankOf(pegsOfDiscs(start))])(discs),
    'played, against the distance without search': by(leastWithoutSearch),
  };
}

/** The check that an algorithm solves all of its starts in the least number of moves. */
export const solvesShortest = (algorithm: TowerAlgorithm, reach: Reach, how: Words) =>
  upTo<Faults>(reach, (most) => ({
    checked: { en: `${how.en}, n = 1 to ${most}`, pt: `${how.pt}, n = 1 a ${most}` },
    stated: () => faultless,
    methods: trials(algorithm),
  }));
