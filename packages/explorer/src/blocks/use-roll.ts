import type { Mark } from '@manaus/plot';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { maySlide } from '../shell/motion.js';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The marks of the piece of a board. */
export const isPiece = ({ group }: Mark): boolean => group === 'piece';

/** The place of a piece, by its first mark. */
function boxOf(marks: readonly Mark[]): Box | null {
  const mark = marks.find(isPiece);
  if (mark?.kind === 'rect') return mark;
  return mark?.kind === 'circle' ? squareAround(mark) : null;
}

const squareAround = ({ x, y, radius }: Extract<Mark, { kind: 'circle' }>): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
});

/**
 * The roll of a piece from above, after each change of its marks: from the place that it filled to
 * the one that it fills. Nothing rolls where motion is not wanted.
 */
export function useRoll(marks: readonly Mark[]) {
  const piece = useRef<SVGGElement>(null);
  const last = useRef<Box | null>(null);
  useLayoutEffect(() => {
    const [from, to] = [last.current, boxOf(marks)];
    last.current = to;
    if (from !== null && to !== null && maySlide()) roll(piece.current, from, to);
  }, [marks]);
  return piece;
}

function roll(piece: Element | null, from: Box, to: Box): void {
  const way = [{ transform: transformTo(from, to) }, { transform: 'none' }];
  piece?.animate(way, { duration: 180, easing: 'ease-out' });
}

/** The transform by which a piece in its place is seen in another. */
function transformTo(seen: Box, own: Box): string {
  const [x, y] = [seen.width / own.width, seen.height / own.height];
  return `translate(${seen.x - own.x * x}px, ${seen.y - own.y * y}px) scale(${x},${y})`;
}
