/** What the proof of Theorem 3.5 says that a formula of v variables and m clauses needs at least if it is not satisfiable. */
export const needs = (v: number, m: number): number => 20 * v ** 2 + 2 * m + 1 + 10 * v;

/** What it says that a satisfiable one takes less than. */
export const allowed = (v: number, m: number): number => (20 * v + 7) * v + 2 * m + 1;
