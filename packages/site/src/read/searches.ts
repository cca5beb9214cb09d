import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sum } from '@manaus/core/internals';
import { inRoot } from './paths.js';

/** A search of all states of Hanoi on four pegs that is too long to be repeated with the site. */
export interface KeptSearch {
  readonly discs: number;
  /** The largest distance from a perfect state. */
  readonly eccentricity: number;
  /** The number of states at each distance. */
  readonly distances: readonly number[];
  readonly command: string;
  readonly date: string;
  readonly machine: string;
  /** The searches that found the same, where there was more than one. */
  readonly runs?: readonly { readonly largeDiscs: number }[];
}

const FOLDER = ['notebooks', 'scale'] as const;

/**
 * The searches beside the notebooks on scale, by number of discs; a file that was changed is an
 * error.
 */
export const readSearches = (): KeptSearch[] =>
  readdirSync(inRoot(...FOLDER))
    .flatMap((name) => {
      const [, discs] = /^hanoi-(\d+)\.json$/.exec(name) ?? [];
      if (discs === undefined) return [];
      return [keptSearch(Number(discs), readFileSync(inRoot(...FOLDER, name), 'utf8'))];
    })
    .sort((a, b) => a.discs - b.discs);

/** The search of a file whose seal is right, and whose distances count every state. */
export function keptSearch(discs: number, text: string): KeptSearch {
  const { seal, ...kept }: SealedSearch = JSON.parse(text);
  if (createHash('sha256').update(JSON.stringify(kept)).digest('hex') !== seal)
    throw new Error(`the search of ${discs} discs was changed after it was sealed`);
  const { distances, eccentricity } = kept;
  if (sum(distances) !== 4 ** discs || distances.length !== eccentricity + 1)
    throw new Error(`the search of ${discs} discs does not count all states`);
  return { discs, ...kept };
}

interface SealedSearch extends Omit<KeptSearch, 'discs'> {
  readonly seal: string;
}
