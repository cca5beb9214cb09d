import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  hanoi,
  london,
  manaus,
  oxford,
  oxford1,
  type TowerFamily,
  towerPuzzle,
  withColors,
  withDiscMoves,
  withDiscsApart,
  withEqualStacking,
  withSizes,
} from '@manaus/core';
import {
  type Csr,
  edgesOf,
  inducedSubgraph,
  neighborsOf,
  stronglyConnectedComponents,
  toCsr,
  vertexOf,
} from '@manaus/graph';
import { goalRanks, stateGraph } from '@manaus/kernels';
import { describe, expect, test } from 'vitest';
import { type StudyRow, study } from '../../src/index.js';

const python = process.env.MANAUS_PYTHON ?? 'python3';
const present = spawnSync(python, ['-c', 'import networkx']).status === 0;
if (!present)
  console.warn(
    `peers/study: skipped, because ${python} has no networkx (set MANAUS_PYTHON to one that has)`,
  );

const towers: readonly (readonly [string, TowerFamily, readonly [number, number]])[] = [
  ['hanoi', hanoi, [1, 5]],
  ['hanoi on four pegs', (n) => hanoi(n, { pegs: 4 }), [1, 4]],
  ['manaus', manaus, [2, 5]],
  ['london', london, [2, 4]],
  ['oxford', oxford, [1, 4]],
  ['oxford1', oxford1, [1, 4]],
  ['cyclic', (n) => hanoi(n, { moves: 'cyclic' }), [1, 5]],
  ['star on four pegs', (n) => hanoi(n, { pegs: 4, moves: 'star' }), [1, 4]],
  [
    'london with two colors',
    (n) =>
      withSizes(
        withColors(
          london(n),
          Array.from({ length: n }, (_, i) => (i % 2 === 0 ? 'red' : 'blue')),
        ),
        new Array(n).fill(1),
      ),
    [2, 4],
  ],
  [
    'equal discs in pairs',
    (n) =>
      withSizes(
        withEqualStacking(hanoi(n)),
        Array.from({ length: n }, (_, i) => i >> 1),
      ),
    [2, 5],
  ],
  ['discs apart', (n) => withDiscsApart(hanoi(n), [1, n], 1), [2, 5]],
  ['a one-way disc', (n) => withDiscMoves(hanoi(n), 1, 'cyclic'), [2, 4]],
];

/** The graph by the plain reading of the rules. */
function plainGraph(
  row: StudyRow,
  tower: TowerFamily,
): { readonly graph: Csr; readonly goals: number[] } {
  const rules = tower(row.parameters.discs);
  const graph = toCsr(stateGraph(towerPuzzle(rules)));
  return { graph, goals: goalRanks(rules).map((rank) => vertexOf(graph, rank)) };
}

describe.skipIf(!present)('against networkx', () => {
  test.each(towers)('the rows of %s', (_, tower, discs) => {
    const { rows } = study(tower, { discs });
    expect(rows).toHaveLength(discs[1] - discs[0] + 1);
    const graphs = rows.map((row) => plainGraph(row, tower));
    const input = graphs
      .map(({ graph, goals }) =>
        JSON.stringify({
          order: graph.order,
          directed: graph.directed,
          edges: edgesOf(graph),
          goals,
        }),
      )
      .join('\n');
    const run = spawnSync(python, [fileURLToPath(new URL('./study.py', import.meta.url))], {
      input,
      maxBuffer: 2 ** 28,
      encoding: 'utf8',
    });
    expect(run.stderr).toBe('');
    const found = run.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    for (const [i, row] of rows.entries())
      expect(row).toMatchObject({ ...found[i], solutions: BigInt(found[i].solutions) });
  });
});

describe('Hamilton paths', () => {
  /** By which sets of vertices, and with which ends, a path can be: all of them. */
  function isTraceable(graph: Csr): boolean {
    const { order } = graph;
    const ends = new Uint32Array(2 ** order);
    for (let v = 0; v < order; v++) ends[1 << v] = 1 << v;
    for (let set = 1; set < 2 ** order; set++)
      for (let v = 0; v < order; v++) {
        if (((ends[set] >> v) & 1) === 0) continue;
        for (const to of neighborsOf(graph, v))
          if (((set >> to) & 1) === 0) ends[set | (1 << to)] |= 1 << to;
      }
    return ends[2 ** order - 1] !== 0;
  }
  test('are there where a search of all sets of vertices finds one', () => {
    const answers = towers.flatMap(([name, tower, discs]) =>
      study(tower, { discs }).rows.flatMap((row) => {
        const { graph, goals } = plainGraph(row, tower);
        const { component } = stronglyConnectedComponents(graph);
        const home = [...component.keys()].filter((v) => component[v] === component[goals[0]]);
        if (graph.directed || home.length > 20) return [];
        const own = isTraceable(inducedSubgraph(graph, home));
        expect(row.hamiltonPath, `${name}, ${row.parameters.discs} discs`).toBe(own);
        return [own];
      }),
    );
    expect(new Set(answers).size).toBe(2);
  });
});
