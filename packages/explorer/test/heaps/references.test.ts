import { existsSync } from 'node:fs';
import * as games from '@manaus/games';
import { expect, test } from 'vitest';
import { inRoot, itemsOf } from '../report.js';

test.each(games.heapGames)('$name: items, notebook and functions are there', ({ references }) => {
  const { items, notebook, functions } = references;
  expect(itemsOf('carvalho2013')).toEqual(expect.arrayContaining([...items]));
  expect(existsSync(inRoot(`notebooks/${notebook}.ipynb`))).toBe(true);
  expect(functions.filter((name) => !(name in games))).toEqual([]);
});
