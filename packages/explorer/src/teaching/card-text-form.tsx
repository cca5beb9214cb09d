import type { Words } from '../words/words.js';
import type { CardText } from './card.js';

interface TextFormProps {
  readonly text: CardText;
  /** The label of the choice to hide the answer. */
  readonly hide: string;
  readonly words: Words;
  onText(text: CardText): void;
}

/** The form for what a card says. */
export function CardTextForm({ text, hide, words, onText }: TextFormProps) {
  const set = (changed: Partial<CardText>) => onText({ ...text, ...changed });
  return (
    <form class="teach-form" onSubmit={(event) => event.preventDefault()}>
      <label>
        {words('card.title')}{' '}
        <input value={text.title} onInput={(event) => set({ title: event.currentTarget.value })} />
      </label>
      <label class="teach-wide">
        {words('card.instruction')}{' '}
        <textarea
          rows={2}
          value={text.instruction}
          onInput={(event) => set({ instruction: event.currentTarget.value })}
        />
      </label>
      <label class="teach-check">
        <input
          type="checkbox"
          checked={text.optimum === 'hidden'}
          onChange={({ currentTarget: { checked } }) =>
            set({ optimum: checked ? 'hidden' : 'shown' })
          }
        />{' '}
        {hide}
      </label>
    </form>
  );
}

/** The instruction of a card; nothing without one. */
export const Instruction = ({ card }: { readonly card: CardText }) =>
  card.instruction === '' ? null : <p class="card-instruction">{card.instruction}</p>;
