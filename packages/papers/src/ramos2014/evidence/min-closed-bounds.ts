/**
 * The lower bound of the proof of Theorem 3.5 for a formula of v variables and m clauses that is
 * not satisfiable.
 */
export const needs = (v: number, m: number): number => 20 * v ** 2 + 2 * m + 1 + 10 * v;

/** The strict upper bound of that proof for a satisfiable one. */
export const allowed = (v: number, m: number): number => (20 * v + 7) * v + 2 * m + 1;
