import {
  compileTower,
  findTower,
  formatLabel,
  InputError,
  type NamedTower,
  type PegDigraph,
  type PegMoves,
  type PegPairs,
  pegPairs,
  range,
  requireInteger,
  stacked,
  type Tower,
  towerRegistry,
} from '@manaus/core';
import { pegMoveNames, pegMovesName, requireKind, requireShape } from '@manaus/core/internals';

/** The parameters of one point of a sweep: a tower and a question. */
export interface SweepPoint {
  /** The name of a tower in the registry. */
  readonly puzzle: string;
  readonly discs: number;
  readonly pegs: number;
  /** The capacity of each peg, in discs. */
  readonly capacities: readonly number[];
  /**
   * A named digraph of pegs, its pairs, or its bit mask: bit i allows the i-th of the moves 01, 02,
   * 10, 12, 20, 21; likewise for up to five pegs.
   */
  readonly moves: PegMoves | PegPairs | number;
  /**
   * `analyze`, `diameter`, `every-peg`, or another question that the runner of the sweep answers.
   */
  readonly question: string;
}

/** The largest heap of a sweep. */
export const MOST_SWEPT = 100_000;

/**
 * The parameters of one point of a sweep of heap games: a game, and how far its heaps are valued.
 */
export interface HeapPoint {
  /** The name of a game in the registry, or a code. */
  readonly game: string;
  /** The set of a subtraction game. */
  readonly subtract?: readonly number[] | undefined;
  /** The largest heap. */
  readonly upto: number;
  readonly question: 'grundy';
}

/**
 * The digraph of pegs of a number: bit i of it is the i-th of the pairs (from, to) with from other
 * than to, in reading order.
 *
 * All digraphs on p pegs are those of 0 to 2^(p (p - 1)) - 1: 64 on three pegs, 4096 on four. At
 * most five pegs.
 *
 * @example
 * ```ts
 * numberedMoves(0b000001, 3); // => [[false, true, false], [false, false, false], [false, false, false]]
 * numberedMoves(63, 3).flat().filter(Boolean).length; // => 6
 * ```
 */
export function numberedMoves(number: number, pegs: number): PegDigraph {
  if (pegs > MOST_NUMBERED)
    throw new InputError('jobs/sweep', 'moves', 'oneOf', { names: pegMoveNames, got: number });
  requireInteger('jobs/sweep', 'moves', number, 0, 2 ** (pegs * (pegs - 1)) - 1);
  let bit = 0;
  const all = range(0, pegs - 1);
  return all.map((from) => all.map((to) => from !== to && ((number >> bit++) & 1) === 1));
}

/** The most pegs whose digraphs have numbers: with more, the numbers are too large for bits. */
const MOST_NUMBERED = 5;

/** A digraph of pegs as a point has it: its name, else its number, else its pairs. */
export function writtenMoves(moves: PegDigraph): SweepPoint['moves'] {
  const name = pegMovesName(moves);
  if (name !== null || moves.length > MOST_NUMBERED) return name ?? pegPairs(moves);
  const bits = moves.flatMap((row, from) => row.filter((_, to) => from !== to));
  return bits.reduce((sum, may, bit) => sum + (may ? 2 ** bit : 0), 0);
}

/**
 * The rules of a point. Throws an `InputError` if no such tower exists.
 *
 * @param towers the registry of the puzzles, ours by default
 *
 * For the question `every-peg` they have no goals: those of the puzzle may break the capacities,
 * and are not needed.
 *
 * @example
 * ```ts
 * const [point] = gridPoints({ puzzles: ['manaus'], discs: [4], questions: ['analyze'] }).points;
 * pointRules(point).capacities; // => [4, 3, 2]
 * ```
 */
export function pointRules(
  point: SweepPoint,
  towers: readonly NamedTower[] = towerRegistry,
): Tower {
  const { puzzle, discs, pegs, capacities, moves, question } = requireShape(
    'jobs/sweep',
    'point',
    point,
    ['puzzle', 'discs', 'pegs', 'capacities', 'moves', 'question'],
  );
  requireKind('jobs/sweep', 'question', 'text', question);
  const { tower } = findTower(puzzle, towers);
  const digraph = typeof moves === 'number' ? numberedMoves(moves, pegs) : moves;
  const options = { pegs, capacities, moves: digraph };
  if (question !== 'every-peg') return tower(discs, options);
  // The state in which the smallest discs fill the first peg, the next ones the second, and
  // so on.
  const places = capacities.flatMap((held, peg) => range(1, Math.min(discs, held)).fill(peg));
  const goal = formatLabel(stacked(places.slice(0, discs), capacities.length));
  return compileTower({ ...tower(discs, { ...options, goal }), goals: [] });
}

/**
 * The name of a point in its manifest, for people and for file names of theirs.
 *
 * @example
 * ```ts
 * const [point] = gridPoints({ puzzles: ['manaus'], discs: [4], moves: [63], questions: ['diameter'] }).points;
 * pointId(point); // => 'manaus_n4_c4-3-2_m63_diameter'
 * ```
 */
export function pointId(point: SweepPoint | HeapPoint): string {
  if ('game' in point) {
    // The name of a point of heaps in its manifest, such as `subtraction_s2-3_u50_grundy`.
    const set = point.subtract === undefined ? [] : [`s${point.subtract.join('-')}`];
    return [point.game, ...set, `u${point.upto}`, point.question].join('_');
  }
  const { puzzle, discs, capacities, moves, question } = point;
  return [
    puzzle,
    `n${discs}`,
    `c${capacities.join('-')}`,
    movesId(moves),
    question.replaceAll('/', '.'),
  ].join('_');
}

function movesId(moves: SweepPoint['moves']): string {
  if (typeof moves === 'string') return moves;
  return typeof moves === 'number' ? `m${moves}` : moves.map((pair) => pair.join('-')).join('.');
}
