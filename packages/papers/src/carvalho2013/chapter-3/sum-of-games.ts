import { disjunctiveSum, type Game, gameSolver, mex, nimSum } from '@manaus/games';
import { type Checks, type Effort, general, range } from '../../check/index.js';
import { combinations } from '../../shared/combinations.js';
import { graphs } from '../evidence/small-games.js';

/**
 * A game as a graph: the successors F(x) of each position x, all of them smaller, so that every
 * play ends.
 */
type Graph = readonly (readonly number[])[];

type Position = readonly number[];

/**
 * The facts about each position of a sum: its successors, whether it is terminal, its Grundy
 * value.
 */
type Sum = {
  readonly successors: readonly (readonly string[])[];
  readonly terminal: readonly boolean[];
  readonly values: readonly number[];
};

/** All positions of a sum, each after those that can follow. */
const positionsOf = (all: readonly Graph[]): number[][] =>
  combinations(all.map((graph) => range(0, graph.length - 1)));

const labels = (positions: readonly Position[]): string[] =>
  [...new Set(positions.map((x) => x.join()))].sort();

/** The union, over all i, of {x_1} x ... x F_i(x_i) x ... x {x_n}, as printed. */
const union = (all: readonly Graph[], x: Position): number[][] =>
  all.flatMap((graph, i) => combinations(x.map((v, j) => (i === j ? graph[v] : [v]))));

/**
 * By the rules: y is a successor where it differs from x in one game only, by a move of that game.
 */
const byRules = (all: readonly Graph[], x: Position, positions: readonly number[][]): number[][] =>
  positions.filter(
    (y) =>
      y.filter((v, i) => v !== x[i]).length === 1 &&
      y.every((v, i) => v === x[i] || all[i][x[i]].includes(v)),
  );

/** A graph as a game of the library, its positions as tuples of one. */
const game = (graph: Graph): Game<Position> => ({
  name: 'graph',
  convention: 'normal',
  notation: { format: (x) => x.join(), parse: (text) => text.split(',').map(Number) },
  options: ([v]) => graph[v].map((next) => [next]),
  height: ([v]) => v,
});

/** The sum of a game and one graph more by the library, its positions as tuples. */
function joined(first: Game<Position>, graph: Graph): Game<Position> {
  const sum = disjunctiveSum(first, game(graph));
  return {
    ...game(graph),
    options: (x) => sum.options(parted(x)).map(([a, b]) => [...a, ...b]),
    height: (x) => sum.height(parted(x)),
  };
}

const parted = (x: Position): readonly [Position, Position] => [x.slice(0, -1), x.slice(-1)];

function byLibrary(all: readonly Graph[]): Sum {
  const [first, ...others] = all;
  const sum = others.reduce(joined, game(first));
  const positions = positionsOf(all);
  return {
    successors: positions.map((x) => labels(sum.options(x))),
    terminal: positions.map((x) => sum.options(x).length === 0),
    values: positions.map(gameSolver(sum).grundyValue),
  };
}

function onPaper(all: readonly Graph[]): Sum {
  const positions = positionsOf(all);
  const values = new Map<string, number>();
  const successors = positions.map((x) => byRules(all, x, positions));
  for (const [i, x] of positions.entries())
    values.set(x.join(), mex(successors[i].map((y) => values.get(y.join()) ?? 0)));
  return {
    successors: successors.map(labels),
    terminal: successors.map(({ length }) => length === 0),
    values: [...values.values()],
  };
}

/** The Grundy values of the positions of a graph. */
function valuesOf(graph: Graph): number[] {
  const values: number[] = [];
  for (const next of graph) values.push(mex(next.map((y) => values[y])));
  return values;
}

/** As printed, with the Grundy values of the sum as the nim-sums of those of the games. */
function stated(all: readonly Graph[]): Sum {
  const positions = positionsOf(all);
  const own = all.map(valuesOf);
  return {
    successors: positions.map((x) => labels(union(all, x))),
    terminal: positions.map((x) => all.every((graph, i) => graph[x[i]].length === 0)),
    values: positions.map((x) => nimSum(x.map((v, i) => own[i][v]))),
  };
}

/**
 * Every one to three graphs of at most 3 positions; where the effort is full, two also with one
 * of 4.
 */
function sums(effort: Effort): Graph[][] {
  const small = range(1, 3).flatMap(graphs);
  const larger = effort === 'quick' ? small : range(1, 4).flatMap(graphs);
  return [
    ...small.map((graph) => [graph]),
    ...larger.flatMap((a) => small.map((b) => [a, b])),
    ...small.flatMap((a) => small.flatMap((b) => small.map((c) => [a, b, c]))),
  ];
}

export default {
  'sum-of-games': (effort) => {
    const instances = sums(effort);
    return general<readonly Graph[], Sum>({
      checked: {
        en: `${instances.length} sums: every one to three graphs of at most 3 positions${effort === 'quick' ? '' : ', and two with one of 4'}, by the formula against the rules and the library; the Grundy values are the nim-sums`,
        pt: `${instances.length} somas: todos os grafos de no máximo 3 posições, de um a três${effort === 'quick' ? '' : ', e de dois com um de 4'}, pela fórmula, comparada com as regras e com a biblioteca; os valores de Grundy são as somas-Nim`,
      },
      instances,
      stated,
      methods: {
        'the disjunctive sum of the library': byLibrary,
        'the rules, over all pairs of positions': onPaper,
      },
    });
  },
} satisfies Checks;
