import type { Letter } from '@manaus/blocks';
import { Button } from '../shell/button.js';
import type { Words } from '../words/words.js';

const arrows = { U: '↑', L: '←', D: '↓', R: '→' } as const;
/** The same moves on a board from the side. */
const turned = { U: '↗', L: '↖', D: '↙', R: '↘' } as const;
const directions = ['U', 'L', 'D', 'R'] as const;

interface ArrowsProps {
  readonly letters: readonly Letter[];
  /** True if the board is seen from the side. */
  readonly isTurned: boolean;
  /** The move of the last hint. */
  readonly hinted: Letter | null;
  readonly words: Words;
  onMove(letter: Letter): void;
}

/** The moves as buttons, laid out like the arrow keys. */
export function Arrows(props: ArrowsProps) {
  const { letters, hinted, words, onMove } = props;
  return (
    <div class="block-arrows">
      {directions.map((letter) => (
        <ArrowButton key={letter} {...props} letter={letter} />
      ))}
      {letters.includes('_') ? (
        <Button
          class="arrow-other"
          aria-current={hinted === '_' || undefined}
          onClick={() => onMove('_')}
          aria-keyshortcuts="X"
        >
          {words('block.move._')} <kbd>X</kbd>
        </Button>
      ) : null}
    </div>
  );
}

interface ButtonProps extends ArrowsProps {
  readonly letter: (typeof directions)[number];
}

const ArrowButton = ({ letter, isTurned, hinted, words, onMove }: ButtonProps) => (
  <Button
    class={`arrow-${letter}`}
    aria-current={letter === hinted || undefined}
    aria-label={words(`block.move.${letter}`)}
    onClick={() => onMove(letter)}
  >
    {isTurned ? (
      <>
        {turned[letter]} <kbd>{arrows[letter]}</kbd>
      </>
    ) : (
      arrows[letter]
    )}
  </Button>
);
