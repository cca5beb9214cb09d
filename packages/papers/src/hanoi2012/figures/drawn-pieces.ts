import type { Figure } from '@manaus/plot';

/** A piece of a drawn board: its number, the center of its body, its fill. */
export interface DrawnPiece {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}

/**
 * The pieces that a picture of a board shows, read back from its marks: a body with a number on it.
 */
export const drawnPieces = ({ marks }: Figure): DrawnPiece[] =>
  marks.flatMap((mark, i) => {
    const body = marks[i - 1];
    if (mark.kind !== 'text' || !/^\d+$/.test(mark.text) || body?.kind !== 'rect') return [];
    return [{ number: Number(mark.text), x: mark.x, y: mark.y, fill: body.fill }];
  });

/**
 * The label of the state that a picture shows, peg by peg and top first; pegs are the narrow bodies
 * without a number.
 */
export function drawnLabel(figure: Figure): string {
  const pegs = figure.marks.flatMap((mark) =>
    mark.kind === 'rect' && mark.width < 10 ? [mark.x + mark.width / 2] : [],
  );
  const pieces = drawnPieces(figure).sort((a, b) => a.y - b.y);
  return pegs
    .map((peg) =>
      pieces.flatMap(({ x, number }) => (Math.abs(x - peg) < 1 ? [number] : [])).join(''),
    )
    .join('/');
}
