import { useState } from 'preact/hooks';
import { towerAddress } from '../shell/address.js';
import { Commands, keysOf } from '../shell/commands.js';
import { useKeys } from '../shell/use-keys.js';
import { distanceText } from '../towers/distance-text.js';
import { GraphView } from '../towers/graph-view.js';
import { arrowKeys, lettered } from '../towers/keys.js';
import type { PlayAction, TowerPlay } from '../towers/play.js';
import { current } from '../towers/session.js';
import { useScene } from '../towers/use-scene.js';
import { pathBetween } from '../towers/world.js';
import type { Words } from '../words/words.js';
import { type Card, gameFields } from './card.js';

interface ShownProps {
  readonly card: Card;
  readonly play: TowerPlay;
  readonly words: Words;
  dispatch(action: PlayAction): void;
}

/** The part of a card that tells the optimum: the distance, a hint, the graph. */
export function Shown({ card, play, words, dispatch }: ShownProps) {
  const { world, session } = play.game;
  const at = current(session);
  const shown = useScene(world, at);
  const [path, setPath] = useState<readonly number[]>([]);
  const commands = lettered(words, ['hint']);
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
