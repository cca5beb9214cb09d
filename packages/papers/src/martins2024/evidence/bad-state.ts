import { formatLabel, manaus, type Peg, stacked, towerPuzzle } from '@manaus/core';
import type { ManausState } from './manaus.js';

/**
 * A stage of the replay: the state at its end, the moves that lead there, and the discs that they
 * move.
 */
export interface Stage {
  readonly label: string;
  readonly play: readonly string[];
  readonly movable: number;
}

const labelOf = (pegOf: readonly Peg[]) => formatLabel(stacked(pegOf, 3));

/**
 * A shortest play between two states of Manaus in which only discs up to `movable` move; `null` if
 * none exists.
 */
function playOfSmall(discs: number, from: string, to: string, movable: number): string[] | null {
  const { notation, moves, apply } = towerPuzzle(manaus(discs));
  // The states that these discs reach, level by level, each with the one before it.
  const before = new Map<string, string | null>([[from, null]]);
  for (const label of before.keys()) {
    if (label === to) break;
    const state = notation.parse(label);
    for (const move of moves(state).filter(({ disc }) => disc <= movable)) {
      const next = notation.format(apply(state, move));
      if (!before.has(next)) before.set(next, label);
    }
  }
  if (!before.has(to)) return null;
  const path: string[] = [];
  for (let label: string | null | undefined = to; label != null; label = before.get(label))
    path.unshift(label);
  return path;
}

/** The largest disc that is not on p2. */
export const largestOutside = (pegOf: readonly Peg[]): number =>
  pegOf.reduce((most: number, peg, i) => (peg === 2 ? most : i + 1), 0);

/**
 * The moves of the proof of theorem 5, from a state with the largest disc on p2: gather all discs
 * up to the largest outside p2 on it, move the next one across, gather again, until all but the
 * largest are together. `null` at the first stage that no play reaches.
 */
export function replayBadState(pegOf: readonly Peg[]): Stage[] | null {
  const discs = pegOf.length;
  let at = [...pegOf];
  const stages: Stage[] = [{ label: labelOf(at), play: [labelOf(at)], movable: 0 }];
  const advance = (next: Peg[], movable: number) => {
    const play = playOfSmall(discs, labelOf(at), labelOf(next), movable);
    if (play === null) return false;
    if (play.length > 1) stages.push({ label: labelOf(next), play, movable });
    at = next;
    return true;
  };
  for (let i = largestOutside(pegOf); ; i++) {
    const peg = at[i - 1];
    const gathered = at.map((other, disc) => (disc < i ? peg : other));
    if (!advance(gathered, i - 1)) return null;
    if (i === discs - 1) return stages;
    const crossed = at.map((other, disc) => (disc === i ? 1 - peg : other));
    if (!advance(crossed, i + 1)) return null;
  }
}

/**
 * Of all states those that are bad, with the largest disc on p2 and the largest disc elsewhere on
 * the given peg.
 */
export const badWithLargestOnLast = (states: readonly ManausState[], peg: Peg): ManausState[] =>
  states.filter(
    ({ good, pegOf }) =>
      !good && pegOf[pegOf.length - 1] === 2 && pegOf[largestOutside(pegOf) - 1] === peg,
  );
