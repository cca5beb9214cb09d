import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Csr, edgesOf, graphFromEdges, neighborsOf, reverse } from '../../../src/csr.js';
import { type Layer, layersOf } from '../../../src/structure/isomorphism/colored-graph.js';
import { Coloring } from '../../../src/structure/isomorphism/coloring.js';
import { Trace } from '../../../src/structure/isomorphism/trace.js';
import { graphs } from '../helpers.js';

const keysOf = <T>(list: readonly T[]) => [...list.keys()];

/**
 * The coarsest partition that refines the colors and whose vertices agree on their neighbors by
 * color: by rounds.
 */
function stable(layers: readonly Csr[], colors: readonly number[]): string[] {
  let names = colors.map(String);
  for (let count = 0; new Set(names).size > count; ) {
    count = new Set(names).size;
    const next = names.map((own, v) => {
      const around = layers.map((layer) => neighborsOf(layer, v).map((u) => names[u]));
      return [own, ...around.map((list) => list.sort().join())].join('|');
    });
    const ids = [...new Set(next)];
    names = next.map((name) => String(ids.indexOf(name)));
  }
  return names;
}

/** The classes of equal names, as texts in order. */
const classes = (names: readonly unknown[]) =>
  keysOf(names)
    .map((v) =>
      keysOf(names)
        .filter((u) => names[u] === names[v])
        .join(),
    )
    .filter((one, v, all) => all.indexOf(one) === v);

/** The cells in their order: a cell starts where a vertex is no member of the cell before. */
function cellsOf(coloring: Coloring): number[][] {
  const cells: number[][] = [];
  for (let at = 0; at < coloring.order; at += cells[cells.length - 1].length)
    cells.push(Array.from(coloring.members(at)));
  return cells;
}

/**
 * By its definition: joined to some but not all vertices of the most cells, the smallest, the
 * first.
 */
function chosenCell(layers: readonly Csr[], cells: readonly number[][]): number {
  const joined = ([v]: readonly number[]) =>
    layers.flatMap((layer) =>
      cells.filter((cell) => {
        const count = cell.filter((u) => neighborsOf(layer, v).includes(u)).length;
        return count > 0 && count < cell.length;
      }),
    ).length;
  const [best] = cells
    .filter((cell) => cell.length > 1)
    .sort((a, b) => joined(b) - joined(a) || a.length - b.length);
  return best === undefined ? -1 : cells.slice(0, cells.indexOf(best)).flat().length;
}

const cases = fc
  .tuple(graphs(9), fc.boolean(), fc.array(fc.nat(2), { minLength: 9, maxLength: 9 }))
  .map(([plain, directed, colors]) => {
    const graph = graphFromEdges(plain.order, edgesOf(plain), directed);
    const layers: Csr[] = directed ? [graph, reverse(graph)] : [graph];
    return { graph, layers, colors: colors.slice(0, graph.order) };
  });

describe('a coloring', () => {
  it('is refined to the coarsest stable one, also where vertices are individualized', () => {
    fc.assert(
      fc.property(
        cases,
        fc.array(fc.nat(8), { maxLength: 3 }),
        ({ graph, layers, colors }, path) => {
          const coloring = new Coloring(layersOf(graph) as Layer[], colors, new Trace());
          const names: number[] = colors.slice();
          const history: { mark: number; cells: number[][] }[] = [];
          const check = () => {
            const cells = cellsOf(coloring);
            const wanted = classes(stable(layers, names));
            expect(cells.map((cell) => cell.join()).sort()).toEqual(wanted.sort());
            expect(coloring.isDiscrete).toBe(cells.length === graph.order);
            expect(coloring.targetCell()).toBe(chosenCell(layers, cells));
            expect(Array.from(coloring.elements, (v) => coloring.position[v])).toEqual(
              keysOf(names),
            );
            history.push({ mark: coloring.mark, cells });
          };
          expect(coloring.refine()).toBe(true);
          check();
          for (const v of path.filter((at) => at < graph.order)) {
            if (cellsOf(coloring).some((cell) => cell.join() === String(v))) continue;
            expect(coloring.individualize(v)).toBe(true);
            names[v] = 10 + v;
            check();
          }
          for (const { mark, cells } of history.reverse()) {
            coloring.goBack(mark);
            expect(cellsOf(coloring)).toEqual(cells);
            expect(coloring.isDiscrete).toBe(cells.length === graph.order);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
