import { current, startOf } from '../play/history.js';
import type { Words } from '../words/words.js';
import { distanceText } from './phrases.js';
import type { TowerGame } from './tower-game.js';

interface MeterProps {
  readonly game: TowerGame;
  readonly words: Words;
  /** True if neither the fewest moves nor the distance may be said. */
  readonly hidesLeast?: boolean;
}

/** The moves made, the fewest possible, and how far the goal is. */
export function Meter({ game: { world, history }, words, hidesLeast = false }: MeterProps) {
  const at = current(history);
  const least = world.distances[startOf(history)];
  return (
    <p class="meter">
      <span class="count">{words('card.made', { n: history.at })}</span>
      {least > 0 && !hidesLeast ? <span>{words('meter.fewest', { n: least })}</span> : null}
      {hidesLeast || (history.at === 0 && least >= 0) ? null : (
        <span class={world.distances[at] < 0 ? 'chip bad' : 'chip good'}>
          {distanceText(world, at, words)}
        </span>
      )}
    </p>
  );
}
