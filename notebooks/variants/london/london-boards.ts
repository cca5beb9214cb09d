import { requireInteger, withColors } from '@manaus/core';
import {
  type Csr,
  connectedComponents,
  eccentricity,
  hamiltonCycle,
  hamiltonPath,
  isPlanar,
  size,
} from '@manaus/graph';
import { storeTower } from '@manaus/lab';
import { ballCensus, ballTower } from './london.js';

/**
 * The numbers of a board: balls of some colors on some pegs; a type, so that it is a row of a
 * table.
 */
export type BallSummary = {
  readonly capacities: string;
  /** A letter a ball. */
  readonly balls: string;
  /** Heights times multinomial. */
  readonly 'states by formula': bigint;
  readonly states: number;
  readonly moves: number;
  readonly degrees: string;
  readonly components: number;
  /** The diameter of the whole graph; `null` if it is not connected. */
  readonly diameter: number | null;
  readonly radius: number | null;
  readonly planar: boolean;
  /**
   * The most that there is of a Hamilton cycle and a Hamilton path; `null` where the search was
   * stopped or the graph has more than 400 states.
   */
  readonly hamilton: 'cycle' | 'path' | 'none' | null;
};

const MOST_FOR_HAMILTON = 400;
const MOST_WORK = 2e7;

/**
 * Order, size, degrees, components, diameter, radius, planarity and Hamilton cycle or path of balls
 * on pegs, each ball a letter, its color.
 *
 * On the stored graph: as `storeTower`, and a search from every state. Throws an `InputError` as
 * `ballTower` and `storeTower`.
 *
 * @example
 * ```ts
 * const { states, diameter, radius, planar, hamilton } = ballSummary([3, 2, 1], 'RGB');
 * [states, diameter, radius, planar, hamilton]; // => [36, 8, 8, true, 'path']
 * ballSummary([3, 2, 1], 'RRB').radius; // => 4
 * ```
 */
export function ballSummary(capacities: readonly number[], balls: string): BallSummary {
  const { graph } = storeTower(withColors(ballTower(balls.length, capacities), [...balls]));
  const { order, degrees } = ballCensus(capacities, alikeOf(balls));
  const present = Object.keys(degrees);
  const parts = connectedComponents(graph).sizes.length;
  const far = parts === 1 ? eccentricitiesOf(graph) : null;
  return {
    capacities: capacities.join(', '),
    balls,
    'states by formula': order,
    states: graph.order,
    moves: size(graph),
    degrees: present.length === 1 ? present[0] : `${present[0]} to ${present.at(-1)}`,
    components: parts,
    diameter: far && Math.max(...far),
    radius: far && Math.min(...far),
    planar: isPlanar(graph),
    hamilton: hamiltonOf(graph),
  };
}

const eccentricitiesOf = (graph: Csr): readonly number[] => Array.from(eccentricity(graph));

/** The number of balls of each color. */
function alikeOf(balls: string): number[] {
  return [...new Set(balls)].map((color) => [...balls].filter((ball) => ball === color).length);
}

function hamiltonOf(graph: Csr): BallSummary['hamilton'] {
  if (graph.order > MOST_FOR_HAMILTON) return null;
  const limit = Math.floor(MOST_WORK / graph.order);
  const cycle = hamiltonCycle(graph, { limit });
  if (cycle.answer === 'found') return 'cycle';
  const path = hamiltonPath(graph, { limit });
  if (path.answer === 'found') return 'path';
  return cycle.answer === 'none' && path.answer === 'none' ? 'none' : null;
}

/**
 * The capacities of all boards with a given number of pegs, each with room for 1 to `most` balls,
 * from high to low.
 *
 * @example
 * ```ts
 * ballBoards(3, 2); // => [[2, 2, 2], [2, 2, 1], [2, 1, 1], [1, 1, 1]]
 * ```
 */
export function ballBoards(pegs: number, most: number): number[][] {
  requireInteger('lab/ball-boards', 'pegs', pegs, 1);
  requireInteger('lab/ball-boards', 'most', most, 1);
  const boards = (left: number, top: number): number[][] =>
    left === 0
      ? [[]]
      : Array.from({ length: top }, (_, i) => top - i).flatMap((capacity) =>
          boards(left - 1, capacity).map((rest) => [capacity, ...rest]),
        );
  return boards(pegs, most);
}
