import { below, drawn } from '../draws.js';
import type { Cnf } from './cnf.js';

/**
 * All clauses over some variables that name each at most once, the empty one left out; short ones
 * first.
 */
function allClauses(variables: number): number[][] {
  let clauses: number[][] = [[]];
  for (let variable = 1; variable <= variables; variable++)
    clauses = clauses.flatMap((clause) => [clause, [...clause, variable], [...clause, -variable]]);
  return clauses.filter((clause) => clause.length > 0).sort((a, b) => a.length - b.length);
}

/**
 * All formulas of at most the given number of different clauses over exactly the given number of
 * variables, named or not; few clauses first.
 */
export function* allFormulas(variables: number, most: number): Generator<Cnf> {
  const clauses = allClauses(variables);
  for (let count = 0; count <= Math.min(most, clauses.length); count++)
    for (const chosen of chosenFrom(clauses, count)) yield { variables, clauses: chosen };
}

function* chosenFrom<T>(things: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) yield [];
  else
    for (let at = from; at <= things.length - count; at++)
      for (const rest of chosenFrom(things, count - 1, at + 1)) yield [things[at], ...rest];
}

/**
 * Random formulas: clauses of one to three literals, about as many as make half of the formulas
 * satisfiable; variables may repeat.
 */
export const randomFormulas = (count: number, seed: number, mostVariables: number): Cnf[] =>
  drawn(seed, count, (random) => {
    const variables = 1 + below(random, mostVariables);
    const literal = () => (1 + below(random, variables)) * (random() < 0.5 ? 1 : -1);
    const clause = () => Array.from({ length: 1 + below(random, 3) }, literal);
    return { variables, clauses: Array.from({ length: 1 + below(random, 3 * variables) }, clause) };
  });

/** The work's own example. */
export const exampleFormula: Cnf = {
  variables: 2,
  clauses: [
    [1, 2],
    [-1, -2],
    [1, -2],
  ],
};
