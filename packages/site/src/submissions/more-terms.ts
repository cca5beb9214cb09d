import { published } from '@manaus/lab';
import type { KeptSearch } from '../read/searches.js';

/**
 * A sequence of the encyclopedia with terms past the last one that is known here to be published.
 */
export interface MoreTerms {
  readonly id: string;
  /** All terms from n = 0 on, and the number of those that were published. */
  readonly terms: readonly number[];
  readonly known: number;
  /** The searches that found the others. */
  readonly searches: readonly KeptSearch[];
}

const { id: ID, terms: TERMS } = published.A382111;

/**
 * The eccentricities of a perfect state on four pegs past those of A382111, one after another as
 * long as each was found by two searches with different numbers of large discs; `null` if none
 * exists. A search that contradicts a published term is an error.
 */
export function moreTerms(
  searches: readonly KeptSearch[],
  known: readonly number[] = TERMS,
): MoreTerms | null {
  for (const { discs, eccentricity } of searches)
    if (discs < known.length && eccentricity !== known[discs])
      throw new Error(`${ID}: term ${discs} is ${known[discs]}, and ${eccentricity} by a search`);
  const used: KeptSearch[] = [];
  for (const search of searches) {
    const isTwiceSearched = new Set(search.runs?.map(({ largeDiscs }) => largeDiscs)).size > 1;
    if (search.discs === known.length + used.length && isTwiceSearched) used.push(search);
  }
  const terms = [...known, ...used.map(({ eccentricity }) => eccentricity)];
  return used.length === 0 ? null : { id: ID, terms, known: known.length, searches: used };
}

/**
 * The changes to the entry of the sequence, in the internal format of the encyclopedia:
 * oeis.org/eishelp1.html.
 */
export function moreTermsDraft({ id, terms, known, searches }: MoreTerms): string {
  const last = terms.length - 1;
  // How many states are as far, and how they were searched.
  const comments = searches.flatMap(({ discs, eccentricity, distances, date, runs = [] }) => {
    const splits = runs
      .map(({ largeDiscs }) => `${largeDiscs}+${discs - largeDiscs}`)
      .join(' and ');
    return [
      `a(${discs}) = ${eccentricity} is reached by ${distances.at(-1)} of the ${4n ** BigInt(discs)} states.`,
      `a(${discs}) by breadth-first search of all states, one placement of the largest discs at a time, with the discs split ${splits}: all sphere sizes agree (${date}).`,
    ];
  });
  const lines = [
    `%I ${id} draft: more terms`,
    `%S ${id} ${terms.join(',')}`,
    ...comments.map((line) => `%C ${id} ${line}`),
    `%H ${id} <a href="b${id.slice(1)}.txt">Table of n, a(n) for n = 0..${last}</a>`,
    `%E ${id} ${known === last ? `a(${known})` : `a(${known})-a(${last})`} from`,
  ];
  return `${lines.join('\n')}\n`;
}

/** The b-file: a line `n a(n)` per term. */
export const moreTermsFile = ({ terms }: MoreTerms): string =>
  terms.map((term, n) => `${n} ${term}\n`).join('');
