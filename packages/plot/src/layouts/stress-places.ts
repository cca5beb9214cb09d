import { type Arrangement, formatLabel } from '@manaus/core';
import type { Edge, Layout } from './layout.js';
import { fromPlaces } from './london.js';
import { stressLayout } from './stress.js';

/** A stress layout of the states of a tower. */
export function stressPlaces(states: readonly Arrangement[], edges: readonly Edge[]): Layout {
  const points = stressLayout(states.length, edges);
  const places = states.map((state, i) => [formatLabel(state), points[i]] as const);
  return fromPlaces('stress', new Map(places), 13);
}
