import {
  formatLabel,
  InputError,
  type Play,
  stopText,
  type TowerRules,
  type TowerState,
} from '@manaus/core';
import { type Solution, type SolveOptions, solve, solveByBoundary } from '@manaus/lab';
import { LONGEST_LISTED } from '@manaus/lab/internals';
import type { TowerAlgorithm } from '@manaus/papers';
import { BadInput, mustBe } from '../../errors/bad-input.js';
import { differsFromItsTower, worksAlgorithms } from '../../options/algorithm.js';

/** A solution by an algorithm; one run as printed also says where and why it stopped. */
export interface Solved extends Solution {
  readonly stopped?: boolean;
  /** The number of the move at which it stopped, from 1. */
  readonly at?: number | null;
  readonly reason?: string | null;
}

/** An algorithm that `solve` can run: breadth-first search or an algorithm of a work. */
export type Solver = (rules: TowerRules, from: TowerState, options: SolveOptions) => Solved;

/** The algorithm with an ID, as printed or repaired. The works are loaded only if needed. */
export async function solverOf(id: string, literal: boolean): Promise<Solver> {
  if (id === 'bfs' && literal)
    throw new BadInput('--literal cannot be used with bfs, only with an algorithm of a work');
  if (id === 'bfs') return solve;
  const algorithms = await worksAlgorithms();
  const algorithm = algorithms.find((candidate) => candidate.id === id);
  if (algorithm === undefined)
    throw mustBe(
      '--algorithm',
      `one of ${['bfs', ...algorithms.map((known) => known.id)].join(', ')}`,
      id,
    );
  return (rules, from, options) => run(algorithm, literal, rules, from, options);
}

/** The solver by the boundary table in a folder. */
export const byBoundary =
  (folder: string): Solver =>
  (rules, from, options) =>
    solveByBoundary(rules, from, folder, options);

function run(
  algorithm: TowerAlgorithm,
  literal: boolean,
  rules: TowerRules,
  from: TowerState,
  options: SolveOptions,
): Solved {
  requireItsTower(algorithm, rules);
  requireItsStart(algorithm, rules, from);
  const play =
    literal || algorithm.repaired === undefined
      ? algorithm.literal(from)
      : algorithm.repaired(from);
  return literal
    ? asPrinted(algorithm, play, rules, from, options)
    : repaired(algorithm, play, rules, from, options);
}

/** Refuses a tower other than that of the algorithm. */
function requireItsTower(algorithm: TowerAlgorithm, rules: TowerRules): void {
  const { name } = algorithm.towers(rules.discs);
  const difference = differsFromItsTower(algorithm, rules);
  if (difference === 'name')
    throw mustBe('--algorithm', `one for ${rules.name} (that one is for ${name})`, algorithm.id);
  if (difference === 'rules')
    throw mustBe(
      '--algorithm',
      `used with the capacities, moves and goal of ${name}`,
      algorithm.id,
    );
}

/** Refuses a start other than that of an algorithm with only one. */
function requireItsStart(algorithm: TowerAlgorithm, rules: TowerRules, from: TowerState): void {
  if ([...algorithm.starts(3)].length > 1) return;
  const [start] = algorithm.starts(rules.discs);
  if (formatLabel(start) !== formatLabel(from))
    throw mustBe(
      '--from',
      `${formatLabel(start)}, where ${algorithm.id} starts`,
      formatLabel(from),
    );
}

function repaired(
  algorithm: TowerAlgorithm,
  play: Play,
  rules: TowerRules,
  from: TowerState,
  options: SolveOptions,
): Solved {
  if (play.solved && play.stopped === null)
    return {
      solvable: true,
      moves: play.moves.length,
      optimal: isLeast(play, rules, from),
      states: listed(play, options),
      algorithm: algorithm.id,
    };
  const least = leastMoves(rules, from);
  if (least === null)
    return { solvable: false, moves: null, optimal: null, states: [], algorithm: algorithm.id };
  throw mustBe(
    '--from',
    `a state that ${algorithm.id} is for (${play.stopped ? stopText(play.stopped) : 'it ends elsewhere'})`,
    formatLabel(from),
  );
}

/** The moves of an algorithm as printed until it stops, which may be before the goal. */
function asPrinted(
  algorithm: TowerAlgorithm,
  play: Play,
  rules: TowerRules,
  from: TowerState,
  options: SolveOptions,
): Solved {
  const solved = play.solved && play.stopped === null;
  return {
    solvable: solved || leastMoves(rules, from) !== null,
    moves: play.moves.length,
    optimal: solved && isLeast(play, rules, from),
    states: listed(play, options),
    algorithm: algorithm.id,
    stopped: play.stopped !== null,
    at: play.stopped?.at ?? null,
    reason: play.stopped
      ? stopText(play.stopped)
      : solved
        ? null
        : `it ends at ${formatLabel(play.end)}`,
  };
}

function listed(play: Play, { count }: SolveOptions): string[] {
  if (count) return [];
  if (play.moves.length > LONGEST_LISTED)
    throw new InputError('lab/solve', 'solution', 'unlisted', {
      most: LONGEST_LISTED,
      got: play.moves.length,
    });
  return play.states.map(formatLabel);
}

/** True if no solution is shorter; false if the search does not fit in memory. */
function isLeast(play: Play, rules: TowerRules, from: TowerState): boolean {
  try {
    return leastMoves(rules, from) === play.moves.length;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

const leastMoves = (rules: TowerRules, from: TowerState): number | null =>
  solve(rules, from, { count: true }).moves;
