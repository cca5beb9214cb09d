import { towerRegistry } from '@manaus/core';
import { expect, test } from 'vitest';
import { works } from '../src/index.js';
import { loadItems } from '../src/internals.js';

const items = (await Promise.all(works().map((key) => loadItems(key)))).flat();

/** The names and the graphs of the towers, as statements write them. */
const mentions = {
  hanoi: /\bHanoi\b|\bH_[3p]/,
  bucharest: /\bBucharest\b|\bB_3/,
  london: /\bLondon\b|\bL_3/,
  oxford: /\bOxford\b|\bO_3/,
  manaus: /\bManaus\b|\bM_3/,
};

test('towers of items are in the registry', () => {
  const names = towerRegistry.map(({ name }) => name);
  expect(Object.keys(mentions).filter((name) => !names.includes(name))).toEqual([]);
});

test('an item is about the towers that its statement names', () => {
  const wrong = items.filter(({ statement, towers = [] }) => {
    const named = Object.entries(mentions).filter(([, mention]) => mention.test(statement.en));
    return named.map(([name]) => name).join() !== towers.join();
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
  expect(items.filter(({ towers = [] }) => towers.length > 0).length).toBeGreaterThan(100);
});
