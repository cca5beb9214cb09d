import { type Checks, conjunction, general, range, type Words } from '../../check/index.js';
import { onlyClosesByText } from '../evidence/definitions.js';
import { classesOf } from '../evidence/level-function.js';
import type { Cnf } from '../evidence/reductions/cnf.js';
import { satToClosedPlus } from '../evidence/reductions/to-closed.js';
import {
  asSatisfiable,
  formulasFor,
  ofLevels,
  type Reduced,
  touchedInNumbers,
  touchedTogether,
} from '../evidence/reductions.js';

/** The variables of which some way presses the switches of both literals. */
const bothPressed =
  (touched: typeof touchedTogether) =>
  (cnf: Cnf): number[] =>
    range(1, cnf.variables).filter((variable) => {
      const pair = [`C1_${variable}`, `C3_${variable}`];
      return touched(satToClosedPlus(cnf), pair).some((set) =>
        pair.every((name) => set.includes(name)),
      );
    });

/** True if no switch of the level opens a bridge. */
const closing = (formulas: readonly Cnf[]) =>
  general({
    checked: {
      en: 'the switches of all levels, which close',
      pt: 'as chaves de todas as fases, que fecham',
    },
    instances: formulas.map(satToClosedPlus),
    stated: () => true,
    methods: {
      'the parsed level': (level) => classesOf(level)['CLOSED-BLOXORZ+'],
      'the text of the level': onlyClosesByText,
    },
  });

/** The level of a formula is solvable if and only if the formula is satisfiable. */
const reduction = (formulas: readonly Cnf[], named: Words) =>
  general<Cnf, Reduced>({
    checked: {
      en: `${named.en}: the levels by the fast solver, small ones by a plain search too, against DPLL and the truth table`,
      pt: `${named.pt}: as fases pelo resolvedor rápido, as pequenas também por uma busca simples, comparadas com DPLL e com a tabela-verdade`,
    },
    instances: formulas,
    stated: asSatisfiable,
    methods: ofLevels(satToClosedPlus),
  });

/** No way presses the switches of both literals of a variable. */
const neverBoth = (few: readonly Cnf[]) =>
  general<Cnf, readonly number[]>({
    checked: {
      en: `the two switches of a variable on all ways through ${few.length} levels, by the rules and in numbers`,
      pt: `as duas chaves de uma variável em todos os caminhos por ${few.length} fases, pelas regras e em números`,
    },
    instances: few,
    stated: () => [],
    methods: {
      'touched by the rules': bothPressed(touchedTogether),
      'touched in numbers': bothPressed(touchedInNumbers),
    },
  });

export default {
  'theorem-3.6': (effort) => {
    const { formulas, named } = formulasFor(effort);
    const few = formulas.filter(({ variables, clauses }) => variables <= 2 && clauses.length <= 2);
    return conjunction<unknown>(reduction(formulas, named), closing(formulas), neverBoth(few));
  },
} satisfies Checks;
