import { parseLevel } from '@manaus/blocks';
import { solveLevel } from '@manaus/lab';
import { expect, test } from 'vitest';
import { aboveScene, levelScene, sideScene } from '../../src/blocks/board.js';
import { directionOf } from '../../src/blocks/board-view.js';
import { cellsOf } from '../../src/blocks/chart.js';
import { playOf, playPath } from '../../src/blocks/play.js';
import { own } from './some-plays.js';

test('the piece is drawn on its cells, from above and from the side, in every state of a solution', () => {
  for (const [, text] of own) {
    const { path } = solveLevel(parseLevel(text));
    const play = playPath(playOf(text), path ?? '');
    for (const { state } of play.history.entries) {
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

test.each([
  [50, 9, 'above', 'R'],
  [-50, 9, 'above', 'L'],
  [9, 50, 'heat', 'D'],
  [9, -50, 'above', 'U'],
  [50, 30, 'side', 'R'],
  [-50, -30, 'side', 'L'],
  [50, -30, 'side', 'U'],
  [-50, 30, 'side', 'D'],
] as const)('a swipe goes along the board: %i, %i from %s is %s', (x, y, look, letter) => {
  expect(directionOf(x, y, look)).toBe(letter);
});

test('what stands on a board from the side is in its picture, with a margin', () => {
  for (const [, text] of own) {
    const { level, game } = playOf(text);
    for (const [{ marks, box }, margin] of [
      [sideScene(level, game.start), 4],
      [levelScene(level), 2],
    ] as const) {
      const points = marks.flatMap((mark) => (mark.kind === 'polygon' ? mark.rings.flat() : []));
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
      expect(box[0]).toBe(Math.min(...xs) - margin);
      expect(box[0] + box[2]).toBeCloseTo(Math.max(...xs) + margin, 9);
      expect(box[1]).toBeLessThanOrEqual(Math.min(...ys) - margin);
      expect(box[1] + box[3]).toBeCloseTo(Math.max(...ys) + margin, 9);
    }
  }
});
