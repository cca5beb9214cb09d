import { memo } from 'preact/compat';
import { Button } from '../shell/button.js';
import type { Words } from '../words/words.js';
import type { Draft } from './draft.js';
import { isPerson, otherSide, type Step } from './play.js';
import type { Table } from './table.js';

interface PilesProps {
  readonly table: Table;
  readonly step: Step;
  readonly draft: Draft;
  readonly words: Words;
  onPlace(place: number): void;
  onAmount(place: number, amount: number): void;
}

/**
 * The heaps as objects; a click on one takes it and all after it. The buttons below choose a heap
 * without a mouse.
 */
export function PilesView(props: PilesProps) {
  const { table, step, onAmount } = props;
  const { position } = step;
  const largest = Math.max(...table.start.heaps);
  // Heaps are as wide as the largest asks for, and keep their width while they fall.
  const columns = largest <= 12 ? 1 : largest <= 60 ? 5 : 10;
  const style = {
    '--columns': columns,
    '--rows': Math.ceil(largest / columns),
    '--most': largest <= 12 ? '3rem' : '1.7rem',
  };
  return (
    <div
      class="heaps-board"
      data-state={table.label(position)}
      style={style}
      {...clicks(position.heaps, onAmount)}
    >
      {position.heaps.map((_, place) => (
        <Heap key={place} {...props} place={place} />
      ))}
    </div>
  );
}

interface HeapProps extends PilesProps {
  readonly place: number;
}

/** A heap: its objects, those of the last move too, and its button. */
function Heap({ place, table, step, draft, words, onPlace }: HeapProps) {
  const { position, move, turn } = step;
  const { heaps } = position;
  return (
    <div class="heaps-heap">
      <Pile
        place={place}
        heap={heaps[place]}
        byOpponent={move !== null && !isPerson(table, otherSide(turn))}
        gone={move?.split == null ? (move?.taken[place] ?? 0) : 0}
        chosen={draft.taken[place]}
        amounts={table.amounts(position, place).join()}
      />
      <Button aria-pressed={draft.place === place} onClick={() => onPlace(place)}>
        <span class="unseen">{words('heaps.heap', { heap: place + 1 })}: </span>
        {heaps[place]}
        {heaps.length > 1 ? (
          <>
            {' '}
            <span class="heaps-key" aria-hidden="true">
              [{place + 1}]
            </span>
          </>
        ) : null}
      </Button>
    </div>
  );
}

/** An object clicked: it and all after it. The buttons and the form do the same by keyboard. */
const clicks = (heaps: readonly number[], onAmount: PilesProps['onAmount']) => ({
  onClick({ target }: Event) {
    const object = (target as Element).closest<HTMLElement>('[data-index]');
    const place = Number(object?.parentElement?.dataset.heap) - 1;
    const amount = heaps[place] - Number(object?.dataset.index);
    if (amount > 0) onAmount(place, amount);
  },
});

interface PileProps {
  readonly place: number;
  readonly heap: number;
  /** The amounts of the last move and of the next. */
  readonly gone: number;
  readonly byOpponent: boolean;
  readonly chosen: number;
  /**
   * The amounts that may be taken, as a text, so that a pile on which nothing changed is not drawn
   * again.
   */
  readonly amounts: string;
}

const Pile = memo(({ place, heap, gone, byOpponent, chosen, amounts }: PileProps) => {
  const allowed = new Set(amounts.split(','));
  const look = (index: number) => {
    if (index >= heap) return `heaps-object gone${byOpponent ? ' theirs' : ''}`;
    return `heaps-object${index >= heap - chosen ? ' chosen' : ''}${allowed.has(String(heap - index)) ? ' allowed' : ''}`;
  };
  return (
    <div class="heaps-pile" data-heap={place + 1} aria-hidden="true">
      {Array.from({ length: heap + gone }, (_, index) => (
        <span
          key={index < heap ? index : `gone ${index} ${heap}`}
          class={look(index)}
          data-index={index}
        />
      ))}
    </div>
  );
});
