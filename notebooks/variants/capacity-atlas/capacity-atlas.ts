import { compileTower, hanoi, requireInteger, type Tower } from '@manaus/core';
import { type EveryPeg, type EveryPegOptions, everyPeg } from '@manaus/lab';

/** Capacities of three pegs, in discs. */
export type Capacities = readonly [number, number, number];

/** Hanoi on three pegs with given capacities, and what a search of all its states finds. */
export interface AtlasPoint extends EveryPeg {
  readonly discs: number;
  readonly capacities: Capacities;
}

/** The phase of a state graph, one of four. */
export type Phase = 'connected' | 'two components' | 'more components' | 'frozen states';

/**
 * All capacities n >= a >= b >= c of three pegs that hold n discs together: every choice up to the
 * names of the pegs.
 *
 * @example
 * ```ts
 * capacityTriples(2); // => [[2, 2, 2], [2, 2, 1], [2, 2, 0], [2, 1, 1], [2, 1, 0], [2, 0, 0], [1, 1, 1], [1, 1, 0]]
 * capacityTriples(9).length; // => 179
 * ```
 */
export function capacityTriples(discs: number): Capacities[] {
  requireInteger('lab/capacity-atlas', 'discs', discs, 1);
  const down = (from: number) => Array.from({ length: from + 1 }, (_, i) => from - i);
  return down(discs).flatMap((a) =>
    down(a).flatMap((b) =>
      down(b).flatMap((c): Capacities[] => (a + b + c >= discs ? [[a, b, c]] : [])),
    ),
  );
}

/**
 * Hanoi on three pegs with given capacities and no goal: also where no peg holds all discs.
 *
 * @example
 * ```ts
 * capacityTower(3, [1, 1, 1]).goals; // => []
 * ```
 */
export function capacityTower(discs: number, capacities: Capacities): Tower {
  return compileTower({ ...hanoi(discs), capacities, goals: [] });
}

/**
 * The towers of all {@link capacityTriples} with n discs, each searched once.
 *
 * Order, size, components and planarity do not depend on the names of the pegs, so decreasing
 * capacities stand for all their arrangements; of goals, the one on p0 with the other two pegs in
 * decreasing order. Time O(n^3 3^n).
 *
 * @example
 * ```ts
 * const [, , point] = capacityAtlas(3);
 * [point.capacities, point.components]; // => [[3, 3, 1], [10, 10]]
 * ```
 */
export function capacityAtlas(discs: number, options: EveryPegOptions = {}): AtlasPoint[] {
  return capacityTriples(discs).map((capacities) => ({
    discs,
    capacities,
    ...everyPeg(capacityTower(discs, capacities), options),
  }));
}

/**
 * The phase of a tower: connected, in two components, in more, or in more of which some are single
 * states, frozen.
 *
 * @example
 * ```ts
 * phaseOf(everyPeg(capacityTower(4, [4, 3, 2]))); // => 'two components'
 * phaseOf(everyPeg(capacityTower(4, [2, 2, 1]))); // => 'frozen states'
 * ```
 */
export function phaseOf({ components }: Pick<EveryPeg, 'components'>): Phase {
  if (components.length === 1) return 'connected';
  if (components.length === 2) return 'two components';
  return components.includes(1) ? 'frozen states' : 'more components';
}

/** Whole capacities of three pegs and a number of discs within a bound, or an `InputError`. */
export function requireCapacities(
  place: string,
  discs: number,
  capacities: Capacities,
  most: number,
): void {
  requireInteger(place, 'discs', discs, 1, most);
  requireInteger(place, 'pegs', capacities.length, 3, 3);
  for (const capacity of capacities) requireInteger(place, 'capacities', capacity, 0);
}
