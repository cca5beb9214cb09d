import { disjunctiveSum, type Game, gameSolver, nimSum } from '@manaus/games';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';

/** A game as a graph: the successors F(x) of each position x, all of them smaller, so that every play ends. */
type Graph = readonly (readonly number[])[];

const subsets = (below: number): number[][] =>
  range(0, 2 ** below - 1).map((set) => range(0, below - 1).filter((v) => (set >> v) & 1));

/** Every graph of so many positions whose moves lead to smaller ones. */
const graphs = (order: number): Graph[] =>
  order === 0
    ? [[]]
    : graphs(order - 1).flatMap((graph) =>
        subsets(order - 1).map((successors) => [...graph, successors]),
      );

const product = (sets: readonly (readonly number[])[]): number[][] =>
  sets.reduce(
    (tuples: number[][], set) => tuples.flatMap((tuple) => set.map((x) => [...tuple, x])),
    [[]],
  );

/** The union, over all i, of {x_1} x ... x F_i(x_i) x ... x {x_n}, as printed. */
const union = (all: readonly Graph[], x: readonly number[]): string[] =>
  all.flatMap((graph, i) =>
    product(x.map((v, j) => (i === j ? graph[v] : [v]))).map((y) => y.join()),
  );

/** The same by the rules: a position y is a successor where it differs from x in one game only, by a move of that game. */
const byRules = (
  all: readonly Graph[],
  x: readonly number[],
  positions: readonly number[][],
): string[] =>
  positions
    .filter(
      (y) =>
        y.filter((v, i) => v !== x[i]).length === 1 &&
        y.every((v, i) => v === x[i] || all[i][x[i]].includes(v)),
    )
    .map((y) => y.join());

const game = (graph: Graph): Game<number> => ({
  name: 'graph',
  convention: 'normal',
  notation: { format: String, parse: Number },
  options: (v) => graph[v],
  height: (v) => v,
});

const sorted = (labels: readonly string[]) => [...new Set(labels)].sort().join(' ');

function wrongSum(all: readonly Graph[]): string | null {
  const positions = product(all.map((graph) => range(0, graph.length - 1)));
  for (const x of positions) {
    const found = union(all, x);
    const ended = all.every((graph, i) => graph[x[i]].length === 0);
    const wrong = firstWrong(
      differ('successors', sorted(found), sorted(byRules(all, x, positions))),
      differ('terminal', found.length === 0, ended),
    );
    if (wrong !== null) return `${JSON.stringify(all)}, position (${x}): ${wrong}`;
  }
  return all.length === 2 ? wrongPair(all[0], all[1], positions) : null;
}

/** The library's sum of two games, with its Grundy values. */
function wrongPair(first: Graph, second: Graph, positions: readonly number[][]): string | null {
  const pair = disjunctiveSum(game(first), game(second));
  const { grundyValue: value } = gameSolver(pair);
  const [a, b] = [first, second].map((graph) => gameSolver(game(graph)).grundyValue);
  const wrong = ([x, y]: number[]) =>
    firstWrong(
      differ(
        `options of (${x}, ${y})`,
        sorted(union([first, second], [x, y])),
        sorted(pair.options([x, y]).map((next) => next.join())),
      ),
      differ(`Grundy value of (${x}, ${y})`, nimSum([a(x), b(y)]), value([x, y])),
    );
  return firstWrong(...positions.map(wrong));
}

const item: Item = {
  id: 'carvalho2013/sum-of-games',
  kind: 'statement',
  statement:
    'For games given as graphs (X_1, F_1), ..., (X_n, F_n), the graph on X_1 x ... x X_n with F(x) the union over i of {x_1} x ... x F_i(x_i) x ... x {x_n} has as its moves exactly a move in one game, the others left as they are; its terminal positions are those where no game has a move.',
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const small = range(1, 3).flatMap(graphs);
    const larger = effort === 'quick' ? range(1, 3).flatMap(graphs) : range(1, 4).flatMap(graphs);
    const instances = [
      ...small.map((graph) => [graph]),
      ...larger.flatMap((a) => small.map((b) => [a, b])),
      ...small.flatMap((a) => small.flatMap((b) => small.map((c) => [a, b, c]))),
    ];
    return general(instances, wrongSum, {
      checked: `${instances.length} sums: every one to three graphs of at most 3 positions${effort === 'quick' ? '' : ', and two with one of 4'}, by the formula, by the rules, and for two graphs by the library, whose Grundy values are the nim-sums`,
      methods: 2,
    });
  },
};
export default item;
