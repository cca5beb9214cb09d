import { hanoiMove, hanoiPosition, type Peg } from '@manaus/core';
import {
  discColor,
  type Figure,
  labeledTowerFigure,
  moveStripFigure,
  smallMultiples,
} from '@manaus/plot';
import { differ, finite, firstWrong, range } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { walsh } from './binary.js';
import { left, letter, lettersOf, pegsAt, right, solution, stateOf } from './evidence/iterative.js';
import { under } from './evidence/solution.js';
import { placedFrom, slides } from './figures/iterative.js';

const eight = 8;
/** The two colours of the work's coloured version: blue for odd, orange for even. */
const shade = (disc: number): string => discColor(disc % 2 === 1 ? 3 : 2);
const numbered = (disc: number) => ({ text: String(disc), fill: shade(disc) });

/** Every disc of the tower lies on one of the other colour, and neighbouring bases differ. */
function wrongColours(): string | null {
  const pegs = new Array<Peg>(eight).fill(0);
  return firstWrong(
    ...range(1, eight).map((disc) =>
      differ(
        `colours of ${disc} and what it lies on`,
        true,
        shade(disc) !== shade(under(pegs, disc)),
      ),
    ),
    ...[9, 10].map((base) =>
      differ(`colours of bases ${base} and ${base + 1}`, true, shade(base) !== shade(base + 1)),
    ),
    differ('colours', 2, new Set(range(1, eight + 3).map(shade)).size),
    ...range(1, eight).map((disc) =>
      differ(`parity of ${disc} and what it lies on`, 1, (disc + under(pegs, disc)) % 2),
    ),
  );
}

const coloured: FigureItem = {
  id: 'hanoi2012/figure-1',
  kind: 'figure',
  statement:
    'In a tower of 8 discs, with the bases of A, B, C as discs 9, 10, 11 and two colours by parity, every disc lies on a disc or base of the other colour, and neighbouring bases differ.',
  departs:
    'How many discs the figure has is lost in our transcription; 8 is the example of the text.',
  caption: 'A tower and its bases in two alternating colours',
  uses: ['hanoi2012/colour-algorithm'],
  recorded: 'holds',
  figure: () =>
    labeledTowerFigure({
      title: 'Discs and bases in two colours',
      subtitle: 'the bases count as discs 9, 10 and 11',
      discs: range(1, eight).map(numbered),
      bases: range(eight + 1, eight + 3).map(numbered),
      legend: [
        { label: 'odd', color: shade(1), shape: 'box' },
        { label: 'even', color: shade(2), shape: 'box' },
      ],
    }),
  check: () =>
    finite([eight], wrongColours, {
      checked: 'the colour and the parity of every disc of the tower and of what lies under it',
      methods: 2,
    }),
};

/** The strip with the discs from k on: each takes the middle of every interval that the larger ones leave. */
function stripFrom(k: number): (number | null)[] {
  const strip = new Array<number | null>(31).fill(null);
  for (let disc = 5; disc >= k; disc--)
    for (let m = 2 ** (disc - 1); m <= 31; m += 2 ** disc) strip[m - 1] = disc;
  return strip;
}

function wrongStrip(): string | null {
  const { moves } = solution(5);
  return firstWrong(
    ...range(1, 5).map((k) =>
      differ(
        `strip with discs ${k} to 5`,
        moves.map(({ disc }) => (disc >= k ? disc : '·')),
        stripFrom(k).map((disc) => disc ?? '·'),
      ),
    ),
  );
}

const strip: FigureItem = {
  id: 'hanoi2012/figure-2-8',
  kind: 'figure',
  statement:
    'The 31 moves of 5 discs, filled in from disc 5 down: each disc takes the middle of every interval that the larger ones leave, and disc 1 the rest.',
  caption: 'The strip of 31 moves, disc by disc, with a slider',
  uses: ['hanoi2012/five-disc-strip'],
  recorded: 'holds',
  figure: () =>
    moveStripFigure({
      title: 'Which disc moves when',
      subtitle: 'the 31 moves of 5 discs, from the largest disc up',
      rows: [5, 4, 3, 2, 1].map((k) => ({
        label: k === 5 ? 'disc 5' : `and disc ${k}`,
        discs: stripFrom(k),
      })),
    }),
  check: () =>
    finite([5], wrongStrip, {
      checked:
        'the strip by middles of intervals, at each stage, against the moves of the solution by search',
      methods: 2,
    }),
};

const towards = (disc: number): 'left' | 'right' => ((eight - disc) % 2 === 0 ? 'left' : 'right');

function wrongDirections(): string | null {
  const { moves } = solution(eight);
  const seven = moves
    .filter(({ disc }) => disc === 7)
    .map(({ from, to }) => `${letter(from)}${letter(to)}`);
  return firstWrong(
    ...moves.map(({ disc, from, to }, i) =>
      differ(
        `direction of move ${i + 1}, disc ${disc}`,
        towards(disc),
        to === right(from) ? 'right' : 'left',
      ),
    ),
    ...moves.map(({ disc }, i) => {
      const { from, to } = hanoiMove(eight, BigInt(i + 1));
      return differ(
        `direction of move ${i + 1} by its number`,
        towards(disc),
        to === left(from) ? 'left' : 'right',
      );
    }),
    differ('moves of disc 7', 'AB,BC', seven.join()),
  );
}

/** The states just before and after each move of disc 7. */
function drawSeven(): ReturnType<typeof slides> {
  const { ranks, moves } = solution(eight);
  const at = moves.flatMap(({ disc }, i) => (disc === 7 ? [i] : []));
  const boards = at.flatMap((i) => [
    { state: stateOf(pegsAt(ranks[i], eight)), heading: `before move ${i + 1}` },
    {
      state: stateOf(pegsAt(ranks[i + 1], eight)),
      heading: `after move ${i + 1}`,
      arrow: ['disc 7', `${letter(moves[i].from)} → ${letter(moves[i].to)}`] as const,
    },
  ]);
  return slides(eight, boards, {
    title: 'Disc 7 of 8 moves twice, both times to the right',
    columns: 4,
    alone: 760,
  });
}

const arrows: Readonly<Record<'left' | 'right', string>> = { left: '←', right: '→' };

const directions: FigureItem = {
  id: 'hanoi2012/figure-9-10',
  kind: 'figure',
  statement:
    'With 8 discs, disc 7 moves from A to B and from B to C; the discs 8, 6, 4 and 2 always move to the left, the discs 7, 5, 3 and 1 to the right.',
  caption: 'The moves of disc 7, and the direction of each of 8 discs',
  uses: ['hanoi2012/direction', 'hanoi2012/disc-n-and-n-1'],
  recorded: 'holds',
  figure: () => {
    const tower = labeledTowerFigure({
      title: 'Where each disc goes',
      discs: range(1, eight).map((disc) => ({
        text: `${disc} ${arrows[towards(disc)]}`,
        fill: shade(disc),
      })),
      bases: ['A', 'B', 'C'].map((text) => ({ text, fill: '#7a6a58' })),
    });
    const seven = drawSeven();
    // The slider ends with the tower and its arrows.
    const steps = [...seven.frames.steps, { name: 'all discs', marks: tower.marks }];
    const frames = {
      width: tower.width,
      height: Math.max(seven.frames.height, tower.height),
      steps,
    };
    return {
      ...smallMultiples([seven, tower], { title: 'Every disc has its own direction', columns: 1 }),
      frames,
    };
  },
  check: () =>
    finite([eight], wrongDirections, {
      checked: 'all 255 moves by search and by their numbers',
      methods: 2,
    }),
};

const m = 136;

function wrongPosition(): string | null {
  const searched = lettersOf(pegsAt(solution(eight).ranks[m], eight));
  return firstWrong(
    differ('the position by Walsh’s method', searched, lettersOf(walsh(eight, m) as Peg[])),
    differ('the position by the library', searched, lettersOf(hanoiPosition(eight, BigInt(m)))),
  );
}

/** One board a disc, from the largest, with the reason. */
function drawPosition(): Figure {
  const pegs = walsh(eight, m) as Peg[];
  const bits = m.toString(2).padStart(eight + 1, '0');
  const boards = range(1, eight)
    .reverse()
    .map((disc) => {
      const [own, below] = [bits[eight + 1 - disc], bits[eight - disc]];
      const on = under(pegs, disc);
      const reason =
        own === below
          ? `on disc ${disc + 1}`
          : `not on ${disc + 1}, so on ${on > eight ? `base ${on}` : on}`;
      return {
        state: placedFrom(pegs, disc),
        heading: `disc ${disc}`,
        notes: [`bits ${disc + 1} and ${disc}: ${below}${own}`, reason],
      };
    });
  return slides(eight, boards, {
    title: 'The position after move 136, disc by disc',
    subtitle: `136 = ${bits} in binary; bases 9, 10, 11`,
    columns: 4,
  });
}

const position: FigureItem = {
  id: 'hanoi2012/figure-11',
  kind: 'figure',
  statement:
    'The position of 8 discs after move 136, found from 010001000 disc by disc from the largest: each on the next larger where its bit is as the one before, else where parity lets it.',
  caption: 'The position after move 136, disc by disc, with a slider',
  uses: ['hanoi2012/position-136', 'hanoi2012/walsh-positions'],
  recorded: 'holds',
  figure: drawPosition,
  check: () =>
    finite([m], wrongPosition, {
      checked: 'the position by the method, by search and by the library',
      methods: 2,
    }),
};

const items: readonly FigureItem[] = [coloured, strip, directions, position];
export default items;
