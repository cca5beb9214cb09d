import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a long search found, with how it was found. */
export interface KeptSearch {
  readonly n: number;
  readonly eccentricity: number;
  /** The number of states at each distance from the goal. */
  readonly distances: readonly number[];
  /** One search, or several with other numbers of large discs. */
  readonly runs: readonly KeptRun[];
  /** Whether the seal is that of the rest of the file. */
  readonly whole: boolean;
}

/** The cost of a search; what was not measured is missing. */
export interface KeptRun {
  readonly largeDiscs?: number;
  readonly processorSeconds?: number;
  readonly mebibytes?: number;
}

/**
 * The searches of Hanoi on four pegs that a folder keeps, `hanoi-N.json`, by number of discs.
 *
 * @example
 * ```ts
 * keptSearches('notebooks/scale').every(({ whole }) => whole); // => true
 * ```
 */
export const keptSearches = (folder: string): KeptSearch[] =>
  readdirSync(folder)
    .flatMap((name) => {
      const discs = /^hanoi-(\d+)\.json$/.exec(name)?.[1];
      return discs === undefined
        ? []
        : [keptSearch(Number(discs), readFileSync(join(folder, name), 'utf8'))];
    })
    .sort((a, b) => a.n - b.n);

function keptSearch(n: number, text: string): KeptSearch {
  const { seal, ...content } = JSON.parse(text);
  const { eccentricity, distances, runs = [content] } = content;
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return { n, eccentricity, distances, runs, whole: digest === seal };
}
