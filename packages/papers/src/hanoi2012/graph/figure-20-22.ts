import { hanoiPath, type Peg } from '@manaus/core';
import { hanoiCorners, smallMultiples, type Tongue } from '@manaus/plot';
import { type Checks, finite, range } from '../../check/index.js';
import { distancesWithoutSearch, heightsByCoordinates } from '../evidence/heights.js';
import {
  allPegs,
  downhill,
  lettersOf,
  pegsAt,
  pegsOf,
  rankOf,
  toStack,
  tower,
} from '../evidence/iterative.js';
import { movedLines, storedLines } from '../evidence/paths.js';
import { drawLetters, pathColors, pathLegend, places } from '../figures/iterative.js';

const starts = ['AAA', 'BAB', 'CCB'] as const;

/** The graph of 3 discs turned. */
type Turned = {
  readonly lowest: string;
  /** The distances of the states at each level. */
  readonly levels: readonly (readonly number[])[];
  /** True if every line is of length 1. */
  readonly even: boolean;
  /** The levels on a shortest path from each start. */
  readonly falls: readonly (readonly number[])[];
};

const shortest = (start: string): number[] => [
  ...downhill(start.length, rankOf(pegsOf(start)), toStack(start.length)).ranks,
];

/** The states of the path without search, by their numbers. */
function withoutSearch(start: string): number[] {
  const pegs = pegsOf(start);
  const ranks = [rankOf(pegs)];
  for (const { disc, to } of hanoiPath(pegs, tower(pegs.length).fill(2))) {
    pegs[disc - 1] = to;
    ranks.push(rankOf(pegs));
  }
  return ranks;
}

function turned(
  discs: number,
  level: readonly number[],
  distance: ArrayLike<number>,
  even: boolean,
  path: (start: string) => number[],
): Turned {
  const ranks = range(0, level.length - 1);
  const at = (height: number) => ranks.filter((rank) => level[rank] === height);
  return {
    lowest: lettersOf(pegsAt(level.indexOf(0), discs)),
    levels: [...new Set(level)]
      .sort((a, b) => a - b)
      .map((height) => [...new Set(at(height).map((rank) => distance[rank]))].sort()),
    even,
    falls: starts.map((start) => path(start).map((rank) => level[rank])),
  };
}

/** By the drawn places: a level is as high as a triangle of lines of length 1. */
function drawn(discs: number): Turned {
  const points = places(discs, true);
  const lowest = Math.max(...points.map(({ y }) => y));
  const level = points.map(({ y }) => Math.round((2000 * (lowest - y)) / Math.sqrt(3)) / 1000);
  const even = movedLines(discs).every(
    ([a, b]) =>
      Math.abs(Math.hypot(points[a].x - points[b].x, points[a].y - points[b].y) - 1) < 1e-9,
  );
  return turned(discs, level, toStack(discs).distance, even, shortest);
}

/** By coordinates: a line of length 1 takes one unit from a corner and gives it to another. */
function byCoordinates(discs: number): Turned {
  const all = allPegs(discs);
  const even = storedLines(discs).every(([a, b]) => isUnit(all[a], all[b]));
  const distance = distancesWithoutSearch(discs, 2);
  return turned(discs, heightsByCoordinates(discs, 2), distance, even, withoutSearch);
}

function isUnit(a: readonly Peg[], b: readonly Peg[]): boolean {
  const [from, to] = [hanoiCorners(a), hanoiCorners(b)];
  const changes = [0, 1, 2].map((i) => from[i] - to[i]);
  return changes.sort((x, y) => x - y).join() === '-1,0,1';
}

const look = { size: 424, named: true, legend: pathLegend };

const pathFrom = (start: string) => ({
  states: shortest(start).map((rank) => lettersOf(pegsAt(rank, 3))),
  color: pathColors.shortest,
});

const fromOneStart = (language: Tongue) =>
  drawLetters(language, 3, {
    ...look,
    title: `From ${starts[1]}`,
    paths: [pathFrom(starts[1])],
    starts: [starts[1]],
  });

const turnedWithPaths = (language: Tongue) =>
  drawLetters(language, 3, {
    ...look,
    title: 'Turned: every path falls',
    turned: true,
    paths: starts.map(pathFrom),
    starts,
  });

const turnedWithLevels = (language: Tongue) =>
  drawLetters(language, 3, {
    ...look,
    title: 'Turned: moves to the goal',
    turned: true,
    levels: range(0, 7).map(String),
  });

export default {
  'figure-20-22': {
    figure: (language) =>
      smallMultiples(
        [fromOneStart(language), turnedWithPaths(language), turnedWithLevels(language)],
        {
          title: 'From any start to all discs on C',
          language,
        },
      ),
    check: () =>
      finite<number, Turned>({
        checked: {
          en: 'the level of every state by its coordinates and in the turned drawing, against the distances by search and without; the lengths of the lines; the drawn paths move by move',
          pt: 'o nível de cada estado pelas suas coordenadas e no desenho girado, comparado com as distâncias por busca e sem ela; os comprimentos das linhas; os caminhos desenhados movimento a movimento',
        },
        instances: [3],
        stated: () => ({
          lowest: 'CCC',
          levels: range(0, 7).map((level) => [level]),
          even: true,
          falls: starts.map((start) =>
            range(0, toStack(3).distance[rankOf(pegsOf(start))]).reverse(),
          ),
        }),
        methods: {
          'drawn places, distances and paths by search': drawn,
          'coordinates, distances and paths without search': byCoordinates,
        },
      }),
  },
} satisfies Checks;
