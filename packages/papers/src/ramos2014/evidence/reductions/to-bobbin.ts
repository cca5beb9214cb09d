import type { BobbinLevel } from '@manaus/blocks';
import { type Cnf, requireCnf, textOf } from './cnf.js';
import { Draft } from './draft.js';

/** The place of a literal: the clause, and its index in it. */
type Occurrence = readonly [clause: number, rung: number];

const occurrences = ({ clauses }: Cnf, literal: number): Occurrence[] =>
  clauses.flatMap((clause, at) =>
    clause.flatMap((other, rung): Occurrence[] => (other === literal ? [[at + 1, rung + 1]] : [])),
  );

const keyOf = ([clause, rung]: Occurrence, raised: boolean): string =>
  `${raised ? 'K' : 'k'}${clause}_${rung}`;

/**
 * The level of a formula in Bobbin 3D: a variable's part is crossed above or below, over the keys
 * of that literal, each of which lowers a key in its clause.
 *
 * The gadgets are ours. The cylinder stands on the even cells of a board colored like chess and
 * lies on the odd ones. Before and after a row of keys it must roll, across its axis, two cells to
 * an obstacle: rolling back would end in the void, so that nobody comes back. A clause is a ladder
 * with a raised key on every rung. Cells: at most quadratic in the number of literals. Source:
 * [ramos2014, section 5.5].
 *
 * @example
 * ```ts
 * const level = satToBobbin({ variables: 1, clauses: [[1]] });
 * [level.keys.length, level.keys.filter(({ raised }) => raised).length]; // => [2, 1]
 * ```
 */
export function satToBobbin(cnf: Cnf): BobbinLevel {
  const { variables, clauses } = requireCnf('papers/reductions', cnf);
  const rooms = Array.from({ length: variables }, (_, i) => {
    const variable = i + 1;
    // As many cells for its keys as its literal that occurs most, an even number.
    return (
      2 *
      Math.ceil(Math.max(occurrences(cnf, variable).length, occurrences(cnf, -variable).length) / 2)
    );
  });
  const first = rooms.reduce((sum, room) => sum + 6 + room, 2);
  const rungs = Math.max(1, ...clauses.map((clause) => clause.length));
  const draft = new Draft(first + 2 * clauses.length + 3, Math.max(7, 2 * rungs + 2));
  const middle = 3;
  draft.floor(1, 2, middle, middle);
  draft.put(0, middle, 'S');
  let x = 2;
  rooms.forEach((room, i) => {
    variableGadget(draft, cnf, i + 1, x, room);
    x += 6 + room;
  });
  clauses.forEach((clause, at) => {
    clauseGadget(draft, clause, at + 1, first + 2 * at);
  });
  draft.floor(first + 2 * clauses.length, first + 2 * clauses.length + 2, middle, middle);
  draft.put(first + 2 * clauses.length + 2, middle, 'G');
  return draft.level('bobbin', textOf(cnf)) as BobbinLevel;
}

function variableGadget(draft: Draft, cnf: Cnf, variable: number, x: number, room: number): void {
  const end = x + 2 + room;
  draft.floor(end + 2, end + 4, 3, 3);
  for (const [literal, side] of [
    [variable, 1],
    [-variable, -1],
  ] as const) {
    const [near, row, far] = [3 + side, 3 + 2 * side, 3 + 3 * side];
    slide(draft, x, near);
    draft.floor(x + 2, end, row, row);
    occurrences(cnf, literal).forEach((place, i) => {
      draft.name(keyOf(place, false), x + 3 + i, row);
    });
    slide(draft, end, far);
    draft.floor(end + 2, end + 2, near, row);
  }
}

/** Entered lying from above or below, left the same way, two cells on. */
function slide(draft: Draft, x: number, y: number): void {
  draft.floor(x, x + 2, y, y);
  draft.put(x + 3, y, '^');
}

function clauseGadget(draft: Draft, clause: readonly number[], at: number, x: number): void {
  const top = 3 + 2 * Math.max(0, clause.length - 1);
  for (const column of [x, x + 2]) draft.floor(column, column, 3, top);
  clause.forEach((_, i) => {
    draft.name(keyOf([at, i + 1], true), x + 1, 3 + 2 * i);
    draft.say(`pair ${keyOf([at, i + 1], false)} ${keyOf([at, i + 1], true)}`);
  });
}
