import type { Letter } from '@manaus/blocks';
import { solveLevel } from '@manaus/lab';
import type { Figure } from '@manaus/plot';
import { describe, expect, test } from 'vitest';
import { filmOf as blockFilm } from '../src/blocks/export-board.js';
import { makeMove, openPlay } from '../src/blocks/play.js';
import { filmOf as heapFilm } from '../src/heaps/export-heaps.js';
import { type HeapsGame, openHeaps } from '../src/heaps/heaps-game.js';
import { playMove } from '../src/heaps/play.js';
import { current } from '../src/play/history.js';
import { gifOf } from '../src/shell/gif.js';
import { filmOf } from '../src/towers/export-graph.js';
import { openTower } from '../src/towers/tower-game.js';
import { wordsOf } from '../src/words/words.js';

const words = wordsOf('pt-BR');

describe('a solution in pictures', () => {
  test('of a tower: a board for every state of a shortest way, in the language of the page', () => {
    const film = filmOf(openTower({ puzzle: 'manaus', discs: '3', start: '1/2/3' }), words);
    expect(film.length).toBe(6);
    expect(film[5]).toMatchObject({
      title: 'Manaus, 3 discos',
      subtitle: 'Movimento 5 de 5',
    });
    expect(new Set(film.map(({ marks }) => JSON.stringify(marks))).size).toBe(6);
    const solved = { puzzle: 'manaus', discs: '3', start: '1/2/3', at: '123//' };
    expect(filmOf(openTower(solved), words).length).toBe(6);
  });

  test('of a level: from the position on, every board in one frame', () => {
    const play = openPlay({ level: 'seesaw' });
    const way = solveLevel(play.level).path ?? '';
    const step = makeMove(play, way[0] as Letter) ?? play;
    const rest = blockFilm(step, { kind: 'way', way: way.slice(1, 3) }, words);
    expect(rest.map(({ subtitle }) => subtitle)).toEqual(
      [0, 1, 2].map((n) => `Movimento ${n} de 2`),
    );
    expect(new Set(rest.map(({ width, height }) => `${width} ${height}`)).size).toBe(1);
    expect(blockFilm(step, { kind: 'unknown', states: 0 }, words).length).toBe(2);
  });
});

describe('a heap game in pictures', () => {
  const film = (fields: Readonly<Record<string, string>>) => heapFilm(openHeaps(fields), words);
  const texts = ({ marks }: Figure) =>
    marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

  test('the moves made, in the language of the page, every position on the same ground', () => {
    const game = openHeaps({ game: 'nim', heaps: '3,5,7', opponent: 'none' });
    const move = (play: HeapsGame, after: string): HeapsGame => {
      const { table } = play;
      const step = table.moveTo(current(play.history).position, table.parse(after));
      return { ...play, history: playMove(table, play.history, step) ?? play.history };
    };
    const frames = heapFilm(move(move(game, '2,5,7'), '2,5,0'), words);
    expect(frames.map(({ subtitle }) => subtitle)).toEqual(
      [0, 1, 2].map((n) => `Movimento ${n} de 2`),
    );
    const turns = (['first', 'second', 'first'] as const).map((who) => words(`heaps.turn.${who}`));
    expect(frames.map((frame, i) => texts(frame).includes(turns[i]))).toEqual([true, true, true]);
    const grounds = frames.map(({ marks }) => marks[0]);
    expect(new Set(grounds.map((mark) => JSON.stringify(mark))).size).toBe(1);
    expect(new Set(frames.map(({ width, height }) => `${width} ${height}`)).size).toBe(1);
  });

  test.each([
    { game: 'nim', heaps: '3,5,7', convention: 'normal' },
    { game: 'kayles', heaps: '7', convention: 'normal' },
    { game: 'nim', heaps: '2,3', convention: 'misere' },
  ])('before the first move two perfect players: %j', (fields) => {
    const frames = film({ ...fields, opponent: 'none' });
    // The first to move can win, and does.
    expect(texts(frames[frames.length - 1])).toContain(words('heaps.won.first'));
    expect(frames.length).toBeGreaterThan(2);
  });
});

test('the frames of a GIF have one size, and it begins again', () => {
  const frame = (gray: number) => ({
    data: new Uint8ClampedArray(4 * 6).fill(gray),
    width: 3,
    height: 2,
  });
  const bytes = gifOf([frame(0), frame(255)]);
  const text = String.fromCharCode(...bytes);
  expect(text.slice(0, 6)).toBe('GIF89a');
  expect([bytes[6], bytes[8]]).toEqual([3, 2]);
  expect(text).toContain('NETSCAPE2.0');
  // A graphic control extension before each frame.
  expect(text.split('\x21\xf9\x04').length - 1).toBe(2);
  expect(bytes[bytes.length - 1]).toBe(0x3b);
});
