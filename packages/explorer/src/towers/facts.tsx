import type { ComponentChildren } from 'preact';
import type { Words } from '../words/words.js';
import { distanceText } from './distance-text.js';
import { current } from './session.js';
import type { TowerGame } from './tower-game.js';

interface FactsProps {
  readonly game: TowerGame;
  readonly words: Words;
  readonly children: ComponentChildren;
  /** Shows an entry of the move list. */
  onStep(step: number): void;
}

/** The facts of a position: its distance, its optimal moves, the reason, the moves made. */
export function Facts({ game: { world, session }, words, children, onStep }: FactsProps) {
  const at = current(session);
  const moves = world.moves(at);
  const optimal = moves.filter((move) => move.optimal).length;
  return (
    <div class="facts">
      <p>
        <strong>{world.label(at)}</strong> {distanceText(world, at, words)}
      </p>
      {world.distances[at] > 0 ? <p>{words('optimal', { n: optimal, of: moves.length })}</p> : null}
      {children}
      <h2>{words('played')}</h2>
      <ol class="moves" start={0}>
        {session.visited.map((vertex, i) => (
          <li key={i}>
            <button
              type="button"
              class="step"
              aria-current={i === session.at ? 'step' : undefined}
              onClick={() => onStep(i)}
            >
              {world.label(vertex)}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
