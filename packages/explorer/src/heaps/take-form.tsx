import type { Words } from '../words/words.js';
import { type Draft, steppedAmount } from './draft.js';
import type { HeapsGame } from './heaps-game.js';
import { currentStep } from './play.js';
import { mayText } from './texts.js';

interface TakeProps {
  readonly game: HeapsGame;
  readonly draft: Draft;
  readonly words: Words;
  onPlace(place: number): void;
  onAmount(place: number, amount: number): void;
  onTake(): void;
  onClear(): void;
}

/** The choice of a heap and an amount: for fingers, keys and screen readers alike. */
export function TakeForm({ game, draft, words, onPlace, onAmount, onTake, onClear }: TakeProps) {
  const { position } = currentStep(game.play);
  const place = draft.place ?? 0;
  const amounts = game.table.amounts(position, place);
  const step = (up: boolean) => onAmount(place, steppedAmount(draft.taken[place], amounts, up));
  const submit = (event: Event) => {
    event.preventDefault();
    onTake();
  };
  return (
    <form class="heaps-take" onSubmit={submit}>
      {position.heaps.length === 1 ? null : (
        <label>
          {words('heaps.from')}{' '}
          <select value={place} onChange={(event) => onPlace(Number(event.currentTarget.value))}>
            {position.heaps.map((heap, i) => (
              <option key={i} value={i}>
                {words('heaps.heap', { heap: i + 1 })}: {heap}
              </option>
            ))}
          </select>
        </label>
      )}
      <span class="heaps-amount">
        <button type="button" aria-label={words('heaps.fewer')} onClick={() => step(false)}>
          −
        </button>
        <input
          aria-label={words('heaps.amount')}
          size={3}
          inputMode="numeric"
          value={draft.taken[place] || ''}
          onInput={(event) =>
            onAmount(
              place,
              /^\d{1,3}$/.test(event.currentTarget.value.trim())
                ? Number(event.currentTarget.value)
                : 0,
            )
          }
        />
        <button type="button" aria-label={words('heaps.more')} onClick={() => step(true)}>
          +
        </button>
      </span>
      <button type="submit" class="heaps-go">
        {words('heaps.take')} <kbd>Enter</kbd>
      </button>
      <button type="button" onClick={onClear}>
        {words('path.clear')} <kbd>Esc</kbd>
      </button>
      <span class="heaps-may">{mayText(game, place, words)}</span>
    </form>
  );
}
