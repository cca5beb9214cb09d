import { formatLabel, london, parseLabel, towerCodec } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solve, storeTower } from '../../../src/index.js';
import { checkProblem, readProblems } from '../../../src/internals.js';

/** The verdicts on a list, `unreadable` with the code of the fault. */
const verdicts = (text: string, options = {}) =>
  readProblems(text, options).map((row) => {
    if ('fault' in row) return `unreadable: ${row.fault.code}`;
    return checkProblem(row.problem).verdict;
  });

/** Of our own invention, in the forms of published lists. */
const problems = [
  { start: [['G', 'R'], ['B'], []], goal: [['G'], ['B'], ['R']], minMoves: 1 },
  { initialState: [[1, 2, 0], [3, 0], [0]], goalState: [[1, 0, 0], [3, 0], [2]], minMoves: 2 },
  { start: 'RG/B/', goal: 'BRG//', moves: '1' },
  { start: 'red green/blue/', goal: 'green/blue/red', moves: 1 },
];

describe('the forms of a list', () => {
  test('JSON lines, a list, an object, CSV', () => {
    const expected = ['right', 'wrong', 'right', 'right'];
    expect(verdicts(problems.map((row) => JSON.stringify(row)).join('\n\n'))).toEqual(expected);
    expect(verdicts(JSON.stringify(problems, null, 2))).toEqual(expected);
    expect(verdicts(JSON.stringify({ name: 'Mine', problems }))).toEqual(expected);
    const rows = problems.map(({ start, initialState, goal, goalState, moves, minMoves }) =>
      [start ?? initialState, goal ?? goalState, moves ?? minMoves]
        .map(
          (cell) =>
            `"${(typeof cell === 'object' ? JSON.stringify(cell) : String(cell)).replaceAll('"', '""')}"`,
        )
        .join(';'),
    );
    expect(verdicts(['from;to;optimal', ...rows].join('\r\n'))).toEqual(expected);
  });
  test('fields of the object hold for each problem', () => {
    const text = JSON.stringify({
      pegCapacities: [1, 2, 3],
      start: '//123',
      problems: [{ goal: '1//23', moves: 1 }],
    });
    expect(verdicts(text)).toEqual(['right']);
  });
  test('the top first, where it is said', () => {
    const text = JSON.stringify([
      { start: [['R', 'G'], ['B'], []], goal: [['G'], ['B'], ['R']], moves: 1 },
    ]);
    expect(verdicts(text)).toEqual(['wrong']);
    expect(verdicts(text, { lists: 'top' })).toEqual(['right']);
  });
  test('balls of one color are alike', () => {
    const row = { start: 'RR/B/', goal: 'R/B/R', moves: 1 };
    expect(verdicts(JSON.stringify([row]))).toEqual(['right']);
  });
  test('other towers, with sizes, directed moves, documents; what is impossible', () => {
    const tower = { name: 'Mine', pegs: 3, goals: [{ allOn: 2 }] };
    const rows = [
      { tower: 'hanoi', start: '123//', goal: '//123', least: 7 },
      { tower: 'hanoi', start: [[3, 2, 1], [], []], goal: [[], [], [3, 2, 1]], least: 7 },
      { tower: 'hanoi', options: { moves: 'cyclic' }, start: '1//', goal: '//1', least: 2 },
      { tower: 'hanoi', moves: '0>1,1>2', start: '1//', goal: '//1', minMoves: 2 },
      { tower, start: '12//', goal: '//12', least: 3 },
      { tower: 'manaus', start: '2/1/3', goal: '123//', least: 5 },
      { tower: 'manaus', start: '2/1/3', goal: '123//', least: 'impossible' },
    ];
    expect(verdicts(JSON.stringify(rows))).toEqual([
      ...['right', 'right', 'right', 'right', 'right', 'impossible', 'right'],
    ]);
  });
});

test('a row that cannot be read has a reason, and ends nothing', () => {
  const rows = [
    ...['nothing', 5, null, {}],
    { start: 'RG/B/', goal: 'RG//', moves: 1 },
    { start: 'RG/B/', goal: 'BRG//' },
    { start: 'RG/B/', goal: 'BRG//', moves: 1.5 },
    { start: 'RG/B/', goal: '//BRG', moves: 3 },
    { start: [[0, 1, 2], [3], []], goal: '123//', moves: 3 },
    { start: 'RG/B/', goal: 'BRG//', moves: 1, tower: 'nowhere' },
    { start: 'RG/B/', goal: 'BRG//', moves: 1, tower: 'hanoi' },
    { start: 'RG/B/', goal: 'BRG//', moves: 1, capacities: 'many' },
    { start: 'RG/B/', goal: 'BRG//', moves: 1 },
  ];
  const text = rows.map((row) => JSON.stringify(row)).join('\n');
  const found = verdicts(text);
  expect(found).toHaveLength(rows.length);
  expect(found.slice(0, -1).filter((each) => !each.startsWith('unreadable'))).toEqual([]);
  expect(found.at(-1)).toBe('right');
  expect(() => verdicts('[{"start":')).toThrow('is not JSON');
  expect(verdicts('')).toEqual([]);
});

const tower = storeTower(london(3));
const anyState = fc.nat(tower.graph.order - 1).map((vertex) => tower.labels[vertex]);

test('law: only the least number is right, whatever the balls are called; the play is legal', () => {
  const named = (label: string, names: string) =>
    label.replace(/\d/g, (disc) => names[Number(disc) - 1]);
  fc.assert(
    fc.property(
      anyState,
      anyState,
      fc.constantFrom('RGB', 'xyz', '123', '312'),
      fc.nat(9),
      (start, goal, names, stated) => {
        const rules = london(3, { goal });
        const { moves } = solve(rules, start);
        const row = { start: named(start, names), goal: named(goal, names), moves: stated };
        const [read] = readProblems(JSON.stringify([row]));
        if ('fault' in read) throw new Error(read.fault.code);
        const { verdict, least, play } = checkProblem(read.problem);
        expect([least, verdict]).toEqual([moves, stated === moves ? 'right' : 'wrong']);
        if (play === null) return;
        const pegs = read.problem.start.split('/').map((peg) => [...peg]);
        for (const move of play.split(' ').filter((word) => word !== '')) {
          const [from, to] = move.split('>').map(Number);
          pegs[to].unshift(pegs[from].shift() as string);
          parseLabel(rules, pegs.map((peg) => peg.join('')).join('/'));
        }
        expect(pegs.map((peg) => peg.join('')).join('/')).toBe(read.problem.goal);
      },
    ),
  );
});

test('law: all pairs of states are read as they are written, and no number is right but one', () => {
  const codec = towerCodec(london(3));
  fc.assert(
    fc.property(fc.nat(codec.space - 1), (rank) => {
      const label = formatLabel(codec.unrank(rank));
      expect(verdicts(JSON.stringify([{ start: label, goal: label, moves: 0 }]))).toEqual([
        'right',
      ]);
    }),
  );
});
