import { type Checks, general, range } from '../../check/index.js';
import { oneVariable } from '../evidence/one-variable.js';
import type { Cnf } from '../evidence/reductions/cnf.js';
import { satToClosedPlus } from '../evidence/reductions/to-closed.js';
import { formulasFor, touchedInNumbers, touchedTogether } from '../evidence/reductions.js';
import { levelPlan } from '../figures/level-plan.js';

/**
 * The variables both of whose switches are touched on some way, and the choices of one switch for
 * each variable.
 */
type Choices = { readonly both: readonly number[]; readonly complete: number };

const byTouch =
  (touched: typeof touchedTogether) =>
  (cnf: Cnf): Choices => {
    const variables = range(1, cnf.variables);
    const names = variables.flatMap((i) => [`C1_${i}`, `C3_${i}`]);
    const sets = touched(satToClosedPlus(cnf), names);
    return {
      both: variables.filter((i) =>
        sets.some((set) => set.includes(`C1_${i}`) && set.includes(`C3_${i}`)),
      ),
      complete: sets.filter((set) => set.length === cnf.variables).length,
    };
  };

export default {
  'figure-10': {
    figure: (language) =>
      levelPlan(language, {
        level: satToClosedPlus(oneVariable),
        title: 'A variable of CLOSED-BLOXORZ+',
        subtitle:
          'A teleport sends the block to a way that has no way back; then the clauses (x1) and (not x1)',
      }),
    check: () => {
      const formulas = formulasFor('quick', { mostVariables: 3 }).formulas.filter(
        ({ clauses }) => clauses.length <= 2,
      );
      // No way touches both switches of a variable, and every choice of one for each is touched
      // on some way.
      return general<Cnf, Choices>({
        checked: {
          en: `${formulas.length} formulas of up to three variables: the sets of switches touched on all ways, by the rules and in numbers, and the number of choices`,
          pt: `${formulas.length} fórmulas de até três variáveis: os conjuntos de chaves tocadas em todos os caminhos, pelas regras e em números, e o número de escolhas`,
        },
        instances: formulas,
        stated: ({ variables }) => ({ both: [], complete: 2 ** variables }),
        methods: {
          'touched by the rules': byTouch(touchedTogether),
          'touched in numbers': byTouch(touchedInNumbers),
        },
      });
    },
  },
} satisfies Checks;
