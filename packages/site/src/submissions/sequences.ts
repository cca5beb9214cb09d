import { termsOf, towerSequences } from '@manaus/lab';
import { recognize } from '@manaus/lab/internals';
import { plainTerm } from './plain-tower.js';

/**
 * A sequence that is in no list known here, ready for the encyclopedia once somebody has searched
 * there.
 */
export interface SequenceDraft {
  readonly name: string;
  readonly title: string;
  readonly offset: number;
  readonly terms: readonly bigint[];
  /** The largest n whose term was counted on the plain graph as well. */
  readonly checkedTo: number;
}

/** The terms of a formula. */
const FORMULA_TERMS = 40;
/** The terms of a sequence that is searched for. */
const SEARCHED_TERMS = 6;
/** The terms that are counted a second time, on the plain graph. */
const PLAIN_TERMS = 4;

/**
 * Drafts of the sequences of towers that agree with no published sequence known here. A term that
 * the plain graph contradicts is a bug, and ends the build.
 */
export const sequenceDrafts = (): SequenceDraft[] =>
  towerSequences.flatMap((sequence) => {
    const { name, title, offset, quick } = sequence;
    if (sequence.published !== undefined || plainTerm(name, offset) === null) return [];
    const last =
      quick === undefined
        ? offset + FORMULA_TERMS - 1
        : Math.min(quick, offset + SEARCHED_TERMS - 1);
    const terms = termsOf(sequence, last);
    if (recognize(offset, terms).length > 0) return [];

    const checkedTo = offset + Math.min(PLAIN_TERMS, terms.length) - 1;
    for (let n = offset; n <= checkedTo; n++) {
      const [term, counted] = [terms[n - offset], plainTerm(name, n)];
      if (counted !== term)
        throw new Error(`${name}: term ${n} is ${term}, and ${counted} by the plain rules`);
    }
    return [{ name, title, offset, terms, checkedTo }];
  });

/** The characters of terms in a draft: three lines of about eighty. */
const MOST_CHARACTERS = 260;

/** A draft in the internal format of the encyclopedia: oeis.org/eishelp1.html. */
export function oeisDraft({ name, title, offset, terms, checkedTo }: SequenceDraft): string {
  const shown = terms.filter((_, i) => terms.slice(0, i + 1).join(',').length <= MOST_CHARACTERS);
  // The number of the first term above 1, counted from 1; 1 if none is.
  const firstAboveOne = Math.max(shown.findIndex((term) => term > 1n) + 1, 1);
  const lines = [
    `%I A000000 draft: ${name}`,
    `%S A000000 ${shown.join(',')}`,
    `%N A000000 ${title} with n discs.`,
    `%C A000000 The towers are those of L. Martins, A Torre de Manaus, Universidade Federal do Amazonas, 2024.`,
    `%C A000000 Terms to n = ${checkedTo} are counted on the state graph built from the plain rules as well.`,
    `%H A000000 <a href="b000000.txt">Table of n, a(n) for n = ${offset}..${offset + terms.length - 1}</a>`,
    `%K A000000 nonn${terms.length < 10 ? ',more' : ''}`,
    `%O A000000 ${offset},${firstAboveOne}`,
  ];
  return `${lines.join('\n')}\n`;
}

/** The b-file of a draft: a line `n a(n)` per term. */
export const draftTerms = ({ offset, terms }: SequenceDraft): string =>
  terms.map((term, i) => `${offset + i} ${term}\n`).join('');
