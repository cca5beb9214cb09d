import { general } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { allowed, needs } from './evidence/min-closed-bounds.js';
import { type Cnf, formatCnf } from './evidence/reductions/cnf.js';
import { isSatisfiable } from './evidence/reductions/satisfiable.js';
import { satToMinClosed } from './evidence/reductions/to-closed.js';
import { formulasFor, sizeOf, solved } from './evidence/reductions.js';
import { leastByParts } from './evidence/track-walks.js';

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

export default [theorem];
