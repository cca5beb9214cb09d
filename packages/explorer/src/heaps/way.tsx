import { Button } from '../shell/button.js';
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
export const Way = (props: WayProps) => (
  <>
    <h2>{props.words('played')}</h2>
    <ol class="moves" start={0}>
      {props.game.history.entries.map((_, i) => (
        <li key={i}>
          <Entry {...props} i={i} />
        </li>
      ))}
    </ol>
  </>
);

interface EntryProps extends WayProps {
  readonly i: number;
}

/** An entry of the moves made, as a button where the list can stop. */
function Entry({ game: { table, history }, words, onStep, i }: EntryProps) {
  const text = stepText(table, history.entries[i], words);
  if (!isStop(table, history.entries[i])) return <>{text}</>;
  return (
    <Button
      class="step heaps-step"
      tabIndex={i === history.at ? 0 : -1}
      aria-current={i === history.at ? 'step' : undefined}
      onClick={() => onStep(i)}
    >
      {text}
    </Button>
  );
}
