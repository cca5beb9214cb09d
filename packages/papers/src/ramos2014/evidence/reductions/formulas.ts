import { range } from '../../../check/index.js';
import { joinedCombinations } from '../../../shared/combinations.js';
import { below, drawn } from '../draws.js';
import type { Cnf } from './cnf.js';

/**
 * All formulas of at most the given number of different clauses over exactly the given number of
 * variables, named or not; few clauses first.
 */
export function* allFormulas(variables: number, most: number): Generator<Cnf> {
  // Clauses that name each variable at most once, the empty one left out; short ones first.
  const choices = range(1, variables).map((variable) => [[], [variable], [-variable]]);
  const [, ...clauses] = joinedCombinations(choices);
  const all = clauses.sort((a, b) => a.length - b.length);
  for (const count of range(0, most))
    for (const clauses of chosenFrom(all, count)) yield { variables, clauses };
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
    const clauses = range(0, below(random, 3 * variables)).map(() =>
      range(0, below(random, 3)).map(
        () => (1 + below(random, variables)) * (random() < 0.5 ? 1 : -1),
      ),
    );
    return { variables, clauses };
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
