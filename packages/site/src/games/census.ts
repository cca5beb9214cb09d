import { findTower } from '@manaus/core';
import { type Analysis, analyze } from '@manaus/lab';
import { towerWords } from './towers.js';

/** The graphs of a tower for each number of discs of its table. */
export type Census = ReadonlyMap<string, readonly Analysis[]>;

/** The state graphs of the towers that have a page, in numbers. */
export async function towerCensus(): Promise<Census> {
  const found = new Map<string, Analysis[]>();
  for (const { name, from, to } of towerWords) {
    const graphs: Analysis[] = [];
    for (let discs = from; discs <= to; discs++)
      graphs.push(await analyze(findTower(name).tower(discs)));
    found.set(name, graphs);
  }
  return found;
}
