import { hanoi } from '@manaus/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { searchTower } from '../../src/index.js';
import { isOutOfMemory } from '../../src/limits/out-of-memory.js';

const rules = hanoi(10, { pegs: 4 });

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
  const refused = /^graph\/search-tower: 10 discs: 2\^20 states would need 4.00 GiB/;
  expect(() => searchTower(rules, { engine: 'wasm', workers: 1 })).toThrow(refused);
});

test('what V8 says of allocations', () => {
  const errorOf = (fail: () => unknown) => {
    try {
      fail();
    } catch (error) {
      return error;
    }
  };
  for (const fail of [
    () => new ArrayBuffer(2 ** 52),
    () => new Array(2 ** 32),
    () => new Uint8Array(2 ** 53),
    () => 'x'.repeat(2 ** 30),
  ])
    expect(isOutOfMemory(errorOf(fail)), String(errorOf(fail))).toBe(true);
  const recurse = (): number => 1 + recurse();
  expect(isOutOfMemory(errorOf(recurse))).toBe(false);
  expect(isOutOfMemory(new Error('Array buffer allocation failed'))).toBe(false);
});
