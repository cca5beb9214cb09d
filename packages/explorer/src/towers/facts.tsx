import type { ComponentChildren } from 'preact';
import { current } from '../play/history.js';
import { optimalText } from '../shell/optimal-text.js';
import type { Words } from '../words/words.js';
import { distanceText } from './phrases.js';
import type { TowerGame } from './tower-game.js';

interface FactsProps {
  readonly game: TowerGame;
  readonly words: Words;
  readonly children: ComponentChildren;
}

/** The facts of a position: its label, its distance, its optimal moves, the reason. */
export function Facts({ game: { world, history }, words, children }: FactsProps) {
  const at = current(history);
  const moves = world.moves(at);
  const optimal = moves.filter((move) => move.optimal).length;
  return (
    <div class="facts">
      <p>
        <strong>{world.label(at)}</strong> {distanceText(world, at, words)}
      </p>
      {world.distances[at] > 0 ? <p>{optimalText(optimal, moves.length, words)}</p> : null}
      {children}
    </div>
  );
}
