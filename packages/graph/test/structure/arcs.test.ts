import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Csr, edgesOf, graphFromEdges, neighborsOf } from '../../src/csr.js';
import { requireUndirected } from '../../src/requirements.js';
import { adjacency, arcSources, arcTwins } from '../../src/structure/arcs.js';
import { randomGraph } from '../random-graph.js';
import { graphs, withRowsReversed } from './helpers.js';

/** What a call throws. */
const faultOf = (call: () => unknown): unknown => {
  try {
    call();
  } catch (error) {
    return error;
  }
  return null;
};

const twinsOf = (graph: Csr) => arcTwins('graph/planarity', graph, arcSources(graph));

describe('arcs', () => {
  it('leave the vertex of their row', () => {
    fc.assert(
      fc.property(randomGraph(true), (graph) => {
        const wanted = edgesOf(graph).map(([from]) => from);
        expect(Array.from(arcSources(graph))).toEqual(wanted);
      }),
    );
  });

  it('have a twin the other way round, in rows of any order', () => {
    fc.assert(
      fc.property(graphs(9), fc.boolean(), (sorted, isReversed) => {
        const graph = isReversed ? withRowsReversed(sorted) : sorted;
        const sources = arcSources(graph);
        const twins = twinsOf(graph);
        expect(Array.from(twins, (twin) => sources[twin])).toEqual(Array.from(graph.targets));
        expect(Array.from(twins, (twin) => graph.targets[twin])).toEqual(Array.from(sources));
      }),
    );
  });

  it('without one are refused', () => {
    const fault = (order: number, arcs: [number, number][]) =>
      faultOf(() => twinsOf(graphFromEdges(order, arcs, true)));
    // Two arcs into vertex 1, which has none; and each vertex with as many arcs in as out.
    const into: [number, number][] = [
      [0, 1],
      [2, 1],
    ];
    const round: [number, number][] = [
      [0, 1],
      [1, 2],
      [2, 0],
    ];
    const oneWay = { place: 'graph/planarity', parameter: 'graph', code: 'oneWay' };
    expect(fault(3, into)).toMatchObject({ ...oneWay, values: { from: 0, to: 1 } });
    expect(fault(3, round)).toMatchObject({ ...oneWay, values: { from: 0, to: 1 } });
    const twice = { ...graphFromEdges(2, [[0, 1]]), offsets: Uint32Array.of(0, 2, 3) };
    const fromFirst = faultOf(() => twinsOf({ ...twice, targets: Uint32Array.of(1, 1, 0) }));
    expect(fromFirst).toMatchObject({ ...oneWay, values: { from: 0, to: 1 } });
    fc.assert(
      fc.property(randomGraph(true), (graph) => {
        const first = edgesOf(graph).find(([a, b]) => !neighborsOf(graph, b).includes(a));
        const named = first && { ...oneWay, values: { from: first[0], to: first[1] } };
        const found = faultOf(() => twinsOf(graph));
        if (named === undefined) expect(found).toBe(null);
        else expect(found).toMatchObject(named);
      }),
    );
  });

  it('with a direction are refused where there must be none', () => {
    const fault = faultOf(() => requireUndirected('graph/sets', graphFromEdges(2, [], true)));
    expect(fault).toMatchObject({ place: 'graph/sets', parameter: 'graph', code: 'undirected' });
    const plain = graphFromEdges(2, [[0, 1]]);
    expect(requireUndirected('graph/sets', plain)).toBe(plain);
  });

  it('are looked up in rows of any order', () => {
    fc.assert(
      fc.property(randomGraph(true), fc.boolean(), (sorted, isReversed) => {
        const graph = isReversed ? withRowsReversed(sorted) : sorted;
        const rows = Array.from(graph.targets);
        const joined = adjacency(graph);
        expect(Array.from(graph.targets)).toEqual(rows);
        for (let a = 0; a < graph.order; a++)
          for (let b = 0; b < graph.order; b++)
            expect(joined(a, b)).toBe(neighborsOf(graph, a).includes(b));
      }),
    );
  });
});
