import { type BobbinLevel, bobbin, formatLevel } from '@manaus/blocks';
import { seededRandom } from '@manaus/core';
import { requireReading } from '../algorithm.js';
import { differ, finite, firstWrong, general, range } from '../legacy/check.js';
import type { Effort, Item } from '../legacy/item.js';
import { bobbinLevel, explore, sizeOf, solutionOf } from './evidence/block-search.js';
import { BobbinGraph } from './evidence/bobbin-graph.js';
import { allBobbin, randomBobbin } from './evidence/random-bobbin.js';

/** Random levels of all sizes, small ones first. */
function levels(count: number, stars: (i: number) => number, side = 6): BobbinLevel[] {
  const random = seededRandom(51);
  return range(1, count).map((i) => {
    const most = 1 + Math.floor((side * i) / (count + 1));
    return randomBobbin(
      2 + Math.floor(random() * most),
      2 + Math.floor(random() * most),
      random,
      stars(i),
    );
  });
}

const rowsOf = (level: BobbinLevel) =>
  formatLevel(level)
    .replace(/^.*?grid\n/s, '')
    .replace(/\nend\n/, '; ')
    .trim()
    .replace(/\n/g, ' / ')
    .replace(/ \/ (?=star)/g, '; ');
const standable = (level: BobbinLevel) => level.floor.filter((floor) => floor === 'floor').length;
const number = (effort: Effort) => (effort === 'quick' ? 1000 : 30_000);

/** More states than three for each cell, or other ones than the graph of our second simulator has. */
function wrongGraph(level: BobbinLevel): string | null {
  const game = bobbin(level);
  const { states, path } = explore(game);
  const graph = new BobbinGraph(level);
  const arcs = states
    .filter((state) => !game.wins(state))
    .map((state) => game.letters.filter((letter) => game.move(state, letter) !== null).length);
  const places = states
    .filter((state) => !game.wins(state))
    .map(
      ({ cell, axis }) =>
        graph.next(3 * cell + ['standing', 'lying-x', 'lying-y'].indexOf(axis), false).length,
    );
  return firstWrong(
    states.length > 3 * standable(level) ? `${rowsOf(level)}: ${states.length} states` : null,
    differ(`${rowsOf(level)}: moves from the states`, places.join(), arcs.join()),
    differ(`${rowsOf(level)}: least moves`, graph.leastMoves() ?? 'none', path?.length ?? 'none'),
  );
}

/** A level on which a search without directions finds a way that no play goes. */
function misled(): BobbinLevel | null {
  for (const [width, height] of [
    [2, 1],
    [3, 1],
    [4, 1],
    [2, 2],
    [5, 1],
    [3, 2],
  ])
    for (const level of allBobbin(width, height))
      if (new BobbinGraph(level).solvableUndirected() && solutionOf(level) === null) return level;
  return null;
}

const long = bobbinLevel('S#^^/###G/####');
const layered = bobbinLevel('G#/*S', 'star * 1');

const items: readonly Item[] = [
  {
    id: 'ramos2014/bobbin-minus-minus-graph',
    kind: 'statement',
    statement:
      'For every level of BOBBIN--, the places of the piece are at most three for each cell that is neither void nor raised: standing, lying along x, lying along y.',
    uses: ['ramos2014/definition-5.1'],
    recorded: 'holds-in-range',
    check: (effort) => {
      const some = levels(number(effort), () => 0);
      return general(some, wrongGraph, {
        checked: `${some.length} random levels up to 8 by 8: states and moves by the rules, and by a graph built apart`,
        methods: 2,
      });
    },
  },
  {
    id: 'ramos2014/bobbin-minus-minus-directed',
    kind: 'statement',
    statement:
      'The graph for BOBBIN-- must be directed: on some level a search that ignores the directions finds a way to the goal where no play has one.',
    uses: ['ramos2014/bobbin-minus-minus-graph'],
    recorded: 'holds',
    check: () => {
      const level = misled();
      const wrong = () =>
        level === null
          ? 'on no level of at most six cells'
          : differ('a play by the second simulator', null, new BobbinGraph(level).leastMoves());
      const tried =
        'all levels of up to five cells and those of 2 by 3 in order, by the rules and by the graph';
      return finite([0], wrong, {
        checked:
          level === null ? tried : `${tried}; the smallest is ${rowsOf(level)} (rows from the top)`,
        methods: 2,
      });
    },
  },
  {
    id: 'ramos2014/bobbin-minus-minus-bound',
    kind: 'statement',
    statement:
      'For every level f of BOBBIN-- whose cylinder stands at the start: the directed graph has a path from the start to standing on the goal if and only if f has a solution of fewer than |f| moves.',
    departs:
      'Without the bound of |f| moves it holds on all levels tried. Where the cylinder may lie at the start, which the work does not say, it fails on smaller levels too.',
    uses: ['ramos2014/bobbin-minus-minus-graph'],
    recorded: 'fails',
    check: (effort) => {
      const some = levels(number(effort), () => 0);
      const unbounded = (level: BobbinLevel) =>
        differ(
          `${rowsOf(level)}: least moves`,
          new BobbinGraph(level).leastMoves(),
          solutionOf(level)?.length ?? null,
        );
      requireReading(firstWrong(...some.map(unbounded)));
      const wrong = (level: BobbinLevel) => {
        const [moves, path] = [new BobbinGraph(level).leastMoves(), solutionOf(level)];
        if (moves !== (path?.length ?? null))
          throw new Error(`two searches differ on ${rowsOf(level)}`);
        return path !== null && path.length >= sizeOf(level)
          ? `${rowsOf(level)} (rows from the top): |f| = ${sizeOf(level)}, and a shortest solution has ${path.length} moves, ${path}`
          : null;
      };
      const small = [
        [2, 1],
        [3, 1],
        [4, 1],
        [2, 2],
        [5, 1],
        ...(effort === 'full'
          ? [
              [3, 2],
              [7, 1],
              [4, 2],
            ]
          : []),
      ].flatMap(([width, height]) => [...allBobbin(width, height)]);
      return general([...small, long], wrong, {
        checked: `all ${small.length} levels of ${effort === 'full' ? 'up to eight' : 'up to five'} cells that start standing, one of 12, and ${some.length} random ones without the bound; by the graph and by the rules`,
        methods: 2,
      });
    },
  },
  {
    id: 'ramos2014/bobbin-minus',
    kind: 'statement',
    statement:
      'For every level of BOBBIN-, in the graph with one cube layer, entered at * cells and left where so many moves of the cube as the * gives can end, a path to the goal shows that the level can be solved, even where it leaves the layer after another number of steps.',
    departs:
      'With a layer for each place of each * cell, that is three for each cell, and where reaching * again as a cube changes nothing, it holds on all levels tried; with one layer for each * cell it does not, since how the piece lies at the * decides how it lies in the end.',
    uses: ['ramos2014/definition-5.2', 'ramos2014/bobbin-minus-minus-graph'],
    recorded: 'fails',
    check: (effort) => {
      const some = levels(number(effort), (i) => 1 + (i % 2), 4);
      const reading = (level: BobbinLevel) =>
        differ(
          `${rowsOf(level)}: solvable`,
          new BobbinGraph(level).solvableByLayers('place'),
          new BobbinGraph(level).leastMoves(false) !== null,
        );
      const rules = (level: BobbinLevel) =>
        differ(
          `${rowsOf(level)}: least moves`,
          new BobbinGraph(level).leastMoves(),
          solutionOf(level)?.length ?? null,
        );
      requireReading(firstWrong(...some.map((level) => firstWrong(reading(level), rules(level)))));
      const wrong = (level: BobbinLevel) => {
        const graph = new BobbinGraph(level);
        const answers = (['one', 'star'] as const).map((layers) => graph.solvableByLayers(layers));
        return answers.every((answer) => answer) &&
          [true, false].every((restart) => graph.leastMoves(restart) === null)
          ? `${rowsOf(level)} (rows from the top): the layer gives a path, and no play reaches the goal standing, whether or not reaching * again restarts the count`
          : null;
      };
      return general([layered, ...some], wrong, {
        checked: `${some.length} random levels with one or two * cells, against a search with the number of moves that are left, in two simulators`,
        methods: 2,
      });
    },
  },
];
export default items;
