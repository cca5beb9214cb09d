import { discColour, textOn } from '@manaus/plot';
import { useRef } from 'preact/hooks';
import type { Words } from '../words/words.js';
import type { World } from './world.js';

interface BoardProps {
  readonly world: World;
  readonly at: number;
  readonly lifted: number | null;
  readonly words: Words;
  onPeg(peg: number): void;
  /** A disc was dragged from one peg to another. */
  onMove(from: number, to: number): void;
}

/** Pegs and discs; each peg is a button, so that mouse, touch and keyboard pick it alike. */
export function BoardView({ world, at, lifted, words, onPeg, onMove }: BoardProps) {
  const drag = useDiscDrag(onMove);
  const { rules } = world;
  const state = world.state(at);
  const tall = Math.max(...rules.capacities.map((capacity) => Math.min(capacity, rules.discs)));
  return (
    <div class="board" {...drag} style={{ '--tall': tall }}>
      {state.map((discs, peg) => (
        <button key={peg} type="button" class="peg" data-peg={peg} aria-pressed={lifted === peg} onClick={() => onPeg(peg)}>
          <span class="unseen">{pegText(words, peg, discs, rules.capacities[peg])}</span>
          <span class="pole" style={{ '--height': Math.min(rules.capacities[peg], rules.discs) }} />
          <span class="stack" aria-hidden="true">
            {discs.map((disc, i) => (
              <span key={disc} class={lifted === peg && i === 0 ? 'disc lifted' : 'disc'} style={discStyle(disc, rules.discs, rules.stacking === 'sorted')}>
                {disc}
              </span>
            ))}
          </span>
          <span class="peg-name" aria-hidden="true">
            {peg}
          </span>
        </button>
      ))}
    </div>
  );
}

/** A drag from peg to peg: told from a click by where it ends. */
function useDiscDrag(onMove: (from: number, to: number) => void) {
  const from = useRef<number | null>(null);
  const pegAt = (x: number, y: number) => {
    const peg = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-peg]')?.dataset.peg;
    return peg === undefined ? null : Number(peg);
  };
  return {
    onPointerDown(event: PointerEvent) {
      from.current = pegAt(event.clientX, event.clientY);
    },
    onPointerUp(event: PointerEvent) {
      const to = pegAt(event.clientX, event.clientY);
      if (from.current !== null && to !== null && to !== from.current) onMove(from.current, to);
      from.current = null;
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}

function pegText(words: Words, peg: number, discs: readonly number[], capacity: number): string {
  const values = { peg, capacity, discs: discs.join(', ') };
  return words(discs.length === 0 ? 'peg.empty' : 'peg.holds', values);
}

function discStyle(disc: number, discs: number, bySize: boolean) {
  const fill = discColour(disc);
  const share = bySize ? 0.42 + (0.58 * (disc - 1)) / Math.max(1, discs - 1) : 0.7;
  return { width: `${92 * share}%`, background: fill, color: textOn(fill) };
}
