import type { Cnf } from './reductions/cnf.js';

/** The formula of the drawings with one variable: (x1) and (not x1). */
export const oneVariable: Cnf = { variables: 1, clauses: [[1], [-1]] };
