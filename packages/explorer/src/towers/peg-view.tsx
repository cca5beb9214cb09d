import { range, type TowerRules } from '@manaus/core';
import { discColor, pieceStyle, textOn } from '@manaus/plot/internals';
import { Button } from '../shell/button.js';
import type { Words } from '../words/words.js';
import { pegKey } from './keys.js';
import type { TowersState } from './reducer.js';
import type { Carried } from './use-disc-drag.js';
import { goalPeg, isBound, pegName, type World } from './world.js';

interface PegProps extends StackProps {
  /** True if the disc that is lifted or dragged may go there. */
  readonly open: boolean;
  readonly words: Words;
  onPeg(): void;
}

/** A peg as a button, with its discs. */
export function Peg(props: PegProps) {
  const { peg, play, words, onPeg } = props;
  const { world } = play.game;
  const { capacities, discs } = world.rules;
  return (
    <Button
      class={pegLook(props)}
      data-peg={peg}
      aria-pressed={play.lifted === peg}
      aria-keyshortcuts={pegKey(peg)}
      onClick={onPeg}
    >
      <span class="unseen">{pegText(props)}</span>
      <span class="pole" style={{ '--height': Math.min(capacities[peg], discs) }} />
      <Stack {...props} />
      <PegName world={world} peg={peg} words={words} />
    </Button>
  );
}

const pegLook = ({ peg, open, carried, play: { hint } }: PegProps): string =>
  [
    'peg',
    open ? 'open' : '',
    hint?.to === peg ? 'hinted' : '',
    carried?.over === peg && peg !== carried.from ? 'over' : '',
  ].join(' ');

interface NameProps {
  readonly world: World;
  readonly peg: number;
  readonly words: Words;
}

/** The name of a peg, what it holds if that is not all, and the mark of the goal. */
function PegName({ world, peg, words }: NameProps) {
  const { rules } = world;
  const n = rules.capacities[peg];
  return (
    <>
      {goalPeg(world) === peg ? (
        <span class="peg-goal" aria-hidden="true">
          ⚑ {words('goal')}
        </span>
      ) : null}
      <span class="peg-name" aria-hidden="true">
        <span class="peg-number">{pegName(peg)}</span>
        {isBound(rules) ? <span class="peg-room">{words('peg.room', { n })}</span> : null}
      </span>
    </>
  );
}

/** The discs of a peg in words, and whether the disc in hand may go there. */
function pegText({ peg, discs, open, play, words }: PegProps): string {
  const text = words(discs.length === 0 ? 'peg.empty' : 'peg.holds', {
    peg,
    capacity: play.game.world.rules.capacities[peg],
    discs: discs.join(', '),
  });
  return open ? `${text}; ${words('peg.open')}` : text;
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
  const states = [
    lifted ? 'lifted' : '',
    carried === null ? '' : 'carried',
    hinted ? 'hinted' : '',
  ];
  return {
    class: ['disc', style, hasDouble(disc) ? 'again' : '', ...states].join(' '),
    style: {
      width: discWidth(rules, disc),
      background: fill,
      color: textOn(fill),
      ...shiftOf(carried),
    },
  };
}

/** True if a smaller disc has the same color; a second edge tells the two apart. */
const hasDouble = (disc: number): boolean =>
  range(1, disc - 1)
    .map(discColor)
    .includes(discColor(disc));

function discWidth(rules: TowerRules, disc: number): string {
  const style = pieceStyle(rules);
  const share = style === 'discs' ? discShare(disc, rules.discs) : 0.7;
  return style === 'balls' ? 'var(--unit)' : `${94 * share}%`;
}

/** The width of a disc among some, as a share of the widest. */
const discShare = (disc: number, discs: number): number =>
  0.34 + (0.66 * (disc - 1)) / Math.max(1, discs - 1);

const shiftOf = (carried: Carried | null) =>
  carried === null
    ? {}
    : { transform: `translate(${carried.x}px, ${carried.y}px)`, transition: 'none' };
