import {
  bucharest,
  hanoi,
  london,
  manaus,
  oxford,
  oxford1,
  regularState,
  stacked,
  type TowerFamily,
  type TowerRules,
  type TowerState,
  towerPuzzle,
  withColors,
  withDiscMoves,
  withDiscsApart,
  withEqualStacking,
  withPermittedMoves,
  withPermittedStates,
  withSizes,
} from '@manaus/core';
import {
  eccentricity,
  inducedSubgraph,
  neighborsOf,
  stronglyConnectedComponents,
  toCsr,
  vertexOf,
} from '@manaus/graph';
import { goalRanks, stateGraph } from '@manaus/kernels';
import { describe, expect, test } from 'vitest';
import { type StudyRow, study, studyTable } from '../../src/node.js';
import {
  sequencesInWords,
  studyFigures,
  studyJson,
  studyMarkdown,
  studyRows,
} from '../../src/node-internals.js';
import { manausCensus } from '../../src/sequences/closed-forms.js';
import type { StudySequence } from '../../src/study/sequences.js';

const cyclic: TowerFamily = (discs) => hanoi(discs, { moves: 'cyclic' });
const star4: TowerFamily = (discs) => hanoi(discs, { pegs: 4, moves: 'star' });
const narrow: TowerFamily = (discs) => ({
  ...hanoi(discs, { capacities: [discs, 2, discs] }),
  name: 'Narrow',
  symbol: 'N',
});
const even: TowerFamily = (discs) => ({
  ...hanoi(discs),
  goals: (state: TowerState) => state[1].length === discs || state[2].length === discs,
});
const towers: readonly [string, TowerFamily, number][] = [
  ['hanoi', hanoi, 4],
  ['manaus', manaus, 4],
  ['london', london, 3],
  ['oxford', oxford, 3],
  ['oxford1', oxford1, 3],
  ['bucharest', bucharest, 3],
  ['cyclic', cyclic, 3],
  ['star on four pegs', star4, 3],
  ['narrow', narrow, 4],
  ['two goals', even, 3],
  ['alike discs', (n) => withSizes(withEqualStacking(hanoi(n)), [1, 1, 2, 2].slice(0, n)), 4],
  [
    'a forbidden state',
    (n) => (n === 2 ? hanoi(2) : withPermittedStates(hanoi(n), (state) => state[1].length !== 2)),
    4,
  ],
  ['a one-way disc', (n) => withDiscMoves(hanoi(n), 1, 'cyclic'), 3],
];

/** The rows found otherwise: on the plain graph of the puzzle, every shortest path walked, every source tried. */
function plainRow(rules: TowerRules) {
  const puzzle = towerPuzzle(rules);
  const graph = toCsr(stateGraph(puzzle));
  const goals = new Set(goalRanks(rules).map((rank) => vertexOf(graph, rank)));
  const distance = distancesTo(graph.order, (v) => neighborsOf(graph, v), goals);
  const farthest = Math.max(...distance);
  const worst = [...distance.keys()].filter((v) => distance[v] === farthest);
  const walks = (v: number): number =>
    goals.has(v)
      ? 1
      : neighborsOf(graph, v).reduce(
          (sum, to) => (distance[to] === distance[v] - 1 ? sum + walks(to) : sum),
          0,
        );
  const parts = stronglyConnectedComponents(graph);
  const [first] = [...goals].sort((a, b) => a - b);
  const home = [...parts.component.keys()].filter(
    (v) => parts.component[v] === parts.component[first],
  );
  const within = [...eccentricity(inducedSubgraph(graph, home))];
  return {
    goals: goals.size,
    eccentricity: farthest,
    worstStarts: worst.length,
    solutions: BigInt(worst.reduce((sum, v) => sum + walks(v), 0)),
    reachable: distance.filter((moves) => moves >= 0).length,
    diameter: Math.max(...within),
    radius: graph.directed ? null : Math.min(...within),
  };
}

/** Rounds of relaxation until nothing changes; -1 where no goal is reached. */
function distancesTo(
  order: number,
  neighbors: (vertex: number) => number[],
  goals: ReadonlySet<number>,
): number[] {
  const distance = Array.from({ length: order }, (_, v) =>
    goals.has(v) ? 0 : Number.POSITIVE_INFINITY,
  );
  for (let changed = true; changed; ) {
    changed = false;
    for (let v = 0; v < order; v++) {
      const better = Math.min(distance[v], ...neighbors(v).map((to) => distance[to] + 1));
      changed ||= better < distance[v];
      distance[v] = better;
    }
  }
  return distance.map((moves) => (moves === Number.POSITIVE_INFINITY ? -1 : moves));
}

describe('a row of a study', () => {
  test.each(towers)('of %s is what the plain graph says', (_, tower, most) => {
    for (const row of study(tower, { discs: [1, most] }).rows)
      expect(row).toMatchObject(plainRow(tower(row.parameters.discs)));
  });
  test('counts the shortest solutions from the first peg', () => {
    // With four pegs and three discs: the two smaller ones go aside in either order of pegs, and back.
    expect(study((n) => hanoi(n, { pegs: 4 }), { discs: [3, 3] }).rows[0].fromFirstPeg).toEqual({
      label: '123///',
      moves: 5,
      solutions: 2n,
    });
    expect(study(manaus, { discs: [3, 3] }).rows[0].fromFirstPeg).toBe(null);
  });
  test.each(towers)(
    'of %s says of each component whether it reaches a goal, and all of these states together are counted',
    (_, tower, most) => {
      for (const row of study(tower, { discs: [1, most] }).rows) {
        const states = (row.components as number[]).reduce(
          (sum, order, i) => ((row.reaching as boolean[])[i] ? sum + order : sum),
          0,
        );
        expect(states).toBe(row.reachable);
      }
    },
  );
  test('agrees with closed forms', () => {
    for (const row of study(manaus, { discs: [3, 6] }).rows) {
      const n = row.parameters.discs;
      const { order, size } = manausCensus(n);
      expect([
        BigInt(row.order),
        BigInt(row.size as number),
        row.eccentricity,
        row.diameter,
      ]).toEqual([order, size, 2 ** n - 3, 2 ** n - 3]);
    }
    // A shortest way to a perfect state is unique (Hinz), and 2^n states are farthest from it.
    for (const row of study(hanoi, { discs: [1, 6] }).rows)
      expect(row).toMatchObject({
        diameter: 2 ** row.parameters.discs - 1,
        solutions: 2n ** BigInt(row.parameters.discs),
        planar: true,
        bipartite: false,
      });
  });
  test('finds Hamilton paths where there are, and none where two colors differ by more than one', () => {
    expect(study(hanoi, { discs: [1, 5] }).rows.map(({ hamiltonPath }) => hamiltonPath)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(
      study(star4, { discs: [1, 3] }).rows.map(({ bipartite, hamiltonPath }) => [
        bipartite,
        hamiltonPath,
      ]),
    ).toEqual([
      [true, false],
      [true, false],
      [true, false],
    ]);
    expect(study(cyclic, { discs: [2, 2] }).rows[0]).toMatchObject({
      directed: true,
      hamiltonPath: null,
      radius: null,
    });
  });
  test('of a graph that is not stored leaves open what needs the store', () => {
    const [row] = study((n) => hanoi(n, { pegs: 4 }), { discs: [11, 11], effort: 0 }).rows;
    expect(row).toMatchObject({
      order: 4 ** 11,
      eccentricity: 65,
      components: [4 ** 11],
      reaching: [true],
      radius: null,
      hamiltonPath: null,
      solutions: null,
    });
  });
});

describe('a study', () => {
  test('names the numbers of discs that it leaves out', () => {
    const { rows, skipped } = study(manaus, { discs: [1, 3] });
    expect(rows.map(({ parameters }) => parameters.discs)).toEqual([2, 3]);
    expect(skipped).toEqual([
      { discs: 1, reason: 'core/manaus: discs must be an integer >= 2 (got 1)' },
    ]);
  });
  test('refuses beforehand what would not fit, with the estimate', () => {
    const large = study(hanoi, { discs: [40, 41], kept: study(hanoi, { discs: [1, 1] }).rows });
    expect(large.skipped.map(({ discs }) => discs)).toEqual([40, 41]);
    expect(large.skipped[0].reason).toMatch(/^lab\/analyze: 40 discs: 1\.22e19 states/);
  });
  test('of nothing is bad input', () => {
    expect(() => study(manaus, { discs: [1, 1] })).toThrow(
      'core/manaus: discs must be an integer >= 2 (got 1)',
    );
    expect(() => study(manaus, { discs: [3, 2] })).toThrow(
      'lab/study: discs must be an integer >= 3 (got 2)',
    );
    expect(() => study(() => hanoi(3), { discs: [2, 2] })).toThrow(
      'discs of the rules must be 2 (got 3)',
    );
  });
  test('a fault of the rules is not swallowed', () => {
    const broken = () => {
      throw new TypeError('of my own');
    };
    expect(() => study(broken)).toThrow(TypeError);
  });
  test('hears rows and progress, and stops when asked', () => {
    const heard: number[] = [];
    const said = new Set<string>();
    const found = study(hanoi, {
      discs: [1, 9],
      onRow: ({ parameters }) => heard.push(parameters.discs),
      onProgress: (what) => said.add(what),
      shouldStop: () => heard.length === 3,
    });
    expect([heard, found.complete, found.rows.length]).toEqual([[1, 2, 3], false, 3]);
    expect(said).toContain('n = 3: distances');
    let asked = 0;
    expect(study(hanoi, { discs: [2, 9], shouldStop: () => ++asked > 9 }).complete).toBe(false);
  });
  test('goes on from rows that are known, through JSON too', () => {
    const first = study(manaus, { discs: [2, 4] });
    const rows = studyRows(JSON.parse(JSON.stringify(studyJson(first))).rows);
    expect(rows).toEqual(first.rows);
    const marked: StudyRow[] = rows.map((row) => ({ ...row, seconds: 1000 }));
    const found = study(manaus, { discs: [3, 6], kept: marked });
    expect(found.rows.map(({ seconds }) => seconds >= 1000)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(found.sequences.find(({ name }) => name === 'eccentricity')).toMatchObject({
      offset: 2,
      values: [1n, 5n, 13n, 29n, 61n],
    });
  });
});

describe('conjectures', () => {
  const conjectured = (tower: TowerFamily, discs: [number, number]) =>
    new Map(
      study(tower, { discs, effort: 1e6 }).sequences.map(({ name, conjecture }) => [
        name,
        conjecture,
      ]),
    );
  test('of Manaus are the theorems of the work', () => {
    const found = conjectured(manaus, [2, 8]);
    expect([found.get('order')?.text, found.get('eccentricity')?.text]).toEqual([
      '3^n - 2n - 2',
      '2^n - 3',
    ]);
    for (let n = 2; n <= 20; n++) expect(found.get('order')?.term(n)).toBe(manausCensus(n).order);
  });
  test('that are constant are one line, in every rendering', () => {
    const found = study(manaus, { discs: [3, 5] });
    const lines = sequencesInWords(found.sequences);
    const constant = found.sequences.filter(({ values }) => new Set(values).size === 1);
    expect(constant.length).toBeGreaterThan(3);
    expect(lines).toHaveLength(found.sequences.length - constant.length + 1);
    for (const { title, values } of constant)
      expect(lines.at(-1)).toContain(`${title} ${values[0]}`);
    expect(studyMarkdown(found)).toContain('\n- The same for all n from 3 to 5: ');
  });
  test('say from what they were found, in every rendering', () => {
    const found = study(hanoi, { discs: [1, 6] });
    const line = 'conjectured from 3 terms, 3 more agree (n = 1 to 6): 2^n - 1';
    const diameter = found.sequences.find(({ name }) => name === 'diameter') as StudySequence;
    const [{ text }] = diameter.recognized;
    expect(text).toMatch(/^a\(n\) = A000225\(n\), 6 terms agree \(n = 1 to 6\): /);
    expect(sequencesInWords(found.sequences)).toContain(
      `diameter, from n = 1: 1, 3, 7, 15, 31, 63; ${line}; ${text}`,
    );
    const report = studyMarkdown(found);
    expect(report).toContain(
      '- **diameter**, from n = 1: 1, 3, 7, 15, 31, 63. `2^n - 1`, conjectured from 3 terms, 3 more agree (n = 1 to 6). a(n) = [A000225](https://oeis.org/A000225)(n), 6 terms agree (n = 1 to 6): ',
    );
    expect(
      studyJson(found).sequences.find(({ name }) => name === 'diameter')?.recognised[0],
    ).toMatchObject({ id: 'A000225', text: text });
    expect(
      studyJson(found).sequences.find(({ name }) => name === 'diameter')?.conjecture,
    ).toMatchObject({
      form: 'exponential',
      from: 1,
      to: 6,
      fitted: 3,
      heldOut: 3,
      description: line,
    });
  });
  test('recognize the cyclic tower', () => {
    const moves = study(cyclic, { discs: [1, 8], effort: 1e6 }).sequences.find(
      ({ name }) => name === 'eccentricity',
    ) as StudySequence;
    expect([moves.values[5], moves.recognized.map(({ sequence }) => sequence.id)]).toEqual([
      447n,
      ['A005666'],
    ]);
    expect(moves.conjecture?.term(9)).toBe(
      BigInt(study(cyclic, { discs: [9, 9], effort: 1e6 }).rows[0].eccentricity),
    );
  });
  test('are not made of few terms', () => {
    expect(
      study(hanoi, { discs: [1, 2] }).sequences.every(({ conjecture }) => conjecture === null),
    ).toBe(true);
  });
});

describe('a report', () => {
  const found = study(manaus, { discs: [1, 5] });
  test('is a table, with a dash where nothing is known', () => {
    expect(studyTable(found)[1]).toEqual({
      n: 3,
      states: 19,
      edges: 22,
      degrees: '1 to 3',
      components: '2: 10 + 9',
      'reach the goal': 10,
      'worst case': 5,
      'worst starts': 1,
      'their shortest solutions': 1n,
      diameter: 5,
      radius: 3,
      planar: true,
      bipartite: false,
      'Hamilton path': true,
    });
  });
  test('says the rules in words', () => {
    const words = (tower: TowerFamily) => studyJson(study(tower, { discs: [2, 3] })).rules;
    expect(words(manaus)).toEqual([
      '3 pegs: p0 holds n, p1 holds n - 1, p2 holds n - 2.',
      'Moves between any two pegs.',
      'A disc rests on larger ones only.',
      'The goal has all discs on p0, in order, disc 1 on top.',
    ]);
    expect(words(narrow)[0]).toBe('3 pegs: p0 holds n, p1 holds 2, p2 holds n.');
    expect(words(oxford1).slice(2)).toEqual([
      'Any disc rests on any other.',
      'The goals are the states that satisfy a custom rule.',
    ]);
    const ends = [0, 1, 2, 3].map((peg) => stacked([peg, peg, peg], 4));
    const several: TowerFamily = (n) => ({
      ...hanoi(n, { pegs: 4 }),
      goals: ends.map((end) => regularState(hanoi(3, { pegs: 4 }), end)),
    });
    expect(studyJson(study(several, { discs: [3, 3] })).rules[3]).toBe(
      'With 3 discs on 4 pegs the goals are 123///, /123//, //123/ and 1 more.',
    );
    expect(
      words((n) =>
        hanoi(n, {
          moves: [
            [false, true, false],
            [false, false, true],
            [true, true, false],
          ],
        }),
      )[1],
    ).toBe('Moves p0 to p1, p1 to p2, p2 to p0, p2 to p1.');
    const pieces: TowerFamily = (n) =>
      withDiscsApart(
        withColors(withSizes(withEqualStacking(hanoi(n)), [1, 1, 2]), ['red', 'red', 'blue']),
        [1, 3],
        1,
      );
    expect(studyJson(study(pieces, { discs: [3, 3] })).rules.slice(2, 6)).toEqual([
      'A disc rests on larger ones and on those of its size.',
      'With 3 discs, their sizes are 1, 1, 2.',
      'With 3 discs, their colors are red, red, blue.',
      'States are allowed by the rule: discs 1 and 3 never on p1.',
    ]);
    expect(
      studyJson(study((n) => withPermittedMoves(hanoi(n), () => true), { discs: [3, 3] })).rules[3],
    ).toBe('Moves are allowed by a custom rule.');
    expect(words(even)[3]).toBe('The goals are the states that satisfy a custom rule.');
  });
  test('has figures, and names what it leaves open', () => {
    const text = studyMarkdown(found, { figures: { growth: 'figures/growth.svg' } });
    expect(text).toContain(
      '| 3 | 19 | 22 | 1 to 3 | 2: 10 + 9 | 10 | 5 | 1 | 1 | 5 | 3 | yes | no | yes |',
    );
    expect(text).toContain('![growth](figures/growth.svg)');
    expect(text).toContain('- n = 1: core/manaus: discs must be an integer \\>= 2 (got 1)');
    expect(studyMarkdown(study(cyclic, { discs: [1, 2] }))).toContain(
      '- radius, n = 1, 2: not asked of a directed graph',
    );
    expect(Object.keys(studyFigures(found))).toEqual(['growth', 'distances', 'degrees', 'graph']);
    expect(studyFigures(found).graph?.title).toBe('Manaus M₃⁵');
  });
});
