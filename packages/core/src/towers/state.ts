import { InputError, requireInteger, requireKind } from '../errors.js';

/** A disc (a ball, in London): 1 is the smallest. */
export type Disc = number;

/** A peg: 0 is the leftmost, the work's p0. */
export type Peg = number;

/**
 * Any distribution of discs over pegs, regular or not: one list a peg, the disc on top first.
 *
 * The work's label `12/3/` is the arrangement `[[1, 2], [3], []]`.
 */
export type Arrangement = readonly (readonly Disc[])[];

declare const regular: unique symbol;

/**
 * A regular state: an arrangement that was found to break no rule. Only `regularState` makes one.
 */
export type TowerState = Arrangement & { readonly [regular]: true };

/** One disc goes from the top of one peg to the top of another. */
export interface TowerMove {
  readonly disc: Disc;
  readonly from: Peg;
  readonly to: Peg;
}

/**
 * The arrangement itself, if it is a list of lists of discs, which may break any rule; an
 * `InputError` otherwise.
 */
export function requireArrangement(
  place: string,
  state: Arrangement,
  most: Disc = Number.MAX_SAFE_INTEGER,
): Arrangement {
  const isDisc = (disc: Disc) => Number.isInteger(disc) && disc >= 1 && disc <= most;
  const isPeg = (discs: readonly Disc[]) => Array.isArray(discs) && discs.every(isDisc);
  if (Array.isArray(state) && state.every(isPeg)) return state;
  throw new InputError(place, 'state', 'kind', { kind: 'state', got: state });
}

/**
 * The peg of every disc: entry `k - 1` is the peg of disc k.
 *
 * @example
 * ```ts
 * pegsOfDiscs([[1, 2], [3], []]); // => [0, 0, 1]
 * ```
 */
export function pegsOfDiscs(state: Arrangement): Peg[] {
  return discPegs(requireArrangement('core/pegs-of-discs', state));
}

/** The peg of every disc of a state that was checked. */
export function discPegs(state: Arrangement): Peg[] {
  const pegs: Peg[] = [];
  state.forEach((discs, peg) => {
    for (const disc of discs) pegs[disc - 1] = peg;
  });
  return pegs;
}

/** The most pegs: the table of the moves between them has 2^24 entries, 128 MiB. */
export const MOST_PEGS = 4096;

/**
 * The arrangement in which the discs of each peg lie in order of size; at most
 * 4096 pegs.
 *
 * @example
 * ```ts
 * stacked([0, 0, 1], 3); // => [[1, 2], [3], []]
 * ```
 */
export function stacked(pegOfDisc: readonly Peg[], pegs: number): Disc[][] {
  requireInteger('core/stacked', 'pegs', pegs, 1, MOST_PEGS);
  requireKind('core/stacked', 'pegOfDisc', 'list', pegOfDisc);
  for (const peg of pegOfDisc) requireInteger('core/stacked', 'pegOfDisc', peg, 0, pegs - 1);
  return discsOnPegs(pegOfDisc, pegs);
}

/** The arrangement of pegs that were checked. */
export function discsOnPegs(pegOfDisc: readonly Peg[], pegs: number): Disc[][] {
  const state: Disc[][] = Array.from({ length: pegs }, () => []);
  pegOfDisc.forEach((peg, index) => {
    state[peg].push(index + 1);
  });
  return state;
}
