import { range, requireInteger } from '@manaus/core';
import {
  action,
  integerFrom,
  listOf,
  must,
  optional,
  requireSchema,
  shapeOf,
  text,
} from '@manaus/core/schemas';
import { message, type Tongue } from '@manaus/plot';
import { languageIn } from '@manaus/plot/internals';
import * as v from 'valibot';

/**
 * A sequence of the On-Line Encyclopedia of Integer Sequences (oeis.org), as far as it is needed
 * here.
 */
export interface Published {
  readonly id: string;
  /** The meaning of the terms, or their formula. */
  readonly name: string;
  /** The index of its first term. */
  readonly offset: number;
  /** Its first terms. */
  readonly terms: readonly number[];
}

/** A sequence of integers that towers give. */
export interface TowerSequence {
  /** Kebab-case; the name of its file. */
  readonly name: string;
  readonly title: string;
  /** The least n. */
  readonly offset: number;
  /** The largest n whose term comes within some seconds; left out for a formula. */
  readonly quick?: number;
  /** The largest n whose term has been found; left out for a formula. */
  readonly far?: number;
  /** The term of index n, computed. */
  term(n: number): bigint;
  /** The published sequence: term n is `factor` times the published term n + `shift`. */
  readonly published?: {
    readonly sequence: Published;
    readonly factor: bigint;
    readonly shift: number;
  };
}

const integer = integerFrom(Number.MIN_SAFE_INTEGER);

const shape = shapeOf<TowerSequence>({
  title: text,
  offset: integerFrom(0),
  term: action<TowerSequence['term']>(),
  published: optional(
    shapeOf<NonNullable<TowerSequence['published']>>({
      sequence: shapeOf<Published>({ offset: integer, terms: listOf(integer) }),
      factor: must(v.bigint(), 'integer', {}),
      shift: integer,
    }),
  ),
});

/** Throws an `InputError` unless a sequence can be computed, and its terms begin by n. */
function requireTerms(place: string, sequence: TowerSequence, n: number, parameter = 'n'): void {
  requireSchema(place, 'sequence', shape, sequence);
  requireInteger(place, parameter, n, sequence.offset);
}

/**
 * The terms of a sequence from its offset to n.
 *
 * @example
 * ```ts
 * termsOf(towerSequence('manaus-order'), 5); // => [3n, 19n, 71n, 231n]
 * ```
 */
export function termsOf(sequence: TowerSequence, n: number): bigint[] {
  requireTerms('lab/terms', sequence, n);
  return range(sequence.offset, n).map((index) => sequence.term(index));
}

/**
 * A sequence as a b-file: a line `n a(n)` for each term, as the encyclopedia takes them, after
 * comments with what it is, in a language, by default that of the notebook.
 *
 * @example
 * ```ts
 * bFile(towerSequence('manaus-order'), 3); // => '# Order of the graph of Manaus M_3^n\n# offset 2\n2 3\n3 19\n'
 * ```
 */
export function bFile(
  sequence: TowerSequence,
  n: number,
  options: { readonly language?: Tongue } = {},
): string {
  const language = languageIn('lab/b-file', options);
  requireTerms('lab/b-file', sequence, n);
  const lines = termsOf(sequence, n).map((term, i) => `${sequence.offset + i} ${term}`);
  return [
    `# ${message(language, sequence.title)}`,
    `# offset ${sequence.offset}`,
    ...lines,
    '',
  ].join('\n');
}

/**
 * The n for which a sequence disagrees with its published terms, as far as it reaches them; empty
 * if they agree.
 *
 * @example
 * ```ts
 * disagreements(towerSequence('oxford-order'), 8); // => []
 * ```
 */
export function disagreements(sequence: TowerSequence, most: number): number[] {
  requireTerms('lab/disagreements', sequence, most, 'most');
  if (sequence.published === undefined) return [];
  const { factor, shift, sequence: known } = sequence.published;
  const knownAt = (n: number) => known.terms[n + shift - known.offset];
  return range(sequence.offset, most)
    .filter((n) => knownAt(n) !== undefined)
    .filter((n) => sequence.term(n) !== factor * BigInt(knownAt(n)));
}
