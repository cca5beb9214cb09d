import {
  type Checks,
  type Effort,
  general,
  type ItemCheck,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { type Cnf, formatCnf } from '../evidence/reductions/cnf.js';
import { isSatisfiable, trueLiterals } from '../evidence/reductions/satisfiable.js';
import { type ClauseBridges, satToBloxorz } from '../evidence/reductions/to-bloxorz.js';
import {
  asSatisfiable,
  type Counted,
  formulasFor,
  ofLevels,
  type Reduced,
  solved,
} from '../evidence/reductions.js';

/** The connectives of a formula in Portuguese. */
const inPortuguese = (formula: string): string =>
  formula
    .replace(/\bor\b/g, 'ou')
    .replace(/\band\b/g, 'e')
    .replace(/\bnot\b/g, 'não');

type Case = { readonly formula: string; readonly states: number; readonly counted: Counted };

/**
 * Flipping works where some assignment makes an odd number of literals of each clause true, one
 * switch each.
 */
const byOddClauses = ({ variables, clauses }: Cnf): Partial<Reduced> => ({
  solvable: range(0, 2 ** variables - 1).some((bits) =>
    clauses.every((clause) => trueLiterals([...new Set(clause)], bits) % 2 === 1),
  ),
});

/** The reduction with other bridges, which is right. */
const requireReduction = (formulas: readonly Cnf[], bridges: ClauseBridges) =>
  requireHolds(
    general<Cnf, Reduced>({
      checked: { en: `bridges that ${bridges}`, pt: `pontes no modo ${bridges}` },
      instances: formulas,
      stated: asSatisfiable,
      methods: ofLevels((cnf) => satToBloxorz(cnf, bridges)),
    }),
  );

/**
 * The claim of the proof about the sequence: no move to the left, and in one column never both up
 * and down.
 */
const requireForward = (formulas: readonly Cnf[]) =>
  requireHolds(
    general({
      checked: { en: 'closing switches', pt: 'chaves que fecham' },
      instances: formulas.filter(isSatisfiable),
      stated: () => true,
      methods: {
        'a shortest solution': (cnf) =>
          !/L|UD|DU/.test(solved(satToBloxorz(cnf, 'close')).path ?? 'L'),
      },
    }),
  );

const flipping = (cnf: Cnf) => satToBloxorz(cnf, 'flip');

function check(effort: Effort) {
  const { formulas, named, counted } = formulasFor(effort);
  requireReduction(formulas, 'close');
  requireReduction(formulas, 'branches');
  requireForward(formulas);
  return withValues(
    general<Cnf, Reduced>({
      checked: {
        en: `${named.en}: the levels by the fast solver, small ones by a plain search too, and by counting true literals, against DPLL and the truth table; with closing switches also that a shortest solution has no move to the left and turns back in no column`,
        pt: `${named.pt}: as fases pelo resolvedor rápido, as pequenas também por uma busca simples, e contando literais verdadeiros, comparadas com DPLL e com a tabela-verdade; com chaves que fecham, também que uma solução mínima não tem movimento para a esquerda e não volta atrás em nenhuma coluna`,
      },
      instances: effort === 'full' ? formulas : formulas.slice(0, 100),
      stated: asSatisfiable,
      methods: {
        ...ofLevels(flipping),
        'clauses with an odd number of true literals': byOddClauses,
      },
    }),
    ({ instance }): Case => ({
      formula: formatCnf(instance),
      states: solved(flipping(instance)).visited,
      counted,
    }),
  );
}

export default {
  'theorem-3.1': {
    check,
    counterexample: {
      en: ({ formula, states }) =>
        `${formula} is satisfiable, and none of the ${states} states that can be reached wins: under every satisfying assignment some clause has an even number of true literals, whose switches flip its bridge back`,
      pt: ({ formula, states }) =>
        `${inPortuguese(formula)} é satisfatível, mas nenhum dos ${states} estados alcançáveis vence: em toda valoração que a satisfaz, alguma cláusula tem um número par de literais verdadeiros, cujas chaves devolvem a ponte ao estado desligado.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
