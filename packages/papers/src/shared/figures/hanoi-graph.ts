import { hanoi, pegsOfDiscs } from '@manaus/core';
import { remembered } from '@manaus/core/internals';
import { cyclesOf, edgesOf, trianglesOf } from '@manaus/graph';
import { type StoredTower, storeTower } from '@manaus/lab';
import {
  type DrawnEdge,
  type DrawnGraphInput,
  type DrawnRegion,
  drawnGraphFigure,
  type Figure,
  hanoiCorners,
  type Point,
  type Tongue,
  trianglePoint,
} from '@manaus/plot';

/** The graph of Hanoi with its places on the triangle, in edges' lengths. */
export interface PlacedHanoi extends StoredTower {
  readonly places: readonly Point[];
  readonly edges: readonly (readonly [number, number])[];
}

/** The graph H_3^n, made once. */
export const placedHanoi = remembered((discs: number): PlacedHanoi => {
  const tower = storeTower(hanoi(discs));
  const places = tower.states.map((state) =>
    trianglePoint(hanoiCorners(pegsOfDiscs(state)), discs),
  );
  return { ...tower, places, edges: edgesOf(tower.graph) };
});

/** The marks to show on a graph of Hanoi. */
export interface HanoiLook
  extends Omit<DrawnGraphInput, 'vertices' | 'edges' | 'width' | 'height'> {
  readonly width?: number;
  readonly height?: number;
  readonly label?: (v: number) => string | undefined;
  readonly fill?: (v: number) => string | undefined;
  readonly edge?: (a: number, b: number) => Omit<DrawnEdge, 'ends'>;
}

/** A graph of Hanoi on its triangle. */
export function drawHanoi(
  language: Tongue,
  { places, edges }: PlacedHanoi,
  { label = () => undefined, fill = () => undefined, edge = () => ({}), ...look }: HanoiLook,
): Figure {
  const vertices = places.map((place, v) => ({ ...place, label: label(v), fill: fill(v) }));
  return drawnGraphFigure({
    width: 424,
    height: 470,
    ...look,
    vertices,
    edges: edges.map((ends) => ({ ends, ...edge(ends[0], ends[1]) })),
    language,
  });
}

/**
 * The three kinds of part that the works mark in H_3^3: its triangles, its cycles C_9 and C_6; each
 * as the vertices in order.
 */
export const hanoiParts = (discs: number) => {
  const { graph } = placedHanoi(discs);
  return {
    triangles: trianglesOf(graph),
    nines: [...cyclesOf(graph, 9)],
    sixes: [...cyclesOf(graph, 6)],
  };
};

/** A graph of Hanoi with cycles marked: their edges strong, their insides filled. */
export function drawCycles(
  language: Tongue,
  discs: number,
  cycles: readonly (readonly number[])[],
  color: string,
  look: HanoiLook,
): Figure {
  const on = new Set(
    cycles.flatMap((cycle) =>
      cycle.flatMap((v, i) => [
        `${v} ${cycle[(i + 1) % cycle.length]}`,
        `${cycle[(i + 1) % cycle.length]} ${v}`,
      ]),
    ),
  );
  const regions: DrawnRegion[] = cycles.map((vertices) => ({ vertices, color }));
  return drawHanoi(language, placedHanoi(discs), {
    ...look,
    regions,
    edge: (a, b) => (on.has(`${a} ${b}`) ? { color, width: 4 } : {}),
  });
}
