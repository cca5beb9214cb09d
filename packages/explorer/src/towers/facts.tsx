import type { Words } from '../words/words.js';
import { current } from './session.js';
import type { TowerGame } from './use-tower.js';

/** What is always shown of a position: the distance, how many moves are optimal, the moves made. */
export function Facts({ game: { world, session }, words, distanceText }: { readonly game: TowerGame; readonly words: Words; distanceText(vertex: number): string }) {
  const at = current(session);
  const moves = world.moves(at);
  const optimal = moves.filter((move) => move.optimal).length;
  return (
    <div class="facts">
      <p>
        <strong>{world.label(at)}</strong> {distanceText(at)}
      </p>
      {world.distances[at] > 0 ? <p>{words('optimal', { n: optimal, of: moves.length })}</p> : null}
      <h2>{words('played')}</h2>
      <ol class="moves" start={0}>
        {session.visited.map((vertex, i) => (
          <li key={i} aria-current={i === session.at ? 'step' : undefined}>
            {world.label(vertex)}
          </li>
        ))}
      </ol>
    </div>
  );
}
