import { sum } from '@manaus/core/internals';
import type { HeapGame, HeapPosition, HeapSplit, HeapsOrPosition, Outcome } from '@manaus/games';
import { gameFault, withLimit } from '@manaus/games/internals';
import type { HeapSetup } from './setup.js';

/** A move: the amounts taken from each heap, and the heap that is left as several, if any. */
export interface Move {
  readonly taken: readonly number[];
  readonly split: HeapSplit | null;
}

/** A heap game as the page plays it. */
export interface Table {
  readonly setup: HeapSetup;
  /** The game of the registry, for the parameters and the convention of the setup. */
  readonly rules: HeapGame<HeapsOrPosition>;
  readonly start: HeapPosition;
  label(position: HeapPosition): string;
  /** The position of a label. Throws an `InputError` if it cannot be left of the first heaps. */
  parse(label: string): HeapPosition;
  /** The amounts that may be taken from a heap beside those of other heaps, in order. */
  amounts(position: HeapPosition, place: number, taken?: readonly number[]): readonly number[];
  /** The ways to leave the rest of a heap after an amount is taken. */
  ways(position: HeapPosition, place: number, amount: number): readonly (readonly number[])[];
  /** The position after a move; `null` if the rules forbid it. */
  after(position: HeapPosition, move: Move): HeapPosition | null;
  /** The move between two positions. */
  moveTo(before: HeapPosition, after: HeapPosition): Move;
  outcome(position: HeapPosition): Outcome;
  /** The positions that win: each once, at most `MOST_WINNING`. */
  winning(position: HeapPosition): readonly HeapPosition[];
}

/** The most winning moves that are listed. */
export const MOST_WINNING = 200;
/** A table of all positions is made anew for every position: it must be quick. */
const MOST_OPTIONS = 1_000_000;

/** The table of a setup. Throws an `InputError` if it would take too long. */
export function tableOf(setup: HeapSetup): Table {
  const game = setup.family.game(setup.parameters);
  const rules = setup.convention === 'normal' ? game : game.misere;
  const start = withLimit(rules.notation.parse(setup.heaps.join()));
  const { amounts, ways, outcome } = rules;
  if (rules.needsTable(start.heaps)) {
    const { heaps } = start;
    const options = heaps.reduce((total, _, place) => total + amounts(start, place).length, 0);
    const needed = options * heaps.reduce((product, heap) => product * (heap + 1), 1);
    if (needed > MOST_OPTIONS)
      throw gameFault('play', 'heaps', 'heapTable', { most: MOST_OPTIONS, got: heaps });
    // The game may have its own limit.
    outcome(start);
  }
  return {
    setup,
    rules,
    start,
    label: rules.notation.format,
    parse(text) {
      const position = withLimit(rules.notation.parse(text));
      if (isBelow(position, start)) return position;
      throw gameFault('play', 'position', 'leftOver', { got: text });
    },
    amounts,
    ways,
    after: (position, move) =>
      isLegal(rules, position, move)
        ? withLimit(rules.after(position, move.taken, move.split))
        : null,
    moveTo: moveBetween,
    outcome,
    winning: (position) => rules.winningMoves(position, MOST_WINNING).map(withLimit),
  };
}

function isLegal(rules: Table['rules'], position: HeapPosition, { taken, split }: Move): boolean {
  const touched = taken.flatMap((amount, place) =>
    amount === 0 && place !== split?.place ? [] : [place],
  );
  return (
    touched.length >= 1 &&
    touched.length <= rules.heapsPerMove &&
    touched.every((place) => {
      const rest = position.heaps[place] - taken[place];
      const parts = place === split?.place ? split.parts : [rest];
      return (
        rules.amounts(position, place, taken).includes(taken[place]) &&
        rules.ways(position, place, taken[place]).some((way) => way.join() === parts.join())
      );
    })
  );
}

/** True if heaps may be left of others: none is larger, or they are more and no more in all. */
const isBelow = ({ heaps, limit }: HeapPosition, { heaps: start }: HeapPosition): boolean =>
  (limit ?? 0) <= 2 * start[0] &&
  (heaps.length === start.length
    ? heaps.every((heap, place) => heap <= start[place])
    : heaps.length > start.length && sum(heaps) <= sum(start));

/** The move between two positions; a heap is parted where the heaps become more. */
function moveBetween({ heaps }: HeapPosition, after: HeapPosition): Move {
  const more = after.heaps.length - heaps.length;
  if (more <= 0)
    return { taken: heaps.map((heap, place) => heap - after.heaps[place]), split: null };
  const partsAt = (place: number) => after.heaps.slice(place, place + more + 1);
  const place = heaps.findIndex(
    (heap, i) =>
      heaps.slice(0, i).join() === after.heaps.slice(0, i).join() &&
      heaps.slice(i + 1).join() === after.heaps.slice(i + more + 1).join() &&
      sum(partsAt(i)) <= heap,
  );
  const parts = partsAt(place);
  return {
    taken: heaps.map((heap, i) => (i === place ? heap - sum(parts) : 0)),
    split: { place, parts },
  };
}

/** True if no move is left. */
export const isOver = (table: Table, position: HeapPosition): boolean =>
  position.heaps.every((_, place) => table.amounts(position, place).length === 0);
