import { hanoi, london, oxford, withColors } from '@manaus/core';
import {
  breadthFirstSearch,
  connectedComponents,
  eccentricity,
  edgesOf,
  hamiltonCycle,
  hamiltonPath,
  isPlanar,
  neighborsOf,
  verifyHamilton,
} from '@manaus/graph';
import { eccentricityByHeights, londonCensus, storedCensus, storeTower } from '@manaus/lab';
import { towerDiameter } from '@manaus/scale';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allWords, countSolutions, hasHamilton, nextWords, wordDistances } from './ball-words.js';
import {
  ballCensus,
  ballsConnected,
  ballTower,
  coloredLabel,
  forgetNames,
  goalsByHeights,
} from './london.js';
import { ballBoards, ballSummary } from './london-boards.js';
import {
  ballProblems,
  goalRows,
  meanMoves,
  problemCounts,
  problemsCsv,
} from './london-problems.js';

const letters = (alike: readonly number[]) =>
  alike.map((count, i) => 'RGBYWKP'[i].repeat(count)).join('');
const l3 = storeTower(ballTower(3, [3, 2, 1]));

/** All ways to give colors to n balls, the commonest first. */
function partitions(n: number, most = n): number[][] {
  if (n === 0) return [[]];
  return Array.from({ length: Math.min(n, most) }, (_, i) => i + 1).flatMap((first) =>
    partitions(n - first, first).map((rest) => [first, ...rest]),
  );
}

/** All capacities from 0 to n on some pegs, in decreasing order, that hold n balls. */
function boards(pegs: number, n: number, most = n): number[][] {
  const all = (left: number, top: number): number[][] =>
    left === 0
      ? [[]]
      : Array.from({ length: top + 1 }, (_, c) => c).flatMap((c) =>
          all(left - 1, c).map((rest) => [c, ...rest]),
        );
  return all(pegs, most).filter((capacities) => capacities.reduce((sum, c) => sum + c, 0) >= n);
}

const everyBoard = [2, 3, 4]
  .flatMap((pegs) =>
    [1, 2, 3, 4].flatMap((n) => boards(pegs, n, n + 1).map((capacities) => ({ n, capacities }))),
  )
  .concat(boards(3, 5).map((capacities) => ({ n: 5, capacities })));

const someTower = fc
  .record({ n: fc.integer({ min: 1, max: 5 }), pegs: fc.integer({ min: 2, max: 4 }) })
  .chain(({ n, pegs }) =>
    fc.record({
      capacities: fc.array(fc.integer({ min: 0, max: n }), { minLength: pegs, maxLength: pegs }),
      alike: fc.constantFrom(...partitions(n)),
      n: fc.constant(n),
    }),
  )
  .filter(({ capacities, n }) => capacities.reduce((sum, c) => sum + c, 0) >= n);

describe('towers of balls', () => {
  test('with the capacities of London and Oxford they are London and Oxford', () => {
    for (let n = 2; n <= 6; n++) {
      expect(ballTower(n, [n, n - 1, n - 2])).toEqual(london(n));
      expect(ballTower(n, [n, n, n])).toEqual({ ...oxford(n), name: 'London', symbol: 'L' });
      expect(ballCensus([n, n - 1, n - 2], new Array<number>(n).fill(1))).toEqual(londonCensus(n));
    }
  });

  test('bad input names the parameter and the bound', () => {
    expect(() => ballTower(0, [1, 1])).toThrow('lab/london: balls must be an integer >= 1 (got 0)');
    expect(() => ballTower(4, [1, 1, 1])).toThrow(
      'capacities must be enough for 4 discs (got "1,1,1")',
    );
    expect(() => ballsConnected([1, 1, 1], [2, 2])).toThrow(
      'capacities must be enough for 4 discs',
    );
    expect(() => ballsConnected([1, 1, 1], [2, -1])).toThrow(
      'alike must be an integer >= 0 (got -1)',
    );
    expect(() => ballsConnected([1, 1], [])).toThrow('balls must be an integer >= 1 (got 0)');
    expect(() => forgetNames(l3, 'RR')).toThrow(
      'colors must be 3 letters, one per disc (got "RR")',
    );
    expect(() => forgetNames(storeTower(hanoi(2, { moves: 'cyclic' })), 'RR')).toThrow(
      'moves must be undirected',
    );
    expect(() => ballProblems(l3, ['12//'])).toThrow(
      'goals must be one of the states (got "12//")',
    );
    expect(() => ballProblems(storeTower(hanoi(2, { moves: 'cyclic' })), [])).toThrow(
      'graph must be undirected',
    );
  });
});

describe('colors in place of names', () => {
  test('heights times multinomial, the quotient graph and the words agree: order, size, degrees', () => {
    fc.assert(
      fc.property(someTower, ({ n, capacities, alike }) => {
        const words = allWords(letters(alike), capacities);
        const quotient = forgetNames(storeTower(ballTower(n, capacities)), letters(alike));
        const census = ballCensus(capacities, alike);
        expect([...quotient.labels].sort()).toEqual([...words].sort());
        expect(storedCensus(quotient.graph)).toEqual(census);
        expect(2n * census.size).toBe(
          BigInt(words.flatMap((word) => nextWords(word, capacities)).length),
        );
      }),
      { numRuns: 150 },
    );
  });

  test('the rules with colors have the graph of the quotient, label by label', () => {
    fc.assert(
      fc.property(someTower, ({ n, capacities, alike }) => {
        const names = letters(alike);
        const quotient = forgetNames(storeTower(ballTower(n, capacities)), names);
        const { graph, states } = storeTower(withColors(ballTower(n, capacities), [...names]));
        const edges = (labels: readonly string[], own: typeof graph) =>
          edgesOf(own)
            .map(([a, b]) => [labels[a], labels[b]].sort().join(' '))
            .sort();
        expect(
          edges(
            states.map((state) => coloredLabel(state, names)),
            graph,
          ),
        ).toEqual(edges(quotient.labels, quotient.graph));
      }),
      { numRuns: 100 },
    );
  });

  test('the distance of two classes is the least distance between their states, from whichever state one starts', () => {
    fc.assert(
      fc.property(someTower, fc.nat(), ({ n, capacities, alike }, pick) => {
        const tower = storeTower(ballTower(n, capacities));
        const { graph, classOf, labels } = forgetNames(tower, letters(alike));
        const start = pick % tower.graph.order;
        const { distance } = breadthFirstSearch(tower.graph, [start]);
        const least = new Array<number>(graph.order).fill(-1);
        distance.forEach((far, v) => {
          if (far >= 0 && (least[classOf[v]] < 0 || far < least[classOf[v]]))
            least[classOf[v]] = far;
        });
        expect([...breadthFirstSearch(graph, [classOf[start]]).distance]).toEqual(least);
        const byWords = wordDistances(labels[classOf[start]], capacities);
        expect(labels.map((label) => byWords.get(label) ?? -1)).toEqual(least);
      }),
      { numRuns: 150 },
    );
  });

  test('where discs have sizes, forgetting names is no symmetry, and the merged graph has ways that nobody can go', () => {
    const tower = storeTower(hanoi(3));
    const { graph, classOf } = forgetNames(tower, 'AAB');
    const shorter = tower.labels.filter((_, start) => {
      const merged = breadthFirstSearch(graph, [classOf[start]]).distance;
      return breadthFirstSearch(tower.graph, [start]).distance.some(
        (_, v, all) =>
          merged[classOf[v]] < Math.min(...all.filter((_, w) => classOf[w] === classOf[v])),
      );
    });
    expect(shorter.length).toBeGreaterThan(0);
  });

  test('connected exactly where the rule says: every board with n <= 4 on up to four pegs, n = 5 on three, with every choice of colors', () => {
    for (const { n, capacities } of everyBoard)
      for (const alike of partitions(n)) {
        const words = allWords(letters(alike), capacities);
        const connected = wordDistances(words[0], capacities).size === words.length;
        expect(ballsConnected(capacities, alike), `${capacities} ${alike}`).toBe(connected);
      }
  });

  test('the same by components of the stored graph, for different balls, also out of order', () => {
    for (const [n, capacities] of [
      [6, [3, 3, 3]],
      [6, [2, 6, 3]],
      [6, [6, 1, 5]],
      [6, [4, 3, 2]],
      [5, [1, 4, 1, 3]],
      [5, [5, 1, 2, 1]],
      [5, [2, 1, 1, 1, 1]],
    ] as const)
      expect(
        connectedComponents(storeTower(ballTower(n, capacities)).graph).sizes.length === 1,
      ).toBe(ballsConnected(capacities, new Array<number>(n).fill(1)));
  });
});

describe('problems', () => {
  test('moves, solutions and good first moves are those of the words, for every pair of the classical board', () => {
    for (const problem of ballProblems(l3, l3.labels)) {
      const toGoal = wordDistances(problem.goal, [3, 2, 1]);
      const next = nextWords(problem.start, [3, 2, 1]);
      expect(problem.moves).toBe(toGoal.get(problem.start));
      expect(Number(problem.solutions)).toBe(countSolutions(problem.start, toGoal, [3, 2, 1]));
      expect([problem.firstMoves, problem.goodFirstMoves]).toEqual([
        next.length,
        next.filter((word) => toGoal.get(word) === problem.moves - 1).length,
      ]);
    }
  });

  test('one goal a way to share the balls stands for all: each of the 3! renamings has the same problems', () => {
    const all = problemCounts(ballProblems(l3, l3.labels));
    const few = problemCounts(ballProblems(l3, goalsByHeights(l3)));
    expect(all).toEqual(
      few.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, count]) => [name, name === 'moves' ? count : 6 * count]),
        ),
      ),
    );
    expect(few.reduce((sum, { problems }) => sum + problems, 0)).toBe(6 * 35);
  });

  test('the classical board: 36 states, all of eccentricity 8', () => {
    expect(l3.graph.order).toBe(36);
    expect(new Set(eccentricity(l3.graph))).toEqual(new Set([8]));
    expect(
      goalRows(ballProblems(l3, goalsByHeights(l3))).map(({ eccentricity }) => eccentricity),
    ).toEqual(new Array(6).fill(8));
    expect(
      Math.max(...l3.labels.flatMap((label) => [...wordDistances(label, [3, 2, 1]).values()])),
    ).toBe(8);
  });

  test('the CSV has a line a problem and a field a name', () => {
    const lines = problemsCsv(ballProblems(l3, l3.labels)).trimEnd().split('\n');
    expect(lines.length).toBe(1 + 36 * 35);
    expect(new Set(lines.map((line) => line.split(',').length))).toEqual(new Set([8]));
  });
});

describe('Hamilton cycles, by a search that shares nothing', () => {
  const next = (graph: typeof l3.graph) =>
    Array.from({ length: graph.order }, (_, v) => neighborsOf(graph, v));

  test('the classical board has a path and no cycle; with two red balls and a blue one it has a cycle', () => {
    const colored = forgetNames(l3, 'RRB').graph;
    expect([hamiltonCycle(l3.graph).answer, hasHamilton(next(l3.graph), true)]).toEqual([
      'none',
      false,
    ]);
    const path = hamiltonPath(l3.graph);
    const cycle = hamiltonCycle(colored);
    expect(path.answer === 'found' && verifyHamilton(l3.graph, path.path, false)).toBe(true);
    expect(cycle.answer === 'found' && verifyHamilton(colored, cycle.path, true)).toBe(true);
  });
});

test('two pegs that hold all balls and one of a single place: the worst case is floor((n^2 + 4n - 3) / 2) for n = 1 to 9', () => {
  for (let n = 1; n <= 9; n++)
    expect(towerDiameter(ballTower(n, [n, n, 1]))?.diameter).toBe(
      Math.floor((n * n + 4 * n - 3) / 2),
    );
  for (let n = 1; n <= 5; n++) {
    const names = 'ABCDE'.slice(0, n);
    const words = allWords(names, [n, n, 1]).filter((word) => word.replaceAll('/', '') === names);
    expect(Math.max(...words.flatMap((word) => [...wordDistances(word, [n, n, 1]).values()]))).toBe(
      Math.floor((n * n + 4 * n - 3) / 2),
    );
  }
});

describe('boards', () => {
  test('diameters by the bounds of the kernels and by a search from every goal agree, for all boards of up to five balls on three pegs', () => {
    for (let n = 2; n <= 5; n++)
      for (const capacities of ballBoards(3, n).filter(
        (board) =>
          board.reduce((sum, c) => sum + c, 0) >= n &&
          ballsConnected(board, new Array<number>(n).fill(1)),
      )) {
        const far = eccentricityByHeights(ballTower(n, capacities)).map(
          ({ eccentricity }) => eccentricity,
        );
        const found = towerDiameter(ballTower(n, capacities));
        expect([found?.diameter, found?.radius], `${capacities}`).toEqual([
          Math.max(...far),
          Math.min(...far),
        ]);
      }
  });

  test('a summary says of colors what the words say', () => {
    for (const [capacities, balls] of [
      [[3, 2, 1], 'RRB'],
      [[2, 2, 2], 'RRBB'],
      [[4, 3, 2], 'RRGB'],
      [[3, 3, 1, 1], 'RRB'],
    ] as const) {
      const summary = ballSummary(capacities, balls);
      const words = allWords(balls, capacities);
      const far = words.map((word) => Math.max(...wordDistances(word, capacities).values()));
      expect([
        summary.states,
        Number(summary['states by formula']),
        summary.diameter,
        summary.radius,
      ]).toEqual([words.length, words.length, Math.max(...far), Math.min(...far)]);
    }
    expect(ballSummary([2, 1, 1], 'RGB')).toMatchObject({
      components: 3,
      diameter: null,
      radius: null,
      hamilton: 'none',
    });
  });

  test('the mean of a shape is the mean over its goals', () => {
    const problems = ballProblems(l3, goalsByHeights(l3));
    expect(
      goalRows(problems, 'goalShape').map((row) => [row.goal, row.problems, row['mean moves']]),
    ).toEqual(
      ['3', '2+1', '1+1+1'].map((shape) => {
        const own = problems.filter(({ goalShape }) => goalShape === shape);
        return [shape, own.length, meanMoves(own).toFixed(2)];
      }),
    );
  });

  test('bad input', () => {
    expect(() => ballBoards(0, 1)).toThrow('lab/ball-boards: pegs must be an integer >= 1 (got 0)');
    expect(() => ballBoards(1, 0)).toThrow('lab/ball-boards: most must be an integer >= 1 (got 0)');
  });
});

test('a label of colors', () => {
  expect(coloredLabel([[2], [3, 1], []], 'RRB')).toBe('R/BR/');
  expect(isPlanar(l3.graph)).toBe(true);
});
