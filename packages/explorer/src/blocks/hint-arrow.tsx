import type { Arrow } from './hint.js';

/** The length of the lines of the head. */
const barb = 15;

/** A move on the board: an arrow from the piece to where it comes to rest. */
export function HintArrow({ from, to, bow }: Arrow) {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - bow };
  // The head points along the end of the curve.
  const angle = Math.atan2(to.y - middle.y, to.x - middle.x);
  const end = (turn: number) =>
    `${to.x - barb * Math.cos(angle + turn)} ${to.y - barb * Math.sin(angle + turn)}`;
  const path =
    `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}` +
    `M${end(0.55)}L${to.x} ${to.y}L${end(-0.55)}`;
  return (
    <g class="block-hint">
      <path class="edge" d={path} />
      <path d={path} />
    </g>
  );
}
