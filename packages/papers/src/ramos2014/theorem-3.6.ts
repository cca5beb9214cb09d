import { type BloxorzLevel, type BloxorzState, bloxorz, parseLevel } from '@manaus/blocks';
import { finite, firstWrong, general } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { type Cnf, formatCnf } from './evidence/reductions/cnf.js';
import { satToClosedPlus } from './evidence/reductions/to-closed.js';
import { disagreement, formulasFor, touchedTogether } from './evidence/reductions.js';

function wrongLevel(cnf: Cnf): string | null {
  const level = satToClosedPlus(cnf);
  const opening = level.switches.find(({ effect }) => effect !== 'close');
  return opening === undefined
    ? disagreement(cnf, level)
    : `${formatCnf(cnf)}: the switch ${opening.name} does not only close`;
}

/** Once on a way of a variable, the switch of its other literal is out of reach. */
function bothLiterals(cnf: Cnf): string | null {
  const pairs = Array.from({ length: cnf.variables }, (_, i) => [`C1_${i + 1}`, `C3_${i + 1}`]);
  const bad = pairs.find((pair) =>
    touchedTogether(satToClosedPlus(cnf), pair).some((touched) =>
      pair.every((name) => touched.includes(name)),
    ),
  );
  return bad === undefined ? null : `${formatCnf(cnf)}: ${bad.join(' and ')} can both be pressed`;
}

const theorem: Item = {
  id: 'ramos2014/theorem-3.6',
  kind: 'theorem',
  statement:
    'For every formula in conjunctive normal form, the level whose variables are entered by one of two teleports and whose switches all close bridges for good has a solution of at most |f| moves if and only if the formula is satisfiable, and no way presses the switches of both literals of a variable; with such a solution as certificate, CLOSED-BLOXORZ+ is NP-complete.',
  departs:
    'The halves join where the teleport sets them down, as section 3.1 has it, and the lengths after that are ours. With switches that flip a bridge, as Algorithm 1 has it, a clause with two literals would have a switch that opens a bridge, and the level would not be one of the problem.',
  uses: ['ramos2014/theorem-3.1', 'ramos2014/lemma-3.1', 'ramos2014/definition-3.6'],
  recorded: 'holds-in-range',
  check(effort) {
    const { formulas, named } = formulasFor(effort);
    const few = formulas.filter(({ variables, clauses }) => variables <= 2 && clauses.length <= 2);
    const wrong = (cnf: Cnf) =>
      firstWrong(wrongLevel(cnf), few.includes(cnf) ? bothLiterals(cnf) : null);
    const checked = `${named}: the levels by the fast solver, small ones by a plain search too, against DPLL and the truth table; the two switches of a variable on all ways through ${few.length} levels`;
    return general(formulas, wrong, { checked, methods: 2 });
  },
};

/** A row y above others: a teleport at its left, floor from 2 on; x from 0 as in the work. */
function row(y: number): BloxorzLevel {
  const rows = Array.from({ length: y + 2 }, (_, fromTop) =>
    y + 1 - fromTop === y ? 'T.########' : fromTop === 0 ? 'S........G' : '..........',
  );
  const text = [
    'game bloxorz',
    'grid',
    ...rows.map((line, i) => (i === 0 ? `#${line.slice(1)}` : line)),
    'end',
    `teleport T 3 ${y + 1} 4 ${y + 1}`,
  ];
  return parseLevel(
    ['game bloxorz', 'grid', 'S........G', '#.........', '#.........', ...text.slice(3)].join('\n'),
  ) as BloxorzLevel;
}

/** Where the two cubes are, as (x, y) from 0, after the teleport and `moves` to the right by the rules. */
function byTheRules(y: number, moves: number): string {
  const level = row(y);
  const game = bloxorz(level);
  let state: BloxorzState | null = game.start;
  for (const letter of ['D', 'D', ...new Array<'R'>(moves).fill('R')] as const)
    state = state === null ? null : game.move(state, letter);
  return state === null
    ? 'nowhere'
    : shown(...state.cubes.flatMap((cell) => [cell % level.width, Math.floor(cell / level.width)]));
}

const shown = (...[x1, y1, x2, y2]: readonly number[]): string =>
  x1 === x2 && y1 === y2 ? `standing on (${x1}, ${y1})` : `on (${x1}, ${y1}) and (${x2}, ${y2})`;

/** Algorithm 1's own lines: x1, x2, y1, y2 := tele[2], ..., tele[5], cubo = 1, and a move to the right of the first cube. */
function byTheAlgorithm(tele: readonly number[]): string {
  const [x1, x2, y1, y2] = tele;
  return shown(x1 + 1, y1, x2, y2);
}

function wrongMove(y: number): string | null {
  const claimed = shown(3, y, 3, y);
  const found = {
    rules: byTheRules(y, 1),
    printed: byTheAlgorithm([2, y, 3, y]),
    mended: byTheAlgorithm([2, 3, y, y]),
  };
  if (found.mended !== claimed)
    return `y = ${y}: with the numbers in the algorithm’s order the block is ${found.mended}`;
  if (found.rules === claimed && found.printed === claimed) return null;
  return `y = ${y}, halves sent to (2, ${y}) and (3, ${y}): by the rules of section 3.1 they are a block at once, and R leaves it ${found.rules}; Algorithm 1, given the teleport as Definition 3.1 writes it, leaves the halves ${found.printed}`;
}

const move: Item = {
  id: 'ramos2014/theorem-3.6-move',
  kind: 'theorem',
  statement:
    'For y = 0 and y = 6: a teleport sends the halves to the cells 2 and 3 of row y, cubo becomes 1, and after the next move to the right the block stands on (3, y).',
  departs:
    'It holds in Algorithm 1 if the teleport’s four numbers are x1, x2, y1, y2, the order in which the algorithm takes them and not that of Definition 3.1: halves side by side are then not yet a block, and the first enters the cell of the second. The next moves to the right cover cells 4 and 5, then 6, where C1 and C2 can stand. By the rules in words the block stands on (4, y).',
  uses: ['ramos2014/algorithm-1', 'ramos2014/definition-3.1'],
  recorded: 'fails',
  check: () =>
    finite([0, 6], wrongMove, {
      checked:
        'the move for y = 0 and y = 6, by playing the rules of section 3.1 on a level and by the lines of Algorithm 1 on the four numbers in both orders',
      methods: 2,
    }),
};
export default [theorem, move];
