import { Worker } from 'node:worker_threads';
import { compileTower, hanoi, oxford } from '@manaus/core';
import { isOutOfMemory, isThreadRefused } from '@manaus/core/system';
import { refusing } from '@manaus/testing/refusals';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { searchTower } from '../../src/index.js';
import { type LiftLayout, liftLayout } from '../../src/lift/layout.js';
import { searchLift } from '../../src/lift/lift.js';
import { PieceBuffer } from '../../src/lift/piece-buffer.js';

const rules = hanoi(10, { pegs: 4 });

describe('memory of WebAssembly', () => {
  beforeEach(() => {
    class Refused {
      constructor() {
        throw new RangeError('WebAssembly.Memory(): could not allocate memory');
      }
    }
    // As under a limit of the address space: each memory wants to have 4 GiB of it.
    vi.spyOn(Reflect.get(globalThis, 'WebAssembly'), 'Memory').mockImplementation(Refused);
  });
  afterEach(() => vi.restoreAllMocks());

  test('where WebAssembly gets no memory, TypeScript searches', () => {
    const asked = { engine: 'auto', workers: 2 } as const;
    expect(searchTower(rules, asked)).toMatchObject({
      eccentricity: 49,
      reached: 4 ** 10,
      engine: 'ts',
      workers: 1,
    });
  });

  test('unless it was asked for', () => {
    const refused = /^scale\/search-tower: 10 discs: 2\^20 states would need 4.00 GiB/;
    expect(() => searchTower(rules, { engine: 'wasm', workers: 1 })).toThrow(refused);
  });
});

describe('a thread that is not started', () => {
  test('leaves its work to one, be it the first or the last', async () => {
    const right = searchTower(rules);
    for (const nth of [0, 1, 2]) {
      let found: unknown;
      const asked = { engine: 'wasm', workers: 3 } as const;
      const refused = await refusing('thread', nth, () => {
        found = searchTower(rules, asked).spheres;
      });
      expect([nth, refused, found]).toEqual([nth, true, right.spheres]);
    }
  });
  test('ends the threads before it', async () => {
    const layout = liftLayout(compileTower(oxford(6)), 5) as LiftLayout;
    const ended = vi.spyOn(Worker.prototype, 'terminate');
    for (const nth of [0, 1, 2]) {
      ended.mockClear();
      const search = () => searchLift(layout, [0], {}, 4);
      const error = await refusing('thread', nth, search).catch((problem: unknown) => problem);
      expect([nth, isThreadRefused(error), ended.mock.calls.length]).toEqual([nth, true, nth]);
    }
    vi.restoreAllMocks();
  });
});

test('an allocation that fails in a thread is told apart from a bug there', () => {
  const layout = liftLayout(compileTower(oxford(6)), 5) as LiftLayout;
  for (const [error, isMemory] of [
    ['RangeError("Array buffer allocation failed")', true],
    ['TypeError("x is not a function")', false],
  ] as const) {
    // Threads have the class as text; here it is as it was.
    const text = vi.spyOn(PieceBuffer as { toString(): string }, 'toString');
    text.mockReturnValue(`class { constructor() { throw new ${error}; } }`);
    let problem: unknown;
    try {
      searchLift(layout, [0], {}, 2);
    } catch (thrown) {
      problem = thrown;
    }
    expect([error, problem, isOutOfMemory(problem)]).toEqual([error, expect.any(Error), isMemory]);
    vi.restoreAllMocks();
  }
});
