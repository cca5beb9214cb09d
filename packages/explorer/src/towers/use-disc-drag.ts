import { useRef, useState } from 'preact/hooks';

/** A dragged disc: its peg, the peg below it, and its shift in pixels. */
export interface Carried {
  readonly from: number;
  readonly over: number | null;
  readonly x: number;
  readonly y: number;
}

/** The most that a pointer moves in a click, in pixels. */
const slack = 6;

/** A pointer that is down on a peg, and where it went down. */
interface Held {
  readonly peg: number;
  readonly x: number;
  readonly y: number;
}

/** The drag of a peg's top disc with the pointer; without a shift it is a click. */
export function useDiscDrag(onMove: (from: number, to: number) => void) {
  const held = useRef<Held | null>(null);
  const [carried, setCarried] = useState<Carried | null>(null);
  const end = () => {
    held.current = null;
    setCarried(null);
  };
  return {
    carried,
    handlers: {
      onPointerDown(event: PointerEvent) {
        held.current = heldBy(event);
      },
      onPointerMove(event: PointerEvent) {
        const next = held.current && {
          from: held.current.peg,
          over: pegAt(event),
          x: event.clientX - held.current.x,
          y: event.clientY - held.current.y,
        };
        if (next === null || (carried === null && Math.hypot(next.x, next.y) < slack)) return;
        // From here on the board gets all events of the pointer, and no peg is clicked.
        if (carried === null) (event.currentTarget as Element).setPointerCapture(event.pointerId);
        setCarried(next);
      },
      onPointerUp(event: PointerEvent) {
        const to = pegAt(event);
        const from = held.current?.peg;
        end();
        if (carried && from !== undefined && to !== null && to !== from) onMove(from, to);
      },
      onPointerCancel: end,
    },
  };
}

function heldBy(event: PointerEvent): Held | null {
  const peg = pegAt(event);
  return peg === null || event.button !== 0 ? null : { peg, x: event.clientX, y: event.clientY };
}

/** The peg of this board under the pointer; another board may stand beside it. */
function pegAt({ clientX, clientY, currentTarget }: PointerEvent): number | null {
  const under = document
    .elementsFromPoint(clientX, clientY)
    .filter((element) => (currentTarget as Element).contains(element))
    .map((element) => element.closest<HTMLElement>('[data-peg]')?.dataset.peg);
  const peg = under.find((name) => name !== undefined);
  return peg === undefined ? null : Number(peg);
}
