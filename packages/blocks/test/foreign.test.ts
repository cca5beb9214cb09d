import { InputError } from '@manaus/core';
import { bloxorzTexts } from '@manaus/testing/level-texts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  exportLevels,
  formatLevel,
  importLevels,
  levelFormats,
  parseLevel,
  shortestSolution,
} from '../src/index.js';

const lines = (...all: readonly string[]) => all.join('\n');
const ours = (text: string) => importLevels(text).map(formatLevel);

/** One level in four formats: a switch with two effects, one with one, and a teleport. */
const level = lines(
  'game bloxorz',
  'grid',
  'S#a~G',
  '#.1A#',
  '##bB#',
  'end',
  'bridge A open',
  'bridge B closed',
  'switch a heavy close A',
  'switch a heavy open B',
  'switch b light alternating B',
  'teleport 1 1 1 2 1',
  '',
);
const map = lines(
  '$@A!^',
  '@ Ta@',
  'cdBb@',
  'A: hard, on a, off b',
  'B: toggle b',
  'T: hard, teleport c d',
  'a: off',
);
const table = lines(
  's  p  S1 w  e',
  'p  x  t1 x1 p',
  'p3 p4 W2 p2 p',
  '-----',
  'S1 opens x1',
  'S1 closes p2',
  'W2 toggles p2',
  't1 teleports p3, p4',
);
const pack = {
  grid: ['S.X-H', '. Tb.', '..OB.'],
  bridges: [[[1, 3]], [[2, 3]]],
  switches: [
    [
      0,
      2,
      [
        [0, 'on'],
        [1, 'off'],
      ],
    ],
    [2, 2, [[1, 'swap']]],
  ],
  teleports: [[1, 2, 2, 0, 2, 1]],
};

describe('levels of other solvers', () => {
  test.each([
    ['manaus', level],
    ['map', map],
    ['table', table],
    ['pack', JSON.stringify([pack])],
  ])('%s', (_, text) => expect(ours(text)).toEqual([level]));

  test('a table may be indented, have blank lines and names of several digits', () => {
    const wide = table
      .replaceAll('W2', 'W12')
      .split('\n')
      .map((line) => (line.startsWith('-') ? line : `  ${line.replaceAll(' ', '   ')} `))
      .join('\n   \n');
    expect(ours(wide)).toEqual([level]);
  });

  test('a pack may say which half is moved first', () => {
    const later = { ...pack, teleports: [[1, 2, 2, 1, 2, 0, 1]] };
    expect(ours(JSON.stringify(later))).toEqual([level]);
  });

  test('several levels in one text, with their comments', () => {
    const two = lines('! one', level, '! two', 'game bobbin', 'grid', 'SG', 'end');
    expect(ours(two)).toHaveLength(2);
    expect(ours(exportLevels(importLevels(two), 'manaus'))).toEqual(ours(two));
    expect(ours(exportLevels(importLevels(lines(level, level)), 'pack'))).toEqual([level, level]);
  });

  test.each([
    ['$@?^', 'line 1, column 3 must be one of @ ! $ ^ or a letter (got "?")'],
    ['$@A^\nA: loud', 'line 2, column 1 must have the form LETTER: soft|hard'],
    ['$@A^\nA: on b', 'line 2, column 1 must be the name of a cell (got "b")'],
    ['$@A^\nA: teleport a b', 'line 2, column 1 must be the name of a cell'],
    ['$Aaa^\nA: on a, teleport a A', 'without another directive (got "A")'],
    ['$Aaab^\nA: teleport a b', 'line 2, column 1 must be the name of one cell, not of 2'],
    ['$@@@', 'the grid has no G'],
    ['s p q e', 'line 1, column 3 must be one of x p s e t S W w (got "q")'],
    ['s W1 p e\nW1 blows p1', 'line 2, column 1 must have the form TILE toggles|'],
    ['s W1 p e\nW1 opens p1', 'line 2, column 1 must be the name of a cell (got "p1")'],
    ['s W1 blow p1', 'line 1, column 3 must be one of x p s e t S W w (got "blow")'],
    ['s W1 p1 e\nW1 blow p1', 'line 2, column 1 must have the form TILE toggles|'],
    ['s p- e', 'line 1, column 2 must be one of x p s e t S W w (got "p-")'],
    ['s t1 p1 e\nt1 teleports p1', 'TILE teleports TILE, TILE'],
    ['[1]', 'blocks/import: level 1 must have the form {"grid"'],
    ['[{"grid": ["S?H"]}]', 'level 1 must have the form'],
    ['[{"grid": ["S.H", 3]}]', 'level 1 must have the form'],
    ['[{"grid": ["S.H", ["."]]}]', 'level 1 must have the form'],
    ['[{"grid": ["SXH"], "switches": [[0, 1, [[0, "on"]]]]}]', 'level 1 must have the form'],
    ['[{"grid": ["STH"], "teleports": [[0, 1, 0, 0, 0, 3]]}]', 'level 1 must have the form'],
    ['[{', 'blocks/import: text is not JSON'],
  ])('%j is refused', (text, says) => expect(() => importLevels(text)).toThrow(says));

  // Each of the four rows and columns of the pack, and the place of a bridge, in turn.
  const parts: readonly [string, (bad: unknown) => object][] = [
    ['a row of a bridge', (bad) => ({ ...pack, bridges: [[[bad, 3]], [[2, 3]]] })],
    ['a column of a bridge', (bad) => ({ ...pack, bridges: [[[1, bad]], [[2, 3]]] })],
    ['a row of a switch', (bad) => ({ ...pack, switches: [[bad, 2, [[0, 'on']]]] })],
    ['a column of a switch', (bad) => ({ ...pack, switches: [[0, bad, [[0, 'on']]]] })],
    ['a bridge of a switch', (bad) => ({ ...pack, switches: [[0, 2, [[bad, 'on']]]] })],
    ...[0, 1, 2, 3, 4, 5].map((at): [string, (bad: unknown) => object] => [
      `number ${at + 1} of a teleport`,
      (bad) => ({
        ...pack,
        teleports: [[1, 2, 2, 0, 2, 1].map((number, i) => (i === at ? bad : number))],
      }),
    ]),
  ];
  test.each(parts)('%s of a pack is a place on the board', (_, spoilt) => {
    for (const bad of [-1, 0.5, 5, '1', 'length', null])
      expect(() => importLevels(JSON.stringify(spoilt(bad)))).toThrow('level 1 must have the form');
  });
  test('a row or a column just beyond the board of a pack', () => {
    for (const cell of [
      [3, 0],
      [0, 5],
    ])
      expect(() => importLevels(JSON.stringify({ ...pack, bridges: [[cell], [cell]] }))).toThrow(
        'level 1 must have the form',
      );
  });
  test('blank lines about a map are no rows of it, and count as lines', () => {
    expect(ours('  \n\n$@@^\n \n\n')).toEqual(ours('$@@^'));
    expect(() => importLevels('\n$@@^\n@?@@\n')).toThrow('line 3, column 2 must be one of');
  });
  test('a map has 26 names of bridges', () => {
    const bridges = (count: number) => {
      const names = Array.from({ length: count }, (_, i) => [`gate${i}`, i + 2] as const);
      const text = lines(
        `game bloxorz\ngrid\nS${'#'.repeat(count)}G\nend`,
        ...names.map(([name, x]) => `at ${name} ${x} 1\nbridge ${name} open`),
      );
      return () => exportLevels([parseLevel(text)], 'map');
    };
    expect(bridges(26)()).toContain('$abcdefghijklmnopqrstuvwxyz^');
    expect(bridges(27)).toThrow('(got "more than 26 names")');
  });
  test('a map may explain letters that it does not have', () => {
    expect(ours('$@@^\nZ: hard, toggle Z, teleport Y Y')).toEqual(ours('$@@^'));
  });

  test.each([
    ['game bobbin\ngrid\nSG\nend', 'pack', '"game bobbin"'],
    ['game bloxorz\ngrid\nSG\nend\nrules strict', 'pack', '"rules strict"'],
    [
      'game bloxorz\ngrid\nSaBG\nend\nbridge B open\nswitch a light non-alternating B',
      'map',
      '"non-alternating"',
    ],
    [
      'game bloxorz\ngrid\nSaBG\nend\nbridge B open\nswitch a light open B\nswitch a heavy close B',
      'table',
      '"light and heavy"',
    ],
    ['game bloxorz\ngrid\nSTG\nend\nteleport T 1 1 2 1', 'map', '"a teleport to 1 1"'],
    [`${level}\n${level}`, 'table', '"2 levels"'],
  ] as const)('%j has no form as %s', (text, format, part) =>
    expect(() => exportLevels(importLevels(text), format)).toThrow(
      `blocks/export: level cannot be written in this format (got ${part})`,
    ),
  );
});

describe('whatever the level or the text', () => {
  test('what is written is read as a level with the same solution, or refused', () => {
    const written = new Map<string, number>();
    const solution = (one: ReturnType<typeof parseLevel>) => {
      const { path, visited } = shortestSolution(one, { mostStates: 20_000 });
      return { moves: path?.length, visited };
    };
    fc.assert(
      fc.property(bloxorzTexts({ width: 4, height: 4 }), (text) => {
        const one = parseLevel(text);
        for (const format of levelFormats)
          try {
            const [again] = importLevels(exportLevels([one], format));
            expect(solution(again)).toEqual(solution(one));
            written.set(format, (written.get(format) ?? 0) + 1);
          } catch (error) {
            expect(error).toBeInstanceOf(InputError);
          }
      }),
      { numRuns: 600 },
    );
    for (const format of levelFormats) expect(written.get(format), format).toBeGreaterThan(20);
  });

  test('any other text is levels, or one line', () => {
    const good = fc.constantFrom(level, map, table, JSON.stringify([pack]));
    const change = fc.tuple(fc.nat(), fc.constantFrom(...'$^@!Aa:,xpseW1-[]{}"\n 0'), fc.nat(3));
    fc.assert(
      fc.property(good, fc.array(change, { maxLength: 6 }), (text, changes) => {
        const spoilt = changes.reduce((now, [at, sign, drop]) => {
          const from = at % (now.length + 1);
          return now.slice(0, from) + sign + now.slice(from + drop);
        }, text);
        try {
          importLevels(spoilt);
        } catch (error) {
          expect(error).toMatchObject({ name: 'InputError' });
          expect((error as Error).message).not.toMatch(/[\n\r]/);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

test('a map is written with its letters in the order of bridges, switches, teleports and their ends', () => {
  expect(exportLevels([parseLevel(level)], 'map')).toBe(
    lines(
      '$@A!^',
      '@ Ca@',
      'cdBb@',
      'A: hard, on a, off b',
      'B: soft, toggle b',
      'C: hard, teleport c d',
      'a: off',
      'b: on',
      '',
    ),
  );
});

test('a table is written with names in the order of bridges, switches, teleports and their ends', () => {
  expect(exportLevels([parseLevel(level)], 'table')).toBe(
    lines(
      's  p  S3 w  e',
      'p  x  t5 x1 p',
      'p6 p7 W4 p2 p',
      '-------',
      'S3 opens x1',
      'S3 closes p2',
      'W4 toggles p2',
      't5 teleports p6, p7',
      '',
    ),
  );
});
