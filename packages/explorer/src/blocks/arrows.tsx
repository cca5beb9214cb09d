import type { Letter } from '@manaus/blocks';
import type { Words } from '../words/words.js';

const arrows = { U: '↑', L: '←', D: '↓', R: '→' } as const;
const directions = ['U', 'L', 'D', 'R'] as const;

interface ArrowsProps {
  readonly letters: readonly Letter[];
  /** The move of the last hint. */
  readonly hinted: Letter | null;
  readonly words: Words;
  onMove(letter: Letter): void;
}

/** The moves as buttons, laid out like the arrow keys. */
export function Arrows({ letters, hinted, words, onMove }: ArrowsProps) {
  return (
    <div class="block-arrows">
      {directions.map((letter) => (
        <button
          key={letter}
          type="button"
          class={`arrow-${letter}`}
          aria-current={letter === hinted || undefined}
          aria-label={words(`block.move.${letter}`)}
          onClick={() => onMove(letter)}
        >
          {arrows[letter]}
        </button>
      ))}
      {letters.includes('_') ? (
        <button
          type="button"
          class="arrow-other"
          aria-current={hinted === '_' || undefined}
          onClick={() => onMove('_')}
          aria-keyshortcuts="X"
        >
          {words('block.move._')} <kbd>X</kbd>
        </button>
      ) : null}
    </div>
  );
}
