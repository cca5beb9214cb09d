import type { Words } from '../words/words.js';
import { Button } from './button.js';
import type { Onward } from './view-props.js';

interface FinishProps {
  readonly words: Words;
  /** The achievement, in a sentence or two. */
  readonly text: string;
  /** True if no play is shorter. */
  readonly best: boolean;
  readonly onward: Onward | null;
  onAgain(): void;
}

/** The end of a problem: what was achieved, another try, and the way onward. */
export const Finish = ({ words, text, best, onward, onAgain }: FinishProps) => (
  <section class={best ? 'finish best' : 'finish'} aria-label={words('finish')}>
    <p>
      <span class="finish-mark" aria-hidden="true">
        {best ? '★' : '✓'}
      </span>{' '}
      {text}
    </p>
    <div class="actions">
      <Button onClick={onAgain}>{words('card.again')}</Button>
      {onward === null ? null : (
        <a class="go" href={onward.href}>
          {onward.label}
        </a>
      )}
    </div>
  </section>
);
