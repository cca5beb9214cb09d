import { existsSync, readdirSync } from 'node:fs';
import type { Play, TowerRules, TowerState } from '@manaus/core';
import { works } from './inventory.js';

/** An algorithm of a work that plays on a tower: as printed, and repaired where the print needs it. */
export interface TowerAlgorithm {
  /** As in the inventory: `martins2024/algorithm-11`. */
  readonly id: string;
  readonly title: string;
  /** The tower that it is for, with its goal. */
  towers(discs: number): TowerRules;
  /** The states of its domain with so many discs. */
  starts(discs: number): Iterable<TowerState>;
  /** As printed, step by step; it says where it stopped, and why. */
  literal(start: TowerState): Play;
  /** With the smallest change that makes it do what the work promises; left out where the print does. */
  repaired?(start: TowerState): Play;
}

/** A module of an item: beside the items it may export the algorithms that they check. */
interface AlgorithmModule {
  readonly algorithm?: TowerAlgorithm;
  readonly algorithms?: readonly TowerAlgorithm[];
}

/**
 * The algorithms of a work, or of all works, that play on towers; found in the files of the items, in the order of their names.
 *
 * @example
 * ```ts
 * (await towerAlgorithms()).every((algorithm) => algorithm.id.includes('/algorithm-')); // => true
 * ```
 */
export async function towerAlgorithms(work?: string): Promise<TowerAlgorithm[]> {
  const lists = await Promise.all((work === undefined ? works() : [work]).map(algorithmsOf));
  return lists.flat();
}

async function algorithmsOf(work: string): Promise<TowerAlgorithm[]> {
  const folder = new URL(`./${work}/`, import.meta.url);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => /^algorithm-.*\.js$/.test(file));
  const byNumber = files.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const modules: AlgorithmModule[] = await Promise.all(byNumber.map((file) => import(new URL(file, folder).href)));
  return modules.flatMap((module) => [...(module.algorithm === undefined ? [] : [module.algorithm]), ...(module.algorithms ?? [])]);
}

/** How many discs a state has. */
export const discsOf = (state: TowerState): number => state.reduce((sum, peg) => sum + peg.length, 0);
