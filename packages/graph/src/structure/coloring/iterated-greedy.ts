import { range } from '@manaus/core';
import type { Csr } from '../../csr.js';

/** Passes without fewer colors after which no more are tried. */
const MOST_PASSES = 60;

/**
 * A proper coloring by iterated greedy: a greedy pass over the color classes of the pass before, in
 * another order, never needs more colors and often fewer. Ends at `least` colors.
 *
 * Time O(order + size) per pass. Source: J. Culberson, Iterated greedy graph coloring, 1992.
 *
 * @example
 * ```ts
 * iteratedGreedy(cycleGraph(6), 2); // => Uint32Array.of(0, 1, 0, 1, 0, 1)
 * ```
 */
export function iteratedGreedy(graph: Csr, least: number): Uint32Array {
  let colors = greedy(graph, range(0, graph.order - 1));
  for (let pass = 0, idle = 0; idle < MOST_PASSES; pass++, idle++) {
    const count = countOf(colors);
    if (count <= least) break;
    colors = greedy(graph, orders[pass % orders.length](classesOf(colors, count)).flat());
    if (countOf(colors) < count) idle = 0;
  }
  return colors;
}

type Classes = number[][];

const orders: readonly ((classes: Classes) => Classes)[] = [
  (classes) => [...classes].reverse(),
  (classes) => [...classes].sort((a, b) => b.length - a.length),
  ([first, ...rest]) => [...rest, first],
];

/** Each vertex takes the least color that no neighbor before it has. */
function greedy(graph: Csr, vertices: readonly number[]): Uint32Array {
  const colors = new Uint32Array(graph.order).fill(graph.order);
  for (const v of vertices) colors[v] = leastFree(graph, colors, v);
  return colors;
}

/** The least color that no neighbor of a vertex has. */
function leastFree({ offsets, targets }: Csr, colors: Uint32Array, v: number): number {
  const around = new Set<number>();
  for (let i = offsets[v]; i < offsets[v + 1]; i++) around.add(colors[targets[i]]);
  let color = 0;
  while (around.has(color)) color++;
  return color;
}

function classesOf(colors: Uint32Array, count: number): Classes {
  const classes = Array.from({ length: count }, (): number[] => []);
  for (const [v, color] of colors.entries()) classes[color].push(v);
  return classes;
}

const countOf = (colors: Uint32Array): number =>
  colors.reduce((most, color) => Math.max(most, color + 1), 0);
