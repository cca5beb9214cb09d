import { discColor, pieceStyle, textOn } from '@manaus/plot';
import type { Words } from '../words/words.js';
import { type Carried, useDiscDrag } from './use-disc-drag.js';
import { tallest, type World } from './world.js';

interface BoardProps {
  readonly world: World;
  readonly at: number;
  readonly lifted: number | null;
  readonly words: Words;
  onPeg(peg: number): void;
  /** A disc was dragged from one peg to another. */
  onMove(from: number, to: number): void;
}

/** The pegs as buttons, for mouse, touch and keyboard, with their discs. */
export function BoardView({ world, at, lifted, words, onPeg, onMove }: BoardProps) {
  const { carried, handlers } = useDiscDrag(onMove);
  const { rules } = world;
  const from = carried?.from ?? lifted;
  const open = new Set(world.moves(at).flatMap((move) => (move.from === from ? [move.to] : [])));
  return (
    <div class="board" {...handlers} style={{ '--tall': tallest(rules) }}>
      {world.state(at).map((discs, peg) => (
        <button
          key={peg}
          type="button"
          class={[
            'peg',
            open.has(peg) ? 'open' : '',
            carried?.over === peg && peg !== carried.from ? 'over' : '',
          ].join(' ')}
          data-peg={peg}
          aria-pressed={lifted === peg}
          aria-keyshortcuts={String(peg + 1)}
          onClick={() => onPeg(peg)}
        >
          <span class="unseen">
            {pegText(words, peg, discs, rules.capacities[peg], open.has(peg))}
          </span>
          <span class="pole" style={{ '--height': Math.min(rules.capacities[peg], rules.discs) }} />
          <span class="stack" aria-hidden="true">
            {discs.map((disc, i) => (
              <span
                key={disc}
                {...discLook(
                  world,
                  disc,
                  i === 0 && peg === from,
                  i === 0 && peg === carried?.from ? carried : null,
                )}
              >
                {disc}
              </span>
            ))}
          </span>
          <span class="peg-name" aria-hidden="true">
            {words('peg', { peg })} <kbd>{peg + 1}</kbd>
          </span>
        </button>
      ))}
    </div>
  );
}

function pegText(
  words: Words,
  peg: number,
  discs: readonly number[],
  capacity: number,
  open: boolean,
): string {
  const text = words(discs.length === 0 ? 'peg.empty' : 'peg.holds', {
    peg,
    capacity,
    discs: discs.join(', '),
  });
  return open ? `${text}; ${words('peg.open')}` : text;
}

function discLook({ rules }: World, disc: number, lifted: boolean, carried: Carried | null) {
  const style = pieceStyle(rules);
  const fill = discColor(disc);
  const share = style === 'discs' ? 0.42 + (0.58 * (disc - 1)) / Math.max(1, rules.discs - 1) : 0.7;
  const width = style === 'balls' ? 'var(--unit)' : `${92 * share}%`;
  const shift =
    carried === null
      ? {}
      : { transform: `translate(${carried.x}px, ${carried.y}px)`, transition: 'none' };
  return {
    class: ['disc', style, lifted ? 'lifted' : '', carried === null ? '' : 'carried'].join(' '),
    style: { width, background: fill, color: textOn(fill), ...shift },
  };
}
