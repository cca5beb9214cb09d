import { listed, must, type Sentences, shown } from './sentence.js';

/** A bound: a number, or an expression such as `2^64 - 1`. */
export type Bound = number | string;

/** Faults of single values. */
export interface NumberFaults {
  integer: { readonly got: unknown };
  atLeast: { readonly least: Bound; readonly got: unknown };
  between: { readonly least: Bound; readonly most: Bound; readonly got: unknown };
  number: {
    readonly least: number;
    readonly below?: number;
    readonly most?: number;
    readonly got: unknown;
  };
  positive: { readonly got: unknown };
  finite: { readonly got: unknown };
  equal: { readonly value: Bound; readonly got: unknown };
  unlike: { readonly other: string; readonly got: unknown };
  oneOf: { readonly names: readonly string[]; readonly got: unknown };
  /** `bound`: what it has to be, where that is said. */
  required: { readonly bound?: string };
  /** Required in some cases only. */
  requiredFor: { readonly when: Condition };
}

/** The conditions under which an optional value is required. */
export const conditions = {
  directed: 'for a directed graph',
  goalless: 'where the tower has no goal',
  card: 'on a card',
} as const;

type Condition = keyof typeof conditions;

export const numberSentences: Sentences<NumberFaults> = {
  integer: must(() => 'be an integer'),
  atLeast: must(({ least }) => `be an integer >= ${least}`),
  between: must(({ least, most }) => `be an integer from ${least} to ${most}`),
  number: must(({ least, below, most }) => {
    if (most !== undefined) return `be a number from ${least} to ${most}`;
    return `be a number >= ${least}${below === undefined ? '' : ` and < ${below}`}`;
  }),
  positive: must(() => 'be a number > 0'),
  finite: must(() => 'be a finite number'),
  equal: must(({ value }) => `be ${value}`),
  unlike: ({ other, got }, what) => `${what} must differ from ${other} (both are ${shown(got)})`,
  oneOf: must(({ names }) => `be one of ${listed(names)}`),
  required: ({ bound }, what) => `${what} is required${bound === undefined ? '' : `: ${bound}`}`,
  requiredFor: ({ when }, what) => `${what} is required ${conditions[when]}`,
};
