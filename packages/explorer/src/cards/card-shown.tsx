import { useState } from 'preact/hooks';
import { readAddress, writeAddress } from '../shell/address.js';
import { useKeys } from '../shell/use-latest.js';
import { distanceText } from '../towers/distance-text.js';
import { neighborToward } from '../towers/graph-scene.js';
import { GraphView } from '../towers/graph-view.js';
import { current, goTo, type Session } from '../towers/session.js';
import { useScene } from '../towers/use-scene.js';
import type { TowerGame } from '../towers/use-tower.js';
import { pathBetween } from '../towers/world.js';
import type { Words } from '../words/words.js';
import { type Card, gameFields } from './card.js';

interface ShownProps {
  readonly card: Card;
  readonly game: TowerGame;
  readonly words: Words;
  say(text: string): void;
  onVertex(next: Session, said: string): void;
}

/** What a card shows of the optimum: the distance, a hint, the graph. */
export function Shown({ card, game: { world, session }, words, say, onVertex }: ShownProps) {
  const at = current(session);
  const shown = useScene(world, at);
  const [path, setPath] = useState<readonly number[]>([]);
  const said = distanceText(world, at, words);
  const hint = () => {
    const step = world.moves(at).find(({ optimal }) => optimal);
    if (step === undefined) return say(said);
    const { disc, from, to, next } = step;
    say(words('hintSaid', { disc, from, to, why: words('hintWhy', { n: world.distances[next] }) }));
  };
  const go = (vertex: number, text: string) => onVertex(goTo(session, vertex), text);
  const arrow = (x: number, y: number) => () => {
    const next = neighborToward(shown.scene, at, { x, y });
    if (next !== null) go(next, world.label(next));
  };
  useKeys({
    h: hint,
    arrowleft: arrow(-1, 0),
    arrowright: arrow(1, 0),
    arrowup: arrow(0, -1),
    arrowdown: arrow(0, 1),
  });
  const address = writeAddress({
    view: 'towers',
    language: readAddress(location.hash).language,
    fields: gameFields(card),
  });
  return (
    <section aria-label={words('graph')}>
      <p>{said}</p>
      <div class="actions">
        <button type="button" onClick={hint} aria-keyshortcuts="H">
          {words('hint')} <kbd>H</kbd>
        </button>
        <a class="card-link" href={address}>
          {words('card.graph')}
        </a>
      </div>
      <GraphView
        shown={shown}
        at={at}
        visited={session.visited.slice(0, session.at + 1)}
        path={path}
        words={words}
        onVertex={(vertex, { shiftKey }) =>
          shiftKey
            ? setPath(pathBetween(world, at, vertex) ?? [])
            : go(vertex, words('jumpSaid', { label: world.label(vertex) }))
        }
      />
    </section>
  );
}
