import { Button } from '../shell/button.js';
import type { Words } from '../words/words.js';
import type { TowerGame } from './tower-game.js';

/** The most entries drawn, so that a move costs as much after thousands as after five. */
const mostShown = 24;

interface WayProps {
  readonly game: TowerGame;
  readonly words: Words;
  /** Shows an entry of the way. */
  onStep(step: number): void;
}

/** The last moves made; the tab key stops at the present one only. */
export function Way({ game: { world, history }, words, onStep }: WayProps) {
  const { entries, at } = history;
  const from = Math.max(0, Math.min(at - mostShown / 2, entries.length - mostShown));
  const shown = entries.slice(from, from + mostShown);
  return (
    <>
      <h2>{words('played')}</h2>
      <ol class="moves" start={from}>
        {shown.map((vertex, i) => (
          <li key={from + i} value={from + i}>
            <Button
              class="step"
              tabIndex={from + i === at ? 0 : -1}
              aria-current={from + i === at ? 'step' : undefined}
              onClick={() => onStep(from + i)}
            >
              {world.label(vertex)}
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}
