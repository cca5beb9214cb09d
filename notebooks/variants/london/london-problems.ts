import { InputError } from '@manaus/core';
import { breadthFirstSearch, type Csr, countShortestPaths, neighborsOf } from '@manaus/graph';
import { csvFormatRows } from 'd3-dsv';

/**
 * A problem as a test of planning sets it: bring the start to the goal in as few moves as possible.
 */
export interface BallProblem {
  readonly start: string;
  readonly goal: string;
  /** The least number of moves. */
  readonly moves: number;
  /** The number of solutions with that many moves. */
  readonly solutions: bigint;
  /** The number of first moves, and the number of those that begin a shortest solution. */
  readonly firstMoves: number;
  readonly goodFirstMoves: number;
  /** The distribution of balls over the pegs, highest first: `3`, `2+1`, `1+1+1`. */
  readonly startShape: string;
  readonly goalShape: string;
}

/**
 * A stored undirected graph with a label a vertex, pegs separated by `/`, one sign a ball:
 * `StoredTower` and `ColorQuotient` are such.
 */
export interface LabeledGraph {
  readonly graph: Csr;
  readonly labels: readonly string[];
}

/**
 * All problems with one of the goals that have a solution and are not solved already, by goal, then
 * by start as numbered.
 *
 * A search and a count of shortest paths a goal: time O(goals (order + size)), space O(goals
 * order). Throws an `InputError` for a goal that is no label and for a directed graph.
 *
 * @example
 * ```ts
 * const problems = ballProblems(storeTower(london(3)), ['123//']);
 * problems.length; // => 35
 * problems.filter(({ moves }) => moves === 8).map(({ start, solutions }) => `${start} ${solutions}`); // => ['1/23/ 3', '/13/2 2', '/23/1 3']
 * ```
 */
export function ballProblems(
  { graph, labels }: LabeledGraph,
  goals: readonly string[],
): BallProblem[] {
  if (graph.directed) throw new InputError('lab/ball-problems', 'graph', 'undirected', {});
  return goals.flatMap((goal) => problemsTo(graph, labels, vertexOfGoal(labels, goal)));
}

function vertexOfGoal(labels: readonly string[], goal: string): number {
  const vertex = labels.indexOf(goal);
  if (vertex < 0)
    throw new InputError('lab/ball-problems', 'goals', 'member', { of: 'states', got: goal });
  return vertex;
}

function problemsTo(graph: Csr, labels: readonly string[], goal: number): BallProblem[] {
  const { distance } = breadthFirstSearch(graph, [goal]);
  const solutions = countShortestPaths(graph, goal);
  return labels.flatMap((start, vertex) => {
    if (distance[vertex] < 1) return [];
    const next = neighborsOf(graph, vertex);
    const goodFirstMoves = next.filter((v) => distance[v] === distance[vertex] - 1).length;
    return {
      start,
      goal: labels[goal],
      moves: distance[vertex],
      solutions: solutions[vertex],
      firstMoves: next.length,
      goodFirstMoves,
      startShape: shapeOf(start),
      goalShape: shapeOf(labels[goal]),
    };
  });
}

/**
 * The distribution of balls over the pegs of a label: the numbers of balls, highest first, empty
 * pegs left out.
 *
 * With three balls `3` is a tower, `2+1` a partial tower, `1+1+1` flat.
 *
 * @example
 * ```ts
 * shapeOf('/12/3'); // => '2+1'
 * ```
 */
export function shapeOf(label: string): string {
  const heights = label.split('/').map((peg) => peg.length);
  return heights
    .filter((height) => height > 0)
    .sort((a, b) => b - a)
    .join('+');
}

/**
 * The difficulty of a goal, or of all goals of one shape, over all starts; a type, so that it is a
 * row of a table.
 */
export type GoalRow = {
  /** A label, or a shape. */
  readonly goal: string;
  readonly shape: string;
  readonly problems: number;
  /** The most moves that a start needs. */
  readonly eccentricity: number;
  readonly 'starts there': number;
  readonly 'mean moves': string;
  /** The number of starts with just one shortest solution. */
  readonly 'one solution': number;
};

/**
 * One row per goal, or per shape of goals: the difficulty over all starts, as a table takes it.
 * Shapes come in decreasing order.
 *
 * @example
 * ```ts
 * goalRows(ballProblems(storeTower(london(3)), ['123//']))[0].eccentricity; // => 8
 * ```
 */
export function goalRows(
  problems: readonly BallProblem[],
  by: 'goal' | 'goalShape' = 'goal',
): GoalRow[] {
  const names = [...new Set(problems.map((problem) => problem[by]))];
  if (by === 'goalShape') names.sort().reverse();
  return names.map((goal) => {
    const own = problems.filter((problem) => problem[by] === goal);
    const eccentricity = Math.max(...own.map(({ moves }) => moves));
    return {
      goal,
      shape: own[0].goalShape,
      problems: own.length,
      eccentricity,
      'starts there': own.filter(({ moves }) => moves === eccentricity).length,
      'mean moves': meanMoves(own).toFixed(2),
      'one solution': own.filter(({ solutions }) => solutions === 1n).length,
    };
  });
}

/**
 * The mean of the least numbers of moves.
 *
 * @example
 * ```ts
 * Math.round(35 * meanMoves(ballProblems(storeTower(london(3)), ['123//']))); // => 167
 * ```
 */
export function meanMoves(problems: readonly BallProblem[]): number {
  return problems.reduce((sum, { moves }) => sum + moves, 0) / problems.length;
}

/**
 * The number of problems by least number of moves and shape of the goal: one row per number of
 * moves, with those of one solution and of one good first move.
 *
 * @example
 * ```ts
 * problemCounts(ballProblems(storeTower(london(3)), ['123//']))[0]; // => { moves: 1, 'goal 3': 2, problems: 2, 'one solution': 2, 'one good first move': 2 }
 * ```
 */
export function problemCounts(problems: readonly BallProblem[]): Record<string, number>[] {
  const shapes = [...new Set(problems.map(({ goalShape }) => goalShape))];
  const most = Math.max(0, ...problems.map(({ moves }) => moves));
  return Array.from({ length: most }, (_, index) => {
    const here = problems.filter(({ moves }) => moves === index + 1);
    const byShape = shapes.map(
      (shape) =>
        [`goal ${shape}`, here.filter(({ goalShape }) => goalShape === shape).length] as const,
    );
    return {
      moves: index + 1,
      ...Object.fromEntries(byShape),
      problems: here.length,
      'one solution': here.filter(({ solutions }) => solutions === 1n).length,
      'one good first move': here.filter(({ goodFirstMoves }) => goodFirstMoves === 1).length,
    };
  });
}

/**
 * The problems as a CSV file (RFC 4180 but for the line ends, which are `\n`): a line of names,
 * then one problem per line.
 *
 * @example
 * ```ts
 * const problems = ballProblems(storeTower(london(3)), ['123//']);
 * problemsCsv(problems).split('\n')[0]; // => 'start,goal,moves,solutions,first_moves,good_first_moves,start_shape,goal_shape'
 * problemsCsv(problems).split('\n')[1]; // => '132//,123//,6,2,2,1,3,3'
 * ```
 */
export function problemsCsv(problems: readonly BallProblem[]): string {
  const head = 'start,goal,moves,solutions,first_moves,good_first_moves,start_shape,goal_shape';
  const rows = problems.map((problem) => [
    problem.start,
    problem.goal,
    `${problem.moves}`,
    `${problem.solutions}`,
    `${problem.firstMoves}`,
    `${problem.goodFirstMoves}`,
    problem.startShape,
    problem.goalShape,
  ]);
  return `${csvFormatRows([head.split(','), ...rows])}\n`;
}
