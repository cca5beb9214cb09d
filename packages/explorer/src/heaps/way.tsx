import type { Words } from '../words/words.js';
import type { HeapsGame } from './heaps-game.js';
import { isStop } from './play.js';
import { stepText } from './texts.js';

interface WayProps {
  readonly game: HeapsGame;
  readonly words: Words;
  /** Shows an entry of the moves made. */
  onStep(at: number): void;
}

/** The moves made; the tab key stops at the present one only. */
export function Way({ game: { table, play }, words, onStep }: WayProps) {
  return (
    <>
      <h2>{words('played')}</h2>
      <ol class="moves" start={0}>
        {play.steps.map((step, i) => (
          <li key={i}>
            {isStop(table, step) ? (
              <button
                type="button"
                class="step heaps-step"
                tabIndex={i === play.at ? 0 : -1}
                aria-current={i === play.at ? 'step' : undefined}
                onClick={() => onStep(i)}
              >
                {stepText(table, step, words)}
              </button>
            ) : (
              stepText(table, step, words)
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
