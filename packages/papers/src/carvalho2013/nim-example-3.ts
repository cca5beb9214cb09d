import { gameSolver, type Heaps, nim } from '@manaus/games';
import { compared, firstWrong } from '../legacy/check.js';
import type { TableItem } from '../legacy/item.js';
import { printed } from '../printed.js';
import { boutonMoves } from './evidence/nim-strategies.js';
import { factCells, heapsText, rowsText, sumText } from './evidence/printed-play.js';
import { judgeStrategy, type Strategy } from './evidence/strategies.js';

const id = 'carvalho2013/nim-example-3';
const start: Heaps = [3, 3, 3];

/** With one heap gone: both others are made as small as the smaller one. */
const mirror =
  (gone: number): Strategy<Heaps> =>
  (heaps) => {
    const least = Math.min(...heaps.filter((_, place) => place !== gone));
    return [heaps.map((heap) => Math.min(heap, least))].filter(
      (next) => next.join() !== heaps.join(),
    );
  };

function cells() {
  const game = nim();
  const { outcome, winningMoves } = gameSolver(game);
  const options = winningMoves(start);
  if (options.map(String).join(' ') !== boutonMoves(start).map(String).join(' '))
    throw new Error('two ways to find the winning moves differ');
  const named = Object.fromEntries(
    options.map((option, i) => [`option ${i + 1}`, heapsText(option)]),
  );
  return factCells(printed(id), {
    rows: rowsText(start),
    sum: sumText(start),
    outcome: outcome(start),
    'winning moves': String(options.length),
    ...named,
  });
}

/** Copying wins after each of the three moves, whatever is replied. */
function copyingLoses(): string | null {
  const game = nim();
  const plays = boutonMoves(start).flatMap((option) =>
    game.options(option).map((reply) => judgeStrategy(game, mirror(option.indexOf(0)))(reply)),
  );
  return firstWrong(...plays);
}

const item: TableItem = {
  id,
  kind: 'statement',
  statement:
    'In Nim, (3, 3, 3) has nim-sum 11 in binary and is an N-position; exactly three moves lead from it to positions of nim-sum 0, to (0, 3, 3), (3, 0, 3) and (3, 3, 0); after each of them, to copy every move of the other player in the other heap wins.',
  uses: ['carvalho2013/theorem-2.4.1-bouton', 'carvalho2013/nim-odd-winning-moves'],
  recorded: 'holds',
  columns: ['what'],
  cells,
  check: () => {
    const finding = compared(cells(), {
      checked:
        'the moves to P-positions by looking at all that can follow, and by adding columns; copying tried against every reply',
      methods: 2,
    });
    const wrong = copyingLoses();
    return wrong === null
      ? finding
      : {
          ...finding,
          verdict: 'fails',
          counterexample: [finding.counterexample, wrong].filter(Boolean).join('. '),
        };
  },
};
export default item;
