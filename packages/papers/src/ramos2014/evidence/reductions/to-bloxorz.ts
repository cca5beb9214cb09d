import type { BloxorzLevel } from '@manaus/blocks';
import { requireOneOf } from '@manaus/core/internals';
import { type Cnf, requireCnf, textOf } from './cnf.js';
import { Draft } from './draft.js';

/**
 * The way in which clauses are closed. `flip`: one bridge per clause, switches that flip it at
 * their first press, as Algorithm 1 of the work has it; `close`: the same with switches that close
 * it for good; `branches`: flipping switches, and a bridge per literal, beside each other
 * .
 */
export type ClauseBridges = (typeof ways)[number];

const ways = ['flip', 'close', 'branches'] as const;

/** A variable's part, from its left column to the next: the block stands on every third cell. */
const GADGET = 9;
const MIDDLE = 3;

/**
 * The level of a formula: a variable's part is crossed above or below, which closes the bridges of
 * the clauses with that literal.
 *
 * Parts stand left to right: start, variables, clauses, goal. The upper way has, from the left, a
 * bridge that starts closed, the switch C1 that opens it, C2 for the clauses, C3 that closes the
 * bridge at the right end; the lower way C4, C5, C6 likewise. Lengths and the start's shape are
 * ours: the block stands wherever it can turn. Time and cells linear in variables plus clauses.
 * Source: [ramos2014, section 3.4].
 *
 * @example
 * ```ts
 * const level = satToBloxorz({ variables: 1, clauses: [[1]] });
 * [level.width, level.height, level.switches.length, level.bridges.length]; // => [19, 7, 6, 5]
 * ```
 */
export function satToBloxorz(cnf: Cnf, bridges: ClauseBridges = 'close'): BloxorzLevel {
  requireCnf('papers/reductions', cnf);
  requireOneOf('papers/reductions', 'bridges', ways, bridges);
  return draftOf(cnf, bridges, 0).level('bloxorz', textOf(cnf)) as BloxorzLevel;
}

/**
 * The same with a way around from the start to the end, without switches, that goes up to a row: 9
 * or more, a multiple of three.
 */
export function satWithOuterPath(cnf: Cnf, bridges: ClauseBridges, row: number): BloxorzLevel {
  const draft = draftOf(cnf, bridges, row);
  const right = MIDDLE + GADGET * cnf.variables + 3 * cnf.clauses.length + 3;
  draft.floor(0, right, row, row);
  for (const column of [0, right]) draft.floor(column, column, MIDDLE, row);
  return draft.level('bloxorz', `${textOf(cnf)}, with a way around`) as BloxorzLevel;
}

function draftOf(cnf: Cnf, bridges: ClauseBridges, row: number): Draft {
  const { variables, clauses } = cnf;
  const first = MIDDLE + GADGET * variables;
  const rungs = bridges === 'branches' ? Math.max(1, ...clauses.map((clause) => clause.length)) : 1;
  const draft = new Draft(
    first + 3 * clauses.length + 4,
    Math.max(7, MIDDLE + 3 * rungs - 2, row + 1),
  );
  draft.put(0, MIDDLE, 'S');
  draft.floor(1, MIDDLE, MIDDLE, MIDDLE);
  for (let variable = 1; variable <= variables; variable++)
    variableGadget(draft, cnf, variable, bridges);
  clauses.forEach((clause, at) => {
    if (bridges === 'branches') branches(draft, clause, at, first + 3 * at);
    else bridgeClause(draft, at, first + 3 * at);
  });
  goal(draft, first + 3 * clauses.length, MIDDLE);
  return draft;
}

/** One bridge between two cells of floor, open. */
function bridgeClause(draft: Draft, at: number, x: number, y = MIDDLE): void {
  draft.floor(x, x + 3, y, y);
  draft.name(`Q${at + 1}`, x + 2, y, `bridge Q${at + 1} open`);
}

/** The clauses in a row, a bridge each, and the goal behind them. */
export function clauseRow(draft: Draft, { clauses }: Cnf, first: number): void {
  for (const at of clauses.keys()) bridgeClause(draft, at, first + 3 * at);
  goal(draft, first + 3 * clauses.length, MIDDLE);
}

function goal(draft: Draft, x: number, y: number): void {
  draft.floor(x, x + 3, y, y);
  draft.put(x + 3, y, 'G');
}

/** The names of the clause bridges that a literal's switch works. */
export const bridgesOf = ({ clauses }: Cnf, literal: number): string[] =>
  clauses.flatMap((clause, at) => (clause.includes(literal) ? [`Q${at + 1}`] : []));

function variableGadget(draft: Draft, cnf: Cnf, variable: number, bridges: ClauseBridges): void {
  const x = MIDDLE + GADGET * (variable - 1);
  for (const column of [x, x + GADGET]) draft.floor(column, column, 0, 2 * MIDDLE);
  const effect = bridges === 'close' ? 'close' : 'non-alternating';
  for (const [literal, y, signs] of [
    [variable, 2 * MIDDLE, ['C1', 'C2', 'C3']],
    [-variable, 0, ['C4', 'C5', 'C6']],
  ] as const) {
    // Beside each other, a literal's switch works only its bridges.
    const works = [
      effect,
      ...(bridges === 'branches'
        ? cnf.clauses.flatMap((clause, at) =>
            clause.flatMap((other, rung) => (other === literal ? [`Q${at + 1}_${rung + 1}`] : [])),
          )
        : bridgesOf(cnf, literal)),
    ].join(' ');
    const names = signs.map((sign) => `${sign}_${variable}`);
    addWay(draft, { x, y, names, works });
  }
}

/**
 * One way through a variable's part: its place, its three switches, and what the middle one does.
 */
interface Way {
  readonly x: number;
  readonly y: number;
  readonly names: readonly string[];
  readonly works: string;
}

function addWay(draft: Draft, { x, y, names: [back, middle, ahead], works }: Way): void {
  draft.floor(x, x + GADGET, y, y);
  draft.name(`B${back}`, x + 1, y, `bridge B${back} closed`);
  draft.name(back, x + 3, y, `switch ${back} light non-alternating B${back}`);
  draft.name(middle, x + 4, y, `switch ${middle} light ${works}`);
  draft.name(ahead, x + 6, y, `switch ${ahead} light non-alternating B${ahead}`);
  draft.name(`B${ahead}`, x + 7, y, `bridge B${ahead} open`);
}

/** A ladder of a bridge a literal: one of them closed is enough. */
function branches(draft: Draft, clause: readonly number[], at: number, x: number): void {
  const top = MIDDLE + 3 * Math.max(0, clause.length - 1);
  for (const column of [x, x + 3]) draft.floor(column, column, MIDDLE, top);
  clause.forEach((_, rung) => {
    const y = MIDDLE + 3 * rung;
    draft.floor(x, x + 3, y, y);
    draft.name(`Q${at + 1}_${rung + 1}`, x + 2, y, `bridge Q${at + 1}_${rung + 1} open`);
  });
}
