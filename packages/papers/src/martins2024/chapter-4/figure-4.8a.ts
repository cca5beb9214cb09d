import { london, type TowerRules } from '@manaus/core';
import { type Csr, edgesOf, size } from '@manaus/graph';
import {
  type Checks,
  type Finding,
  type Found,
  finite,
  type ItemCheck,
  onCertificate,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { pairsAmong } from '../../shared/pairs.js';
import { isTwoButterflies } from '../evidence/butterflies-by-rules.js';
import { drawingOf, isDrawing, type Rotation } from '../evidence/planar-drawing.js';
import { statesOfTwoBalls } from '../evidence/structure.js';
import { plainTower, storedTower } from '../evidence/towers.js';
import { twoBallsOnLondon } from '../evidence/two-balls.js';

type Shape = {
  readonly order: number;
  readonly size: number;
  readonly planar: boolean;
  /** True if it consists of two butterflies joined by two edges. */
  readonly joined: boolean;
};

type Case = {
  readonly capacities: readonly number[];
  readonly states: readonly string[];
  readonly stated: number;
  readonly computed: number;
};

const stated: Shape = { order: 10, size: 14, planar: true, joined: true };

/**
 * True if the graph falls into two butterflies (two triangles that share one vertex) when some two
 * edges are taken away.
 */
function fallsIntoButterflies(graph: Csr): boolean {
  const edges = edgesOf(graph);
  return pairsAmong(edges).some((pair) =>
    areButterflies(
      graph.order,
      edges.filter((edge) => !pair.includes(edge)),
    ),
  );
}

function areButterflies(order: number, edges: readonly (readonly [number, number])[]): boolean {
  const rows = Array.from({ length: order }, () => new Set<number>());
  for (const [a, b] of edges) {
    rows[a].add(b);
    rows[b].add(a);
  }
  const centers = rows.filter((row) => row.size === 4);
  return (
    centers.length === 2 &&
    rows.every((row) => row.size === 4 || row.size === 2) &&
    centers.every((row) =>
      [...row].every((v) => [...rows[v]].every((u) => row.has(u) || rows[u] === row)),
    )
  );
}

function inStoredGraph(rules: TowerRules, drawing: Rotation | null): Shape {
  const { graph } = storedTower(rules);
  const joined = fallsIntoButterflies(graph);
  return { order: graph.order, size: size(graph), planar: drawing !== null, joined };
}

function byPlainRules(rules: TowerRules, drawing: Rotation | null): Shape {
  const neighbors = plainTower(rules);
  return {
    order: neighbors.size,
    size: [...neighbors.values()].flat().length / 2,
    planar: drawing !== null && isDrawing(neighbors, drawing),
    joined: isTwoButterflies(neighbors),
  };
}

/** The stored graph gives a drawing, and the plain rules verify it. */
const shapeOf = (rules: TowerRules): Finding<Found<TowerRules, Shape>> =>
  finite<TowerRules, Shape>({
    checked: {
      en: 'the graph with the work’s capacities n, n-1, n-2 = 2, 1, 0, and with 3, 2, 1: order and size built in two ways, a drawing without crossings verified, every pair of edges taken away',
      pt: 'o grafo com as capacidades do trabalho, n, n-1, n-2 = 2, 1, 0, e com 3, 2, 1: ordem e tamanho de duas maneiras, um desenho sem cruzamentos verificado, cada par de arestas retirado',
    },
    instances: [rules],
    stated: () => stated,
    methods: onCertificate(
      () => drawingOf(storedTower(rules)),
      ['the stored graph', inStoredGraph],
      ['plain rules on labels', byPlainRules],
    ),
  });

function check(): Finding<Case> {
  requireHolds(shapeOf(twoBallsOnLondon));
  return withValues(shapeOf(london(2)), ({ computed: { order } }) => ({
    ...statesOfTwoBalls(),
    stated: stated.order,
    computed: order,
  }));
}

export default {
  'figure-4.8a': {
    check,
  } satisfies ItemCheck<Case>,
} satisfies Checks;
