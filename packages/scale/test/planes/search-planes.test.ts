import { compileTower, hanoi } from '@manaus/core';
import { explore } from '@manaus/graph';
import { towerGraph } from '@manaus/kernels';
import { renamedRank } from '@manaus/kernels/internals';
import { orders, sortedTowers, statesOf } from '@manaus/testing/sorted-towers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PlaneLayout, planeLayout } from '../../src/planes/layout.js';
import { makePlanes, searchPlanes } from '../../src/planes/planes.js';
import { SLICE } from '../../src/planes/words.js';

const script = { engine: 'ts', workers: 1 } as const;
const layoutOf = (...[rules, sources]: Parameters<typeof planeLayout>) =>
  planeLayout(rules, sources) as PlaneLayout;
const sorted = (ranks: Iterable<number>) => [...ranks].sort((a, b) => a - b);

test('levels and the last level are those of a plain search, on random towers and sources', () =>
  fc.assert(
    fc.property(
      fc
        .constantFrom([3, 5], [4, 5], [5, 4], [6, 4])
        .chain(([pegs, discs]) => sortedTowers(pegs, discs)),
      fc.array(fc.nat(), { maxLength: 4 }),
      fc.constantFrom(script, { engine: 'wasm', workers: 1 } as const),
      (rules, picks, engine) => {
        const states = statesOf(rules);
        const sources = [...new Set(picks.map((pick) => states[pick % states.length]))];
        const layout = layoutOf(rules, sources);
        const { spheres, reached, farthest } = explore(towerGraph(rules), sources);
        const found = searchPlanes(layout, sources, {}, layout.wide ? engine : script);
        expect(found).toMatchObject({ spheres, reached, complete: true });
        // Each once, and as often as asked for.
        expect([sorted(found.farthest), sorted(found.farthest)]).toEqual([
          sorted(farthest),
          sorted(farthest),
        ]);
      },
    ),
    { numRuns: 25 },
  ));

test('sources that all renamings exchange', () =>
  fc.assert(
    fc.property(fc.nat(4 ** 5 - 1), (rank) => {
      const rules = compileTower(hanoi(5, { pegs: 4 }));
      const images = orders([0, 1, 2, 3]).map((image) => renamedRank(rank, 5, image));
      const sources = [...new Set(images)];
      const found = searchPlanes(layoutOf(rules, sources), sources, {}, script);
      expect(found.spheres).toEqual(explore(towerGraph(rules), sources).spheres);
    }),
    { numRuns: 15 },
  ));

test('WebAssembly and TypeScript have their words in memories of their own', () => {
  const layout = layoutOf(compileTower(hanoi(5, { pegs: 4 })), [0]);
  const [compiled, plain] = (['wasm', 'ts'] as const).map((engine) =>
    makePlanes(layout, { engine, workers: 1 }, () => false).ofClass(0),
  );
  // Tables come before the words in a memory of WebAssembly, which comes in pages.
  expect([compiled.byteOffset > 0, compiled.buffer.byteLength % 2 ** 16]).toEqual([true, 0]);
  expect(plain.byteOffset).toBe(0);
});

describe('a wish to stop', () => {
  const layout = layoutOf(compileTower(hanoi(11, { pegs: 4 })), null);
  const sources = Array.from({ length: 2 * SLICE + 100 }, (_, word) => word * layout.blockSize);

  test('within a level is not forgotten after it, and nothing is kept', () => {
    let asked = 0;
    let kept = 0;
    const heard: number[] = [];
    const found = searchPlanes(
      layout,
      sources,
      {
        shouldStop: () => asked++ === 0,
        onLevel: (reached) => heard.push(reached),
        keeper: { restore: () => null, due: () => true, save: () => void kept++ },
      },
      script,
    );
    expect(found).toMatchObject({ spheres: [sources.length], complete: false });
    expect([heard, kept, asked]).toEqual([[sources.length], 0, 1]);
    expect(sorted(found.farthest)).toEqual(sources);
  });

  test('after a level: what is due before is kept, and restored', () => {
    const small = layoutOf(compileTower(hanoi(6)), [0]);
    const kept: { spheres: number[]; bytes: Uint8Array[]; layout: string }[] = [];
    const dues = [false, true, true];
    const part = searchPlanes(
      small,
      [0],
      {
        shouldStop: () => kept.length === 2,
        keeper: {
          restore: () => null,
          due: () => dues.shift() ?? false,
          save: (name, spheres, bytes) =>
            void kept.push({
              spheres: [...spheres],
              bytes: Array.from(bytes, (piece) => piece.slice()),
              layout: name,
            }),
        },
      },
      script,
    );
    expect([part.spheres.length, kept.map(({ spheres }) => spheres.length)]).toEqual([3, [2, 3]]);
    const restore = (name: string) => kept.find(({ layout }) => layout === name) ?? null;
    const keeper = { restore, due: () => false, save: () => {} };
    const whole = searchPlanes(small, [0], {}, script);
    const heard: number[] = [];
    const onLevel = (_: number, level: number) => heard.push(level);
    const found = searchPlanes(small, [0], { keeper, onLevel }, script);
    expect(found.spheres).toEqual(whole.spheres);
    expect(heard[0]).toBe(2);
    expect(sorted(found.farthest)).toEqual(sorted(whole.farthest));
  });
});
