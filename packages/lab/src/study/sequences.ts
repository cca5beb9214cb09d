import { append } from '@manaus/core/internals';
import type { Statement } from '@manaus/theorems';
import { type Conjecture, conjecture, describeConjecture } from '../conjectures/conjecture.js';
import { type Recognized, recognize } from '../conjectures/recognize.js';
import { theoremOn } from './proved.js';
import type { StudyRow } from './row.js';

/** A number of the rows as a sequence in the number of discs. */
export interface StudySequence {
  readonly name: string;
  readonly title: string;
  /** The number of discs of the first value; the others follow one by one. */
  readonly offset: number;
  readonly values: readonly bigint[];
  /** What is proved of the values for every number of discs from some on. */
  readonly theorem: Statement | null;
  /**
   * The simplest formula that fits, with the range in which it was tested; not a proof, and `null`
   * where there is one.
   */
  readonly conjecture: Conjecture | null;
  /** The published sequences that agree, simplest relation first, at most three; not a proof. */
  readonly recognized: readonly Recognized[];
}

interface Quantity {
  readonly name: string;
  readonly title: string;
  of(row: StudyRow): number | bigint | null | undefined;
}

const quantities: readonly Quantity[] = [
  { name: 'order', title: 'states', of: ({ order }) => order },
  { name: 'size', title: 'moves (edges; arcs, when directed)', of: ({ size }) => size },
  { name: 'minDegree', title: 'least degree', of: ({ minDegree }) => minDegree },
  { name: 'maxDegree', title: 'largest degree', of: ({ maxDegree }) => maxDegree },
  { name: 'components', title: 'components', of: ({ components }) => components?.length },
  { name: 'reachable', title: 'states that can reach the goal', of: ({ reachable }) => reachable },
  {
    name: 'eccentricity',
    title: 'moves from the worst starts',
    of: ({ eccentricity }) => eccentricity,
  },
  { name: 'worstStarts', title: 'worst starts', of: ({ worstStarts }) => worstStarts },
  {
    name: 'solutions',
    title: 'shortest solutions of the worst starts',
    of: ({ solutions }) => solutions,
  },
  {
    name: 'movesFromFirstPeg',
    title: 'moves from all discs on p0',
    of: ({ fromFirstPeg }) => fromFirstPeg?.moves,
  },
  {
    name: 'solutionsFromFirstPeg',
    title: 'shortest solutions from all discs on p0',
    of: ({ fromFirstPeg }) => fromFirstPeg?.solutions,
  },
  { name: 'diameter', title: 'diameter', of: ({ diameter }) => diameter },
  { name: 'radius', title: 'radius', of: ({ radius }) => radius },
];

/**
 * The sequences of a study: each over the longest run of numbers of discs for which it is known.
 */
export function studySequences(
  rows: readonly StudyRow[],
  proved: ReadonlyMap<string, Statement>,
): StudySequence[] {
  return quantities.flatMap(({ name, title, of }) => {
    const run = longestRun(termsOf(rows, of));
    if (run.length === 0) return [];
    const offset = run[0].discs;
    const values = run.map(({ value }) => value);
    const theorem = theoremOn(proved, name, run);
    return [
      {
        name,
        title,
        offset,
        values,
        theorem,
        conjecture: theorem === null ? conjecture(values, offset) : null,
        recognized: recognize(offset, values).slice(0, 3),
      },
    ];
  });
}

/** A value that is known, and its number of discs. */
interface Term {
  readonly row: StudyRow;
  readonly discs: number;
  readonly value: bigint;
}

function termsOf(rows: readonly StudyRow[], of: Quantity['of']): Term[] {
  return rows.flatMap((row) => {
    const value = of(row) ?? null;
    return value === null ? [] : [{ row, discs: row.parameters.discs, value: BigInt(value) }];
  });
}

/** The formula of a sequence, and the first published one that agrees. */
const findingsOf = ({ theorem, conjecture, recognized }: StudySequence): string[] => [
  theorem !== null
    ? `proved: ${theorem.claim}`
    : conjecture !== null
      ? describeConjecture(conjecture)
      : 'no formula found',
  ...recognized.slice(0, 1).map(({ text }) => text),
];

/** The terms of a sequence, and the number of discs of the first. */
export const termsInWords = ({ offset, values }: StudySequence): string =>
  `from n = ${offset}: ${values.join(', ')}`;

/**
 * The sequences of a study in lines of plain text: one per sequence that changes or has a theorem,
 * and one for all others that have a single value over the same numbers of discs.
 *
 * @example
 * ```ts
 * sequencesInWords(study(bucharest, { discs: [1, 5] }).sequences).at(-1); // => 'the same for all n from 1 to 5: least degree 1; largest degree 2; shortest solutions of the worst starts 1; shortest solutions from all discs on p0 1'
 * ```
 */
export const sequencesInWords = (sequences: readonly StudySequence[]): string[] => [
  ...sequences
    .filter((sequence) => !isConstant(sequence))
    .map(
      (sequence) =>
        `${sequence.title}, ${termsInWords(sequence)}; ${findingsOf(sequence).join('; ')}`,
    ),
  ...constantsInWords(sequences),
];

/** True for a sequence of several equal terms without a theorem: its formula is that term. */
export const isConstant = ({ theorem, values }: StudySequence): boolean =>
  theorem === null && values.length > 1 && values.every((value) => value === values[0]);

/** The constant sequences in words: one line per range of numbers of discs. */
export function constantsInWords(sequences: readonly StudySequence[]): string[] {
  const ranges = new Map<string, string[]>();
  for (const sequence of sequences.filter(isConstant))
    append(ranges, rangeOf(sequence), `${sequence.title} ${sequence.values[0]}`);
  return [...ranges].map(([range, facts]) => `the same for all ${range}: ${facts.join('; ')}`);
}

const rangeOf = ({ offset, values }: StudySequence): string =>
  `n from ${offset} to ${offset + values.length - 1}`;

/** The first longest run of numbers that follow one by one. */
function longestRun(known: readonly Term[]): readonly Term[] {
  // A run ends where a number of discs is missing.
  const starts = [...known.keys()].filter((i) => known[i - 1]?.discs !== known[i].discs - 1);
  return starts
    .map((from, i) => known.slice(from, starts[i + 1]))
    .reduce((best, run) => (run.length > best.length ? run : best), []);
}
