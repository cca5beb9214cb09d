import { formatLabel, type Peg, stacked } from '@manaus/core';
import { compared, differ, firstWrong, range } from '../legacy/check.js';
import type { Cell, Finding, Item, TableItem } from '../legacy/item.js';
import { printed } from '../printed.js';
import { judgedAll } from './evidence/judge-all.js';
import { movedDiscs, optimalPlay } from './evidence/optimal-play.js';

/** The next number of a binary counter, most significant digit first: trailing ones fall to zero, the zero before them becomes one. */
function next(digits: string): string {
  const zero = digits.lastIndexOf('0');
  return `${digits.slice(0, zero)}1${'0'.repeat(digits.length - zero - 1)}`;
}

const binary = (value: number, digits: number): string => value.toString(2).padStart(digits, '0');

const cells = (): Cell[] => {
  let counter = '0000';
  return printed('martins2024/table-A.1').flatMap((row) => {
    counter = next(counter);
    if (counter !== binary(Number(row.play), 4))
      throw new Error('the counter and the digits differ');
    const digits = counter;
    return range(1, 4).map((disc) => ({
      place: [`play ${row.play}`, `disc ${disc}`],
      printed: row[`disc ${disc}`],
      computed: digits[4 - disc],
    }));
  });
};

/** The rightmost one of the number of each move names its disc. */
function wrongActivator(discs: number): string | null {
  const moved = movedDiscs(discs);
  return firstWrong(
    differ(`moves with ${discs} discs`, 2 ** discs - 1, moved.length),
    ...moved.map((disc, i) =>
      differ(
        `disc of move ${i + 1} with ${discs} discs`,
        discs - binary(i + 1, discs).lastIndexOf('1'),
        disc,
      ),
    ),
  );
}

const tableA1: TableItem = {
  id: 'martins2024/appendix-A/table-A.1',
  kind: 'table',
  statement:
    'The numbers 1 to 15 in four binary digits, one a disc (60 cells); in the shortest solution of Hanoi with four discs, and with any n >= 1, the rightmost 1 of the number of a move stands at the disc that moves.',
  uses: ['martins2024/section-3.1/unique-optimum'],
  recorded: 'holds-in-range',
  columns: ['play', 'disc'],
  cells,
  check: (effort) => {
    const most = effort === 'quick' ? 9 : 11;
    const tried = {
      checked: `60 cells, by a counter and by digits; the disc of every move of the shortest solution, found by search, n = 1 to ${most}`,
      methods: 2,
    };
    const table = compared(cells(), tried);
    return table.verdict === 'holds'
      ? judgedAll(range(1, most), (discs) => [wrongActivator(discs)], tried)
      : table;
  },
};

/** A disc, the one read before it, and what the rule says of them where it is wrong. */
interface Reading {
  readonly place: string;
  readonly disc: number;
  readonly previous: number;
  readonly wrong: string;
}

const label = (pegs: readonly Peg[]): string => formatLabel(stacked(pegs, 3));

/** Every pair of digits next to each other, in all states of the shortest solution, read one way: where the rule is wrong. */
function* broken(
  discs: number,
  direction: 'right to left' | 'left to right',
  circle: boolean,
): Generator<Reading> {
  for (const [move, pegs] of optimalPlay(discs).entries())
    for (let small = 1; small < discs; small++) {
      const [disc, previous] =
        direction === 'right to left' ? [small + 1, small] : [small, small + 1];
      const digits = binary(move, discs);
      const equal = digits[discs - small] === digits[discs - small - 1];
      const place = `n = ${discs}, move ${move} (${digits}), state ${label(pegs)}`;
      const wrong = equal
        ? wrongEqual(pegs, disc, previous)
        : wrongDifferent(pegs[disc - 1], pegs[previous - 1], circle);
      if (wrong !== null) yield { place, disc, previous, wrong };
    }
}

/** Equal digits: the disc lies directly on the one read before it. */
function wrongEqual(pegs: readonly Peg[], disc: number, previous: number): string | null {
  const pile = stacked(pegs, 3)[pegs[disc - 1]];
  const under = pile[pile.indexOf(disc) + 1];
  return under === previous ? null : 'equal digits, but it does not lie on it';
}

/** Different digits: one peg to the left or right; in a circle of three pegs that is any other peg. */
function wrongDifferent(peg: Peg, before: Peg, circle: boolean): string | null {
  const apart = Math.abs(peg - before);
  return apart === 1 || (circle && apart === 2)
    ? null
    : `different digits, but it stands ${apart} pegs away`;
}

/** Discs on one peg and runs of equal digits, which no direction of reading changes. */
function wrongRuns(discs: number): string | null {
  return firstWrong(
    ...optimalPlay(discs).flatMap((pegs, move) =>
      range(1, discs - 1).map((small) => {
        const digits = binary(move, discs);
        return differ(
          `n = ${discs}, move ${move}: discs ${small} and ${small + 1} on one peg`,
          digits[discs - small] === digits[discs - small - 1],
          pegs[small - 1] === pegs[small],
        );
      }),
    ),
  );
}

function judgeDirection(most: number): Finding {
  const tried = {
    checked: `every pair of neighboring digits in every state of the shortest solution, n = 1 to ${most}, read from the right and from the left; runs of equal digits against discs on one peg`,
    methods: 2,
  };
  const first = (direction: 'right to left' | 'left to right', circle: boolean) =>
    range(1, most).flatMap((discs) => [...broken(discs, direction, circle)])[0];
  const runs = firstWrong(...range(1, most).map(wrongRuns));
  if (runs !== null) throw new Error(runs);
  const wrong = first('right to left', true);
  if (wrong === undefined) return { verdict: 'holds-in-range', ...tried };
  const [leftward, line] = [first('left to right', true), first('left to right', false)];
  const told =
    leftward === undefined
      ? 'Read from left to right the rule is never wrong, with the pegs in a circle'
      : 'Read from left to right it is wrong too';
  const onLine =
    line === undefined
      ? ''
      : `; with the pegs in a line it is, first for ${line.place}: disc ${line.disc} after disc ${line.previous}: ${line.wrong}`;
  const counterexample = `${wrong.place}: disc ${wrong.disc} is read after disc ${wrong.previous}: ${wrong.wrong}, as disc ${wrong.previous} lies on disc ${wrong.disc}. ${told}${onLine}`;
  return { verdict: 'fails', ...tried, counterexample };
}

const direction: Item = {
  id: 'martins2024/appendix-A/reading-direction',
  kind: 'statement',
  statement:
    'In the shortest solution of Hanoi with n discs, for every n >= 1, read the n binary digits of the number of moves made from right to left, the leftmost being that of the largest disc: a digit equal to the one before says that its disc lies on the disc before, a different one that it stands one peg to the left or right of it.',
  departs:
    'Read from left to right, with the pegs in a circle, it holds. That discs with equal digits in a row share a peg holds either way.',
  uses: ['martins2024/appendix-A/table-A.1'],
  recorded: 'fails',
  check: (effort) => judgeDirection(effort === 'quick' ? 7 : 9),
};

export default [tableA1, direction];
