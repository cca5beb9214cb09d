import { expect, test } from 'vitest';
import { isOutOfMemory } from '../../src/system/out-of-memory.js';

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
