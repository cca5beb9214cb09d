import { blockGame, shortestPlay } from '@manaus/blocks';
import { packedGame } from '@manaus/blocks/internals';
import { type Checks, finite, type ItemCheck, range, withValues } from '../../check/index.js';
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
import { levelPlan } from '../figures/level-plan.js';

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
    ({ instance, computed }) => {
      const [bits] = satisfyingAssignments(instance);
      const literals = instance.clauses.map((clause) => trueLiterals(clause, bits));
      const twice = literals.findIndex((count) => count % 2 === 0);
      return {
        formula: formatCnf(instance),
        assignment: range(0, instance.variables - 1).map((i) => ((bits >> i) & 1) === 1),
        clause: twice + 1,
        literals: literals[twice],
        states: computed.states,
      };
    },
  );

const closing = () => satToBloxorz(exampleFormula, 'close');

export default {
  'figure-7': {
    figure: (language) =>
      levelPlan(language, {
        level: closing(),
        title: 'The work’s example as a level',
        subtitle:
          '(x1 or x2) and (not x1 or not x2) and (x1 or not x2), solved with switches that close for good',
        path: cellsOf(closing(), shortestPlay(blockGame(closing())).path ?? ''),
      }),
    check,
    counterexample: {
      en: ({ formula, assignment, clause, literals, states }) =>
        `${formula}: satisfied by ${assignment.map((value, i) => `x${i + 1} ${value}`).join(', ')}, which makes ${literals} literals of clause ${clause} true; none of the ${states} states that can be reached wins`,
      pt: ({ assignment, clause, literals, states }) =>
        `A única valoração que satisfaz a fórmula (${assignment.map((value, i) => `x${i + 1} ${value ? 'verdadeira' : 'falsa'}`).join(', ')}) torna verdadeiros ${literals} literais da cláusula ${clause}; nenhum dos ${states} estados alcançáveis vence.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
