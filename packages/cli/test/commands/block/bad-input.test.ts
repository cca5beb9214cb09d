import { test } from 'vitest';
import { expectBad } from '../../run.js';
import { levelFiles } from './level-files.js';

const { folder, written, tiny, edge } = levelFiles();
const bad = (name: string, text: string | Uint8Array) => `solve ${written(name, text)}`;

test.each([
  ['', 'manaus block: ACTION is required: one of solve, check'],
  ['toString', "unknown command 'toString' (known: solve, check"],
  ['solv', "unknown command 'solv' (Did you mean solve?); see manaus block --help"],
  ['solve', 'manaus block solve: LEVEL is required: a file'],
  [`solve ${folder}/absent.txt`, `cannot read ${folder}/absent.txt: no such file`],
  [`solve ${folder}`, `cannot read ${folder}: it is a folder`],
  [`check ${tiny}`, 'PATH is required: the letters of a path'],
  [`solve ${tiny} RR`, 'unexpected argument "RR"'],
  [`solve ${tiny} --rules loose`, '--rules must be one of official, strict (got "loose")'],
  [`solve ${edge} --rules strict`, '--rules is for levels of bloxorz only (got "on-the-edge")'],
  [`solve ${tiny} --least steps`, '--least must be one of moves, rolls (got "steps")'],
  [`solve ${tiny} --least rolls --limit`, '--limit bounds moves, not --least rolls'],
  [
    bad('void.txt', 'game bloxorz\ngrid\nST.G\nend\nteleport T 1 1 3 1'),
    'line 5, column 16: the teleport leads to 3 1, which is neither floor nor a bridge',
  ],
  [`solve ${tiny} --seed 3`, "unknown option '--seed'; see manaus block solve --help"],
  ['generate chess', 'GAME must be one of bloxorz'],
  ['generate on-the-edge --width 2 --height 2 --least 9', '--least 9: no level so long on 2 x 2'],
  ['generate bobbin --rules strict', '--rules is for levels of bloxorz only'],
  ['generate bloxorz --rules mine', '--rules must be one of official, strict'],
  ['generate bloxorz --least 9 --most 8', '--least must be an integer from 1 to 8 (got 9)'],
  [bad('a.txt', 'game bloxorz\ngrid\n##G\nend'), 'line 3, column 1: the grid has no S'],
  [bad('b.txt', 'game bloxorz\ngrid\nSGG\nend'), 'line 3, column 3: the grid has a second G'],
  [bad('c.txt', 'game bloxorz\ngrid\nS?G\nend'), 'line 3, column 2 must be one of'],
  [
    bad('d.txt', 'game bloxorz\ngrid\nSTG\nend\nteleport T 1 1 9 1'),
    'line 5, column 16 must be an integer from 1 to 3',
  ],
  [
    bad('e.txt', `game bloxorz\ngrid\n${`${'#'.repeat(1000)}\n`.repeat(101)}end`),
    'grid must have at most 100000 cells',
  ],
  [
    bad(
      'f.txt',
      Uint8Array.from({ length: 4096 }, (_, i) => (i * 197 + (i >> 3)) % 256),
    ),
    'line 1, column 1 must have the form',
  ],
  [bad('g.txt', ''), 'line 1, column 1 must have the form game bloxorz|on-the-edge|bobbin'],
])('manaus block %s', (line, says) => expectBad(`block ${line}`, says));
