import { formatLabel, InputError, type Play, type TowerRules, type TowerState } from '@manaus/core';
import { LONGEST_LISTED, type Solution, type SolveOptions, solve } from '@manaus/lab';
import type { TowerAlgorithm } from '@manaus/papers';
import { mustBe } from './bad-input.js';

/** A solution by an algorithm of a work; run as printed, it also says where it stopped and why. */
export interface Solved extends Solution {
  readonly stopped?: boolean;
  /** The move at which it stopped: 1 is the first. */
  readonly at?: number | null;
  readonly reason?: string | null;
}

/** An algorithm that `solve` can run: breadth-first search, or that of an item of a work. */
export type Solver = (rules: TowerRules, from: TowerState, options: SolveOptions) => Solved;

/** The algorithm of an id, as printed or repaired; bad input for an unknown one. The works are loaded only when one of theirs is asked for. */
export async function solverOf(id: string, literal: boolean): Promise<Solver> {
  if (id === 'bfs' && literal) throw mustBe('--literal', 'used with an algorithm of a work', id);
  if (id === 'bfs') return solve;
  const { towerAlgorithms } = await import('@manaus/papers');
  const algorithms = (await towerAlgorithms()).filter((algorithm) => !algorithm.firstMoveOnly);
  const algorithm = algorithms.find((candidate) => candidate.id === id);
  if (algorithm === undefined)
    throw mustBe(
      '--algorithm',
      `one of ${['bfs', ...algorithms.map((known) => known.id)].join(', ')}`,
      id,
    );
  return (rules, from, options) => run(algorithm, literal, rules, from, options);
}

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

/** An algorithm plays its own tower only: capacities, moves and goal are its own. */
function requireItsTower(algorithm: TowerAlgorithm, rules: TowerRules): void {
  const own = algorithm.towers(rules.discs);
  const same = (key: 'name' | 'capacities' | 'moves') =>
    JSON.stringify(own[key]) === JSON.stringify(rules[key]);
  const goals =
    typeof own.goals === 'function' || JSON.stringify(own.goals) === JSON.stringify(rules.goals);
  if (!same('name'))
    throw mustBe(
      '--algorithm',
      `one for ${rules.name} (that one is for ${own.name})`,
      algorithm.id,
    );
  if (!same('capacities') || !same('moves') || !goals)
    throw mustBe(
      '--algorithm',
      `used with the capacities, moves and goal of ${own.name}`,
      algorithm.id,
    );
}

/** Some algorithms start from one state only. */
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
    `a state that ${algorithm.id} is for (${play.stopped?.reason ?? 'it ends elsewhere'})`,
    formatLabel(from),
  );
}

/** The moves made until it stopped, which may be before the goal. */
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
    reason: play.stopped?.reason ?? (solved ? null : `it ends at ${formatLabel(play.end)}`),
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

/** Known to be least only where a search fits in memory. */
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
