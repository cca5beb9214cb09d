import { firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { type Cnf, formatCnf } from './evidence/reductions/cnf.js';
import { isSatisfiable } from './evidence/reductions/satisfiable.js';
import { satToMinClosed } from './evidence/reductions/to-closed.js';
import { formulasFor, sizeOf, solved } from './evidence/reductions.js';
import { leastByParts } from './evidence/track-walks.js';

/** The two numbers of the proof: what a formula that is not satisfiable needs at least, and what a satisfiable one may take. */
const needs = (v: number, m: number): number => 20 * v ** 2 + 2 * m + 1 + 10 * v;
const allowed = (v: number, m: number): number => (20 * v + 7) * v + 2 * m + 1;

function wrongMoves(cnf: Cnf): string | null {
  const [v, m] = [cnf.variables, cnf.clauses.length];
  const level = satToMinClosed(cnf);
  const moves = solved(level).moves ?? Number.POSITIVE_INFINITY;
  const say = (what: string) => `${formatCnf(cnf)}: ${moves} moves, ${what}`;
  if (moves !== leastByParts(cnf)) throw new Error(say(`but ${leastByParts(cnf)} by parts`));
  if (moves > sizeOf(level))
    return say(`more than the ${sizeOf(level)} cells: not a yes-instance of CLOSED-BLOXORZ`);
  if (moves <= 20 * v ** 2 + 2 * m + 1) return say('not more than 20v² + 2m + 1');
  if (isSatisfiable(cnf))
    return moves < allowed(v, m)
      ? null
      : say(`not fewer than ${allowed(v, m)}, though satisfiable`);
  return moves >= needs(v, m) ? null : say(`fewer than ${needs(v, m)}, though not satisfiable`);
}

const theorem: Item = {
  id: 'ramos2014/theorem-3.5',
  kind: 'theorem',
  statement:
    'For every formula in conjunctive normal form with v ≥ 1 variables and m clauses, none empty, the level with two ways of 30v cells a variable is solvable within |f| moves; its optimum is more than 20v² + 2m + 1, less than (20v + 7)v + 2m + 1 if the formula is satisfiable, and at least 20v² + 2m + 1 + 10v if it is not: MIN-CLOSED-BLOXORZ is NP-hard.',
  departs:
    'The switches close a clause’s bridge for good, as the problem demands; the columns that join the ways are ours, four moves from one way to the other. One move onto the goal, as the proof counts, would need a block that lies after the last clause; ours takes two.',
  uses: ['ramos2014/theorem-3.1', 'ramos2014/theorem-3.5-arithmetic', 'ramos2014/definition-3.5'],
  recorded: 'holds-in-range',
  check(effort) {
    const { formulas, named } = formulasFor(effort, { mostVariables: 4 });
    return general(formulas, wrongMoves, {
      checked: `${named}: the optimum by the fast solver, small ones by a plain search too, and by the cheapest choice of ways, part by part`,
      methods: 2,
    });
  },
};

/** Coefficients of 1, v, v² in needs - allowed, for any m, from three values. */
function difference(m: number): number[] {
  const [a, b, c] = [0, 1, 2].map((v) => needs(v, m) - allowed(v, m));
  const square = (c - 2 * b + a) / 2;
  return [a, b - a - square, square];
}

const arithmetic: Item = {
  id: 'ramos2014/theorem-3.5-arithmetic',
  kind: 'theorem',
  statement: 'For all whole numbers v ≥ 1 and m ≥ 0: 20v² + 2m + 1 + 10v > (20v + 7)v + 2m + 1.',
  departs:
    'v ≥ 1, which a formula with a literal has: the sides differ by 3v, and for v = 0 they are equal.',
  uses: [],
  recorded: 'holds-in-range',
  check() {
    const wrong = (v: number) =>
      firstWrong(
        ...range(0, 50).map((m) =>
          needs(v, m) > allowed(v, m)
            ? null
            : `v = ${v}, m = ${m}: ${needs(v, m)} is not more than ${allowed(v, m)}`,
        ),
        ...[0, 1, 50].map((m) =>
          difference(m).join() === '0,3,0'
            ? null
            : `m = ${m}: the difference has coefficients ${difference(m).join(', ')}`,
        ),
      );
    return general(range(1, 1000), wrong, {
      checked:
        'v = 1 to 1000 and m = 0 to 50 by their values; the difference as a polynomial in v, which is 3v',
      methods: 2,
    });
  },
};
export default [theorem, arithmetic];
