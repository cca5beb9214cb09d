import type { Peg } from '@manaus/core';
import { triangleLayout } from '@manaus/plot/internals';
import { type Checks, range, until, upTo } from '../../check/index.js';
import { distancesWithoutSearch, heightsByCoordinates } from '../evidence/heights.js';
import { allPegs, rankOf, stateOf, toStack } from '../evidence/iterative.js';

/**
 * For each goal, all discs on C, A, B, and each height from the goal on: the distances of the
 * points at that height.
 */
type Levels = readonly (readonly (readonly number[])[])[];

const goals: readonly Peg[] = [2, 0, 1];

/** The distances by their height; a height beyond 0 to 2^n - 1 is an error. */
function levels(discs: number, heights: readonly number[], distances: ArrayLike<number>) {
  const found = range(0, 2 ** discs - 1).map(() => new Set<number>());
  heights.forEach((height, rank) => {
    if (found[height] === undefined) throw new Error(`a point at height ${height}`);
    found[height].add(distances[rank]);
  });
  return found.map((set) => [...set].sort((a, b) => a - b));
}

/**
 * Height above the corner of all discs on one peg when the drawing stands on it: by turning the
 * drawn points.
 */
function drawnHeights(discs: number, on: Peg): number[] {
  const layout = triangleLayout(discs);
  const points = allPegs(discs).map((pegs) => layout.place(stateOf(pegs)));
  const [top, one, two] = [0, 1, 2].map(
    (step) => points[rankOf(new Array<Peg>(discs).fill((on + step) % 3))],
  );
  // Perpendicular to the side between the two other corners, in units of one line of the drawing.
  const across = { x: two.x - one.x, y: two.y - one.y };
  const level = (point: { x: number; y: number }) =>
    Math.abs(across.x * (point.y - one.y) - across.y * (point.x - one.x));
  const unit = level(top) / (2 ** discs - 1);
  return points.map((point) => 2 ** discs - 1 - Math.round((1000 * level(point)) / unit) / 1000);
}

const byDrawnPlaces = (discs: number): Levels =>
  goals.map((on) => levels(discs, drawnHeights(discs, on), toStack(discs, on).distance));

const byCoordinates = (discs: number): Levels =>
  goals.map((on) =>
    levels(discs, heightsByCoordinates(discs, on), distancesWithoutSearch(discs, on)),
  );

export default {
  'distance-levels': upTo<Levels>({ from: 1, quick: 7, full: 9 }, (most) => ({
    checked: {
      en: `the heights of all points by the drawn places, with the distances by search, and to n = 8 by coordinates, with the distances without search, for each of three turns, n = 1 to ${most}`,
      pt: `as alturas de todos os pontos pelos lugares desenhados, com as distâncias por busca, e até n = 8 por coordenadas, com as distâncias sem busca, para cada um de três giros, n = 1 a ${most}`,
    },
    stated: (n) => goals.map(() => range(0, 2 ** n - 1).map((height) => [height])),
    methods: {
      'drawn places, distances by search': byDrawnPlaces,
      'coordinates, distances without search': until<Levels>(8, byCoordinates),
    },
  })),
} satisfies Checks;
