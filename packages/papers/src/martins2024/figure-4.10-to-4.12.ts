import { oxford, oxford1, towerPuzzle } from '@manaus/core';
import { storeTower } from '@manaus/lab';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import {
  drawPlay,
  goalOf,
  illegalStep,
  movesByPlaying,
  shortestPlay,
  wrongPlay,
} from '../shared/figures/plays.js';

const rules = oxford(3);

/** The instances of 3 moves that start from a state. */
const threeMoves = (from: string) =>
  [...movesByPlaying(rules, from)].filter(([, moves]) => moves === 3).map(([label]) => label);

// The start of the drawing; the check tries every start.
const start = '12/3/';
const free = () => shortestPlay(rules, start, threeMoves(start)[0]);

function wrongFrom(from: string): string | null {
  const targets = threeMoves(from);
  if (targets.length === 0) return `no instance of 3 moves starts from ${from}`;
  return firstWrong(
    ...targets.map((to) => wrongPlay(rules, shortestPlay(rules, from, to), { from, to, moves: 3 })),
  );
}

const original: FigureItem = {
  id: 'martins2024/figure-4.10',
  kind: 'figure',
  statement:
    'In Oxford with 3 discs, from any start some goal is reached by 3 legal moves and by no fewer.',
  departs:
    'The start and the goal of the print are lost: every start is tried with every goal at that distance, and one pair drawn.',
  caption: 'Oxford: the board, a final configuration and a solution of 3 moves',
  uses: ['martins2024/theorem-2'],
  recorded: 'holds',
  figure: () => drawPlay(rules, free(), 'Oxford: a solution of 3 moves'),
  check: () =>
    finite(storeTower(rules).labels, wrongFrom, {
      checked:
        'all 60 starts with every goal 3 moves away: steps by the plain rules, lengths by a search of the graph and by playing',
      methods: 2,
    }),
};

/** Version 1 as its algorithm plays it: the top disc of p0 to p2 until p0 is empty. */
function handed(): string[] {
  const { notation, apply } = towerPuzzle(oxford1(3));
  const play = ['123//'];
  for (let state = notation.parse(play[0]); state[0].length > 0; play.push(notation.format(state)))
    state = apply(state, { disc: state[0][0], from: 0, to: 2 });
  return play;
}

/** The least number of moves to any order of all discs on p2, and why it cannot be less. */
function wrongVersion1(): string | null {
  const tower = storeTower(oxford1(3));
  const full = tower.labels.filter((label) => /^\d+\/\/$/.test(label));
  const goals = [...movesByPlaying(oxford1(3), '123//')].filter(([label]) =>
    label.startsWith('//'),
  );
  return firstWrong(
    illegalStep(oxford1(3), handed()),
    differ('moves of the play', 3, handed().length - 1),
    differ('least moves by playing', 3, Math.min(...goals.map(([, moves]) => moves))),
    differ('orders of three discs on p2', 6, goals.length),
    ...full.map((label) => differ(`moves from ${label}`, 3, tower.distances[tower.vertex(label)])),
  );
}

const first: FigureItem = {
  id: 'martins2024/figure-4.11',
  kind: 'figure',
  statement:
    'Oxford version 1 with 3 discs: all discs from p0 to p2, in any order, by 3 moves and by no fewer.',
  departs:
    'The boards of the print are lost: all six orders of the discs on p0 are tried, and 123// drawn.',
  caption: 'Oxford version 1: the board and the solution of 3 moves',
  uses: ['martins2024/algorithm-8'],
  recorded: 'holds',
  figure: () => drawPlay(oxford1(3), handed(), 'Oxford version 1: all discs to p2'),
  check: () =>
    finite([3], wrongVersion1, {
      checked:
        'the play by the plain rules, the least number by a search of the graph and by playing',
      methods: 2,
    }),
};

/** The farthest state, so that the play shows something. */
function farthest(): string {
  const { labels, distances } = storeTower(rules);
  return labels[distances.indexOf(Math.max(...distances))];
}

function wrongVersion2(from: string): string | null {
  const { distances, vertex } = storeTower(rules);
  const to = goalOf(rules);
  return wrongPlay(rules, shortestPlay(rules, from, to), {
    from,
    to,
    moves: distances[vertex(from)],
  });
}

const second: FigureItem = {
  id: 'martins2024/figure-4.12',
  kind: 'figure',
  statement:
    'Oxford version 2 with 3 discs: the final state 123// is reached by legal moves from each of the 60 states.',
  departs: 'The start of the print is lost: all are tried, and a farthest one drawn.',
  caption: 'Oxford version 2: a solution with 3 discs to the final state 123//',
  uses: ['martins2024/theorem-2', 'martins2024/algorithm-9'],
  recorded: 'holds',
  figure: () =>
    drawPlay(
      rules,
      shortestPlay(rules, farthest(), goalOf(rules)),
      'Oxford version 2: a solution with 3 discs',
    ),
  check: () =>
    finite(storeTower(rules).labels, wrongVersion2, {
      checked:
        'a solution of each state, step by step by the plain rules, its length by two searches',
      methods: 2,
    }),
};

const items: readonly FigureItem[] = [original, first, second];
export default items;
