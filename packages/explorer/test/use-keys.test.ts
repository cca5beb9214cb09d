import { afterEach, expect, test, vi } from 'vitest';
import { setSingleKeys, singleKeys } from '../src/shell/use-keys.js';

afterEach(() => vi.unstubAllGlobals());

/** The browser's storage, with what somebody else wrote into it. */
function storage(...entries: [string, string][]) {
  const kept = new Map(entries);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

test('single keys are off until they are on again', () => {
  const kept = storage(['theme', 'of another page']);
  expect(singleKeys()).toBe(true);
  setSingleKeys(false);
  expect(singleKeys()).toBe(false);
  setSingleKeys(true);
  expect([singleKeys(), [...kept]]).toEqual([true, [['theme', 'of another page']]]);
});

test.each(['', '0', '__proto__', '{"a":', '\u0000', 'x'.repeat(100_000)])(
  'whatever is stored, the page has its keys or not: %j',
  (text) => {
    storage(['manaus.keys.off', text]);
    expect(singleKeys()).toBe(false);
    setSingleKeys(true);
    expect(singleKeys()).toBe(true);
  },
);

test('without storage, or with a full one, the keys stay as they are', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  for (const broken of [undefined, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
    vi.stubGlobal('localStorage', broken);
    setSingleKeys(false);
    setSingleKeys(true);
    expect(singleKeys()).toBe(true);
  }
});
