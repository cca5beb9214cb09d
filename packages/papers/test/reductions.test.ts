import { blockGame, checkPath, formatLevel, parseLevel, shortestPlay } from '@manaus/blocks';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  gridToEdge,
  hasHamiltonianPath,
  isSatisfiable,
  parseDimacs,
  satToBloxorz,
  satToBobbin,
  satToClosedPlus,
  satToMinClosed,
} from '../src/index.js';
import type { Cnf } from '../src/ramos2014/evidence/reductions/cnf.js';
import {
  allFormulas,
  exampleFormula,
  randomFormulas,
} from '../src/ramos2014/evidence/reductions/formulas.js';
import { satisfyingAssignments } from '../src/ramos2014/evidence/reductions/satisfiable.js';

const solvable = (cnf: Cnf, reduce: (cnf: Cnf) => Parameters<typeof blockGame>[0]) =>
  shortestPlay(blockGame(reduce(cnf))).path !== null;

describe('DIMACS', () => {
  test('clauses over lines, comments, the end of the library files', () => {
    expect(parseDimacs('c one\n\np cnf 3 2\n1 -3\n0 2\nc between\n3 0\n%\n0\n')).toEqual({
      variables: 3,
      clauses: [
        [1, -3],
        [2, 3],
      ],
    });
    expect(parseDimacs('p cnf 0 1\r\n0\r\n')).toEqual({ variables: 0, clauses: [[]] });
  });

  test.each([
    ['', 'line 1 must have the form p cnf VARIABLES CLAUSES (got "")'],
    ['1 2 0', 'line 1 must have the form p cnf'],
    ['p cnf 2', 'line 1 must have the form p cnf'],
    ['p cnf 99999 1\n1 0', 'line 1 must have at most 10000 variables'],
    ['p cnf 2 1\n1 3 0', 'line 2 must be an integer from -2 to 2 (got "3")'],
    ['p cnf 2 1\n1 x 0', 'line 2 must be an integer from -2 to 2 (got "x")'],
    ['p cnf 2 1\n1 2', 'line 2 must have the form LITERALS 0 (got "1 2")'],
    ['c\np cnf 2 2\n1 2 0', 'line 2 must have 2 clauses (got 1)'],
  ])('%j is refused by its line', (text, message) => {
    expect(() => parseDimacs(text)).toThrow(message);
  });

  test('anything else is read or refused by name', () => {
    const words = fc
      .array(fc.constantFrom('p', 'cnf', '1', '-2', '0', '\n', 'c', '%', '9e9', '\u0000'), {
        maxLength: 12,
      })
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(words, (text) =>
        /papers\/dimacs: line \d+ must (be|have)/.test(refusal(() => parseDimacs(text))),
      ),
    );
  });
});

function refusal(attempt: () => unknown): string {
  try {
    attempt();
    return 'papers/dimacs: line 0 must be refused, or may be read';
  } catch (error) {
    return String(error);
  }
}

describe('a level is solvable exactly where its formula is satisfiable', () => {
  const formulas = [
    ...allFormulas(1, 2),
    ...allFormulas(2, 2),
    exampleFormula,
    { variables: 1, clauses: [[]] },
    ...randomFormulas(20, 7, 3),
  ];
  const short = (cnf: Cnf) => cnf.clauses.flat().length <= 7;

  test.each([
    ['closing switches', (cnf: Cnf) => satToBloxorz(cnf)],
    ['a bridge a literal', (cnf: Cnf) => satToBloxorz(cnf, 'branches')],
    ['teleports', satToClosedPlus],
    ['Bobbin 3D', satToBobbin],
  ])('%s', (_, reduce) => {
    for (const cnf of formulas.filter(short))
      expect([cnf, solvable(cnf, reduce)]).toEqual([cnf, isSatisfiable(cnf)]);
  });

  test('flipping switches lose the example of the work, which one assignment satisfies', () => {
    expect(satisfyingAssignments(exampleFormula)).toEqual([0b01]);
    expect([
      solvable(exampleFormula, (cnf) => satToBloxorz(cnf, 'flip')),
      solvable(exampleFormula, satToBloxorz),
    ]).toEqual([false, true]);
  });

  test('a solution of the example, by hand: x1 above, x2 below', () => {
    expect(
      checkPath(
        blockGame(satToBloxorz(exampleFormula)),
        `RR${'UU'}${'R'.repeat(6)}${'DDDD'}${'R'.repeat(6)}UU${'R'.repeat(8)}`,
      ).wins,
    ).toBe(true);
  });

  test('where only time is scarce, every formula is solvable, and one that cannot be satisfied takes longer', () => {
    const moves = (clauses: number[][]) =>
      shortestPlay(blockGame(satToMinClosed({ variables: 1, clauses }))).path?.length;
    expect([moves([[1]]), moves([[1], [-1]])]).toEqual([28, 54]);
  });
});

describe('Hamiltonian paths', () => {
  const square = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const;

  test('of a square', () => {
    expect(hasHamiltonianPath(square, [0, 0], [1, 0])).toBe(true);
    expect(hasHamiltonianPath(square, [0, 0], [1, 1])).toBe(false);
    expect(shortestPlay(blockGame(gridToEdge(square, [0, 0], [1, 0]))).path).toBe('URDR');
  });

  test('ends that are none are named', () => {
    expect(() => gridToEdge(square, [0, 0], [2, 0])).toThrow('v must be one of the vertices');
    expect(() => gridToEdge(square, [0, 0], [0, 0])).toThrow('v must differ from u');
  });
});

test('levels of reductions are levels: what is written is read again', () => {
  for (const level of [
    satToBloxorz(exampleFormula, 'flip'),
    satToMinClosed(exampleFormula),
    satToClosedPlus(exampleFormula),
    satToBobbin(exampleFormula),
  ])
    expect(formatLevel(parseLevel(formatLevel(level)))).toBe(formatLevel(level));
});

test('a formula whose level would be too large is refused before it is made', () => {
  expect(() => satToMinClosed({ variables: 9999, clauses: [] })).toThrow(
    'papers/reductions: level must have at most 100000 cells',
  );
});
