import type { BlockState, Level } from '@manaus/blocks';
import { colors, type Mark, type Point } from '@manaus/plot';
import { expect, test } from 'vitest';
import { aboveScene, type Look, sideScene } from '../../src/blocks/board.js';
import { arrowOf } from '../../src/blocks/hint.js';
import { here, makeMove, openPlay } from '../../src/blocks/play.js';

/** The middle of the piece as it is drawn. */
function pieceMiddle(level: Level, state: BlockState, look: Look): Point {
  const { marks } = look === 'side' ? sideScene(level, state) : aboveScene(level, state);
  const points = marks.flatMap(cornersOf);
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) };
}

function cornersOf(mark: Mark): readonly Point[] {
  if (mark.kind === 'polygon') return mark.fill === colors.path ? mark.rings.flat() : [];
  if (mark.group !== 'piece') return [];
  if (mark.kind === 'circle') return [mark];
  if (mark.kind !== 'rect') return [];
  const { x, y, width, height } = mark;
  return [
    { x, y },
    { x: x + width, y: y + height },
  ];
}

test.each([
  ['seesaw', 'side'],
  ['seesaw', 'above'],
  ['latch', 'side'],
  ['latch', 'above'],
  ['blue-moon', 'side'],
  ['blue-moon', 'above'],
] as const)(
  'in %s from the %s the arrow of a move leads from the piece to its next place',
  (name, look) => {
    const play = openPlay({ level: name });
    const arrows = (['L', 'R', 'U', 'D'] as const).flatMap((letter) => {
      const next = makeMove(play, letter);
      const arrow = arrowOf(play, letter, look);
      expect(arrow === null).toBe(next === null);
      return arrow === null || next === null ? [] : [{ arrow, next }];
    });
    expect(arrows).not.toEqual([]);
    for (const { arrow, next } of arrows) {
      const [from, to] = [here(play), here(next)].map((state) =>
        pieceMiddle(play.level, state, look),
      );
      expect(Math.abs(arrow.from.x - from.x)).toBeLessThan(3);
      expect(Math.abs(arrow.from.y - from.y)).toBeLessThan(12);
      expect(Math.abs(arrow.to.x - to.x)).toBeLessThan(3);
      // From the side it ends on the floor, below the middle of the piece.
      expect(arrow.to.y - to.y).toBeGreaterThan(-1);
      expect(arrow.to.y - to.y).toBeLessThan(look === 'side' ? 60 : 1);
    }
  },
);

test.each([
  [4, 'stays one'],
  [3, 'joins the other'],
])('a half that moves has its own arrow, the other at %i; it %s', (other) => {
  const text = `game bloxorz\ngrid\nS##TG\n#####\nend\nteleport T 1 1 ${other} 1`;
  const split = openPlay({ text, path: 'RR' });
  expect(arrowOf(split, '_', 'above')).toBeNull();
  const arrow = arrowOf(split, 'R', 'above');
  expect(arrow === null ? 0 : Math.round(arrow.to.x - arrow.from.x)).toBe(48);
});
