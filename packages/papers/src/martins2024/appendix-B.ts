import {
  formatLabel,
  hanoi,
  isGoal,
  pegsOfDiscs,
  stacked,
  type TowerMove,
  towerPuzzle,
} from '@manaus/core';
import { storeTower } from '@manaus/lab';
import { compared, differ, firstWrong, general, range } from '../legacy/check.js';
import type { Cell, Item, TableItem } from '../legacy/item.js';
import { printed } from '../printed.js';
import { movedDiscs, optimalPlay } from './evidence/optimal-play.js';

/** The Gray code by reflection: the words with one digit less, and the same backwards, after 0 and after 1. */
function reflected(digits: number): string[] {
  if (digits === 0) return [''];
  const shorter = reflected(digits - 1);
  return [...shorter.map((word) => `0${word}`), ...shorter.reverse().map((word) => `1${word}`)];
}

const digitsOf = (value: number, digits: number): string => value.toString(2).padStart(digits, '0');

/** The Gray code of a number without the words before it. */
const direct = (value: number, digits: number): string => digitsOf(value ^ (value >> 1), digits);

const cells = (): Cell[] =>
  printed('martins2024/table-B.1').flatMap((row) => {
    const value = Number(row.decimal);
    const gray = reflected(4)[value];
    if (gray !== direct(value, 4)) throw new Error('two constructions of the code differ');
    return [
      { place: [row.decimal, 'binary'], printed: row.binary, computed: digitsOf(value, 4) },
      { place: [row.decimal, 'Gray'], printed: row.gray, computed: gray },
    ];
  });

const tableB1: TableItem = {
  id: 'martins2024/appendix-B/table-B.1',
  kind: 'table',
  statement:
    'The numbers 0 to 15 in four binary digits and in the Gray code (32 cells), in which each word differs from the one before in one digit.',
  uses: [],
  recorded: 'holds',
  columns: ['number', 'code'],
  cells,
  check: () => {
    const tried = {
      checked:
        '32 cells, the code by reflection and by a formula; the digits that change between the printed words',
      methods: 2,
    };
    const words = printed('martins2024/table-B.1').map((row) => row.gray);
    const wrong = words
      .slice(1)
      .find((word, i) => [...word].filter((digit, at) => digit !== words[i][at]).length !== 1);
    return wrong === undefined
      ? compared(cells(), tried)
      : {
          verdict: 'fails',
          ...tried,
          counterexample: `${wrong} differs from the word before in more than one digit`,
        };
  },
};

/** The disc whose digit changes at each move, the last digit being that of disc 1. */
function changedDiscs(discs: number): number[] {
  const words = reflected(discs);
  return words
    .slice(1)
    .map((word, i) => discs - [...word].findIndex((digit, at) => digit !== words[i][at]));
}

/** Along the solution: the code names the disc that moves, which has two moves if it is disc 1, and one otherwise. */
function wrongAlong(discs: number): string | null {
  const rules = hanoi(discs);
  const { moves } = towerPuzzle(rules);
  const { states, vertex } = storeTower(rules);
  const named = changedDiscs(discs);
  const places = optimalPlay(discs).map((pegs) => states[vertex(formatLabel(stacked(pegs, 3)))]);
  const choices = places
    .slice(0, -1)
    .map((state, i) => moves(state).filter(({ disc }) => disc === named[i]).length);
  const together = places.flatMap((state, i) =>
    i > 0 && new Set(pegsOfDiscs(state)).size === 1 && !isGoal(rules, state) ? [i] : [],
  );
  return firstWrong(
    differ(`discs that the code names, n = ${discs}`, named.join(), movedDiscs(discs).join()),
    differ(
      `moves of the named disc, n = ${discs}`,
      named.map((disc) => (disc === 1 ? 2 : 1)).join(),
      choices.join(),
    ),
    differ(`the first disc named, n = ${discs}`, 1, named[0]),
    differ(
      `states before the goal and after the start with all discs on one peg, n = ${discs}`,
      '',
      together.join(),
    ),
  );
}

/** In every state: disc 1 has two moves; the others one together, and none when all discs share a peg. */
function wrongAnywhere(discs: number): string | null {
  const rules = hanoi(discs);
  const { moves } = towerPuzzle(rules);
  const { states, labels } = storeTower(rules);
  const ofOthers = (all: readonly TowerMove[]) => all.filter(({ disc }) => disc > 1).length;
  return firstWrong(
    ...states.map((state, v) => {
      const all = moves(state);
      const together = new Set(pegsOfDiscs(state)).size === 1;
      return firstWrong(
        differ(`moves of disc 1 in ${labels[v]}`, 2, all.length - ofOthers(all)),
        differ(`moves of the others in ${labels[v]}`, together ? 0 : 1, ofOthers(all)),
      );
    }),
  );
}

const moves: Item = {
  id: 'martins2024/appendix-B/moves',
  kind: 'statement',
  statement:
    'For every n >= 1, the digit that changes from one word of the Gray code to the next names the disc that moves in the shortest solution of Hanoi; disc 1 always has two moves, the others one, or none when all discs share a peg, where disc 1 is to move or the goal is reached.',
  departs:
    '"The others one" is read of the disc that the code names, and of the others together; both hold. Each of the others by itself has not always a move: in 12/3/ disc 2 has none.',
  uses: ['martins2024/section-3.1/unique-optimum'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const [along, anywhere] = effort === 'quick' ? [9, 7] : [11, 9];
    return general(
      range(1, along),
      (discs) => firstWrong(wrongAlong(discs), discs > anywhere ? null : wrongAnywhere(discs)),
      {
        checked: `the code against the solution found by search, n = 1 to ${along}, with the moves of the named disc; the moves of all discs in all states, n = 1 to ${anywhere}`,
        methods: 2,
      },
    );
  },
};

export default [tableB1, moves];
