import {
  type Checks,
  type Effort,
  general,
  type ItemCheck,
  range,
  requireHolds,
  type Words,
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
const asReduced = (formulas: readonly Cnf[], bridges: ClauseBridges, checked: Words) =>
  general<Cnf, Reduced>({
    checked,
    instances: formulas,
    stated: asSatisfiable,
    methods: ofLevels((cnf) => satToBloxorz(cnf, bridges)),
  });

const requireReduction = (formulas: readonly Cnf[], bridges: ClauseBridges) =>
  requireHolds(
    asReduced(formulas, bridges, {
      en: `bridges that ${bridges}`,
      pt: `pontes no modo ${bridges}`,
    }),
  );

/** A level with a bridge for each literal has at most as many positions as the theorem says. */
const requireSmall = (formulas: readonly Cnf[]) =>
  requireHolds(
    general({
      checked: { en: 'positions of the levels', pt: 'posições das fases' },
      instances: formulas,
      stated: () => true,
      methods: {
        'width times height': (cnf) => {
          const { width, height } = satToBloxorz(cnf, 'branches');
          const longest = Math.max(0, ...cnf.clauses.map((clause) => clause.length));
          const most = (9 * cnf.variables + 3 * cnf.clauses.length + 7) * (3 * longest + 7);
          return width * height <= most;
        },
      },
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

/** The theorem itself, by the rules of Algorithm 1: a level that is not too large decides. */
function checkTheorem(effort: Effort) {
  const { formulas, named } = formulasFor(effort);
  requireSmall(formulas);
  return asReduced(formulas, 'branches', {
    en: `${named.en}: the size of the level with a bridge for each literal, and its solutions by the fast solver, small levels by a plain search too, against DPLL and the truth table`,
    pt: `${named.pt}: o tamanho da fase com uma ponte para cada literal, e as suas soluções pelo resolvedor rápido, as fases pequenas também por uma busca simples, comparadas com DPLL e com a tabela-verdade`,
  });
}

const flipping = (cnf: Cnf) => satToBloxorz(cnf, 'flip');

/** The construction of the proof, with one bridge a clause. */
function checkConstruction(effort: Effort) {
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
  'theorem-3.1': checkTheorem,

  'theorem-3.1/construction': {
    check: checkConstruction,
    counterexample: {
      en: ({ formula, states }) =>
        `${formula} is satisfiable, and none of the ${states} states that can be reached wins: under every satisfying assignment some clause has an even number of true literals, whose switches flip its bridge back`,
      pt: ({ formula, states }) =>
        `${inPortuguese(formula)} é satisfatível, mas nenhum dos ${states} estados alcançáveis vence: em toda valoração que a satisfaz, alguma cláusula tem um número par de literais verdadeiros, cujas chaves devolvem a ponte ao estado desligado.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
