import { edgesOf, graft, size } from '@manaus/graph';
import { colors, type Figure, type Tongue } from '@manaus/plot';
import { type Finding, finite, type Words } from '../../check/index.js';
import { drawNamed, edgeNames, type NamedGraph, namedGraph } from './graphs.js';

/**
 * An example of a graft: G with the edge ab, Q with the vertices v and w, and places for the
 * result.
 */
export interface GraftExample {
  readonly g: NamedGraph;
  readonly q: NamedGraph;
}

const g = namedGraph(
  { a: [1, 0.2], b: [1, 1.2], c: [0, 0], d: [0, 1.4], e: [-0.9, 0.7] },
  'ab ac bd cd ce de',
);
const q = (edges: string) =>
  namedGraph({ v: [0, 0.2], w: [0, 1.2], x: [1, 0], y: [1, 1.4], z: [1.8, 0.7] }, edges);

/** Without and with the edge vw in Q. */
export const apart: GraftExample = { g, q: q('vx xy wy xz yz') };
export const joined: GraftExample = { g, q: q('vw vx xy wy xz yz') };

/**
 * The graft by the set formula of the definition, word by word, on names: a and b are gone, v and w
 * stand for them.
 */
export function byFormula({ g, q }: GraftExample): {
  readonly names: string[];
  readonly edges: string[];
} {
  const inG = edgeNames(g);
  const adjacent = (x: string, y: string) => inG.includes([x, y].sort().join(''));
  const rest = g.names.filter((name) => name !== 'a' && name !== 'b');
  const edges = [
    ...edgeNames(q),
    ...g.names.filter((z) => z !== 'b' && adjacent('a', z)).map((z) => `v${z}`),
    ...g.names.filter((p) => p !== 'a' && adjacent('b', p)).map((p) => `w${p}`),
    ...inG.filter((edge) => [...edge].every((name) => rest.includes(name))),
  ];
  return {
    names: [...rest, ...q.names],
    edges: [...new Set(edges.map((edge) => [...edge].sort().join('')))].sort(),
  };
}

/** The result by the library, with the names that the formula gives. */
function result({ g, q }: GraftExample): NamedGraph {
  const grafted = graft(q.graph, q.names.indexOf('v'), q.names.indexOf('w'), g.graph, [
    g.names.indexOf('a'),
    g.names.indexOf('b'),
  ]);
  const others = q.names.filter((name) => name !== 'v' && name !== 'w');
  const names = [...g.names.map((name) => ({ a: 'v', b: 'w' })[name] ?? name), ...others];
  const moved = (name: string) => ({
    x: q.places[q.names.indexOf(name)].x + 1,
    y: q.places[q.names.indexOf(name)].y,
  });
  return { names, graph: grafted, places: [...g.places, ...others.map(moved)] };
}

/** A graph on one line, by its names. */
const text = (names: readonly string[], edges: readonly string[]): string =>
  `${[...names].sort().join(' ')}: ${[...edges].sort().join(' ')}`;

type Facts = { graph: string; order: number; size: number; asked: boolean };

function formulaFacts(example: GraftExample): Facts {
  const { names, edges } = byFormula(example);
  const asked = edgeNames(example.g).includes('ab') && names.includes('v') && names.includes('w');
  return { graph: text(names, edges), order: names.length, size: edges.length, asked };
}

function libraryFacts({ g, q }: GraftExample): Facts {
  const found = result({ g, q });
  const ends = [g.names.indexOf('a'), g.names.indexOf('b')].sort();
  const isEdge = edgesOf(g.graph).some((edge) => edge.join() === ends.join());
  return {
    graph: text(found.names, edgeNames(found)),
    order: found.graph.order,
    size: size(found.graph),
    asked: isEdge && [q.names.indexOf('v'), q.names.indexOf('w')].every((v) => v >= 0),
  };
}

/** The examples of a graft: R by the set formula on names, against the graft of the library. */
export const graftsOfExamples = (examples: readonly GraftExample[], checked: Words): Finding =>
  finite<GraftExample, Facts>({
    checked,
    instances: examples,
    stated: ({ g, q }) => ({
      order: g.graph.order + q.graph.order - 2,
      size: size(g.graph) - 1 + size(q.graph),
      asked: true,
    }),
    methods: {
      'the set formula on names': formulaFacts,
      'joining and merging by the library': libraryFacts,
    },
  });

const blue = '#0072b2';

/** G with the edge ab marked. */
export function drawG(language: Tongue, { g }: GraftExample, title: string): Figure {
  return drawNamed(language, g, {
    title,
    vertex: (name) => ('ab'.includes(name) ? { fill: colors.bad } : {}),
    edge: (name) => (name === 'ab' ? { color: colors.bad, width: 4 } : {}),
  });
}

/** Q with the vertices v and w marked. */
export function drawQ(language: Tongue, { q }: GraftExample, title: string): Figure {
  return drawNamed(language, q, {
    title,
    vertex: (name) => ({ fill: 'vw'.includes(name) ? colors.bad : blue }),
    edge: () => ({ color: blue }),
  });
}

/** The result: what comes from Q blue, the two merged vertices red. */
export function drawR(language: Tongue, example: GraftExample, title: string): Figure {
  const fromQ = new Set(edgeNames(example.q));
  const name = (v: string) => ({ v: 'a=v', w: 'b=w' })[v] ?? v;
  return drawNamed(language, result(example), {
    title,
    width: 424,
    vertex: (v) => ({
      label: name(v),
      fill: 'vw'.includes(v) ? colors.bad : 'xyz'.includes(v) ? blue : colors.vertex,
    }),
    edge: (edge) => (fromQ.has(edge) ? { color: blue } : {}),
  });
}
