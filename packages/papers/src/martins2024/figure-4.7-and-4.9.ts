import { london } from '@manaus/core';
import { countShortestPaths } from '@manaus/graph';
import { storeTower } from '@manaus/lab';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import {
  drawPathOf,
  drawPlay,
  movesByPlaying,
  shortestPlay,
  statesAt,
  wrongPlay,
} from '../shared/figures/plays.js';

const goal = '123//';
const rules = london(3);
/** The instances that need 8 moves, found by search; the first of them is drawn. */
const farthest = () => statesAt(rules, 8);
const solution = () => shortestPlay(rules, farthest()[0], goal);

function wrong(): string | null {
  const byPlaying = [...movesByPlaying(rules, goal)]
    .filter(([, moves]) => moves >= 8)
    .map(([label]) => label);
  if (farthest().length === 0) return 'no state of London with 3 balls needs 8 moves';
  return firstWrong(
    differ(
      'states that need 8 moves or more',
      farthest().sort().join(' '),
      byPlaying.sort().join(' '),
    ),
    ...farthest().map((from) =>
      wrongPlay(rules, shortestPlay(rules, from, goal), { from, to: goal, moves: 8 }),
    ),
  );
}

/** Where the path on the graph leaves the play of the figure before. */
function wrongPath(): string | null {
  const { graph, vertex, distances } = storeTower(rules);
  const path = solution().map(vertex);
  const falling = path.map((v) => distances[v]).join();
  const single = farthest().map(
    (from) => countShortestPaths(graph, vertex(from))[vertex(goal)] > 0n,
  );
  return firstWrong(
    wrong(),
    differ('moves left along the path', '8,7,6,5,4,3,2,1,0', falling),
    differ('farthest states with a path', farthest().length, single.filter(Boolean).length),
  );
}

const play: FigureItem = {
  id: 'martins2024/figure-4.7',
  kind: 'figure',
  statement:
    'In London with 3 balls and the goal 123// some instance needs exactly 8 moves, and none needs more.',
  departs:
    'The instance of the print is lost: all states that need 8 moves are solved, and the first is drawn.',
  caption: 'London: the final state 123// (green, red, blue), and a solution of 8 moves',
  uses: ['martins2024/figure-4.6'],
  recorded: 'holds',
  figure: () => drawPlay(rules, solution(), 'London: a solution of 8 moves'),
  check: () =>
    finite([3], wrong, {
      checked: `all 36 states by a search of the graph and by playing; those that need 8 moves: ${farthest().join(', ')}; a solution of each, step by step`,
      methods: 2,
    }),
};

const path: FigureItem = {
  id: 'martins2024/figure-4.9',
  kind: 'figure',
  statement:
    'The play of figure 4.7 is a shortest path of L_3^3 to 123//: 8 edges, each one move nearer to the goal.',
  departs:
    'The start of the print is lost: all states that need 8 moves are tried, and the one of figure 4.7 drawn.',
  caption: 'L_3^3 with a shortest path of 8 moves in yellow',
  uses: ['martins2024/figure-4.7', 'martins2024/figure-4.8b'],
  recorded: 'holds',
  figure: () => drawPathOf(rules, farthest()[0]),
  check: () =>
    finite([3], wrongPath, {
      checked: 'the distances along the path by two searches, and every step by the plain rules',
      methods: 2,
    }),
};

const items: readonly FigureItem[] = [play, path];
export default items;
