import {
  type Effort,
  general,
  type Item,
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
import { gadgetRules } from '../evidence/rules.js';

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

const checkedOn = (formulas: Words): Words => ({
  en: `${formulas.en}: the levels by the fast solver, small ones by a plain search too, and by counting true literals, against DPLL and the truth table; with closing switches also that a shortest solution has no move to the left and turns back in no column`,
  pt: `${formulas.pt}: as fases pelo resolvedor rápido, as pequenas também por uma busca simples, e contando literais verdadeiros, comparadas com DPLL e com a tabela-verdade; com chaves que fecham, também que uma solução mínima não tem movimento para a esquerda e não volta atrás em nenhuma coluna`,
});

const flipping = (cnf: Cnf) => satToBloxorz(cnf, 'flip');

const asFlipped = (formulas: readonly Cnf[], named: Words) =>
  general<Cnf, Reduced>({
    checked: checkedOn(named),
    instances: formulas,
    stated: asSatisfiable,
    methods: {
      ...ofLevels(flipping),
      'clauses with an odd number of true literals': byOddClauses,
    },
  });

function check(effort: Effort) {
  const { formulas, named, counted } = formulasFor(effort);
  requireReduction(formulas, 'close');
  requireReduction(formulas, 'branches');
  requireForward(formulas);
  return withValues(
    asFlipped(effort === 'full' ? formulas : formulas.slice(0, 100), named),
    ({ instance }): Case => ({
      formula: formatCnf(instance),
      states: solved(flipping(instance)).visited,
      counted,
    }),
  );
}

export default {
  id: 'ramos2014/theorem-3.1',
  statement: {
    en: 'For every formula in conjunctive normal form, the level of one part a variable and one bridge a clause, in which all switches are light and non-alternating and a clause’s bridge is worked by C2 of each of its variables and C5 of each variable it negates, has a solution of at most |f| moves if and only if the formula is satisfiable.',
    pt: 'Para toda fórmula na forma normal conjuntiva, a fase com uma parte para cada variável e uma ponte para cada cláusula, em que todas as chaves são leves e não-alternantes e a ponte de uma cláusula é acionada por C2 de cada uma das suas variáveis e por C5 de cada variável que ela nega, tem uma solução de no máximo |f| movimentos se e somente se a fórmula é satisfatível.',
  },
  rules: gadgetRules,
  departs: {
    en: 'It holds on every formula tried when the switches of a clause close its bridge for good, as the words on permanent change in section 3.1 can be read; in the formal rules (Algorithm 1) a non-alternating switch flips at its first press, and two literals that are true leave the bridge open. Under the formal rules it holds with a bridge of its own for each literal, side by side: SAT ≤p BLOXORZ stands.',
    pt: 'Vale em todas as fórmulas testadas se as chaves de uma cláusula ligam a ponte de vez, como se pode ler na Seção 3.1. Pelo Algoritmo 1, uma chave não-alternante inverte a ponte no primeiro acionamento, e dois literais verdadeiros a deixam desligada. Com essas regras vale se cada literal tiver a sua ponte, lado a lado: SAT ≤p BLOXORZ permanece.',
  },
  uses: ['ramos2014/algorithm-1', 'ramos2014/definition-3.1', 'ramos2014/figure-6'],
  recorded: 'fails',
  check,
  erratum: {
    certainty: 'reading',
    where: { en: 'Section 3.4, Theorem 3.1', pt: 'Seção 3.4, Teorema 3.1' },
    printed: {
      en: 'All switches are light and non-alternating; the bridge of a clause is turned on by C2 or C5 of each of its literals.',
      pt: 'As chaves são leves e não-alternantes; a ponte de uma cláusula é ligada pela chave C2 ou C5 de cada um de seus literais.',
    },
    sure: {
      en: 'It rests on what non-alternating means: in Algorithm 1 such a switch flips its bridges, once. The example of the work fails as well: its only satisfying assignment makes two literals of the third clause true. The theorem itself is true.',
      pt: 'Depende do que se entende por não-alternante: no Algoritmo 1, a chave inverte as pontes, uma só vez. A própria fórmula de exemplo da obra também falha: a única valoração que a satisfaz torna verdadeiros dois literais da terceira cláusula. O teorema em si é verdadeiro.',
    },
    counterexample: {
      en: ({ formula, states }) =>
        `${formula} is satisfiable, and none of the ${states} states that can be reached wins: under every satisfying assignment some clause has an even number of true literals, whose switches flip its bridge back`,
      pt: ({ formula, states }) =>
        `${inPortuguese(formula)} é satisfatível, mas nenhum dos ${states} estados alcançáveis vence: em toda valoração que a satisfaz, alguma cláusula tem um número par de literais verdadeiros, cujas chaves devolvem a ponte ao estado desligado.`,
    },
    found: {
      pt: ({ counted: { all, random } }) =>
        `Busca em todos os estados das fases de ${all} fórmulas pequenas, de ${random} ao acaso e do exemplo da obra, comparada com DPLL e com a tabela-verdade.`,
    },
  },
} satisfies Item<Case>;
