import { findTower, range } from '@manaus/core';
import { type Analysis, analyze } from '@manaus/lab';
import { type TowerWords, towerWords } from './towers.js';

/** The graphs of a tower for each number of discs of its table. */
export type Census = ReadonlyMap<string, readonly Analysis[]>;

/** The state graphs of the towers that have a page, in numbers. */
export const towerCensus = (): Census =>
  new Map(towerWords.map((words) => [words.name, graphsOf(words)]));

function graphsOf({ name, from, to }: TowerWords): Analysis[] {
  const { tower } = findTower(name);
  return range(from, to).map((discs) => analyze(tower(discs)));
}
