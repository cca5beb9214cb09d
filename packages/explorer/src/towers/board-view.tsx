import { current } from '../play/history.js';
import type { Words } from '../words/words.js';
import { Peg } from './peg-view.js';
import type { TowersAction, TowersState } from './reducer.js';
import { useDiscDrag } from './use-disc-drag.js';
import { useSlide } from './use-slide.js';
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
