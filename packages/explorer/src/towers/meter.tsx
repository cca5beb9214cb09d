import type { Words } from '../words/words.js';
import { distanceText } from './distance-text.js';
import { current } from './session.js';
import type { TowerGame } from './tower-game.js';

interface MeterProps {
  readonly game: TowerGame;
  readonly words: Words;
  /** True if neither the fewest moves nor the distance may be said. */
  readonly hidesLeast?: boolean;
}

/** The moves made, the fewest possible, and how far the goal is. */
export function Meter({ game: { world, session }, words, hidesLeast = false }: MeterProps) {
  const at = current(session);
  const least = world.distances[session.start];
  return (
    <p class="meter">
      <span class="count">{words('card.made', { n: session.at })}</span>
      {least > 0 && !hidesLeast ? <span>{words('meter.fewest', { n: least })}</span> : null}
      {hidesLeast || (session.at === 0 && least >= 0) ? null : (
        <span class={world.distances[at] < 0 ? 'chip bad' : 'chip good'}>
          {distanceText(world, at, words)}
        </span>
      )}
    </p>
  );
}
