import { type NamedTower, towerRegistry } from '@manaus/core';
import { estimateMemory } from '@manaus/lab/towers';
import type { HeapPoint } from './point.js';
import { pointRules, type SweepPoint } from './point.js';

/** Up to this many ranks the graph is stored. */
export const MOST_STORED = 2 ** 25;

/** The expected cost of a point. */
export interface PointEstimate {
  /** An order of magnitude, on one core. */
  readonly seconds: number;
  /** The most memory at a time, without what the program itself takes. */
  readonly bytes: number;
}

// Measured on a 2-core x86-64 machine: a stored graph is built and searched at about 50 million
// visits per second, an algorithm makes a million moves.
const VISITS_A_SECOND = 5e7;
const MOVES_A_SECOND = 1e6;

/** The expected cost of a point, from the size of its graph, or from its heaps, alone. */
export function estimatePoint(
  point: SweepPoint | HeapPoint,
  towers: readonly NamedTower[] = towerRegistry,
): PointEstimate {
  // Each heap has about as many moves as objects.
  if ('game' in point)
    return {
      seconds: Number(((point.upto + 1) ** 2 / VISITS_A_SECOND).toPrecision(2)),
      bytes: 100 * (point.upto + 1),
    };
  const { space, explicit, implicit } = estimateMemory(pointRules(point, towers));
  const visits = space * (1 + 2 * point.pegs);
  const isStored = space <= MOST_STORED || ['diameter', 'every-peg'].includes(point.question);
  return {
    seconds: Number(workOf(point.question, visits, space).toPrecision(2)),
    bytes: Math.ceil(isStored ? explicit : implicit),
  };
}

/**
 * Graphs of towers need some dozens of searches for their diameters; algorithms play from every
 * state, about its square root in moves.
 */
function workOf(question: string, visits: number, space: number): number {
  if (question === 'analyze') return (4 * visits + Math.min(50 * visits, 3e8)) / VISITS_A_SECOND;
  if (question === 'diameter') return (54 * visits) / VISITS_A_SECOND;
  if (question === 'every-peg') return (20 * visits) / VISITS_A_SECOND;
  return space ** 1.5 / MOVES_A_SECOND;
}
