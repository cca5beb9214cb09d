import { type Csr, completeGraph, cycleGraph, edgesOf, graftAll } from '@manaus/graph';
import {
  colors,
  drawnGraphFigure,
  type Figure,
  type Point,
  said,
  smallMultiples,
  type Tongue,
} from '@manaus/plot';
import {
  type Claim,
  type Effort,
  type Finding,
  finite,
  general,
  range,
  source,
  type Words,
} from '../../check/index.js';
import { ofDegree } from '../degrees.js';
import { areIsomorphic } from '../hanoi-graph.js';
import { drawHanoi, type PlacedHanoi, placedHanoi } from './hanoi-graph.js';

/** The perfect matching of C_6 on which the copies are grafted. */
const matching = [
  [0, 1],
  [2, 3],
  [4, 5],
] as const;
const partColors = ['#0072b2', '#d55e00', '#009e73'];

/**
 * The graph of Hanoi by grafts alone: K_3, then three copies of the last graph, at two vertices of
 * degree 2, on a perfect matching of C_6.
 */
const byGraftsAlone = source('grafts from K_3 on', (discs: number): Csr => {
  let graph = completeGraph(3);
  for (let n = 2; n <= discs; n++) {
    const [v, w] = ofDegree(graph, 2);
    graph = graftAll(graph, v, w, cycleGraph(6), matching);
  }
  return graph;
});

/**
 * All that a step leaves open: any two vertices of degree 2, and either direction of a matched
 * edge.
 */
function readings(small: Csr): Csr[] {
  const corners = ofDegree(small, 2);
  const turned = matching.map(([a, b], i): [number, number] => (i === 0 ? [b, a] : [a, b]));
  return corners.flatMap((v) =>
    corners
      .filter((w) => w !== v)
      .flatMap((w) =>
        [matching, turned].map((edges) => graftAll(small, v, w, cycleGraph(6), edges)),
      ),
  );
}

const oneStep = source('one step in each reading', readings);

/** A step of the construction, and the two graphs of the game that it joins. */
interface Step {
  readonly discs: number;
  readonly small: Csr;
  readonly whole: Csr;
}

/** The step from H_3^(n-1) to H_3^n by grafts; each isomorphism is verified. */
const steps = (discs: readonly number[], checked: Words): Claim<Step, boolean> => ({
  checked,
  instances: discs.map((n) => ({
    discs: n,
    small: placedHanoi(n - 1).graph,
    whole: placedHanoi(n).graph,
  })),
  stated: () => true,
  methods: {
    'the step in each reading': ({ small, whole }) =>
      oneStep(small).every((graph) => areIsomorphic(graph, whole)),
    'grafts alone, from K_3 on': ({ discs: n, whole }) => areIsomorphic(byGraftsAlone(n), whole),
  },
});

/** Every step, for both works. */
export function checkGeneralStep(effort: Effort): Finding {
  const most = effort === 'quick' ? 6 : 8;
  const checked = {
    en: `n = 2 to ${most}: any two vertices of degree 2, either direction of a matched edge, and grafts alone from K_3 on; isomorphisms with the game’s graph, verified`,
    pt: `n = 2 a ${most}: dois vértices quaisquer de grau 2, cada sentido de uma aresta emparelhada, e só enxertos a partir de K_3; isomorfismos com o grafo do jogo, verificados`,
  };
  return general(steps(range(2, most), checked));
}

/** The step to three discs, for both works. */
export const checkThirdStep = (): Finding =>
  finite(
    steps([3], {
      en: 'any two vertices of degree 2, either direction of a matched edge, and grafts alone from K_3 on; isomorphisms verified',
      pt: 'dois vértices quaisquer de grau 2, cada sentido de uma aresta emparelhada, e só enxertos a partir de K_3; isomorfismos verificados',
    }),
  );

/** The corners of three triangles of side 2 with gaps of 1, by the peg of the largest disc. */
const high = Math.sqrt(3);
const triangleAt = (top: Point): Point[] => [
  top,
  { x: top.x - 1, y: top.y + high },
  { x: top.x + 1, y: top.y + high },
];
const tops: readonly Point[] = [
  { x: 0, y: 0 },
  { x: -1.5, y: 1.5 * high },
  { x: 1.5, y: 1.5 * high },
];
const corners = tops.flatMap(triangleAt);
/**
 * The moves of the largest disc, between corners: left of the top part to the top of the left one,
 * and so on.
 */
const joins: readonly (readonly [number, number])[] = [
  [1, 3],
  [2, 6],
  [5, 7],
];
const triangleSides = [
  [0, 1],
  [1, 2],
  [0, 2],
] as const;
const strong = { color: colors.dark, width: 4 };

/** Three copies as triangles, joined by the three edges that are left of C_6. */
export function drawThree(language: Tongue, name: string, title: string): Figure {
  const sides = tops.flatMap((_, part) =>
    triangleSides.map(([a, b]) => ({
      ends: [3 * part + a, 3 * part + b] as const,
      color: partColors[part],
    })),
  );
  return drawnGraphFigure({
    title,
    width: 424,
    height: 400,
    vertices: corners,
    edges: [...sides, ...joins.map((ends) => ({ ends, ...strong }))],
    regions: tops.map((_, part) => ({
      vertices: [3 * part, 3 * part + 1, 3 * part + 2],
      color: partColors[part],
    })),
    notes: tops.map((top) => ({ x: top.x, y: top.y + 0.68 * high, text: name })),
    alt: said(language, {
      en: `Three triangles named ${name}, each two joined by an edge.`,
      pt: `Três triângulos chamados ${name}, ligados dois a dois por uma aresta.`,
    }),
    language,
  });
}

/** C_6 with its perfect matching, at the places that its vertices have in the result. */
const drawSix = (language: Tongue, places: readonly Point[], title: string): Figure =>
  drawnGraphFigure({
    title,
    subtitle: 'dashed: the perfect matching',
    width: 424,
    height: 400,
    vertices: places,
    edges: edgesOf(cycleGraph(6)).map((ends) => ({ ends, ...lookInSix(ends) })),
    language,
  });

function lookInSix([from, to]: readonly [number, number]) {
  const part = matching.findIndex(([a, b]) => a === from && b === to);
  return part < 0 ? strong : { color: partColors[part], width: 4, dashed: true };
}

/** C_6, one copy with its vertices v and w, and the result: the general step. */
export function drawGeneralStep(language: Tongue): Figure {
  const six = [1, 2, 6, 7, 5, 3].map((corner) => corners[corner]);
  const one = drawnGraphFigure({
    title: '(b) H₃ⁿ⁻¹',
    width: 424,
    height: 400,
    vertices: triangleAt({ x: 0, y: 0 }).map((place, i) => ({
      ...place,
      label: [undefined, 'v', 'w'][i],
    })),
    edges: triangleSides.map((ends) => ({ ends })),
    regions: [{ vertices: [0, 1, 2], color: colors.vertex }],
    notes: [{ x: 0, y: 0.68 * high, text: 'H₃ⁿ⁻¹' }],
    language,
  });
  return smallMultiples(
    [drawSix(language, six, '(a) C₆'), one, drawThree(language, 'H₃ⁿ⁻¹', '(c) H₃ⁿ')],
    {
      title: 'H₃ⁿ by three grafts on C₆',
      language,
    },
  );
}

/** The peg of the largest disc of a vertex of H_3^n. */
const partOf = (discs: number, v: number): number =>
  placedHanoi(discs).states[v].findIndex((held) => held.includes(discs));

/** C_6, H_3^2 and H_3^3, at their true places. */
export function drawThirdStep(language: Tongue): Figure {
  const whole = placedHanoi(3);
  const small = placedHanoi(2);
  const corner = [small.vertex('/12/'), small.vertex('//12')];
  const named = new Map(corner.map((v, i) => [v, 'vw'[i]]));
  const six = sixOf(whole).map((v) => whole.places[v]);
  return smallMultiples(
    [
      drawSix(language, six, '(a) C₆'),
      drawHanoi(language, small, { title: '(b) H₃²', height: 400, label: (v) => named.get(v) }),
      drawHanoi(language, whole, {
        title: '(c) H₃³',
        height: 400,
        fill: (v) => partColors[partOf(3, v)],
        edge: (a, b) =>
          partOf(3, a) === partOf(3, b) ? { color: partColors[partOf(3, a)] } : strong,
      }),
    ],
    { title: 'H₃³ by three grafts of H₃² on C₆', language },
  );
}

/** The vertices of C_6 in H_3^3, in its order: the ends of the moves of the largest disc. */
function sixOf({ edges }: PlacedHanoi): number[] {
  const ends = edges.filter(([a, b]) => partOf(3, a) !== partOf(3, b));
  const leadsTo = (v: number, to: number) =>
    ends.some((edge) => edge.includes(v) && edge.some((u) => partOf(3, u) === to));
  const find = (from: number, to: number) =>
    ends.flat().find((v) => partOf(3, v) === from && leadsTo(v, to)) as number;
  return [find(0, 1), find(0, 2), find(2, 0), find(2, 1), find(1, 2), find(1, 0)];
}
