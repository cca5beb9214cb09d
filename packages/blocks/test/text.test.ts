import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockGame, formatLevel, type Level, parseLevel } from '../src/index.js';
import { levelTexts } from './level-texts.js';

const bloxorz = (grid: string, ...lines: string[]) =>
  ['game bloxorz', 'grid', grid, 'end', ...lines].join('\n');
const bobbin = (grid: string, ...lines: string[]) =>
  ['game bobbin', 'grid', grid, 'end', ...lines].join('\n');
const edge = (grid: string, ...lines: string[]) =>
  ['game on-the-edge', 'grid', grid, 'end', ...lines].join('\n');

describe('what breaks a level is named with its line and column', () => {
  test.each([
    ['', 'line 1, column 1 must have the form game bloxorz|on-the-edge|bobbin (got "")'],
    ['game bloxorz', 'line 1, column 1: the level has no grid'],
    ['game', 'line 1, column 1 must have the form game bloxorz|'],
    ['game bloxorz two', 'must have the form game bloxorz|'],
    [
      'game chess\ngrid\nSG\nend',
      'line 1, column 6 must be one of bloxorz, on-the-edge, bobbin (got "chess")',
    ],
    ['game constructor\ngrid\nSG\nend', 'line 1, column 6 must be one of bloxorz'],
    ['game bloxorz\ngame bloxorz\ngrid\nSG\nend', 'line 2, column 1: a second line game'],
    ['name a\nname b\ngame bloxorz\ngrid\nSG\nend', 'line 2, column 1: a second line name'],
    ['game bloxorz\ngrid\nSG', 'line 3, column 1: the line end is missing after the rows'],
    ['game bloxorz\ngrid 3\nSG\nend', 'line 2, column 6 must be nothing after grid'],
    ['game bloxorz\ngrid\nSG\nend\ngrid\nSG\nend', 'line 5, column 1: a second line grid'],
    ['game bloxorz\ngrid\nend', 'the grid has no rows'],
    [bloxorz('##G'), 'line 3, column 1: the grid has no S'],
    [bloxorz('S##'), 'the grid has no G'],
    [bloxorz('SG\n.S'), 'line 4, column 2: the grid has a second S'],
    [bloxorz('SGG'), 'line 3, column 3: the grid has a second G'],
    [bloxorz('S#?G'), 'line 3, column 3 must be one of . # S G ~ or a letter (got "?")'],
    [bloxorz('S ^G'), 'line 3, column 2 must be one of'],
    [bloxorz('S^G'), 'line 3, column 2 must be one of'],
    [edge('S~G'), 'line 3, column 2 must be one of . # S G K B'],
    [edge('SaG'), 'line 3, column 2 must be one of . # S G K B'],
    [edge('SBG'), 'a level has no or two blue cells, not 1'],
    [edge('SBBBG'), 'not 3'],
    [edge('SKG', 'bridge A open'), 'line 5, column 1: this game has no directives'],
    [bloxorz('SaG'), 'line 3, column 2 must be a cell whose name has a directive (got "a")'],
    [
      bloxorz('S#G', 'tunnel A'),
      'line 5, column 1 must be one of at, bridge, rules, switch, teleport (got "tunnel")',
    ],
    [bloxorz('S#G', 'pair a b'), 'line 5, column 1 must be one of'],
    [bloxorz('S#G', 'bridge'), 'line 5, column 1 must have the form bridge NAME open|closed'],
    [bloxorz('S#G', 'bridge A open'), 'line 5, column 8 must be the name of a cell (got "A")'],
    [bloxorz('SAG', 'bridge A'), 'the form bridge NAME open|closed'],
    [bloxorz('SAG', 'bridge A ajar'), 'line 5, column 10 must be one of open, closed (got "ajar")'],
    [bloxorz('SAG', 'bridge A open 3'), 'line 5, column 15 must be nothing after open'],
    [
      bloxorz('SAG', 'bridge A open', 'bridge A closed'),
      'line 6, column 8 must be a name without another directive',
    ],
    [
      bloxorz('SAG', 'bridge A open', 'switch A light close'),
      'line 6, column 8 must be a name without another directive',
    ],
    [bloxorz('SaG', 'switch a'), 'one of light, heavy'],
    [
      bloxorz('SaG', 'switch a soft close'),
      'line 5, column 10 must be one of light, heavy (got "soft")',
    ],
    [bloxorz('SaG', 'switch a light'), 'one of alternating, non-alternating, close, open'],
    [bloxorz('SaG', 'switch a light flip'), 'line 5, column 16 must be one of alternating'],
    [
      bloxorz('SaG', 'switch a light open B'),
      'line 5, column 21 must be the name of a bridge (got "B")',
    ],
    [bloxorz('STG', 'teleport T 1 1 2'), 'teleport NAME x1 y1 x2 y2'],
    [bloxorz('STG', 'teleport T 1 1 2 1 3'), 'teleport NAME x1 y1 x2 y2'],
    [
      bloxorz('STG', 'teleport T 1 1 4 1'),
      'line 5, column 16 must be an integer from 1 to 3 (got "4")',
    ],
    [bloxorz('STG', 'teleport T 1 1 0 1'), 'an integer from 1 to 3'],
    [bloxorz('STG', 'teleport T 1 1 2 2'), 'line 5, column 18 must be an integer from 1 to 1'],
    [bloxorz('STG', 'teleport T 1 1 1.5 1'), 'an integer'],
    [bloxorz('STG', 'teleport T 2 1 2 1'), 'another cell than the first'],
    [
      bloxorz('ST.G', 'teleport T 1 1 3 1'),
      'line 5, column 16: the teleport leads to 3 1, which is neither floor nor a bridge (got "3")',
    ],
    [bloxorz('ST.G', 'teleport T 3 1 1 1'), 'line 5, column 12: the teleport leads to 3 1'],
    [bloxorz('S#G', 'rules'), 'line 5, column 1 must have the form rules official|strict'],
    [bloxorz('S#G', 'rules loose'), 'line 5, column 7 must be one of official, strict'],
    [bloxorz('S#G', 'rules strict B'), 'line 5, column 14 must be nothing after strict'],
    [bloxorz('S#G', 'rules strict', 'rules strict'), 'line 6, column 1: a second line rules'],
    [edge('SG', 'rules strict'), 'line 5, column 1: this game has no directives'],
    [bobbin('SG', 'rules strict'), 'one of at, orientation, pair, star'],
    [
      bloxorz('SaG', 'switch a light close', 'bridge a open'),
      'line 5, column 8 must be a name without another directive',
    ],
    [bloxorz('S#G', 'at gate 2'), 'line 5, column 1 must have the form at NAME x y'],
    [
      bloxorz('S#G', 'at g 2 1', 'bridge g open'),
      'line 5, column 4 must be a name of two characters or more',
    ],
    [
      bloxorz('S#G', 'at gate 1 1', 'bridge gate open'),
      'the cell at 1 1 has a name or part already',
    ],
    [
      bloxorz('S#G', 'at gate 2 1'),
      'line 5, column 4 must be a cell whose name has a directive (got "gate")',
    ],
    [
      bloxorz('S#G', 'at gate 2 1', 'at door 2 1', 'bridge gate open', 'bridge door open'),
      'the cell at 2 1 has another name already',
    ],
    [bloxorz('S#G', 'at gate 9 1', 'bridge gate open'), 'an integer from 1 to 3'],
    [bobbin('S*G'), 'line 3, column 2: the sign * needs a line such as star * 3'],
    [bobbin('S*G', 'star * 0'), 'line 5, column 8 must be an integer from 1 to 1000000 (got "0")'],
    [bobbin('S*G', 'star *'), 'star NAME MOVES'],
    [bobbin('S#G', 'star * 3'), 'the name of a cell'],
    [
      bobbin('S*G', 'star * 2', 'star * 3'),
      'line 6, column 6 must be a name without another directive',
    ],
    [bobbin('SaG'), 'a cell whose name has a directive'],
    [bobbin('SaG', 'pair a'), 'pair KEY KEY'],
    [bobbin('SaG', 'pair a b'), 'line 5, column 8 must be the name of a key (got "b")'],
    [bobbin('Sa#G', 'pair a a'), 'a name without another directive'],
    [bobbin('SaabG', 'pair a b'), 'line 3, column 2 must be the name of one cell, not of 2'],
    [bobbin('S1bG', 'pair 1 b'), 'a key whose name begins with a letter'],
    [bobbin('S#G', 'orientation'), 'the form orientation standing|lying-x|lying-y'],
    [
      bobbin('S#G', 'orientation upright'),
      'line 5, column 13 must be one of standing, lying-x, lying-y',
    ],
    [
      bobbin('S#G', 'orientation standing', 'orientation standing'),
      'line 6, column 1: a second line orientation',
    ],
    [bobbin('S#G', 'switch a light open'), 'one of at, orientation, pair, star'],
    [`game bloxorz\ngrid\n${'#'.repeat(100_001)}\nend`, 'grid must have at most 100000 cells'],
    [
      `game bloxorz\ngrid\n${'#\n'.repeat(400)}${'#'.repeat(251)}\nend`,
      'grid must have at most 100000 cells (got "251 x 401")',
    ],
    [`!${'x'.repeat(5_000_001)}`, 'text must have at most 5000000 characters'],
  ])('%j', (text, says) => {
    expect(() => parseLevel(text)).toThrow(says);
    expect(() => parseLevel(text)).toThrow(/^core\/level: [^\n]*$/);
  });
});

describe('the format', () => {
  test('x from the left, y from the bottom, both from 1; what is missing in a row is void', () => {
    const level = parseLevel(
      'game bloxorz\ngrid\n#\n#T#\nS##G\nend\nteleport T 1 3 4 1',
    ) as Level & { game: 'bloxorz' };
    expect([level.width, level.height, level.start, level.goal]).toEqual([4, 3, 0, 3]);
    expect(level.teleports[0]).toMatchObject({ cells: [5], to: [8, 3] });
    expect(level.floor[11]).toBe('void');
  });
  test('comments anywhere, line ends of both kinds, blanks at line ends, directives before the grid', () => {
    const plain = parseLevel('game bloxorz\nname Two words\ngrid\nSAG\nend\nbridge A open');
    expect(
      parseLevel(
        '! first\r\ngame bloxorz  \r\nname Two words\r\nbridge A open\r\ngrid\r\n! within\r\nSAG  \r\nend\r\n\r\n! last',
      ),
    ).toEqual(plain);
  });
  test('names longer than a character', () => {
    const level = parseLevel(
      bloxorz(
        'S#.#G',
        'at gate-1 3 1',
        'at Press 2 1',
        'bridge gate-1 open',
        'switch Press light close gate-1',
      ),
    );
    expect(level).toMatchObject({
      bridges: [{ name: 'gate-1', cells: [2] }],
      switches: [{ name: 'Press', cells: [1], bridges: [0] }],
    });
    expect(parseLevel(bobbin('S**#G', 'at slow 2 1', 'star slow 7', 'star * 2'))).toMatchObject({
      stars: [
        { cells: [1], moves: 7 },
        { cells: [2], moves: 2 },
      ],
    });
    expect(parseLevel(bobbin('S##G', 'at key 2 1', 'at Key 3 1', 'pair key Key'))).toMatchObject({
      keys: [
        { raised: false, partner: 1 },
        { raised: true, partner: 0 },
      ],
    });
  });
  test('a line for each effect of a switch; rules, official if not said', () => {
    const text = [
      'game bloxorz',
      'grid',
      'S.##G',
      'end',
      'rules strict',
      'at gate 2 1',
      'at press 3 1',
      'bridge gate open',
      'switch press light close gate',
      'switch press heavy open gate',
      '',
    ].join('\n');
    const level = parseLevel(text) as Level & { game: 'bloxorz' };
    expect(level.rules).toBe('strict');
    expect(level.switches.map(({ weight, effect }) => [weight, effect])).toEqual([
      ['light', 'close'],
      ['heavy', 'open'],
    ]);
    expect(formatLevel(level)).toBe(text);
    expect(parseLevel(bloxorz('SG'))).toMatchObject({ rules: 'official' });
    expect(formatLevel(parseLevel(bloxorz('SG', 'rules official')))).not.toContain('rules');
  });
  test('teleports lead to floor of any kind and to bridges', () => {
    for (const sign of ['#', '~', 'G', 'a', 'T', 'B'])
      expect(() =>
        parseLevel(
          bloxorz(
            `S#${sign === 'G' ? '#' : sign}${sign === 'T' ? '#' : 'T'}G#aB`,
            'bridge B open',
            'switch a light open B',
            `teleport T ${sign === 'G' ? 5 : 3} 1 6 1`,
          ),
        ),
      ).not.toThrow();
    expect(() =>
      parseLevel(bloxorz('S.TG', 'at gate 2 1', 'bridge gate open', 'teleport T 2 1 1 1')),
    ).not.toThrow();
  });
  test('a level is read as it is written', () => {
    fc.assert(
      fc.property(levelTexts(), (text) => {
        const level = parseLevel(text);
        expect(parseLevel(formatLevel(level))).toEqual(level);
        expect(formatLevel(parseLevel(formatLevel(level)))).toBe(formatLevel(level));
      }),
      { numRuns: 1000 },
    );
  });
});

/** A level, or one line; nothing else. */
function expectAnswer(text: string): void {
  try {
    const level = parseLevel(text);
    blockGame(level);
    expect(parseLevel(formatLevel(level))).toEqual(level);
  } catch (error) {
    expect(error).toMatchObject({
      name: 'InputError',
      message: expect.stringMatching(/^core\/level: [^\n\r]*$/),
    });
  }
}

describe('whatever the text', () => {
  test('random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) =>
        expectAnswer(Buffer.from(bytes).toString()),
      ),
      { numRuns: 1000 },
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), expectAnswer), { numRuns: 500 });
  });
  test('lines of the format in any order', () => {
    const line = fc.constantFrom(
      'game bloxorz',
      'game bobbin',
      'game on-the-edge',
      'grid',
      'end',
      'S#G',
      'SaBG',
      'K*^~',
      '! note',
      'bridge B open',
      'switch a light open B',
      'switch a heavy close B',
      'rules strict',
      'pair a B',
      'star * 3',
      'at x1 2 1',
      'teleport B 1 1 2 1',
      'name',
      '',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), (lines) => expectAnswer(lines.join('\n'))),
      { numRuns: 1000 },
    );
  });
  test('good levels with some characters changed', () => {
    const change = fc.tuple(
      fc.nat(),
      fc.constantFrom(...'SGKBTab~^*.# 019\n!xé\u0000', 'end\n', 'grid\n'),
      fc.nat(3),
    );
    fc.assert(
      fc.property(
        levelTexts(),
        fc.array(change, { minLength: 1, maxLength: 5 }),
        (text, changes) => {
          expectAnswer(
            changes.reduce((now, [at, sign, drop]) => {
              const from = at % (now.length + 1);
              return now.slice(0, from) + sign + now.slice(from + drop);
            }, text),
          );
        },
      ),
      { numRuns: 1000 },
    );
  });
  test.each([
    ['100,000 cells of one bridge', bloxorz(`S${'A'.repeat(99_998)}G`, 'bridge A open')],
    ['a column of 100,000 cells', bloxorz(`S\n${'#\n'.repeat(99_998)}G`)],
    [
      '90,000 names',
      bloxorz(
        `S${'#'.repeat(99_998)}G`,
        ...Array.from({ length: 90_000 }, (_, i) => `at gate ${i + 2} 1`),
        'bridge gate open',
      ),
    ],
    [
      '40,000 pairs of keys',
      bobbin(
        `S${'#'.repeat(99_998)}G`,
        ...Array.from(
          { length: 40_000 },
          (_, i) => `at a${i} ${2 * i + 2} 1\nat B${i} ${2 * i + 3} 1\npair a${i} B${i}`,
        ),
      ),
    ],
    ['100,000 stars', bobbin(`S${'*'.repeat(99_998)}G`, 'at one 2 1', 'star one 3', 'star * 2')],
    [
      '40,000 bridges on one switch',
      bloxorz(
        `Sa${'#'.repeat(99_997)}G`,
        ...Array.from({ length: 40_000 }, (_, i) => `at b${i} ${i + 3} 1\nbridge b${i} open`),
        `switch a light open ${Array.from({ length: 40_000 }, (_, i) => `b${i}`).join(' ')}`,
      ),
    ],
  ])('%s are read at once', (_, text) => {
    expectAnswer(text);
    expect(() => parseLevel(text)).not.toThrow();
  });
});
