import type { Letter } from '@manaus/blocks';
import type { Mark } from '@manaus/plot';
import { memo } from 'preact/compat';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Marks } from '../shell/mark-view.js';
import { maySlide } from '../shell/motion.js';
import type { BoardScene, Look } from './board.js';
import type { Arrow } from './hint.js';
import type { BlocksAction } from './reducer.js';

interface BoardProps {
  readonly scene: BoardScene;
  readonly look: Look;
  readonly label: string;
  /** The move of a hint. */
  readonly arrow: Arrow | null;
  dispatch(action: BlocksAction): void;
}

/** The board; a swipe or a drag moves the piece. It is drawn anew only after a change. */
export const BoardView = memo(({ scene, look, label, arrow, dispatch }: BoardProps) => {
  const piece = useRoll(scene.marks);
  const swipe = useSwipe((x, y) => dispatch({ type: 'move', letter: directionOf(x, y, look) }));
  return (
    <div class="block-frame">
      <svg
        class="block-board"
        viewBox={scene.box.map(Math.round).join(' ')}
        role="img"
        aria-label={label}
        {...swipe}
      >
        <Marks marks={scene.marks.filter((mark) => !isPiece(mark) && !isNumber(mark))} />
        <g ref={piece} class="block-piece">
          <Marks marks={scene.marks.filter(isPiece)} />
        </g>
        <Marks marks={scene.marks.filter(isNumber)} />
        {arrow === null ? null : <HintArrow {...arrow} />}
      </svg>
      {look === 'side' ? (
        <svg class="block-compass" viewBox="-62 -44 124 88" aria-hidden="true">
          {keys.map(([key, x, y]) => (
            <g key={key}>
              <path d={`M${8 * x} ${5 * y}L${28 * x} ${16 * y}`} />
              <rect x={44 * x - 13} y={27 * y - 13} width="26" height="26" rx="5" />
              <text x={44 * x} y={27 * y}>
                {key}
              </text>
            </g>
          ))}
        </svg>
      ) : null}
    </div>
  );
});

const isNumber = ({ group }: Mark): boolean => group === 'moves';

/** Shorter ones are taps. */
const shortest = 20;

function useSwipe(onSwipe: (x: number, y: number) => void) {
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      from.current = { x: event.clientX, y: event.clientY };
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    },
    onPointerUp(event: PointerEvent) {
      if (from.current === null) return;
      const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y];
      from.current = null;
      if (Math.hypot(x, y) >= shortest) onSwipe(x, y);
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}

/** From the side a board is turned: to the right is down to the right. */
export function directionOf(x: number, y: number, look: Look): Letter {
  if (look === 'side') return x > 0 ? (y > 0 ? 'R' : 'U') : y > 0 ? 'D' : 'L';
  if (Math.abs(x) >= Math.abs(y)) return x > 0 ? 'R' : 'L';
  return y > 0 ? 'D' : 'U';
}

/** The directions of the keys on a board from the side, in steps on the screen. */
const keys = [
  ['↑', 1, -1],
  ['→', 1, 1],
  ['↓', -1, 1],
  ['←', -1, -1],
] as const;

/** The length of the lines of the head. */
const barb = 15;

/** A move on the board: an arrow from the piece to where it comes to rest. */
function HintArrow({ from, to, bow }: Arrow) {
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

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The marks of the piece of a board. */
const isPiece = ({ group }: Mark): boolean => group === 'piece';

/** The place of a piece, by its first mark. */
function boxOf(marks: readonly Mark[]): Box | null {
  const mark = marks.find(isPiece);
  if (mark?.kind === 'rect') return mark;
  if (mark?.kind !== 'circle') return null;
  const { x, y, radius } = mark;
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

/**
 * The roll of a piece from above, after each change of its marks: from the place that it filled to
 * the one that it fills. Nothing rolls where motion is not wanted.
 */
function useRoll(marks: readonly Mark[]) {
  const piece = useRef<SVGGElement>(null);
  const last = useRef<Box | null>(null);
  useLayoutEffect(() => {
    const [from, to] = [last.current, boxOf(marks)];
    last.current = to;
    if (from === null || to === null || !maySlide()) return;
    const [wide, high] = [from.width / to.width, from.height / to.height];
    const [x, y] = [from.x - to.x * wide, from.y - to.y * high];
    const transform = `translate(${x}px, ${y}px) scale(${wide},${high})`;
    const way = [{ transform }, { transform: 'none' }];
    piece.current?.animate(way, { duration: 180, easing: 'ease-out' });
  }, [marks]);
  return piece;
}
