import {
  formatLabel,
  InputError,
  type Play,
  stopText,
  type TowerRules,
  type TowerState,
} from '@manaus/core';
import { LONGEST_LISTED, type Solution } from '@manaus/lab/solve';
import { solve } from '@manaus/lab/towers';
import type { TowerAlgorithm } from '@manaus/papers';
import { mustBe } from '../../errors/refusal.js';
import { differsFromItsTower, worksAlgorithms } from '../../options/algorithm.js';
import type { Solved, Solver } from './solver.js';

/** An algorithm of a work as a solver, as printed or repaired. */
export async function solverBy(id: string, literal: boolean): Promise<Solver> {
  const algorithm = await namedAlgorithm(id);
  return (rules, from, options) => {
    requireItsTower(algorithm, rules);
    requireItsStart(algorithm, rules, from);
    const play = (literal ? algorithm.literal : (algorithm.repaired ?? algorithm.literal))(from);
    const run = { algorithm: algorithm.id, play, rules, from, options };
    return literal ? printedSolution(run) : repairedSolution(run);
  };
}

async function namedAlgorithm(id: string): Promise<TowerAlgorithm> {
  const algorithms = await worksAlgorithms();
  const algorithm = algorithms.find((candidate) => candidate.id === id);
  if (algorithm !== undefined) return algorithm;
  const known = ['bfs', ...algorithms.map((each) => each.id)];
  throw mustBe('--algorithm', `one of ${known.join(', ')}`, id);
}

/** A play of an algorithm, and what was asked for. */
interface Run {
  readonly algorithm: string;
  readonly play: Play;
  readonly rules: TowerRules;
  readonly from: TowerState;
  readonly options: Parameters<Solver>[2];
}

/** Refuses a tower other than that of the algorithm. */
function requireItsTower(algorithm: TowerAlgorithm, rules: TowerRules): void {
  const { name } = algorithm.towers(rules.discs);
  const difference = differsFromItsTower(algorithm, rules);
  if (difference === 'name')
    throw mustBe('--algorithm', `one for ${rules.name} (that one is for ${name})`, algorithm.id);
  const used = `used with the capacities, moves and goal of ${name}`;
  if (difference === 'rules') throw mustBe('--algorithm', used, algorithm.id);
}

/** Refuses a start other than that of an algorithm with only one. */
function requireItsStart(algorithm: TowerAlgorithm, rules: TowerRules, from: TowerState): void {
  if ([...algorithm.starts(3)].length > 1) return;
  const [start] = algorithm.starts(rules.discs);
  const [its, given] = [formatLabel(start), formatLabel(from)];
  if (its !== given) throw mustBe('--from', `${its}, where ${algorithm.id} starts`, given);
}

function repairedSolution(run: Run): Solved {
  const { algorithm, play, rules, from } = run;
  if (play.solved && play.stopped === null) return { solvable: true, ...movesMade(run) };
  if (leastMoves(rules, from) === null)
    return { solvable: false, moves: null, optimal: null, states: [], steps: [], algorithm };
  const why = play.stopped ? stopText(play.stopped) : 'it ends elsewhere';
  throw mustBe('--from', `a state that ${algorithm} is for (${why})`, formatLabel(from));
}

/** The moves of an algorithm as printed until it stops, which may be before the goal. */
function printedSolution(run: Run): Solved {
  const { play, rules, from } = run;
  const { stopped } = play;
  const solved = play.solved && stopped === null;
  const end = solved ? null : `it ends at ${formatLabel(play.end)}`;
  return {
    solvable: solved || leastMoves(rules, from) !== null,
    ...movesMade(run),
    stopped: stopped !== null,
    at: stopped?.at ?? null,
    reason: stopped === null ? end : stopText(stopped),
  };
}

/** The moves that were made; they are optimal only if they lead to the goal. */
const movesMade = ({ algorithm, play, rules, from, options }: Run) => ({
  moves: play.moves.length,
  optimal: play.solved && play.stopped === null && isLeast(play, rules, from),
  ...listing(play, options),
  algorithm,
});

function listing(play: Play, { count }: Run['options']): Pick<Solution, 'states' | 'steps'> {
  if (count) return { states: [], steps: [] };
  const lengths = { most: LONGEST_LISTED, got: play.moves.length };
  if (lengths.got > lengths.most)
    throw new InputError('cli/solve', 'solution', 'unlisted', lengths);
  return { states: play.states.map(formatLabel), steps: play.moves };
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
