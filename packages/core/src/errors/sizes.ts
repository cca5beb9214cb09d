import { amount, gibibytes, must, type Sentences, short, shown } from './sentence.js';

/** Faults of a computation that is too large, found before or during it. */
export interface SizeFaults {
  memory: {
    readonly states: number;
    readonly bytes: number;
    readonly available: number;
    readonly got: unknown;
  };
  /** More states than there are numbers for, and what they would need. */
  ranks: {
    readonly states: number;
    readonly bytes: number;
    readonly most: number;
    readonly got: unknown;
  };
  states: { readonly states: number; readonly most: number; readonly got: unknown };
  /** A search found more than `most` states. */
  moreStates: { readonly most: number };
  workers: { readonly discs: number; readonly least: number; readonly got: unknown };
  /** More moves than are listed one by one. */
  unlisted: { readonly most: number; readonly got: unknown };
}

const needed = ({ states, bytes }: { readonly states: number; readonly bytes: number }) =>
  `${short(states)} states would need ${gibibytes(bytes)}`;

export const sizeSentences: Sentences<SizeFaults> = {
  memory: (values, what) =>
    `${amount(what, values.got)}: ${needed(values)} (${gibibytes(values.available)} available)`,
  ranks: (values, what) =>
    `${amount(what, values.got)}: ${needed(values)} (limit ${short(values.most)} states)`,
  states: ({ states, most, got }, what) =>
    `${amount(what, got)}: ${short(states)} states (limit ${short(most)} states)`,
  moreStates: ({ most }, what) => `more than ${most} ${what}`,
  workers: must(({ discs, least }) => `be ${least} or more for ${discs} discs (4 GiB each)`),
  unlisted: ({ most, got }, what) =>
    `${what} has ${shown(got)} moves, and at most ${most} are listed; ask for the count only`,
};
