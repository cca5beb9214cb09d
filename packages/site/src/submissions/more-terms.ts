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
  requireAgreement(searches, known);
  const used: KeptSearch[] = [];
  for (const search of searches)
    if (search.discs === known.length + used.length && isTwiceSearched(search)) used.push(search);
  const terms = [...known, ...used.map(({ eccentricity }) => eccentricity)];
  return used.length === 0 ? null : { id: ID, terms, known: known.length, searches: used };
}

function requireAgreement(searches: readonly KeptSearch[], known: readonly number[]): void {
  for (const { discs, eccentricity } of searches)
    if (discs < known.length && eccentricity !== known[discs])
      throw new Error(`${ID}: term ${discs} is ${known[discs]}, and ${eccentricity} by a search`);
}

const isTwiceSearched = ({ runs = [] }: KeptSearch): boolean =>
  new Set(runs.map(({ largeDiscs }) => largeDiscs)).size > 1;

/**
 * The changes to the entry of the sequence, in the internal format of the encyclopedia:
 * oeis.org/eishelp1.html.
 */
export const moreTermsDraft = ({ id, terms, known, searches }: MoreTerms): string =>
  `${[
    `%I ${id} draft: more terms`,
    `%S ${id} ${terms.join(',')}`,
    ...searches.flatMap((search) => comments(search).map((line) => `%C ${id} ${line}`)),
    `%H ${id} <a href="b${id.slice(1)}.txt">Table of n, a(n) for n = 0..${terms.length - 1}</a>`,
    `%E ${id} ${range(known, terms.length - 1)} from`,
  ].join('\n')}\n`;

/** The b-file: a line `n a(n)` per term. */
export const moreTermsFile = ({ terms }: MoreTerms): string =>
  terms.map((term, n) => `${n} ${term}\n`).join('');

const range = (first: number, last: number): string =>
  first === last ? `a(${first})` : `a(${first})-a(${last})`;

/** The lines on a term: how many states are as far, and how they were searched. */
const comments = (search: KeptSearch): string[] => [
  `a(${search.discs}) = ${search.eccentricity} is reached by ${search.distances.at(-1)} of the ${4n ** BigInt(search.discs)} states.`,
  `a(${search.discs}) by breadth-first search of all states, one placement of the largest discs at a time, with the discs split ${splitsOf(search)}: all sphere sizes agree (${search.date}).`,
];

/** The numbers of large and of small discs of the runs of a search. */
const splitsOf = ({ discs, runs = [] }: KeptSearch): string =>
  runs.map(({ largeDiscs }) => `${largeDiscs}+${discs - largeDiscs}`).join(' and ');
