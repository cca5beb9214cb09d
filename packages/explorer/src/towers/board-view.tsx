import { useLayoutEffect, useRef } from 'preact/hooks';
import { current } from '../play/history.js';
import { maySlide } from '../shell/motion.js';
import type { Words } from '../words/words.js';
import { Peg } from './peg-view.js';
import type { TowersAction, TowersState } from './reducer.js';
import { useDiscDrag } from './use-disc-drag.js';
import { type Step, tallest } from './world.js';

interface BoardProps {
  readonly play: Pick<TowersState, 'game' | 'lifted' | 'hint'>;
  readonly words: Words;
  dispatch(action: TowersAction): void;
}

/** The pegs as buttons, for mouse, touch and keyboard, with their discs. */
export function BoardView({ play, words, dispatch }: BoardProps) {
  const { world, history } = play.game;
  const at = current(history);
  const { carried, handlers } = useDiscDrag((from, to) => dispatch({ type: 'move', from, to }));
  const frame = useSlide(world, at);
  const pegs = world.rules.capacities.length;
  const from = carried?.from ?? play.lifted;
  const open = world.moves(at).flatMap((move) => (move.from === from ? [move.to] : []));
  return (
    <div
      class="board"
      ref={frame}
      {...handlers}
      data-state={world.label(at)}
      style={{ '--tall': tallest(world.rules), '--pegs': pegs }}
    >
      {play.hint === null ? null : <HintArrow step={play.hint} pegs={pegs} />}
      {world.state(at).map((discs, peg) => (
        <Peg
          key={peg}
          peg={peg}
          discs={discs}
          open={open.includes(peg)}
          carried={carried}
          play={play}
          words={words}
          onPeg={() => dispatch({ type: 'pick', peg })}
        />
      ))}
    </div>
  );
}

/** A move on the board: an arrow from peg to peg. */
function HintArrow({ step, pegs }: { readonly step: Step; readonly pegs: number }) {
  const [from, to] = [step.from, step.to].map((peg) => 100 * peg + 50);
  const middle = (from + to) / 2;
  // The head points along the end of the curve.
  const angle = Math.atan2(52, to - middle);
  const barb = (turn: number) =>
    `${to - 15 * Math.cos(angle + turn)} ${32 - 15 * Math.sin(angle + turn)}`;
  return (
    <svg class="hint-arrow" viewBox={`0 0 ${100 * pegs} 40`} aria-hidden="true">
      <path d={`M${from} 36Q${middle} -20 ${to} 32`} />
      <path d={`M${barb(0.55)}L${to} 32L${barb(-0.55)}`} />
    </svg>
  );
}

const duration = 340;
/** More pieces than these glide straight: it was no move but a jump. */
const mostLifted = 2;

/**
 * The slide of pieces from where they were to where they are after a change: up, across, down. A
 * slide that is under way goes on from where it is; nothing slides where motion is not wanted.
 *
 * A piece is an element with `data-disc`. The pieces of another `board` do not slide.
 */
function useSlide(board: object, at: unknown) {
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
