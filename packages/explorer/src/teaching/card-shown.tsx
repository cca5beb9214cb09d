import { useState } from 'preact/hooks';
import { lettered } from '../play/commands.js';
import { current } from '../play/history.js';
import { towerAddress } from '../shell/address.js';
import { Commands, keysOf } from '../shell/commands.js';
import { useKeys } from '../shell/use-keys.js';
import { GraphView } from '../towers/graph-view.js';
import { arrowKeys } from '../towers/keys.js';
import { distanceText } from '../towers/phrases.js';
import type { TowersAction, TowersState } from '../towers/reducer.js';
import { useScene } from '../towers/use-scene.js';
import { pathBetween } from '../towers/world.js';
import type { Words } from '../words/words.js';
import { type Card, gameFields } from './card.js';

interface ShownProps {
  readonly card: Card;
  readonly play: TowersState;
  readonly words: Words;
  dispatch(action: TowersAction): void;
}

/** The part of a card that tells the optimum: the distance, a hint, the graph. */
export function Shown({ card, play, words, dispatch }: ShownProps) {
  const { world, history } = play.game;
  const at = current(history);
  const shown = useScene(world, at);
  const [path, setPath] = useState<readonly number[]>([]);
  const commands = [lettered('hint', words)];
  useKeys({ ...keysOf(commands), ...arrowKeys(shown.scene) }, dispatch);
  return (
    <section aria-label={words('graph')}>
      <p>{distanceText(world, at, words)}</p>
      <Commands commands={commands} dispatch={dispatch}>
        <a class="card-link" href={towerAddress(gameFields(card))}>
          {words('card.graph')}
        </a>
      </Commands>
      <GraphView
        shown={shown}
        play={play}
        path={path}
        words={words}
        onVertex={(vertex, { shiftKey }) =>
          shiftKey
            ? setPath(pathBetween(world, at, vertex) ?? [])
            : dispatch({ type: 'jump', vertex })
        }
      />
    </section>
  );
}
