import { type Cnf, requireCnf } from './cnf.js';

/** The assignments of a formula, one bit a variable, that make every clause true. */
export function satisfyingAssignments(cnf: Cnf): number[] {
  return Array.from({ length: 2 ** cnf.variables }, (_, bits) => bits).filter((bits) =>
    cnf.clauses.every((clause) => trueLiterals(clause, bits) > 0),
  );
}

/** The number of true literals of a clause. */
export const trueLiterals = (clause: readonly number[], bits: number): number =>
  clause.filter((literal) => ((bits >> (Math.abs(literal) - 1)) & 1) === (literal > 0 ? 1 : 0))
    .length;

/**
 * True if clauses can be satisfied together, by unit propagation and branching (Davis, Putnam,
 * Logemann, Loveland).
 */
function dpll(clauses: readonly (readonly number[])[]): boolean {
  if (clauses.length === 0) return true;
  if (clauses.some((clause) => clause.length === 0)) return false;
  const unit = clauses.find((clause) => clause.length === 1);
  if (unit !== undefined) return dpll(assumed(clauses, unit[0]));
  const [literal] = clauses[0];
  return dpll(assumed(clauses, literal)) || dpll(assumed(clauses, -literal));
}

const assumed = (clauses: readonly (readonly number[])[], literal: number): number[][] =>
  clauses
    .filter((clause) => !clause.includes(literal))
    .map((clause) => clause.filter((other) => other !== -literal));

/**
 * Whether a formula is satisfiable, by DPLL: exponential time at worst, space linear in depth times
 * size.
 *
 * With at most 16 variables a truth table is made as well, and the two must agree.
 *
 * @example
 * ```ts
 * isSatisfiable({ variables: 1, clauses: [[1], [-1]] }); // => false
 * ```
 */
export function isSatisfiable(cnf: Cnf): boolean {
  const found = dpll(requireCnf('papers/satisfiable', cnf).clauses);
  if (cnf.variables <= 16 && found !== satisfyingAssignments(cnf).length > 0)
    throw new Error('DPLL and the truth table disagree');
  return found;
}
