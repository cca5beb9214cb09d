import { type BloxorzLevel, blockGame } from '@manaus/blocks';
import { differ, finite, firstWrong, general } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { cellsOf, crossed } from './evidence/level-walks.js';
import { type Cnf, formatCnf } from './evidence/reductions/cnf.js';
import { exampleFormula } from './evidence/reductions/formulas.js';
import { isSatisfiable, trueLiterals } from './evidence/reductions/satisfiable.js';
import { searchLevel } from './evidence/reductions/search.js';
import { satToBloxorz, satWithOuterPath } from './evidence/reductions/to-bloxorz.js';
import { formulasFor, sizeOf, solved } from './evidence/reductions.js';
import { levelPlan } from './figures/level-plan.js';

const lost =
  'The drawing is lost: the parts are rebuilt from the words of the proof, their lengths are ours.';
const assignments = ({ variables }: Cnf): number[] =>
  Array.from({ length: 2 ** variables }, (_, bits) => bits);

/** The bridges, by the switches that work them and by crossing the parts. */
function wrongParts(cnf: Cnf): string | null {
  const level = satToBloxorz(cnf, 'flip');
  const works = (bridge: string) =>
    level.switches
      .filter(({ bridges }) => bridges.some((place) => level.bridges[place].name === bridge))
      .map(({ name }) => name);
  const clause = cnf.clauses.map((literals, at) => {
    const wanted = [...new Set(literals)].map(
      (literal) => `${literal > 0 ? 'C2' : 'C5'}_${Math.abs(literal)}`,
    );
    return differ(
      `${formatCnf(cnf)}, switches of clause ${at + 1}`,
      wanted.sort().join(' '),
      works(`Q${at + 1}`)
        .sort()
        .join(' '),
    );
  });
  const closed = (name: string) => level.bridges.findIndex((bridge) => bridge.name === name);
  const walked = assignments(cnf).map((bits) => {
    const state = crossed(level, cnf, bits);
    const odd = cnf.clauses.map((literals) => trueLiterals([...new Set(literals)], bits) % 2 === 1);
    return differ(
      `${formatCnf(cnf)}, bridges of clauses after the crossing ${bits}`,
      odd.join(),
      cnf.clauses.map((_, at) => state?.closed[closed(`Q${at + 1}`)]).join(),
    );
  });
  return firstWrong(...clause, ...walked);
}

const parts: FigureItem = {
  id: 'ramos2014/figure-6',
  kind: 'figure',
  statement:
    'In the level of every formula the parts stand from left to right, start, variables, clauses, end; the bridge of a clause is open at the start and worked exactly by C2 of its variables and C5 of those it negates; and every part of a variable can be crossed above and below.',
  departs: lost,
  caption: 'Gadgets of the reduction from SAT: start, variable, clause, end',
  uses: [],
  recorded: 'holds-in-range',
  figure: () =>
    levelPlan({
      level: satToBloxorz({ variables: 1, clauses: [[1]] }, 'flip'),
      title: 'Gadgets of the reduction to Bloxorz',
      subtitle:
        'The level of (x1). C1 and C4 open the bridge behind, C3 and C6 close the one ahead, C2 works the clause.',
    }),
  check() {
    const { formulas, named } = formulasFor('quick');
    return general(formulas, wrongParts, {
      checked: `${named}: which switches work which bridge, and the bridges after crossing the parts on every choice of sides`,
      methods: 2,
    });
  },
};

/** No crossing of the example's parts leaves all bridges closed, and no state that can be reached wins. */
function wrongExample(cnf: Cnf): string | null {
  const level = satToBloxorz(cnf, 'flip');
  const { path, states } = searchLevel(blockGame(level), { all: true });
  const good = assignments(cnf).filter((bits) =>
    cnf.clauses.every((clause) => trueLiterals(clause, bits) % 2 === 1),
  );
  if ((path !== null) !== good.length > 0) throw new Error('the crossings and the search disagree');
  if ((path !== null) === isSatisfiable(cnf)) return null;
  const [bits] = assignments(cnf).filter((one) =>
    cnf.clauses.every((clause) => trueLiterals(clause, one) > 0),
  );
  const twice = cnf.clauses.findIndex((clause) => trueLiterals(clause, bits) % 2 === 0);
  return `${formatCnf(cnf)}: satisfied by ${Array.from({ length: cnf.variables }, (_, i) => `x${i + 1} ${(bits >> i) & 1 ? 'true' : 'false'}`).join(', ')}, which makes ${trueLiterals(cnf.clauses[twice], bits)} literals of clause ${twice + 1} true; none of the ${states.length} states that can be reached wins`;
}

const closing = () => satToBloxorz(exampleFormula, 'close');

const example: FigureItem = {
  id: 'ramos2014/figure-7',
  kind: 'figure',
  statement:
    'The level of (x1 or x2) and (not x1 or not x2) and (x1 or not x2), with light non-alternating switches, can be solved, as the formula is satisfiable.',
  departs: `${lost} It can be solved, as drawn here, when the switches of clauses close their bridges for good; in the formal rules those of two true literals flip the third bridge twice.`,
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
      path: cellsOf(closing(), searchLevel(blockGame(closing())).path ?? ''),
    }),
  check: () =>
    finite([exampleFormula], wrongExample, {
      checked:
        'the level of the example: all states that can be reached, and every choice of sides by counting its true literals',
      methods: 2,
    }),
};

/** As if no cell of a switch were there. */
function withoutSwitches(level: BloxorzLevel): BloxorzLevel {
  const gone = new Set(level.switches.flatMap(({ cells }) => cells));
  return {
    ...level,
    switches: [],
    floor: level.floor.map((kind, cell) => (gone.has(cell) ? 'void' : kind)),
  };
}

/** The way around, long enough, is the only one exactly where the formula is not satisfiable. */
function wrongDetour(cnf: Cnf): string | null {
  const inner = satToBloxorz(cnf, 'close');
  const row = 3 * Math.ceil(sizeOf(inner) / 3) + 9;
  const level = satWithOuterPath(cnf, 'close', row);
  const [around, best] = [withoutSwitches(level), level].map((one) => solved(one).moves);
  const cells = 2 * (row - 3) + inner.width - 1;
  return firstWrong(
    differ(`${formatCnf(cnf)}, moves around ${cells} cells`, (2 * cells) / 3, around),
    differ(
      `${formatCnf(cnf)}, fewer moves than around`,
      isSatisfiable(cnf),
      best !== null && around !== null && best < around,
    ),
  );
}

const detour: FigureItem = {
  id: 'ramos2014/figure-8',
  kind: 'figure',
  statement:
    'Given the level of any formula, a way of its own from the start to the end, longer than that level has cells, can be added so that the level can be solved without any switch, by going around, and with fewer moves than that if and only if the formula is satisfiable.',
  departs: `${lost} Clauses’ switches close for good. The way around takes two moves for three cells.`,
  caption: 'The construction behind inapproximability: a way around, here a short one',
  uses: ['ramos2014/theorem-3.1', 'ramos2014/definition-3.2'],
  recorded: 'holds-in-range',
  figure: () =>
    levelPlan({
      level: satWithOuterPath({ variables: 2, clauses: [[1, 2]] }, 'close', 9),
      title: 'A level that can be bypassed',
      subtitle: 'The way around needs no switch; in the proof it is far longer than the level.',
    }),
  check() {
    const formulas = formulasFor('quick', { mostVariables: 3 }).formulas.filter(
      ({ clauses }) => clauses.length <= 3,
    );
    return general(formulas, wrongDetour, {
      checked: `${formulas.length} formulas of up to three variables and three clauses: shortest solutions with all switches taken away and with them, against two moves for three cells and against DPLL`,
      methods: 2,
    });
  },
};
export default [parts, example, detour];
