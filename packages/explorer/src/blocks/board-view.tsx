import type { Letter } from '@manaus/blocks';
import type { Mark } from '@manaus/plot';
import { memo } from 'preact/compat';
import { useRef } from 'preact/hooks';
import { Marks } from '../shell/mark-view.js';
import type { BoardScene, Look } from './board.js';
import { Compass } from './compass.js';
import type { Arrow } from './hint.js';
import { HintArrow } from './hint-arrow.js';
import type { BlocksAction } from './reducer.js';
import { isPiece, useRoll } from './use-roll.js';

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
      {look === 'side' ? <Compass /> : null}
    </div>
  );
});

/** True for the number of a move. */
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
