import { blockGame, shortestPlay } from '@manaus/blocks';
import { packedGame } from '@manaus/blocks/internals';
import { type FigureItem, finite, range, withValues } from '../../check/index.js';
import { explore } from '../evidence/block-search.js';
import { cellsOf } from '../evidence/level-walks.js';
import { explorePacked } from '../evidence/packed-search.js';
import { type Cnf, formatCnf } from '../evidence/reductions/cnf.js';
import { exampleFormula } from '../evidence/reductions/formulas.js';
import {
  isSatisfiable,
  satisfyingAssignments,
  trueLiterals,
} from '../evidence/reductions/satisfiable.js';
import { satToBloxorz } from '../evidence/reductions/to-bloxorz.js';
import { gadgetRules } from '../evidence/rules.js';
import { levelPlan } from '../figures/level-plan.js';
import { rebuiltParts } from '../figures/lost.js';

/** Whether the level of a formula can be solved, and how many states are reached. */
type Reached = { readonly solvable: boolean; readonly states: number };
type Case = {
  readonly formula: string;
  /** For each variable whether it is true in the first assignment that satisfies the formula. */
  readonly assignment: readonly boolean[];
  /** A clause with an even number of true literals, and that number. */
  readonly clause: number;
  readonly literals: number;
  readonly states: number;
};

const flipping = (cnf: Cnf) => satToBloxorz(cnf, 'flip');

function byRules(cnf: Cnf): Reached {
  const { path, states } = explore(blockGame(flipping(cnf)), Number.POSITIVE_INFINITY);
  return { solvable: path !== null, states: states.length };
}

function inNumbers(cnf: Cnf): Reached {
  const { moves, codes } = explorePacked(packedGame(flipping(cnf)));
  return { solvable: moves !== null, states: codes.length };
}

/** True if some choice of sides makes an odd number of literals of each clause true. */
const bySides = ({ variables, clauses }: Cnf): Partial<Reached> => ({
  solvable: range(0, 2 ** variables - 1).some((bits) =>
    clauses.every((clause) => trueLiterals(clause, bits) % 2 === 1),
  ),
});

function caseOf(cnf: Cnf, states: number): Case {
  const [bits] = satisfyingAssignments(cnf);
  const literals = cnf.clauses.map((clause) => trueLiterals(clause, bits));
  const twice = literals.findIndex((count) => count % 2 === 0);
  return {
    formula: formatCnf(cnf),
    assignment: range(0, cnf.variables - 1).map((i) => ((bits >> i) & 1) === 1),
    clause: twice + 1,
    literals: literals[twice],
    states,
  };
}

const check = () =>
  withValues(
    finite<Cnf, Reached>({
      checked: {
        en: 'the level of the example: all states that can be reached, by the rules and in numbers, and every choice of sides by counting its true literals',
        pt: 'a fase do exemplo: todos os estados que se alcançam, pelas regras e em números, e cada escolha de lados contando os seus literais verdadeiros',
      },
      instances: [exampleFormula],
      stated: (cnf) => ({ solvable: isSatisfiable(cnf) }),
      methods: {
        'search by the rules': byRules,
        'search in numbers': inNumbers,
        'every choice of sides': bySides,
      },
    }),
    ({ instance, computed }) => caseOf(instance, computed.states),
  );

const closing = () => satToBloxorz(exampleFormula, 'close');

export default {
  id: 'ramos2014/figure-7',
  statement: {
    en: 'The level of (x1 or x2) and (not x1 or not x2) and (x1 or not x2), with light non-alternating switches, can be solved, as the formula is satisfiable.',
    pt: 'A fase de (x1 ou x2) e (não x1 ou não x2) e (x1 ou não x2), com chaves leves e não-alternantes, tem solução, pois a fórmula é satisfatível.',
  },
  rules: gadgetRules,
  departs: {
    en: `${rebuiltParts.en} It can be solved, as drawn here, when the switches of clauses close their bridges for good; in the formal rules those of two true literals flip the third bridge twice.`,
    pt: `${rebuiltParts.pt} A fase tem solução, como desenhada aqui, se as chaves das cláusulas ligam as pontes de vez; pelas regras formais, as de dois literais verdadeiros invertem duas vezes a terceira ponte.`,
  },
  caption:
    'The level built from (x1 or x2) and (not x1 or not x2) and (x1 or not x2), with a shortest solution for closing switches',
  uses: ['ramos2014/theorem-3.1'],
  recorded: 'fails',
  figure: () =>
    levelPlan({
      level: closing(),
      title: 'The work’s example as a level',
      subtitle:
        '(x1 or x2) and (not x1 or not x2) and (x1 or not x2), solved with switches that close for good',
      path: cellsOf(closing(), shortestPlay(blockGame(closing())).path ?? ''),
    }),
  check,
  erratum: {
    certainty: 'reading',
    where: { en: 'Section 3.4, Figure 7', pt: 'Seção 3.4, Figura 7' },
    printed: {
      en: 'A level built from (x1 or x2) and (not x1 or not x2) and (x1 or not x2), fully compatible with the scheme of the reduction.',
      pt: 'Uma fase construída a partir de (x1 ou x2) e (não x1 ou não x2) e (x1 ou não x2), compatível com o esquema da redução.',
    },
    sure: {
      en: 'It rests on what non-alternating means, as Theorem 3.1 does, and on the scheme as the text has it: the drawing itself is not in our text.',
      pt: 'Depende do que se entende por não-alternante, como o Teorema 3.1, e do esquema descrito no texto: o desenho em si não está no nosso texto.',
    },
    counterexample: {
      en: ({ formula, assignment, clause, literals, states }) =>
        `${formula}: satisfied by ${assignment.map((value, i) => `x${i + 1} ${value}`).join(', ')}, which makes ${literals} literals of clause ${clause} true; none of the ${states} states that can be reached wins`,
      pt: ({ assignment, clause, literals, states }) =>
        `A única valoração que satisfaz a fórmula (${assignment.map((value, i) => `x${i + 1} ${value ? 'verdadeira' : 'falsa'}`).join(', ')}) torna verdadeiros ${literals} literais da cláusula ${clause}; nenhum dos ${states} estados alcançáveis vence.`,
    },
    found: {
      pt: () =>
        'Todos os estados alcançáveis da fase do exemplo, e cada escolha de lados pela contagem dos literais verdadeiros.',
    },
  },
} satisfies FigureItem<Case>;
