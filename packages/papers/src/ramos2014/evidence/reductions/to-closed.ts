import type { BloxorzLevel } from '@manaus/blocks';
import { range } from '@manaus/core';
import { type Cnf, requireCnf, textOf } from './cnf.js';
import { Draft } from './draft.js';
import { bridgesOf, clauseRow } from './to-bloxorz.js';

const MIDDLE = 3;

/**
 * The level of a formula in which bridges only close and only time is scarce: both ways of a
 * variable are 30 v cells long, their switches half-way.
 *
 * Every way can be walked, so that the level is always solvable; a walk that does not turn back
 * takes one literal of each variable. The columns between are ours. Cells: about 210 v², v the
 * number of variables. Source: [ramos2014, section 3.6].
 *
 * @example
 * ```ts
 * satToMinClosed({ variables: 1, clauses: [[1]] }).width; // => 37
 * ```
 */
export function satToMinClosed(cnf: Cnf): BloxorzLevel {
  requireCnf('papers/reductions', cnf);
  return levelOfParts(cnf, trackGadget, 0, 30 * cnf.variables);
}

/** The level of a formula whose variables' parts begin in a column and have a width each. */
function levelOfParts(cnf: Cnf, part: Gadget, start: number, width: number): BloxorzLevel {
  const { variables, clauses } = cnf;
  const first = start + width * variables;
  const draft = new Draft(first + 3 * clauses.length + 4, 2 * MIDDLE + 1);
  draft.put(0, MIDDLE, 'S');
  draft.floor(1, start, MIDDLE, MIDDLE);
  for (const i of range(1, variables)) part(draft, cnf, i, start + width * (i - 1));
  clauseRow(draft, cnf, first);
  return draft.level('bloxorz', textOf(cnf)) as BloxorzLevel;
}

/** A function that draws the part of a variable from a column on. */
type Gadget = (draft: Draft, cnf: Cnf, variable: number, x: number) => void;

function trackGadget(draft: Draft, cnf: Cnf, variable: number, x: number): void {
  const width = 30 * cnf.variables;
  for (const column of [x, x + width]) draft.floor(column, column, 0, 2 * MIDDLE);
  for (const [literal, y, name] of ends(variable)) {
    draft.floor(x, x + width, y, y);
    draft.name(name, x + width / 2, y, closing(cnf, literal, name));
  }
}

const ends = (
  variable: number,
): readonly (readonly [literal: number, y: number, name: string])[] => [
  [variable, 2 * MIDDLE, `C1_${variable}`],
  [-variable, 0, `C3_${variable}`],
];

const closing = (cnf: Cnf, literal: number, name: string): string =>
  [`switch ${name} light close`, ...bridgesOf(cnf, literal)].join(' ');

/** From a column of teleports to the next. */
const GADGET = 13;

/**
 * The level of a formula in which no switch opens a bridge and teleports cannot be undone: one of
 * two takes the block to one of a variable's two ways.
 *
 * The halves are set down side by side, two and three cells right of the teleport, and are a block
 * at once; then come the switch for the clauses, the one that closes the way's bridge, and that
 * bridge. Lengths are ours. Source: [ramos2014, section 3.6].
 *
 * @example
 * ```ts
 * const level = satToClosedPlus({ variables: 1, clauses: [[1]] });
 * [level.teleports.length, level.switches.every(({ effect }) => effect === 'close')]; // => [2, true]
 * ```
 */
export function satToClosedPlus(cnf: Cnf): BloxorzLevel {
  requireCnf('papers/reductions', cnf);
  return levelOfParts(cnf, teleportGadget, MIDDLE, GADGET);
}

function teleportGadget(draft: Draft, cnf: Cnf, variable: number, x: number): void {
  for (const column of [x, x + 10]) draft.floor(column, column, 0, 2 * MIDDLE);
  for (const [literal, y, name] of ends(variable)) {
    draft.floor(x + 2, x + 10, y, y);
    draft.name(`T${name}`, x, y, `teleport T${name} ${x + 3} ${y + 1} ${x + 4} ${y + 1}`);
    draft.name(name, x + 5, y, closing(cnf, literal, name));
    const second = literal > 0 ? `C2_${variable}` : `C4_${variable}`;
    draft.name(`B${second}`, x + 8, y, `bridge B${second} open`);
    draft.name(second, x + 7, y, `switch ${second} light close B${second}`);
  }
  draft.floor(x + 10, x + GADGET, MIDDLE, MIDDLE);
}
