import { discColor, pieceStyle, textOn } from '@manaus/plot/internals';
import type { Words } from '../words/words.js';
import { HintArrow } from './hint-arrow.js';
import { pegKey } from './keys.js';
import { type Carried, useDiscDrag } from './use-disc-drag.js';
import { useSlide } from './use-slide.js';
import { goalPeg, pegNumber, type Step, tallest, type World } from './world.js';

interface BoardProps {
  readonly world: World;
  readonly at: number;
  readonly lifted: number | null;
  /** The move of a hint. */
  readonly hint?: Step | null;
  readonly words: Words;
  onPeg(peg: number): void;
  /** A disc was dragged from one peg to another. */
  onMove(from: number, to: number): void;
}

/** The pegs as buttons, for mouse, touch and keyboard, with their discs. */
export function BoardView({ world, at, lifted, hint = null, words, onPeg, onMove }: BoardProps) {
  const { carried, handlers } = useDiscDrag(onMove);
  const frame = useSlide(world, at);
  const { rules } = world;
  const from = carried?.from ?? lifted;
  const open = new Set(world.moves(at).flatMap((move) => (move.from === from ? [move.to] : [])));
  const classes = (peg: number) => [
    'peg',
    open.has(peg) ? 'open' : '',
    hint?.to === peg ? 'hinted' : '',
    carried?.over === peg && peg !== carried.from ? 'over' : '',
  ];
  return (
    <div
      class="board"
      ref={frame}
      {...handlers}
      data-state={world.label(at)}
      style={{ '--tall': tallest(rules), '--pegs': rules.capacities.length }}
    >
      {hint === null ? null : <HintArrow step={hint} pegs={rules.capacities.length} />}
      {world.state(at).map((discs, peg) => (
        <button
          key={peg}
          type="button"
          class={classes(peg).join(' ')}
          data-peg={peg}
          aria-pressed={lifted === peg}
          aria-keyshortcuts={pegKey(peg)}
          onClick={() => onPeg(peg)}
        >
          <span class="unseen">
            {pegText(words, peg, discs, rules.capacities[peg], open.has(peg))}
          </span>
          <span class="pole" style={{ '--height': Math.min(rules.capacities[peg], rules.discs) }} />
          <span class="stack" aria-hidden="true">
            {discs.map((disc, i) => {
              const top = i === 0 && peg === from;
              const drag = i === 0 && peg === carried?.from ? carried : null;
              return (
                <span
                  key={disc}
                  data-disc={disc}
                  {...discLook(world, disc, top, drag, hint?.disc === disc)}
                >
                  {disc}
                </span>
              );
            })}
          </span>
          <PegName world={world} peg={peg} words={words} />
        </button>
      ))}
    </div>
  );
}

/** The number of a peg, what it holds if that is not all, and the mark of the goal. */
function PegName({
  world,
  peg,
  words,
}: Pick<BoardProps, 'world' | 'words'> & { readonly peg: number }) {
  const { capacities, discs } = world.rules;
  const bound = capacities.some((capacity) => capacity < discs);
  return (
    <>
      {goalPeg(world) === peg ? (
        <span class="peg-goal" aria-hidden="true">
          ⚑ {words('goal')}
        </span>
      ) : null}
      <span class="peg-name" aria-hidden="true">
        <span class="peg-number">{pegNumber(peg)}</span>
        {bound ? <span class="peg-room">{words('peg.room', { n: capacities[peg] })}</span> : null}
      </span>
    </>
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
    peg: pegNumber(peg),
    capacity,
    discs: discs.join(', '),
  });
  return open ? `${text}; ${words('peg.open')}` : text;
}

function discLook(
  { rules }: World,
  disc: number,
  lifted: boolean,
  carried: Carried | null,
  hinted: boolean,
) {
  const style = pieceStyle(rules);
  const fill = discColor(disc);
  const share = style === 'discs' ? 0.34 + (0.66 * (disc - 1)) / Math.max(1, rules.discs - 1) : 0.7;
  const width = style === 'balls' ? 'var(--unit)' : `${94 * share}%`;
  const shift =
    carried === null
      ? {}
      : { transform: `translate(${carried.x}px, ${carried.y}px)`, transition: 'none' };
  // Colors repeat; a second edge tells the discs apart.
  const smaller = Array.from({ length: disc - 1 }, (_, i) => discColor(i + 1));
  const again = smaller.includes(fill) ? 'again' : '';
  const states = [
    lifted ? 'lifted' : '',
    carried === null ? '' : 'carried',
    hinted ? 'hinted' : '',
  ];
  return {
    class: ['disc', style, again, ...states].join(' '),
    style: { width, background: fill, color: textOn(fill), ...shift },
  };
}
