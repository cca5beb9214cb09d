import { type Checks, general, notTried } from '../../check/index.js';
import { allowed, needs } from '../evidence/min-closed-bounds.js';
import type { Cnf } from '../evidence/reductions/cnf.js';
import { isSatisfiable } from '../evidence/reductions/satisfiable.js';
import { satToMinClosed } from '../evidence/reductions/to-closed.js';
import { formulasFor, leastOfSmall, sizeOf, solved } from '../evidence/reductions.js';
import { leastByParts } from '../evidence/track-walks.js';

/** True if an optimum is within |f| and on the right side of the two numbers of the proof. */
function isAsProved(moves: number | null, cnf: Cnf): boolean {
  const [v, m] = [cnf.variables, cnf.clauses.length];
  if (moves === null || moves > sizeOf(satToMinClosed(cnf)) || moves <= 20 * v ** 2 + 2 * m + 1)
    return false;
  return isSatisfiable(cnf) ? moves < allowed(v, m) : moves >= needs(v, m);
}

export default {
  'theorem-3.5': (effort) => {
    const { formulas, named } = formulasFor(effort, { mostVariables: 4 });
    return general<Cnf, number | null>({
      checked: {
        en: `${named.en}: the optimum by the fast solver, small ones by a plain search too, and by the cheapest choice of ways, part by part`,
        pt: `${named.pt}: o ótimo pelo resolvedor rápido, nas pequenas também por uma busca simples, e pela escolha mais barata de caminhos, parte a parte`,
      },
      instances: formulas,
      satisfies: isAsProved,
      methods: {
        'the fast solver': (cnf) => solved(satToMinClosed(cnf)).moves,
        'search by the rules, of one variable': (cnf) =>
          cnf.variables === 1 ? leastOfSmall(satToMinClosed(cnf), 2000) : notTried,
        'part by part': leastByParts,
      },
    });
  },
} satisfies Checks;
