import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as blocks from '@manaus/blocks';
import { blockGame, checkPath, parseLevel } from '@manaus/blocks';
import { packedGame } from '@manaus/blocks/internals';
import { InputError } from '@manaus/core';
import { reachableStates } from '@manaus/graph';
import { solveLevel } from '@manaus/lab';
import { levelSolver } from '@manaus/lab/internals';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { levelTexts as randomTexts } from '../../blocks/test/level-texts.js';
import { aboveScene, sideScene } from '../src/blocks/board.js';
import { directionOf } from '../src/blocks/board-view.js';
import { cellTexts, levelRules, stanceText } from '../src/blocks/cells.js';
import {
  cellsOf,
  chartOf,
  mostPossible,
  movesAt,
  numberAfter,
  numbersAlong,
  wayFrom,
  wayTo,
} from '../src/blocks/chart.js';
import { playJson } from '../src/blocks/export-board.js';
import { graphScene } from '../src/blocks/graph-scene.js';
import { levelTexts } from '../src/blocks/levels.js';
import { outlookOf } from '../src/blocks/outlook.js';
import {
  fieldsOf,
  fitsLink,
  here,
  moved,
  openPlay,
  pathOf,
  played,
  playOf,
  redo,
  restart,
  rulesOf,
  underRules,
  undo,
} from '../src/blocks/play.js';
import { type Report, runTask } from '../src/blocks/search-task.js';
import { seeAlso } from '../src/blocks/see-also.js';
import { readAddress, writeAddress } from '../src/shell/address.js';
import { mustBeText } from '../src/shell/fault.js';
import { type Language, languages, wordsOf } from '../src/words/words.js';
import { checkBlock, solveBlock } from './command-line.js';

const own = [...levelTexts];
const allWords = (Object.keys(languages) as Language[]).map(wordsOf);
const wordless = /\{\w+\}|undefined|block\./;
const open = { kind: 'progress', states: 0 } as const;

/** The text of a level and a path that is legal in it. */
const played100 = fc
  .tuple(randomTexts(), fc.array(fc.nat(4), { maxLength: 12 }))
  .map(([text, wishes]) => {
    let play = playOf(text);
    for (const wish of wishes) {
      const letter = play.game.letters[wish % play.game.letters.length];
      play = moved(play, letter) ?? play;
    }
    return play;
  });

describe('what the page says of a level', () => {
  test.each(own)('%s: its distance and its way are those of the command line', (name, text) => {
    const level = parseLevel(text);
    const chart = chartOf(level, {});
    const { moves, path } = solveLevel(level);
    expect([chart.toWin[0], wayFrom(chart, 0)?.length]).toEqual([moves, path?.length]);
    expect(checkPath(blockGame(level), wayFrom(chart, 0) ?? '')).toMatchObject({ wins: true });
    expect(text).toContain(`! shortest solution: ${moves} moves`);
    expect(openPlay({ level: name }).level.name).toBe(level.name);
  });

  test.each(own)(
    '%s: the command line itself says the same, and takes the way of the page for a win',
    async (name, text) => {
      const file = fileURLToPath(new URL(`../../../levels/${name}.txt`, import.meta.url));
      const chart = chartOf(parseLevel(text), {});
      expect((await solveBlock(file)).moves).toBe(chart.toWin[0]);
      expect(await checkBlock(file, wayFrom(chart, 0) ?? '')).toMatchObject({
        legal: true,
        wins: true,
      });
    },
  );

  test('random levels, at random positions: distance, whether the win can be reached, legal and optimal moves', () => {
    fc.assert(
      fc.property(played100, (play) => {
        const chart = chartOf(play.level, {});
        const { game, solve } = levelSolver(play.level);
        const at = [...pathOf(play)].reduce(
          (state, letter) => game.move(state, (game.letters as readonly string[]).indexOf(letter)),
          game.start,
        );
        const solution = solve(at);
        const outlook = outlookOf(play, { kind: 'chart', chart }, open);
        expect(outlook.kind).toBe(solution === '' ? 'won' : solution === null ? 'lost' : 'way');
        if (outlook.kind !== 'way') return;
        expect(outlook.way.length).toBe(solution?.length);
        expect(play.game.wins(here(played(play, pathOf(play) + outlook.way)))).toBe(true);
        const next = play.game.letters.flatMap((letter) => moved(play, letter) ?? []);
        const nearer = next.filter(
          (one) => chart.toWin[numberAfter(chart, pathOf(one))] === outlook.way.length - 1,
        );
        expect(movesAt(chart, numberAfter(chart, pathOf(play)))).toEqual({
          legal: next.length,
          optimal: nearer.length,
        });
      }),
      { numRuns: 400 },
    );
  });

  test('a position of On The Edge whose states are too many is searched by itself', () => {
    const text = `game on-the-edge\ngrid\n${['S#######', ...Array.from({ length: 7 }, () => '########')].join('\n').replace(/#$/, 'G')}\nend`;
    const reports: Report[] = [];
    const level = parseLevel(text);
    runTask({ kind: 'chart', level, milliseconds: 2000 }, (report) => reports.push(report));
    expect(reports).toEqual([{ kind: 'stopped', states: 0 }]);
    runTask({ kind: 'way', level, milliseconds: 30_000 }, (report) => reports.push(report));
    const way = reports[reports.length - 1];
    expect(way.kind === 'way' && way.path).toBe(solveLevel(level).path);
  });

  test('a search that takes too long is stopped, and says how many states it found', () => {
    const wide = Array.from({ length: 60 }, () => '#'.repeat(60));
    const text = [
      'game bloxorz',
      'grid',
      `S${wide[0].slice(2)}T`,
      ...wide,
      `${wide[0].slice(1)}G`,
      'end',
      'teleport T 1 1 60 30',
    ].join('\n');
    const reports: Report[] = [];
    runTask({ kind: 'chart', level: parseLevel(text), milliseconds: 0 }, (report) =>
      reports.push(report),
    );
    const [stopped] = reports;
    expect(reports).toEqual([{ kind: 'stopped', states: expect.any(Number) }]);
    expect(
      outlookOf(playOf(text), stopped as { kind: 'stopped'; states: number }, open),
    ).toMatchObject({ kind: 'unknown' });
  });

  test('the heat counts the states on each cell, and the estimate is no less than the truth', () => {
    fc.assert(
      fc.property(randomTexts(), (text) => {
        const level = parseLevel(text);
        const packed = packedGame(level);
        const { states } = reachableStates(packed);
        const counts = new Array<number>(level.width * level.height).fill(0);
        for (const state of states)
          for (const cell of cellsOf(packed.unpack(state))) counts[cell]++;
        const chart = chartOf(level, {});
        expect([...chart.heat]).toEqual(counts);
        expect(mostPossible(level)).toBeGreaterThanOrEqual(states.length);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the pictures', () => {
  test('a state of the graph stands where its number says, and a path leads to it', () => {
    for (const [, text] of own) {
      const level = parseLevel(text);
      const chart = chartOf(level, {});
      if (chart.toWin.length > 600) continue;
      const { places } = graphScene(level);
      expect(places).toHaveLength(chart.toWin.length);
      const [left] = graphScene(parseLevel(text)).figure.marks.flatMap((mark) =>
        mark.kind === 'rect' && mark.group === 'floor' ? [mark.width + 2] : [],
      );
      for (let state = 0; state < places.length; state++) {
        const path = wayTo(chart, state);
        const play = played(playOf(text), path);
        expect(numbersAlong(chart, path)[path.length]).toBe(state);
        const cells = cellsOf(here(play));
        const x = cells.reduce((sum, cell) => sum + (cell % level.width), 0) / cells.length;
        // A piece that lies is drawn up to 0.3 beside the middle of its cells, the start likewise.
        expect(
          Math.abs((places[state].x - places[0].x) / left - (x - (level.start % level.width))),
        ).toBeLessThanOrEqual(0.6 + 1e-9);
      }
    }
  });

  test('the piece is drawn on its cells, from above and from the side, in every state of a solution', () => {
    for (const [, text] of own) {
      const { path } = solveLevel(parseLevel(text));
      const play = played(playOf(text), path ?? '');
      for (const state of play.states) {
        const { marks, box } = aboveScene(play.level, state);
        const [piece] = marks.filter(({ group }) => group === 'piece');
        const [cell] = cellsOf(state);
        const x =
          piece.kind === 'circle' ? piece.x - 24 : piece.kind === 'rect' ? piece.x : Number.NaN;
        expect(Math.floor((x - box[0]) / 48)).toBe(cell % play.level.width);
        expect(
          sideScene(play.level, state).marks.some(
            (mark) => mark.kind === 'polygon' && mark.fill === '#ffc91f',
          ),
        ).toBe(true);
      }
    }
  });

  test('of a very large board only the surroundings are drawn', () => {
    const rows = Array.from({ length: 100 }, () => '#'.repeat(100));
    const { level, game } = playOf(
      ['game bloxorz', 'grid', `G${rows[0].slice(1)}`, ...rows, `${rows[0].slice(1)}S`, 'end'].join(
        '\n',
      ),
    );
    const { marks, box } = aboveScene(level, game.start);
    expect(marks.length).toBeLessThan(2500);
    expect([box[2], box[3]]).toEqual([1920, 1920]);
  });

  test('a swipe goes along the board, from the side as well', () => {
    expect(
      [
        directionOf(50, 9, 'above'),
        directionOf(-50, 9, 'above'),
        directionOf(9, 50, 'heat'),
        directionOf(9, -50, 'above'),
      ].join(''),
    ).toBe('RLDU');
    expect(
      [
        directionOf(50, 30, 'side'),
        directionOf(-50, -30, 'side'),
        directionOf(50, -30, 'side'),
        directionOf(-50, 30, 'side'),
      ].join(''),
    ).toBe('RLUD');
  });
});

describe('in words', () => {
  test('every cell, stance and rule of the levels, in three languages', () => {
    for (const [, text] of own) {
      const play = played(playOf(text), solveLevel(parseLevel(text)).path ?? '');
      for (const words of allWords) {
        const said = play.states.flatMap((state) => [
          stanceText(play.level, state, words),
          ...[...cellTexts(play.level, state, words).values()].map((cell) => cell.text),
        ]);
        for (const sentence of [...said, ...levelRules(play.level, words)])
          expect(sentence).not.toMatch(wordless);
      }
    }
  });

  test('whatever is wrong with a level is said in the language of the page', () => {
    const wrong = new Set<string>();
    const spoil = fc.tuple(
      fc.constantFrom(...own.map(([, text]) => text)),
      fc.nat(),
      fc.nat(),
      fc.constantFrom(
        '',
        'x',
        'S',
        '*',
        '\nat aa 1 1',
        '\nat b 1 1',
        '\ngrid',
        '\nend',
        ' 9',
        '\npair a B',
        '\nstar * 0',
        '\nswitch',
        '\nbridge B',
        '\norientation',
      ),
    );
    fc.assert(
      fc.property(spoil, ([text, from, length, put]) => {
        const at = from % text.length;
        try {
          parseLevel(text.slice(0, at) + put + text.slice(at + (length % 4)));
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
          wrong.add(error.code);
          for (const words of allWords.slice(1))
            expect(mustBeText(error, words)).not.toMatch(/^line|\{\w+\}|(bound|wrong)\./);
        }
      }),
      { numRuns: 4000 },
    );
    expect(wrong.size).toBeGreaterThan(15);
  });
});

test('the page points to items, notebooks and functions that there are', () => {
  const items: readonly { readonly id: string }[] = JSON.parse(
    readFileSync(new URL('../../papers/inventory/ramos2014.json', import.meta.url), 'utf8'),
  );
  const ids = items.map(({ id }) => id);
  for (const { items: shown, notebook, functions } of Object.values(seeAlso)) {
    for (const id of shown) expect(ids).toContain(id);
    expect(existsSync(new URL(`../../../notebooks/${notebook}.ipynb`, import.meta.url))).toBe(true);
    for (const name of functions) expect(blocks).toHaveProperty(name);
  }
});

describe('a play', () => {
  test('moves and their undoing', () => {
    const start = openPlay({ level: 'seesaw' });
    expect(moved(start, 'D')).toBeNull();
    const one = moved(start, 'L');
    if (one === null) throw new Error('the move is legal');
    expect(pathOf(one)).toBe('L');
    expect(pathOf(undo(one))).toBe('');
    expect(redo(undo(one))).toEqual(one);
    expect(redo(one)).toBe(one);
    expect(undo(start)).toBe(start);
    expect(restart(one).states).toHaveLength(1);
    expect(JSON.parse(playJson(one, { kind: 'way', way: 'RR' }))).toMatchObject({
      path: 'L',
      reachable: true,
      distance: 2,
      way: 'RR',
    });
    expect(JSON.parse(playJson(one, { kind: 'lost' }))).toMatchObject({
      reachable: false,
      distance: null,
    });
  });

  test('goes into the address and comes back', () => {
    fc.assert(
      fc.property(played100, (play) => {
        const { fields } = readAddress(
          writeAddress({ view: 'blocks', language: 'es', fields: fieldsOf(play) }),
        );
        const back = openPlay(fields);
        expect([back.source, pathOf(back), back.game.key(here(back))]).toEqual([
          play.source,
          pathOf(play),
          play.game.key(here(play)),
        ]);
      }),
    );
  });

  test('other rules go into the address and the file, and change what is legal', () => {
    // A switch takes away the bridge that it lies on.
    const text = 'game bloxorz\ngrid\nSaBG\nend\nbridge B closed\nswitch a light open B';
    const own = openPlay({ text });
    expect([own.rules, rulesOf(own.level), moved(own, 'R') === null]).toEqual([
      null,
      'official',
      false,
    ]);
    const strict = openPlay(underRules(own, 'strict'), own);
    expect([strict.rules, moved(strict, 'R')]).toEqual(['strict', null]);
    expect(fieldsOf(strict)).toEqual({ text, rules: 'strict' });
    expect(JSON.parse(playJson(strict, { kind: 'lost' }))).toMatchObject({ rules: 'strict' });
    expect(openPlay(fieldsOf(strict), strict).before).toBe(strict.before);
    expect(fieldsOf(openPlay(underRules(strict, 'official'), strict))).toEqual({ text });
    expect(rulesOf(openPlay({ level: 'blue-moon' }).level)).toBeNull();
  });

  test('a text that is too long for a link stays out of it', () => {
    const long = `! ${'x'.repeat(3000)}\n${levelTexts.get('seesaw')}`;
    expect([fitsLink(long), fieldsOf(playOf(long))]).toEqual([false, {}]);
  });

  test.each([
    [{ level: 'babel' }, 'block.level'],
    [{ level: 'seesaw', rules: 'mine' }, 'block.rules'],
    [{ level: 'blue-moon', rules: 'strict' }, 'rules'],
    [{ level: 'seesaw', path: 'LX' }, 'block.path'],
    [{ level: 'seesaw', path: 'D' }, 'block.path'],
    [{ text: 'game chess' }, { line: 1, column: 1 }],
    [{ text: 'game bloxorz\ngrid\nS#xG\nend' }, { line: 3, column: 3 }],
  ])('%o is bad input for %s', (fields, parameter) => {
    expect(() => openPlay(fields)).toThrow(
      expect.objectContaining({ name: 'InputError', parameter }),
    );
  });
});
