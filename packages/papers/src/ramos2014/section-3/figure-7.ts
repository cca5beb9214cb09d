import { blockGame, shortestPlay } from '@manaus/blocks';
import { packedGame } from '@manaus/blocks/internals';
import { type Checks, finite, type ItemCheck, range, withValues } from '../../check/index.js';
import { explore } from '../evidence/block-search.js';
import { directiveWords } from '../evidence/level-function.js';
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

/** The signs that work the bridge of each clause, and whether the level can be solved. */
type Scheme = { readonly workedBy: readonly string[]; readonly solvable: boolean };

const signOf = (literal: number): string => `C${literal > 0 ? 2 : 5}_${Math.abs(literal)}`;

/** As the scheme says it of a formula. */
const schemeOf = (cnf: Cnf): Scheme => ({
  workedBy: cnf.clauses.map((clause) => clause.map(signOf).sort().join(' ')),
  solvable: isSatisfiable(cnf),
});

const bridgeNames = ({ clauses }: Cnf): string[] => clauses.map((_, at) => `Q${at + 1}`);

/** By what the level holds, and the rules. */
function schemeInLevel(cnf: Cnf): Scheme {
  const { switches, bridges } = closing();
  const workedBy = bridgeNames(cnf).map((name) => {
    const at = bridges.findIndex((bridge) => bridge.name === name);
    const by = switches.filter((each) => each.bridges.includes(at));
    return by
      .map((each) => each.name)
      .sort()
      .join(' ');
  });
  const { path } = explore(blockGame(closing()), Number.POSITIVE_INFINITY);
  return { workedBy, solvable: path !== null };
}

/** By the text of the level, and in numbers. */
function schemeInText(cnf: Cnf): Scheme {
  const lines = directiveWords(closing(), 'switch');
  const workedBy = bridgeNames(cnf).map((name) =>
    lines
      .filter((words) => words.includes(name))
      .map((words) => words.find((word) => /^C\d/.test(word)))
      .sort()
      .join(' '),
  );
  return { workedBy, solvable: explorePacked(packedGame(closing())).moves !== null };
}

const checkFigure = () =>
  finite<Cnf, Scheme>({
    checked: {
      en: 'the level of the example with closing switches: which of them work the bridge of each clause, in the level and in its text; all states that can be reached, by the rules and in numbers',
      pt: 'a fase do exemplo com chaves que fecham: quais delas acionam a ponte de cada cláusula, na fase e no seu texto; todos os estados que se alcançam, pelas regras e em números',
    },
    instances: [exampleFormula],
    stated: schemeOf,
    methods: {
      'the level and the rules': schemeInLevel,
      'the text of the level, and a search in numbers': schemeInText,
    },
  });

export default {
  'figure-7': {
    check: checkFigure,
    figure: (language) =>
      levelPlan(language, {
        level: closing(),
        title: 'The work’s example as a level',
        subtitle:
          '(x1 or x2) and (not x1 or not x2) and (x1 or not x2), solved with switches that close for good',
        path: cellsOf(closing(), shortestPlay(blockGame(closing())).path ?? ''),
      }),
  },

  'figure-7/construction': {
    check,
    counterexample: {
      en: ({ formula, assignment, clause, literals, states }) =>
        `${formula}: satisfied by ${assignment.map((value, i) => `x${i + 1} ${value}`).join(', ')}, which makes ${literals} literals of clause ${clause} true; none of the ${states} states that can be reached wins`,
      pt: ({ assignment, clause, literals, states }) =>
        `A única valoração que satisfaz a fórmula (${assignment.map((value, i) => `x${i + 1} ${value ? 'verdadeira' : 'falsa'}`).join(', ')}) torna verdadeiros ${literals} literais da cláusula ${clause}; nenhum dos ${states} estados alcançáveis vence.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
