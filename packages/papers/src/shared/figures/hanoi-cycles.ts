import { hanoi } from '@manaus/core';
import { type Figure, smallMultiples, type Tongue } from '@manaus/plot';
import { type Finding, finite, source, type Words } from '../../check/index.js';
import { played } from '../played.js';
import { drawCycles, hanoiParts, placedHanoi } from './hanoi-graph.js';

/** The claims about the cycles of H_3^3; vertices by their labels. */
type CycleFacts = {
  readonly triangles: number;
  /** Vertices in a triangle. */
  readonly covered: number;
  /** The vertices of each C_9. */
  readonly nines: readonly string[];
  /** Edges between the vertices of a cycle besides its own, for each C_9 and each C_6. */
  readonly chords: readonly number[];
  readonly sixes: number;
  readonly edges: number;
};

/** A graph by labels. */
type Neighbors = ReadonlyMap<string, readonly string[]>;

/** By the search for cycles in the stored graph. */
const bySearch = source(
  'search for cycles in the stored graph of Hanoi',
  (discs: number): CycleFacts => {
    const { graph, labels, edges } = placedHanoi(discs);
    const { triangles, nines, sixes } = hanoiParts(discs);
    const named = (cycle: readonly number[]) => cycle.map((v) => labels[v]);
    const neighbors = new Map(labels.map((label): [string, string[]] => [label, []]));
    for (const [a, b] of edges) {
      neighbors.get(labels[a])?.push(labels[b]);
      neighbors.get(labels[b])?.push(labels[a]);
    }
    if (graph.order !== labels.length) throw new Error('a vertex without a label');
    return factsOf(triangles.map(named), nines.map(named), sixes.map(named), neighbors);
  },
);

/**
 * By walking: all paths of the given number of moves by the plain rules that return and repeat no
 * state.
 */
const byWalking = source('closed walks by the plain rules', (discs: number): CycleFacts => {
  const neighbors = movesOf(discs);
  const cycles = (length: number) => closedWalks(neighbors, length);
  return factsOf(cycles(3), cycles(9), cycles(6), neighbors);
});

const movesOf = (discs: number): Neighbors =>
  new Map([...played(hanoi(discs))].map(([label, moves]) => [label, moves.map(({ to }) => to)]));

/**
 * The cycles of a length, each once: from its first label on, towards the smaller of its two
 * neighbors.
 */
function closedWalks(neighbors: Neighbors, length: number): string[][] {
  const found: string[][] = [];
  const walk = (path: readonly string[]): void => {
    for (const next of neighbors.get(path[path.length - 1]) ?? []) {
      if (path.length === length) {
        if (next === path[0] && path[1] < path[length - 1]) found.push([...path]);
      } else if (next > path[0] && !path.includes(next)) walk([...path, next]);
    }
  };
  for (const first of neighbors.keys()) walk([first]);
  return found;
}

function factsOf(
  triangles: readonly string[][],
  nines: readonly string[][],
  sixes: readonly string[][],
  neighbors: Neighbors,
): CycleFacts {
  const inside = (cycle: readonly string[]): number =>
    cycle.flatMap((v) => neighbors.get(v)?.filter((u) => cycle.includes(u)) ?? []).length / 2;
  return {
    triangles: triangles.length,
    covered: new Set(triangles.flat()).size,
    nines: nines.map((cycle) => [...cycle].sort().join(' ')).sort(),
    chords: [...nines, ...sixes].map((cycle) => inside(cycle) - cycle.length),
    sixes: sixes.length,
    edges: [...neighbors.values()].flat().length / 2,
  };
}

/** The nine labels of H_3^3 with the largest disc on each peg. */
const parts = (): string[] =>
  [0, 1, 2]
    .map((peg) =>
      [...movesOf(3).keys()]
        .filter((label) => label.split('/')[peg].includes('3'))
        .sort()
        .join(' '),
    )
    .sort();

/**
 * The cycles C_3, C_9 and C_6 of H_3^3, for both works: nine, three and three; a C_9 has three
 * chords, a C_6 none.
 */
export const cyclesOfHanoi = (checked: Words): Finding =>
  finite<number, CycleFacts>({
    checked,
    instances: [3],
    stated: () => ({
      triangles: 9,
      covered: 27,
      nines: parts(),
      chords: [3, 3, 3, 0, 0, 0],
      sixes: 3,
      edges: 39,
    }),
    methods: { 'search in the stored graph': bySearch, 'walks by the plain rules': byWalking },
  });

/** The three kinds of part, side by side. */
export function drawParts(
  language: Tongue,
  names: readonly [string, string, string],
  title: string,
): Figure {
  const { triangles, nines, sixes } = hanoiParts(3);
  const draw = (cycles: readonly (readonly number[])[], color: string, name: string) =>
    drawCycles(language, 3, cycles, color, { title: name, subtitle: `${cycles.length} of them` });
  return smallMultiples(
    [
      draw(triangles, '#0072b2', `(a) ${names[0]}`),
      draw(nines, '#c8362b', `(b) ${names[1]}`),
      draw(sixes, '#277f41', `(c) ${names[2]}`),
    ],
    { title, language },
  );
}
