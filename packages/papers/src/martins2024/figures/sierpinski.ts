import { type Csr, edgesOf, graphFromEdges } from '@manaus/graph';
import {
  colors,
  type DrawnGraphInput,
  drawnGraphFigure,
  type Figure,
  message,
  type Point,
  said,
} from '@manaus/plot';

/** A triangle with horizontal base, by its lower left corner and its side, in whole units; (x, y) stands for x + y/2 across and y up. */
export interface UpTriangle {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/**
 * The rest of one triangle after some rounds: each is cut at the midpoints of its sides and loses
 * the middle.
 */
export function leftAfter(rounds: number): UpTriangle[] {
  let left: UpTriangle[] = [{ x: 0, y: 0, side: 2 ** rounds }];
  for (let round = 0; round < rounds; round++)
    left = left.flatMap(({ x, y, side }) => {
      const half = side / 2;
      return [
        { x, y, side: half },
        { x: x + half, y, side: half },
        { x, y: y + half, side: half },
      ];
    });
  return left;
}

/** The odd entries of the first rows of Pascal's triangle, by addition modulo 2, as places of unit triangles. */
export function oddEntries(rows: number): string[] {
  const places: string[] = [];
  let row = [1];
  for (let r = 0; r < rows; r++) {
    for (const [k, odd] of row.entries()) if (odd === 1) places.push(`${k},${rows - 1 - r}`);
    row = [1, ...row.slice(1).map((value, k) => (value + row[k]) % 2), 1];
  }
  return places;
}

/** The corners and sides of the triangles that are left, as a graph: corners at one place are one vertex. */
export function cornersAndSides(rounds: number): {
  readonly graph: Csr;
  readonly places: readonly (readonly [number, number])[];
} {
  const index = new Map<string, number>();
  const places: [number, number][] = [];
  const at = (x: number, y: number) => {
    const key = `${x},${y}`;
    const known = index.get(key);
    if (known !== undefined) return known;
    index.set(key, places.length);
    return places.push([x, y]) - 1;
  };
  const edges = leftAfter(rounds).flatMap(({ x, y, side }): [number, number][] => {
    const [a, b, c] = [at(x, y), at(x + side, y), at(x, y + side)];
    return [
      [a, b],
      [a, c],
      [b, c],
    ];
  });
  return { graph: graphFromEdges(places.length, edges), places };
}

/** Three copies of a graph with corners left, right, top (vertices 0, 1, 2), glued as the appendix says, pair by pair. */
export function glued(graph: Csr, edges: readonly (readonly [number, number])[]): Csr {
  const { order } = graph;
  const [left, right, top] = [0, order, 2 * order];
  // Copy and corner of the vertices that become one: left of right with right of left, top of left with left of top, top of right with right of top.
  const merged = new Map([
    [right + 0, left + 1],
    [top + 0, left + 2],
    [top + 1, right + 2],
  ]);
  const corners = [left + 0, right + 1, top + 2];
  const kept = Array.from({ length: 3 * order }, (_, v) => v).filter(
    (v) => !merged.has(v) && !corners.includes(v),
  );
  const names = new Map([...corners, ...kept].map((v, i) => [v, i]));
  const name = (v: number) => names.get(merged.get(v) ?? v) ?? -1;
  return graphFromEdges(
    names.size,
    [left, right, top].flatMap((copy) =>
      edges.map(([a, b]): [number, number] => [name(copy + a), name(copy + b)]),
    ),
  );
}

const across = 222;
const tall = (across * Math.sqrt(3)) / 2;

/** The rest after some rounds. */
export function drawLevel(round: number): Figure {
  const unit = across / 2 ** round;
  const rings = leftAfter(round).map(({ x, y, side }) => {
    const point = (dx: number, dy: number) => ({
      x: 30 + (x + dx + (y + dy) / 2) * unit,
      y: 90 + tall - ((y + dy) * unit * Math.sqrt(3)) / 2,
    });
    return [point(0, 0), point(side, 0), point(0, side)];
  });
  const left = rings.length;
  return {
    title: `level ${round}`,
    subtitle: `${left} ${left === 1 ? 'triangle' : 'triangles'}, area ${left}/${4 ** round}`,
    width: 282,
    height: 310,
    alt: said({
      en: `Level ${round}: ${left} triangles.`,
      pt: `Nível ${round}: ${left} triângulos.`,
    }),
    marks: [{ kind: 'polygon', rings, fill: colors.vertex, group: 'triangles' }],
  };
}

const fills = ['#0072b2', '#009e73', '#d55e00'];
/** Left, right and top as subscripts. */
const low: Readonly<Record<string, string>> = { l: 'ₗ', r: 'ᵣ', t: 'ₜ' };

/** Three copies with their corners named, or the result with the shared corners named. */
export function drawGluing(apart: boolean): Figure {
  const title = apart ? '(a) three copies' : '(b) corners made one';
  return drawnGraphFigure({
    title,
    width: 424,
    height: 460,
    ...copiesDrawn(apart),
    labelSize: 15,
    alt: said({
      en: `${title} of the level 2 graph.`,
      pt: `${message(title)} do grafo de nível 2.`,
    }),
  });
}

/** The vertices and edges of the three copies, moved apart or not. */
function copiesDrawn(apart: boolean): Pick<DrawnGraphInput, 'vertices' | 'edges'> {
  const { graph, places } = cornersAndSides(1);
  const span = apart ? 2.9 : 2;
  const offsets = [
    [0, 0],
    [span, 0],
    [0, span],
  ] as const;
  const vertices = offsets.flatMap(([dx, dy], copy) =>
    places.map(([x, y]) => ({
      ...acrossAndUp(x + dx, y + dy),
      ...cornerLook(apart ? cornerOfCopy(x, y) : (shared[`${x + dx},${y + dy}`] ?? ''), copy),
    })),
  );
  const edges = offsets.flatMap((_, copy) =>
    edgesOf(graph).map(([a, b]) => ({
      ends: [copy * places.length + a, copy * places.length + b] as const,
      color: fills[copy],
    })),
  );
  return { vertices, edges };
}

const acrossAndUp = (x: number, y: number): Point => ({ x: x + y / 2, y: -(y * Math.sqrt(3)) / 2 });

const cornerOfCopy = (x: number, y: number): string =>
  x === 0 && y === 0 ? 'l' : x === 2 ? 'r' : y === 2 ? 't' : '';

/** The corners of the result by their places, each with the letters of the corners made one. */
const shared: Readonly<Record<string, string>> = {
  '2,0': 'lr',
  '0,2': 'lt',
  '2,2': 'rt',
  '0,0': 'l',
  '4,0': 'r',
  '0,4': 't',
};

/** The name and the color of a vertex; a corner that is shared has two letters. */
const cornerLook = (letters: string, copy: number) => ({
  label: letters === '' ? undefined : `v${[...letters].map((letter) => low[letter]).join('')}`,
  fill: letters.length === 2 ? '#c8362b' : fills[copy],
});
