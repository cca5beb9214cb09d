import { type BobbinLevel, formatLevel } from '@manaus/blocks';
import { type Checks, general } from '../../check/index.js';
import type { Cnf } from '../evidence/reductions/cnf.js';
import { satToBobbin } from '../evidence/reductions/to-bobbin.js';
import { formulasFor, touchedInNumbers, touchedTogether } from '../evidence/reductions.js';
import { levelPlan } from '../figures/level-plan.js';

/**
 * The pairs of keys, lowered one first; the literals whose keys and those of their opposites are
 * touched on one way; and the keys on no way.
 */
type Keys = {
  readonly pairs: readonly (readonly [string, string])[];
  readonly both: readonly number[];
  readonly missing: readonly string[];
};

/** A lowered key for each occurrence of a literal, by clause and place. */
const keysOf = ({ clauses }: Cnf) =>
  clauses.flatMap((clause, at) =>
    clause.map((literal, rung) => ({ literal, name: `k${at + 1}_${rung + 1}` })),
  );

/** The keys that are touched on all ways through the level. */
function touchedKeys(touched: typeof touchedTogether, cnf: Cnf): Omit<Keys, 'pairs'> {
  const keys = keysOf(cnf);
  const names = keys.map(({ name }) => name);
  const ways = touched(satToBobbin(cnf), names).map((set) =>
    keys.filter(({ name }) => set.includes(name)).map(({ literal }) => literal),
  );
  return {
    both: ways.flatMap((way) => way.filter((literal) => way.includes(-literal))),
    missing: keys
      .filter(({ literal }) => !ways.some((way) => way.includes(literal)))
      .map(({ name }) => name),
  };
}

const pairsOf = ({ keys }: BobbinLevel) =>
  keys
    .filter(({ raised }) => !raised)
    .map(({ name, partner }) => [name, keys[partner].name] as const)
    .sort();

const byLevel = (cnf: Cnf): Keys => ({
  pairs: pairsOf(satToBobbin(cnf)),
  ...touchedKeys(touchedTogether, cnf),
});

const byText = (cnf: Cnf): Keys => ({
  pairs: [...formatLevel(satToBobbin(cnf)).matchAll(/^pair (\S+) (\S+)$/gm)]
    .map(([, lowered, raised]) => [lowered, raised] as const)
    .sort(),
  ...touchedKeys(touchedInNumbers, cnf),
});

export default {
  'figure-19': {
    figure: (language) =>
      levelPlan(language, {
        level: satToBobbin({
          variables: 2,
          clauses: [
            [1, 2],
            [-1, -2],
          ],
        }),
        title: 'Gadgets of the reduction to Bobbin 3D',
        subtitle:
          '(x1 or x2) and (not x1 or not x2); keys by clause and place, each paired with the one of that name',
      }),
    check: () => {
      const formulas = formulasFor('quick', { mostLiterals: 4, mostVariables: 2 }).formulas.filter(
        (cnf) => cnf.variables <= 2 && cnf.clauses.flat().length <= 4,
      );
      return general<Cnf, Keys>({
        checked: {
          en: `${formulas.length} formulas of at most two variables and four literals: the pairs of the level and of its text, and the keys touched on all ways through it, by the rules and in numbers`,
          pt: `${formulas.length} fórmulas de no máximo duas variáveis e quatro literais: os pares da fase e do seu texto, e as chaves tocadas em todos os caminhos por ela, pelas regras e em números`,
        },
        instances: formulas,
        stated: (cnf) => ({
          pairs: keysOf(cnf)
            .map(({ name }) => [name, name.toUpperCase()] as const)
            .sort(),
          both: [],
          missing: [],
        }),
        methods: { 'the level, by the rules': byLevel, 'the text, in numbers': byText },
      });
    },
  },
} satisfies Checks;
