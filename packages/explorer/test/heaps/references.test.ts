import { existsSync } from 'node:fs';
import * as games from '@manaus/games';
import { heapReferences } from '@manaus/papers/references';
import { expect, test } from 'vitest';
import { inRoot, itemsOf } from '../report.js';

test.each(games.heapGames)('$name: items, notebook and functions are there', ({ name }) => {
  const { items, notebook, functions } = heapReferences(name);
  expect(notebook).not.toBeNull();
  expect(itemsOf('carvalho2013')).toEqual(expect.arrayContaining([...items]));
  expect(existsSync(inRoot(`notebooks/${notebook}.ipynb`))).toBe(true);
  expect(functions.filter((each) => !(each in games))).toEqual([]);
});
