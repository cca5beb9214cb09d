import {
  type Arrangement,
  InputError,
  kindsOf,
  requireInteger,
  type TowerRules,
} from '@manaus/core';
import { requireKind, requireShape } from '@manaus/core/internals';
import { type Edge, type Layout, requireEdges } from './layout.js';
import { londonLayout } from './london.js';
import { oxfordStarLayout } from './oxford.js';
import { polygonLayout } from './polygon.js';
import { starLayout } from './star.js';
import { storedLayout } from './stored.js';
import { stressPlaces } from './stress.js';
import { isSorted, triangleLayout } from './triangle.js';

/** Beyond this a stress layout takes minutes and shows nothing. */
const stressLimit = 1000;

/**
 * The layout that suits the states of a tower; `null` where no picture of the graph helps (more
 * than 1,000 states without one).
 *
 * Size-ordered states: the triangle (three pegs) or the polygon. Three pegs and free order: the
 * star (two discs), London's rings or Oxford's star (three), stored places (four). Anything else,
 * and discs that are alike: a stress layout of the edges.
 *
 * @example
 * ```ts
 * layoutFor(hanoi(2), [[[1, 2], [], []]], [])?.name; // => 'triangle'
 * layoutFor(london(2), [[[2, 1], [], []]], [])?.name; // => 'star'
 * ```
 */
export function layoutFor(
  rules: Pick<TowerRules, 'discs' | 'capacities' | 'sizes' | 'colors'>,
  states: readonly Arrangement[],
  edges: readonly Edge[],
): Layout | null {
  requireShape('plot/layout', 'rules', rules, ['discs', 'capacities']);
  for (const capacity of requireKind('plot/layout', 'capacities', 'list', rules.capacities))
    requireInteger('plot/layout', 'capacities', capacity, 0);
  if (rules.capacities.length === 0) throw new InputError('plot/layout', 'capacities', 'empty', {});
  requireKind('plot/layout', 'states', 'list', states);
  for (const state of states)
    if (!Array.isArray(state) || !state.every(Array.isArray))
      throw new InputError('plot/layout', 'states', 'kind', { kind: 'state', got: state });
  requireEdges('plot/layout', 'edges', edges, states.length);
  const known = kindsOf(rules) === null ? knownLayout(rules, states) : undefined;
  if (known !== undefined) return known;
  return states.length > stressLimit ? null : stressPlaces(states, edges);
}

function knownLayout(
  { discs, capacities }: Pick<TowerRules, 'discs' | 'capacities'>,
  states: readonly Arrangement[],
): Layout | undefined {
  const pegs = capacities.length;
  if (states.every(isSorted))
    return pegs === 3 ? triangleLayout(discs) : polygonLayout(pegs, discs);
  if (pegs !== 3) return undefined;
  return (layoutsOfDiscs[discs] ?? [])
    .map((make) => make())
    .find((layout) => placesAll(layout, states));
}

/** The layouts of free order on three pegs, by the number of discs. */
const layoutsOfDiscs: Readonly<Record<number, readonly (() => Layout)[] | undefined>> = {
  2: [starLayout],
  3: [londonLayout, oxfordStarLayout],
  4: [() => storedLayout('london'), () => storedLayout('oxford')],
};

function placesAll(layout: Layout, states: readonly Arrangement[]): boolean {
  try {
    for (const state of states) layout.place(state);
    return true;
  } catch {
    return false;
  }
}
