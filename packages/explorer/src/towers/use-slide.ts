import { useLayoutEffect, useRef } from 'preact/hooks';
import { maySlide } from '../shell/motion.js';

const duration = 340;
/** More pieces than these glide straight: it was no move but a jump. */
const mostLifted = 2;

/**
 * The slide of pieces from where they were to where they are after a change: up, across, down. A
 * slide that is under way goes on from where it is; nothing slides where motion is not wanted.
 *
 * A piece is an element with `data-disc`. The pieces of another `board` do not slide.
 */
export function useSlide(board: object, at: unknown) {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef({ board, at });
  const before = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  // While this renders, the page still shows the places before.
  if (last.current.at !== at && last.current.board === board)
    before.current = new Map(piecesIn(frame.current).map(placeNow));
  useLayoutEffect(() => {
    const same = last.current.board === board && last.current.at !== at;
    last.current = { board, at };
    if (same && frame.current !== null && maySlide()) slide(frame.current, before.current);
  }, [board, at]);
  return frame;
}

const piecesIn = (frame: HTMLElement | null): HTMLElement[] => [
  ...(frame?.querySelectorAll<HTMLElement>('[data-disc]') ?? []),
];
const placeNow = (piece: HTMLElement) =>
  [piece.dataset.disc ?? '', piece.getBoundingClientRect()] as const;

function slide(frame: HTMLElement, before: ReadonlyMap<string, DOMRect>): void {
  const top = frame.getBoundingClientRect().top;
  const pieces = piecesIn(frame);
  for (const piece of pieces) for (const animation of piece.getAnimations()) animation.cancel();
  const shifts = pieces.flatMap((piece) => {
    const [from, to] = [before.get(piece.dataset.disc ?? ''), piece.getBoundingClientRect()];
    const shift = from === undefined ? null : { x: from.x - to.x, y: from.y - to.y };
    const still = shift === null || Math.hypot(shift.x, shift.y) < 1;
    return still ? [] : [{ piece, shift, up: Math.min(shift.y, top + 4 - to.y) }];
  });
  const lifted = shifts.length <= mostLifted;
  for (const { piece, shift, up } of shifts) {
    const across = lifted && Math.abs(shift.x) > 1 ? [moved(shift.x, up), moved(0, up)] : [];
    piece.animate([moved(shift.x, shift.y), ...across, moved(0, 0)], {
      duration,
      easing: 'ease-in-out',
    });
  }
}

const moved = (x: number, y: number): Keyframe => ({
  transform: `translate(${x}px, ${y}px)`,
  zIndex: 3,
});
