import { Button } from '../shell/button.js';
import type { Words } from '../words/words.js';
import { pegKey } from './keys.js';
import { Stack, type StackProps } from './stack-view.js';
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

/** The classes of a peg. */
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
