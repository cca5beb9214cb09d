import { findTower, range } from '@manaus/core';
import { type Analysis, analyze } from '@manaus/lab';
import { towerWords } from './towers.js';

/** The graphs of a tower for each number of discs of its table. */
export type Census = ReadonlyMap<string, readonly Analysis[]>;

/** The state graphs of the towers that have a page, in numbers. */
export const towerCensus = (): Census =>
  new Map(
    towerWords.map(({ name, from, to }) => {
      const { tower } = findTower(name);
      return [name, range(from, to).map((discs) => analyze(tower(discs)))];
    }),
  );
