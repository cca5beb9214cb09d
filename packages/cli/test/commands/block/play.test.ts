import { describe, expect, test } from 'vitest';
import { main } from '../../../src/index.js';
import { keysIn } from '../../../src/shell/input.js';
import { json, spawned } from '../../run.js';
import { levelFiles, levels } from './level-files.js';

const { written, tiny } = levelFiles();

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
    for (const file of ['twins.txt', 'blue-moon.txt', 'four-turns.txt', 'plus-and-minus.txt']) {
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
