import { describe, expect, test } from 'vitest';
import {
  type Csr,
  cycleGraph,
  explore,
  neighborsOf,
  pathGraph,
  sierpinskiTriangleGraph,
} from '../../src/index.js';
import { frontierLists } from '../../src/search/explore.js';
import { addLevel, type Keeper, watchLevels } from '../../src/search/levels.js';
import { pieces, reader } from '../../src/search/pieces.js';

const implicit = (graph: Csr) => ({
  space: graph.order,
  maxDegree: graph.order,
  directed: false,
  has: () => true,
  neighbors: (v: number, out: Uint32Array) => {
    out.set(neighborsOf(graph, v));
    return neighborsOf(graph, v).length;
  },
});

/** A kernel that can be stored, of a search in lists. */
function kernelOf(graph: Csr, source: number) {
  const lists = frontierLists(implicit(graph), [source]);
  const { advance, save, load } = lists;
  return { lists, kernel: { advance, memory: { layout: 'lists', save, load } } };
}

const copied = (bytes: Iterable<Uint8Array>) => Array.from(bytes, (piece) => piece.slice());

/** A store that keeps what it is given after each level that is due. */
function storeOf(due: (level: number) => boolean) {
  const kept: { layout: string; spheres: readonly number[]; bytes: Uint8Array[] }[] = [];
  let level = -1;
  const keeper: Keeper = {
    restore: () => null,
    due: () => due(++level),
    save: (layout, spheres, bytes) =>
      kept.push({ layout, spheres: [...spheres], bytes: copied(bytes) }),
  };
  return { kept, keeper };
}

describe.each([
  ['a cycle of 11', cycleGraph(11)],
  ['a path of 9', pathGraph(9)],
  ['a Sierpinski triangle', sierpinskiTriangleGraph(4)],
])('%s', (_, graph) => {
  const whole = explore(implicit(graph), [3]);

  test('a search that was stored goes on from every level', () => {
    const { kept, keeper } = storeOf(() => true);
    const { kernel } = kernelOf(graph, 3);
    const { spheres, reached } = whole;
    expect(watchLevels(kernel, { keeper })).toEqual({ spheres, reached, complete: true });
    expect(kept.map((one) => one.spheres)).toEqual(spheres.map((__, i) => spheres.slice(0, i + 1)));
    for (const one of kept) {
      const again = kernelOf(graph, 3);
      const told: number[][] = [];
      const found = watchLevels(again.kernel, {
        keeper: { ...keeper, restore: (layout) => (layout === one.layout ? one : null) },
        onLevel: (...now) => told.push(now),
      });
      expect(found).toEqual({ spheres, reached, complete: true });
      expect(told).toHaveLength(spheres.length - one.spheres.length);
      expect([...again.lists.last()].sort()).toEqual([...whole.farthest].sort());
      expect(again.lists.levels).toEqual(whole.levels);
    }
  });

  test('it is stored when it is due, and ends with the level after which it is stopped', () => {
    const { kept, keeper } = storeOf((level) => level === 2);
    const told: number[][] = [];
    const stopped = watchLevels(kernelOf(graph, 3).kernel, {
      keeper,
      onLevel: (...now) => told.push(now),
      shouldStop: () => told.length === 4,
    });
    const spheres = whole.spheres.slice(0, 4);
    const sums = spheres.map((__, i) => spheres.slice(0, i + 1).reduce((a, b) => a + b));
    expect(stopped).toEqual({ spheres, reached: sums[3], complete: false });
    expect(told).toEqual(sums.map((sum, level) => [sum, level]));
    expect(kept).toHaveLength(1);
  });

  test('what cannot be stored is not', () => {
    const { kept, keeper } = storeOf(() => true);
    const restore = () => {
      throw new Error('asked');
    };
    const { advance } = kernelOf(graph, 3).kernel;
    expect(watchLevels({ advance }, { keeper: { ...keeper, restore } }).complete).toBe(true);
    expect(kept).toEqual([]);
    expect(watchLevels(kernelOf(graph, 3).kernel, {}).spheres).toEqual(whole.spheres);
  });
});

test('bytes go in pieces of at most 1 MiB, and are read however they are cut', () => {
  const bytes = Uint8Array.from({ length: 2 ** 21 + 5 }, (_, i) => i % 251);
  const cut = [...pieces(bytes)];
  expect(cut.map((piece) => piece.length)).toEqual([2 ** 20, 2 ** 20, 5]);
  expect([...pieces(bytes.subarray(0, 2 ** 20))]).toHaveLength(1);
  for (const lengths of [
    [3, 2 ** 20, 0, 2 ** 20 + 2],
    [2 ** 21, 5],
  ]) {
    const read = reader(cut);
    let from = 0;
    for (const length of lengths) {
      const part = new Uint8Array(length);
      read(part);
      expect(Buffer.compare(part, bytes.subarray(from, from + length))).toBe(0);
      from += length;
    }
    expect(from).toBe(bytes.length);
  }
});

test('more levels than an array can hold are refused, before the engine ends', () => {
  const widths = [1, 1];
  addLevel('here', widths, 5, 3);
  expect(widths).toEqual([1, 1, 5]);
  expect(() => addLevel('here', widths, 5, 3)).toThrow('here: levels must have at most 3 numbers');
});
