import { describe, expect, test } from 'vitest';
import { parseLevel } from '../../src/index.js';

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
    expect(() => parseLevel(text)).toThrow(/^blocks\/level: [^\n]*$/);
  });
});

test('a name keeps its own blanks and loses those around it', () => {
  const named = parseLevel('  name   two  words  \ngame bloxorz\ngrid\nS#G\nend');
  expect(named.name).toBe('two  words');
});
