import { type Heaps, halving } from '@manaus/games';
import { requireReading } from '../algorithm.js';
import { compared, differ, firstWrong, general, range } from '../legacy/check.js';
import type { Cell, Item, TableItem } from '../legacy/item.js';
import { printed } from '../printed.js';
import { halvingByOptions, isTimesPowerOf2 } from './evidence/halving-outcomes.js';
import { leftmostDigitMoves } from './evidence/nim-strategies.js';
import { type Computed, playCells, playerOf } from './evidence/printed-play.js';
import { judgeStrategy } from './evidence/strategies.js';

const game = halving();
const leftOf = (heap: number): number[] => game.options([heap]).map(([left]) => left);

/** Heaps to which some play from a start comes by at least one move. */
function reachedFrom(start: number): Set<number> {
  const reached = new Set(leftOf(start));
  for (const heap of reached) for (const left of leftOf(heap)) reached.add(left);
  return reached;
}

/** What is wrong at a start: a heap of at most 2 with a move or a larger one without, and the heaps 0 and 1; `start` counts as met only where asked. */
function wrongStart(start: number, withStart: boolean): string | null {
  const reached = reachedFrom(start);
  const met = withStart ? [start, ...reached] : [...reached];
  const small = met.find((heap) => heap < 2);
  return firstWrong(
    differ(`a move from ${start}`, start > 2, leftOf(start).length > 0),
    small === undefined
      ? null
      : `a play that starts with ${start} block${start === 1 ? '' : 's'}, as the rules allow, is at position ${small}, and ends there without a move: 2 is not the only terminal position`,
  );
}

const terminal: Item = {
  id: 'carvalho2013/nim2k-terminal',
  kind: 'statement',
  statement:
    'In the halving game (Nim 2^k), started with any positive number of blocks: there is no move from 0, 1 and 2, and one from every larger heap; the positions 0 and 1 never occur in a play, so that 2 is the only terminal position.',
  departs:
    'No move leads to 0 or 1, from any start; so it holds for every start of two or more blocks, which the lemmas on the game suppose. Only the start with one block is at position 1.',
  uses: [],
  recorded: 'fails',
  check: (effort) => {
    const most = effort === 'quick' ? 120 : 500;
    requireReading(
      firstWrong(
        ...range(0, most).map((start) => wrongStart(start, false)),
        ...range(2, most).map((start) => wrongStart(start, true)),
      ),
    );
    return general(range(1, most), (start) => wrongStart(start, true), {
      checked: `all plays from n = 1 to ${most}, by the options of the rules and against n > 2; by a move neither 0 nor 1 is reached`,
      methods: 2,
    });
  },
};

const strategy: Item = {
  id: 'carvalho2013/nim2k-strategy',
  kind: 'statement',
  statement:
    'In the halving game (Nim 2^k) from n that is no power of 2, to take away all binary digits 1 but the leftmost, and so at every turn, is legal and wins; from a power of 2, the second player wins so after any first move.',
  departs:
    '1 counts as the power 2^0: the first player has no move there and has lost. With k >= 1, as in Lemma 2.6.1, it would be no power of 2, and from 1 the first player does not win.',
  uses: ['carvalho2013/lemma-2.6.1'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 600 : 3000;
    const losesAt = judgeStrategy(game, leftmostDigitMoves);
    const found = halvingByOptions(effort === 'quick' ? 300 : 1500, 'normal');
    const wrong = (start: number): string | null => {
      const turns: readonly Heaps[] = isTimesPowerOf2(start, 1) ? game.options([start]) : [[start]];
      const loses = firstWrong(...turns.map(losesAt));
      const outcome =
        found[start] === undefined
          ? null
          : differ(`outcome of ${start}`, isTimesPowerOf2(start, 1) ? 'P' : 'N', found[start]);
      return firstWrong(loses === null ? null : `from ${start}: ${loses}`, outcome);
    };
    return general(range(1, most), wrong, {
      checked: `as a player from n = 1 to ${most}, against every reply; outcomes to ${found.length - 1} by looking at all that can follow`,
      methods: 2,
    });
  },
};

const exampleId = 'carvalho2013/nim2k-example';

function facts(rows: readonly Readonly<Record<string, string>>[]): Computed[] {
  let heap = 100;
  return rows.map((row, move) => {
    const before = heap;
    const options = leftOf(before);
    const power = isTimesPowerOf2(before, 1);
    heap -= Number(row.taken);
    return {
      player: playerOf(move),
      heap: String(before),
      'binary form': before.toString(2),
      power: power ? 'yes' : 'no',
      exponent: power ? String(before.toString(2).length - 1) : 'none',
      most: String(before - Math.min(...options)),
      'taken in binary': Number(row.taken).toString(2),
      to: options.includes(heap) ? String(heap) : 'no move',
      'left in binary': heap.toString(2),
      winner: leftOf(heap).length === 0 ? playerOf(move) : 'none',
    };
  });
}

const cells = (): Cell[] => playCells(printed(exampleId), facts(printed(exampleId)));

/** A plays by the strategy at every turn: by the literal digits, not by the printed numbers. */
function wrongTurn(): string | null {
  const turns = printed(exampleId).filter(({ player, heap }) => player === 'A' && heap !== '-');
  return firstWrong(
    ...turns.map(({ heap, to }) =>
      differ(
        `the strategy at ${heap}`,
        to,
        leftmostDigitMoves([Number(heap)])
          .flat()
          .join(),
      ),
    ),
  );
}

const example: TableItem = {
  id: exampleId,
  kind: 'statement',
  statement:
    'The halving game (Nim 2^k) from 100, A first: the eleven printed moves are legal, lead to the printed positions and, where A moves, follow the strategy; the binary forms, the powers of 2 and the largest numbers that may be taken are as printed, and A makes the last move.',
  departs:
    '16 is 10000 and 8 is 1000 in binary: each has lost a zero. With that, everything printed of this play is right.',
  uses: ['carvalho2013/nim2k-strategy'],
  recorded: 'misprint',
  columns: ['move', 'what'],
  cells,
  check: () => {
    const tried = {
      checked:
        'every printed move played by the rules, every printed number and binary form; the moves of A also by the strategy',
      methods: 2,
    };
    const wrong = wrongTurn();
    if (wrong !== null) return { verdict: 'fails', ...tried, counterexample: wrong };
    const finding = compared(cells(), tried);
    return finding.verdict === 'fails' ? { ...finding, verdict: 'misprint' } : finding;
  },
};

const items: readonly Item[] = [terminal, strategy, example];
export default items;
