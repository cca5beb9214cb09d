import { range, type TowerRules } from '@manaus/core';
import { discColor, pieceStyle, textOn } from '@manaus/plot/internals';
import { Button } from '../shell/button.js';
import type { Words } from '../words/words.js';
import { pegKey } from './keys.js';
import type { TowersState } from './reducer.js';
import type { Carried } from './use-disc-drag.js';
import { goalPeg, isBound, pegName } from './world.js';

interface PegProps extends StackProps {
  /** True if the disc that is lifted or dragged may go there. */
  readonly open: boolean;
  readonly words: Words;
  onPeg(): void;
}

/** A peg as a button: its discs, its name, what it holds if that is not all, and the goal. */
export function Peg(props: PegProps) {
  const { peg, discs, open, carried, play, words, onPeg } = props;
  const { world } = play.game;
  const { rules } = world;
  const capacity = rules.capacities[peg];
  const look = [
    'peg',
    open ? 'open' : '',
    play.hint?.to === peg ? 'hinted' : '',
    carried?.over === peg && peg !== carried.from ? 'over' : '',
  ];
  // The discs in words, and whether the disc in hand may go there.
  const text = words(discs.length === 0 ? 'peg.empty' : 'peg.holds', {
    peg,
    capacity,
    discs: discs.join(', '),
  });
  return (
    <Button
      class={look.join(' ')}
      data-peg={peg}
      aria-pressed={play.lifted === peg}
      aria-keyshortcuts={pegKey(peg)}
      onClick={onPeg}
    >
      <span class="unseen">{open ? `${text}; ${words('peg.open')}` : text}</span>
      <span class="pole" style={{ '--height': Math.min(capacity, rules.discs) }} />
      <Stack {...props} />
      {goalPeg(world) === peg ? (
        <span class="peg-goal" aria-hidden="true">
          ⚑ {words('goal')}
        </span>
      ) : null}
      <span class="peg-name" aria-hidden="true">
        <span class="peg-number">{pegName(peg)}</span>
        {isBound(rules) ? <span class="peg-room">{words('peg.room', { n: capacity })}</span> : null}
      </span>
    </Button>
  );
}

interface StackProps {
  readonly play: Pick<TowersState, 'game' | 'lifted' | 'hint'>;
  readonly peg: number;
  readonly discs: readonly number[];
  /** The disc that is dragged, on this peg or another. */
  readonly carried: Carried | null;
}

function Stack({ peg, discs, carried, play: { game, lifted, hint } }: StackProps) {
  const isTop = (i: number, of: number | null | undefined) => i === 0 && peg === of;
  return (
    <span class="stack" aria-hidden="true">
      {discs.map((disc, i) => (
        <span
          key={disc}
          data-disc={disc}
          {...discLook(game.world.rules, disc, {
            lifted: isTop(i, carried?.from ?? lifted),
            carried: isTop(i, carried?.from) ? carried : null,
            hinted: hint?.disc === disc,
          })}
        >
          {disc}
        </span>
      ))}
    </span>
  );
}

interface DiscState {
  readonly lifted: boolean;
  readonly carried: Carried | null;
  readonly hinted: boolean;
}

function discLook(rules: TowerRules, disc: number, { lifted, carried, hinted }: DiscState) {
  const style = pieceStyle(rules);
  const fill = discColor(disc);
  // A smaller disc may have the same color; a second edge tells the two apart.
  const isAgain = range(1, disc - 1)
    .map(discColor)
    .includes(fill);
  const states = [
    isAgain ? 'again' : '',
    lifted ? 'lifted' : '',
    carried === null ? '' : 'carried',
    hinted ? 'hinted' : '',
  ];
  // Discs are from 0.34 to 1 as wide as the widest; other pieces have one width.
  const share = 0.34 + (0.66 * (disc - 1)) / Math.max(1, rules.discs - 1);
  const width = style === 'balls' ? 'var(--unit)' : `${94 * (style === 'discs' ? share : 0.7)}%`;
  return {
    class: ['disc', style, ...states].join(' '),
    style: {
      width,
      background: fill,
      color: textOn(fill),
      ...(carried === null
        ? {}
        : { transform: `translate(${carried.x}px, ${carried.y}px)`, transition: 'none' }),
    },
  };
}
