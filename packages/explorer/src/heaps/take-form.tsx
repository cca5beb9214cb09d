import { current } from '../play/history.js';
import { Button } from '../shell/button.js';
import type { PartProps } from '../shell/view-props.js';
import type { HeapsState } from './heaps-state.js';
import type { HeapsAction } from './reducer.js';
import { isOver } from './table.js';
import { mayText, partsText } from './texts.js';

type TakeProps = PartProps<HeapsState, HeapsAction>;

/**
 * The choice of a heap and an amount, while a move is left: for fingers, keys and screen readers
 * alike.
 */
export function TakeForm({ state: { game, draft }, words, dispatch }: TakeProps) {
  const { position } = current(game.history);
  if (isOver(game.table, position)) return null;
  const place = draft.place ?? 0;
  const submit = (event: Event) => {
    event.preventDefault();
    dispatch({ type: 'take' });
  };
  return (
    <form class="heaps-take" onSubmit={submit}>
      <PlaceField heaps={position.heaps} place={place} words={words} dispatch={dispatch} />
      <AmountField place={place} taken={draft.taken[place]} words={words} dispatch={dispatch} />
      <WayField
        ways={game.table.ways(position, place, draft.taken[place])}
        parts={draft.parts}
        words={words}
        dispatch={dispatch}
      />
      <button type="submit" class="heaps-go">
        {words('heaps.take')} <kbd>Enter</kbd>
      </button>
      <Button onClick={() => dispatch({ type: 'clear' })}>
        {words('path.clear')} <kbd>Esc</kbd>
      </Button>
      <span class="heaps-may">{mayText(game, draft, place, words)}</span>
    </form>
  );
}

interface PlaceProps extends Pick<TakeProps, 'words' | 'dispatch'> {
  readonly heaps: readonly number[];
  readonly place: number;
}

function PlaceField({ heaps, place, words, dispatch }: PlaceProps) {
  if (heaps.length === 1) return null;
  return (
    <Numbered
      label={words('heaps.from')}
      value={place}
      texts={heaps.map((heap, i) => `${words('heaps.heap', { heap: i + 1 })}: ${heap}`)}
      onValue={(chosen) => dispatch({ type: 'place', place: chosen })}
    />
  );
}

interface NumberedProps {
  readonly label: string;
  readonly value: number;
  readonly texts: readonly string[];
  onValue(value: number): void;
}

/** A choice among some texts by their numbers, from 0. */
const Numbered = ({ label, value, texts, onValue }: NumberedProps) => (
  <label>
    {label}{' '}
    <select value={value} onChange={(event) => onValue(Number(event.currentTarget.value))}>
      {texts.map((text, i) => (
        <option key={i} value={i}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

interface WayProps extends Pick<TakeProps, 'words' | 'dispatch'> {
  readonly ways: readonly (readonly number[])[];
  readonly parts: readonly number[] | null;
}

/** The heaps that the rest is left as, where there is a choice. */
function WayField({ ways, parts, words, dispatch }: WayProps) {
  if (ways.length < 2) return null;
  const chosen = ways.findIndex((way) => way.join() === parts?.join());
  return (
    <Numbered
      label={words('heaps.leave')}
      value={Math.max(0, chosen)}
      texts={ways.map(partsText)}
      onValue={(way) => dispatch({ type: 'parts', parts: ways[way] })}
    />
  );
}

interface AmountProps extends Pick<TakeProps, 'words' | 'dispatch'> {
  readonly place: number;
  readonly taken: number;
}

function AmountField({ place, taken, words, dispatch }: AmountProps) {
  const step = (up: boolean) => () => dispatch({ type: 'stepAmount', up });
  const write = (text: string) =>
    dispatch({ type: 'amount', place, amount: /^\d{1,3}$/.test(text) ? Number(text) : 0 });
  return (
    <span class="heaps-amount">
      <Button aria-label={words('heaps.fewer')} onClick={step(false)}>
        −
      </Button>
      <input
        aria-label={words('heaps.amount')}
        size={3}
        inputMode="numeric"
        value={taken || ''}
        onInput={(event) => write(event.currentTarget.value.trim())}
      />
      <Button aria-label={words('heaps.more')} onClick={step(true)}>
        +
      </Button>
    </span>
  );
}
