import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blockGame, checkPath, parseLevel } from '@manaus/blocks';
import { solveLevel } from '@manaus/lab';
import { describe, expect, test } from 'vitest';
import { main } from '../../src/index.js';
import { keysIn } from '../../src/shell/input.js';
import { expectInterrupted, json, run, runLine, spawned } from '../run.js';

const levels = fileURLToPath(new URL('../../../../levels/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'manaus-block-'));
const written = (name: string, text: string | Uint8Array): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const tiny = written('tiny.txt', 'game bloxorz\nname tiny\ngrid\n#####\nS###G\n#####\nend\n');
const edge = written('edge.txt', 'game on-the-edge\ngrid\nSKG\n.#.\nend');
const none = written('none.txt', 'game bobbin\ngrid\nSG\nend');

describe('a level on standard input', () => {
  const text = readFileSync(tiny, 'utf8');
  async function* lines() {
    yield* text.split('\n');
  }
  const piped = async (line: string) => {
    let out = '';
    const take = (part: string) => {
      out += part;
    };
    const io = { out: take, err: () => {}, color: false, debug: false, lines: lines() };
    expect(await main(line.split(' '), io)).toBe(0);
    return out;
  };
  test.each([
    'block solve - --json',
    'block check - RR --json',
    'block show - --json',
    'block analyze - --json',
    'block import - --json',
    'block export - --to table --json',
  ])('%s', async (line) => {
    const { out } = await runLine(line.replace(' - ', ` ${tiny} `));
    expect(await piped(line)).toBe(out);
  });
});

describe('block solve and check', () => {
  test.each(readdirSync(levels).filter((file) => file.endsWith('.txt')))('%s', async (file) => {
    const level = parseLevel(readFileSync(join(levels, file), 'utf8'));
    const { game, solvable, moves, path, visited } = await json(`block solve ${levels}${file}`);
    expect({ game, solvable, moves }).toEqual({
      game: level.game,
      solvable: true,
      moves: solveLevel(level, { plain: true }).moves,
    });
    expect(visited).toBeGreaterThan(1);
    expect(checkPath(blockGame(level), path as string).wins).toBe(true);
    expect(await json(`block check ${levels}${file} ${path}`)).toEqual({
      legal: true,
      wins: true,
      failedAt: null,
    });
    expect(await json(`block check ${levels}${file} ${path}R`)).toEqual({
      legal: false,
      wins: false,
      failedAt: (moves as number) + 1,
    });
  });
  test('no solution is an answer', async () => {
    expect(await json(`block solve ${none}`)).toEqual({
      game: 'bobbin',
      rules: null,
      solvable: false,
      moves: null,
      rolls: null,
      path: null,
      visited: 2,
    });
    expect((await runLine(`block solve ${none}`)).out).toMatch(/solution +none\n/);
  });
  test('SaBG, whose switch closes the bridge too late, has none under either rules', async () => {
    const late = written(
      'late.txt',
      'game bloxorz\ngrid\nSaBG\nend\nbridge B open\nswitch a light close B',
    );
    for (const rules of ['official', 'strict'])
      expect(await json(`block solve ${late} --rules ${rules}`)).toMatchObject({
        rules,
        solvable: false,
      });
    expect(await json(`block check ${late} RR`)).toMatchObject({ failedAt: 1 });
  });
  test('the rules of the level, or others', async () => {
    const file = `${levels}firm-ground.txt`;
    const of = async (line: string) => {
      const { rules, moves } = await json(`block ${line}`);
      return [rules, moves];
    };
    for (const action of ['solve', 'analyze']) {
      expect(await of(`${action} ${file}`)).toEqual(['strict', 25]);
      expect(await of(`${action} ${file} --rules official`)).toEqual(['official', 13]);
      expect(await of(`${action} ${edge}`)).toEqual([null, 4]);
    }
    const { path } = await json(`block solve ${file} --rules official`);
    expect(await json(`block check ${file} ${path} --rules official`)).toMatchObject({
      wins: true,
    });
    expect(await json(`block check ${file} ${path}`)).toMatchObject({ legal: false });
  });
  test('the least moves or the least rolls', async () => {
    const file = `${levels}two-counts.txt`;
    for (const [least, moves, rolls, says] of [
      ['moves', 7, 7, /solution +7 moves, none shorter\n/],
      ['rolls', 8, 6, /solution +6 rolls, none fewer; 8 moves\n/],
    ] as const) {
      expect(await json(`block solve ${file} --least ${least}`)).toMatchObject({ moves, rolls });
      expect((await runLine(`block solve ${file} --least ${least}`)).out).toMatch(says);
    }
    expect((await runLine(`block solve ${levels}twins.txt`)).out).toMatch(
      /solution +15 moves, none shorter; 14 rolls\n/,
    );
  });
  test('the limit', async () => {
    const long = written(
      'long.txt',
      'game bloxorz\ngrid\n######\n.#.##.\n####.#\n#S##..\n##..#G\nend',
    );
    const { moves } = await json(`block solve ${long}`);
    const limited = await json(`block solve ${long} --limit`);
    expect(limited.solvable).toBe(moves !== null && (moves as number) <= 30);
    expect((await json(`block solve ${edge} --limit`)).moves).toBe(4);
  });
  test('a path that is nothing, and one that is nonsense', async () => {
    expect(JSON.parse((await run('block', 'check', tiny, '', '--json')).out)).toEqual({
      legal: true,
      wins: false,
      failedAt: null,
    });
    expect(await json(`block check ${tiny} RxR`)).toEqual({
      legal: false,
      wins: false,
      failedAt: 2,
    });
    expect(await json(`block check ${tiny} _`)).toEqual({ legal: false, wins: false, failedAt: 1 });
    expect((await runLine(`block check ${tiny} RRRR`)).out).toMatch(
      /legal +no: move \d, R, is not/,
    );
  });
});

describe('block show, analyze, generate', () => {
  test('the board and what its letters mean', async () => {
    const { out } = await runLine(`block show ${levels}twins.txt`);
    expect(out).toContain('b · · · · T\n· █ · · · ·\n  · · · · ·\n·     · · =\n· G · · ~ ·\n');
    expect(out).toContain('teleport T 5 1 6 4\n');
    expect(await json(`block show ${edge}`)).toMatchObject({
      game: 'on-the-edge',
      width: 3,
      height: 2,
      rows: ['■ K G', '  ·  '],
    });
  });
  test('a picture', async () => {
    const out = join(folder, 'twins.svg');
    expect(await json(`block show ${levels}twins.txt --out ${out}`)).toMatchObject({ out });
    expect(readFileSync(out, 'utf8')).toMatch(/^<svg[\s\S]*Twins/);
    expect(
      (await runLine(`block show ${levels}twins.txt --out ${folder}/none/a.svg`)).err[0],
    ).toContain('--out: cannot write');
    expect((await runLine(`block show ${levels}twins.txt --out a.png`)).err[0]).toContain(
      '--out must be a file name that ends in .svg',
    );
  });
  test('the state graph', async () => {
    const found = await json(`block analyze ${edge}`);
    expect(found).toMatchObject({
      game: 'on-the-edge',
      order: 5,
      size: 4,
      dead: 0,
      moves: 4,
      shortest: '1',
      strongComponents: [1, 1, 1, 1, 1],
      distances: [1, 1, 1, 1, 1],
    });
    expect((await runLine(`block analyze ${tiny}`)).out).toMatch(/states +\d+\n/);
    expect((await runLine(`block analyze ${none}`)).out).toMatch(/hardest start +none\n/);
  });
  test('a level as hard as asked, the same again', async () => {
    const found = await json(
      'block generate bobbin --least 7 --most 12 --width 6 --height 5 --seed 4',
    );
    expect(found.moves).toBeGreaterThanOrEqual(7);
    const file = join(folder, 'made.txt');
    expect(
      await runLine(
        `block generate bobbin --least 7 --most 12 --width 6 --height 5 --seed 4 --out ${file}`,
      ),
    ).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).toBe(found.level);
    expect(await json(`block solve ${file}`)).toMatchObject({ moves: found.moves });
  });
  test('a level for strict rules, which its text names', async () => {
    const file = join(folder, 'strict.txt');
    const line = `block generate bloxorz --rules strict --least 6 --seed 2 --out ${file} --force`;
    const found = await json(line);
    expect(found).toMatchObject({
      rules: 'strict',
      level: expect.stringMatching(/^rules strict$/m),
    });
    expect(await json(`block solve ${file}`)).toMatchObject({
      rules: 'strict',
      moves: found.moves,
    });
  });
  test('tables fit 80 columns', async () => {
    for (const line of [
      `solve ${levels}river-steps.txt`,
      `check ${tiny} RR`,
      `show ${levels}twins.txt`,
      `analyze ${levels}twins.txt`,
    ]) {
      const { code, out } = await runLine(`block ${line}`);
      expect(code).toBe(0);
      for (const row of out.split('\n')) expect(row.length).toBeLessThanOrEqual(80);
    }
  });
});

describe('block import and export', () => {
  const made = join(folder, 'pack');
  test('a pack, a file per level, and each solved', async () => {
    const pack = written(
      'pack.json',
      JSON.stringify([{ name: 'Stage 1', grid: ['S..H'] }, { grid: ['S.....H'] }]),
    );
    expect((await runLine(`block import ${pack} --out ${made}`)).out).toBe(
      `wrote ${made}/stage-1.txt: Stage 1, bloxorz, 4 x 1\nwrote ${made}/level-2.txt: bloxorz, 7 x 1\n`,
    );
    expect((await json(`block solve ${made}/stage-1.txt`)).moves).toBe(2);
    expect((await json(`block solve ${made}/level-2.txt`)).moves).toBe(4);
    expect((await json(`block import ${pack}`)).levels).toEqual([
      { name: 'Stage 1', level: 'game bloxorz\nname Stage 1\ngrid\nS##G\nend\n' },
      { name: '', level: 'game bloxorz\ngrid\nS#####G\nend\n' },
    ]);
  });
  test('a map with the file beside it', async () => {
    const map = written('map.txt', '$Aa^\n');
    written('map.info', 'A: soft, on a\na: off\n');
    expect((await runLine(`block import ${map}`)).out).toBe(
      'game bloxorz\ngrid\nSaAG\nend\nbridge A open\nswitch a light close A\n',
    );
  });
  test('every level of Bloxorz, out and in again, has as many moves', async () => {
    for (const [to, file] of [
      ['map', 'late-bridge.txt'],
      ['table', 'two-counts.txt'],
      ['table', 'give-and-take.txt'],
      ['pack', 'twins.txt'],
    ]) {
      const out = join(folder, `${file}.${to}`);
      expect((await runLine(`block export ${levels}${file} --to ${to} --out ${out}`)).out).toBe(
        `wrote ${out}\n`,
      );
      const [{ level }] = (await json(`block import ${out}`)).levels as [{ level: string }];
      const { moves } = await json(`block solve ${levels}${file}`);
      expect((await json(`block solve ${written('again.txt', level)}`)).moves).toBe(moves);
    }
  });
  test.each([
    [`export ${levels}firm-ground.txt --to pack`, '(got "rules strict")'],
    [`export ${levels}blue-moon.txt --to map`, '(got "game on-the-edge")'],
    [`export ${levels}twins.txt --to xml`, '--to must be one of manaus, map, table, pack'],
    [`export ${levels}twins.txt`, '--to is required'],
    [`import ${written('bad.txt', '$?^')}`, 'line 1, column 2 must be one of @ ! $ ^'],
  ])('block %s', async (line, says) => {
    const { code, out, err } = await runLine(`block ${line}`);
    expect({ code, out, lines: err.length }).toEqual({ code: 2, out: '', lines: 1 });
    expect(err[0]).toContain(says);
  });
});

/** Plays with the keys, and returns what was shown last and how it ended. */
async function played(level: string, keys: readonly string[]) {
  let out = '';
  const pressed = (async function* () {
    yield* keys;
  })();
  const code = await main(['block', 'play', level], {
    out: (text) => (out += text),
    err: () => {},
    keys: pressed,
    color: false,
    debug: false,
  });
  return {
    code,
    screens: out.split('\u001b[H\u001b[2J').slice(1),
    end: out.slice(out.lastIndexOf('\u001b[2J')).trimEnd().split('\r\n').at(-1),
  };
}

describe('block play', () => {
  const [up, down, right, left] = ['A', 'B', 'C', 'D'].map((letter) => `\u001b[${letter}`);
  test('arrows move; undo, hint, distance, restart', async () => {
    const { code, screens, end } = await played(tiny, [
      right,
      'h',
      'u',
      left,
      'x',
      up,
      'r',
      down,
      'q',
    ]);
    const status = screens.map((screen) =>
      /(\d+) moves · ([^·\r]+)/
        .exec(screen)
        ?.slice(1)
        .map((text) => text.trim()),
    );
    const { moves } = await json(`block solve ${tiny}`);
    expect(code).toBe(0);
    expect(status[0]).toEqual(['0', `${moves} to the goal`]);
    expect(status[1]?.[0]).toBe('1');
    expect(screens[2]).toMatch(/hint: [RLUD]\r/);
    expect(status[3]).toEqual(status[0]);
    expect(screens[4]).toContain('L: not a legal move');
    expect(screens[0]).toContain('· · · · ·\r\n█ · · · G\r\n· · · · ·');
    expect(screens[1]).toContain('· ■ ■ · G');
    expect(status.slice(5).map((row) => row?.[0])).toEqual(['0', '0', '0']);
    expect(end).toBe('Left after 0 moves: -');
  });
  test('the hints lead to the win, in every game', async () => {
    for (const file of [
      'twins.txt',
      'blue-moon.txt',
      'four-turns.txt',
      'plus-minus.txt'.replace('plus-minus', 'plus-and-minus'),
    ]) {
      const { path, moves } = await json(`block solve ${levels}${file}`);
      const arrows: Record<string, string> = { U: up, D: down, R: right, L: left, _: ' ' };
      const { screens, end } = await played(
        `${levels}${file}`,
        [...(path as string)].map((letter) => arrows[letter]),
      );
      const distances = screens.map(
        (screen) => / (?:moves|rolls) · (\d+) to the goal/.exec(screen)?.[1],
      );
      expect(distances.slice(0, -1)).toEqual(
        Array.from({ length: moves as number }, (_, done) => String((moves as number) - done)),
      );
      expect(screens.at(-1)).toContain('won!');
      const rolls = (path as string).replaceAll('_', '').length;
      const counts = rolls === moves ? `${moves} moves` : `${moves} moves, ${rolls} rolls`;
      expect(end).toBe(`Won after ${counts}: ${path}`);
    }
  });
  test('a lost position says so', async () => {
    const { screens } = await played(written('trap.txt', 'game on-the-edge\ngrid\n##.\nS#G\nend'), [
      right,
    ]);
    expect(screens[1]).toContain('cannot be won from here');
  });
  test('keys come apart', () => {
    expect(keysIn('u\u001b[Ah\u001bOB_')).toEqual(['u', '\u001b[A', 'h', '\u001bOB', '_']);
  });
  test('without a terminal it is bad input', async () => {
    expect(await spawned(['block', 'play', tiny])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^manaus block play: standard input must be a terminal[^\n]*\n$/),
    });
  });
});

describe('bad input', () => {
  const bad = (name: string, text: string | Uint8Array) => `solve ${written(name, text)}`;
  const lines: [string, string][] = [
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
      'line 5, column 16 must be an integer from 1 to 3 (got 9)'.replace('(got 9)', ''),
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
  ];
  test.each(lines)('manaus block %s', async (line, says) => {
    const { code, out, err } = await runLine(`block ${line}`);
    expect({ code, out, lines: err.length }).toEqual({ code: 2, out: '', lines: 1 });
    expect(err[0]).toContain(says);
  });
});

test('Ctrl-C ends a long search', async () => {
  // Black cells make many kinds of partial walks.
  const wide = written(
    'wide.txt',
    `game on-the-edge\ngrid\nS${'K'.repeat(11)}\n${`${'K'.repeat(12)}\n`.repeat(10)}${'K'.repeat(10)}GK\nend`,
  );
  expectInterrupted(await spawned(['block', 'solve', wide], { interruptAfter: 1500 }));
});
