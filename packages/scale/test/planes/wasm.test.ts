import { compileTower, hanoi } from '@manaus/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type PlaneLayout, planeLayout } from '../../src/planes/layout.js';
import { planeMoves } from '../../src/planes/moves.js';
import { wasmPlanes } from '../../src/planes/wasm.js';
import { SLICE } from '../../src/planes/words.js';
import { expectLevels, expectResumed, type MakePlanes } from './level-laws.js';

const layoutOf = (discs: number, pegs: number, sources: number[] | null = [0]) =>
  planeLayout(compileTower(hanoi(discs, { pegs })), sources) as PlaneLayout;

const alone: MakePlanes = (layout, moves, shouldStop) => wasmPlanes(layout, moves, shouldStop, 1);

afterEach(() => vi.restoreAllMocks());

test('the levels are those of a plain search, and go on from any', () => {
  for (const [discs, pegs, sources] of [
    [5, 4, [0]],
    [6, 4, null],
    [4, 6, [0]],
    [4, 8, [0]],
    [4, 4, []],
  ] as const) {
    const layout = layoutOf(discs, pegs, sources && [...sources]);
    const starts = sources ?? [0];
    expectLevels(alone, layout, starts);
    expectResumed(alone, layout, starts);
  }
});

test('over threads: the same', () => {
  const several: MakePlanes = (layout, moves, shouldStop) =>
    wasmPlanes(layout, moves, shouldStop, 3);
  expectLevels(several, layoutOf(7, 4), [0]);
  expectLevels(several, layoutOf(5, 4, null), [0, 77]);
});

test.each([1, 3])('words of a class are in the shard of the class, of %i', (workers) => {
  const layout = layoutOf(6, 4, null);
  const planes = wasmPlanes(layout, planeMoves(layout), () => false, workers);
  const classes = [...layout.classes.representatives.keys()];
  for (const cls of classes) planes.put(cls * layout.lowWords + 1, cls + 1, 7);
  for (const cls of classes) {
    const words = planes.ofClass(cls);
    expect(words).toHaveLength(4 * layout.lowWords);
    expect([...words.subarray(4, 8)]).toEqual([cls + 1, 7, 0, 0]);
  }
  planes.end();
});

/** Planes whose kernels note what they are asked, and answer what a test wants. */
function faked(
  workers: number,
  answers: { sweeps?: number[]; begin?: number },
  stop = () => false,
) {
  const asked: unknown[][] = [];
  const noted =
    (name: string, answer = () => 0) =>
    (...given: unknown[]) => {
      asked.push([name, ...given]);
      return answer();
    };
  const sweeps = [...(answers.sweeps ?? [])];
  const exports = {
    init: () => {},
    seed: noted('seed'),
    markAll: noted('mark'),
    begin: noted('begin', () => answers.begin ?? 0),
    sweep: noted('sweep', () => sweeps.shift() ?? 0),
    tally: noted('tally'),
    levelWidth: () => 77,
    // An address above 2^31 comes as a negative number.
    listEnd: () => -(2 ** 31),
  };
  const instance = vi.spyOn(Reflect.get(globalThis, 'WebAssembly'), 'Instance');
  instance.mockImplementation(function made() {
    return { exports };
  });
  const layout = layoutOf(8, 4);
  const planes = wasmPlanes(layout, planeMoves(layout), stop, workers);
  return { layout, planes, asked };
}

describe('one memory', () => {
  test('a level is swept in slices until it is done', () => {
    const { planes, asked } = faked(1, { sweeps: [1, 1] });
    expect(planes.advance(5)).toBe(77);
    const sweep = ['sweep', 5, SLICE / 64];
    expect(asked).toEqual([['begin', 5], sweep, sweep, sweep]);
    planes.end();
  });
  test('where it is to stop, the rest is counted only', () => {
    let polls = 0;
    const { planes, asked } = faked(1, { sweeps: [1, 1, 1, 1] }, () => ++polls === 2);
    expect(planes.advance(5)).toBe(77);
    expect(asked.map(([name]) => name)).toEqual(['begin', 'sweep', 'sweep', 'tally']);
    expect(asked.at(-1)).toEqual(['tally', 5]);
  });
  test('a list that memory does not hold is a range error', () => {
    const { planes } = faked(1, { begin: -1 });
    expect(() => planes.advance(0)).toThrow(
      new RangeError('scale/search-tower: a level could not be allocated'),
    );
    expect(faked(1, { begin: 0 }).planes.advance(0)).toBe(77);
  });
});

test('states go to the shard of their class, all 64 bits of a word', () => {
  const { layout, planes, asked } = faked(1, {});
  planes.put(layout.lowWords + 3, -1, 1);
  planes.put(2, 0, -(2 ** 31));
  planes.resume(4);
  expect(asked).toEqual([
    ['seed', layout.lowWords + 3, 0x1_ffff_ffffn, 0],
    ['seed', 2, 0x8000_0000_0000_0000n, 0],
    ['mark', 4],
  ]);
});
