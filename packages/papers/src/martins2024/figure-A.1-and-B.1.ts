import { formatLabel, hanoi, stacked } from '@manaus/core';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { illegalStep, movesByPlaying, shortestPlay } from '../shared/figures/plays.js';
import { discOfBinary, discOfGray, drawCounter, drivenPlay, grayCode } from './figures/counters.js';

const allOn = (count: number, peg: number) =>
  formatLabel(stacked(new Array<number>(count).fill(peg), 3));
const binary = (count: number) => range(1, 2 ** count - 1).map(discOfBinary);
const gray = (count: number) => {
  const words = grayCode(count);
  return words.slice(1).map((word, m) => discOfGray(words[m], word));
};

/** The driven play is legal, the one shortest play, and solves the game. */
function wrong(count: number, discs: readonly number[]): string | null {
  const play = drivenPlay(count, discs);
  if (play === null) return `with ${count} discs the counter names a disc that cannot move`;
  const [from, to] = [allOn(count, 0), allOn(count, 2)];
  return firstWrong(
    illegalStep(hanoi(count), play.labels),
    differ('last state', to, play.labels[play.labels.length - 1]),
    differ('moves', 2 ** count - 1, play.labels.length - 1),
    differ(
      'the shortest play by search',
      shortestPlay(hanoi(count), from, to).join(' '),
      play.labels.join(' '),
    ),
    count > 7
      ? null
      : differ(
          'least moves by playing',
          2 ** count - 1,
          movesByPlaying(hanoi(count), from).get(to),
        ),
  );
}

function counter(
  id: string,
  names: string,
  discs: (count: number) => number[],
  look: Pick<FigureItem, 'statement' | 'caption' | 'departs' | 'uses' | 'figure'>,
): FigureItem {
  return {
    id: `martins2024/${id}`,
    kind: 'figure',
    ...look,
    recorded: 'holds-in-range',
    check: (effort) => {
      const most = effort === 'quick' ? 8 : 10;
      return general(range(1, most), (count) => wrong(count, discs(count)), {
        checked: `n = 1 to ${most}: the disc of every move by ${names}, the play by the plain rules, state by state the shortest play that search finds`,
        methods: 2,
      });
    },
  };
}

const direction =
  'The counter names the disc. Where disc 1 goes is ours: always the same way round, to p2 first when n is odd and to p1 first when n is even; every other disc has one place to go.';
const play = (discs: readonly number[]) =>
  drivenPlay(4, discs) ?? { labels: ['1234//'], discs: [] };

const items: readonly FigureItem[] = [
  counter('figure-A.1', 'the last 1 of its number', binary, {
    statement:
      'For n >= 1, in the solution of Hanoi with n discs in 2^n - 1 moves, the disc of move m is the place of the last 1, counted from the right, of m in binary.',
    departs: `The picture is lost; the text names 4 discs. ${direction}`,
    caption: 'Hanoi with 4 discs solved with the binary counter',
    uses: ['martins2024/appendix-A/table-A.1', 'martins2024/figure-3.2'],
    figure: () =>
      drawCounter(
        4,
        play(binary(4)),
        range(0, 15).map((m) => m.toString(2).padStart(4, '0')),
        'Hanoi, 4 discs, with the binary counter',
        'the last 1 of the number of the move, from the right, is the disc',
      ),
  }),
  counter('figure-B.1', 'the digit of the Gray code that changes', gray, {
    statement:
      'For n >= 1, in the solution of Hanoi with n discs in 2^n - 1 moves, the disc of move m is the place, from the right, of the digit that changes between the words m - 1 and m of the Gray code.',
    departs: `The picture is lost; the table has four digits. ${direction}`,
    caption: 'Hanoi with 4 discs solved with the Gray code',
    uses: ['martins2024/appendix-B/table-B.1', 'martins2024/appendix-B/moves'],
    figure: () =>
      drawCounter(
        4,
        play(gray(4)),
        grayCode(4),
        'Hanoi, 4 discs, with the Gray code',
        'the digit that changes, counted from the right, is the disc',
      ),
  }),
];
export default items;
