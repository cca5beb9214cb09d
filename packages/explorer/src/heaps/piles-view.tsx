import type { Words } from '../words/words.js';
import type { Draft } from './draft.js';
import type { Step } from './play.js';
import type { Table } from './table.js';

interface PilesProps {
  readonly table: Table;
  readonly step: Step;
  readonly draft: Draft;
  readonly words: Words;
  onPlace(place: number): void;
  onAmount(place: number, amount: number): void;
}

/** The heaps as objects; a click on one takes it and all after it. The buttons below choose a heap without a mouse. */
export function PilesView(props: PilesProps) {
  const { table, step, draft, words, onPlace } = props;
  const largest = Math.max(...table.start.heaps);
  return (
    <div class="heaps-board" style={{ '--columns': columnsFor(largest), '--side': largest <= 60 ? '1.6rem' : '1rem' }}>
      {step.position.heaps.map((heap, place) => (
        <div key={place} class="heaps-heap">
          <Pile {...props} place={place} />
          <button type="button" aria-pressed={draft.place === place} onClick={() => onPlace(place)}>
            <span class="unseen">{words('heaps.heap', { heap: place + 1 })}: </span>
            {heap}
            {step.position.heaps.length > 1 ? (
              <>
                {' '}
                <span class="heaps-key" aria-hidden="true">
                  [{place + 1}]
                </span>
              </>
            ) : null}
          </button>
        </div>
      ))}
    </div>
  );
}

function Pile({ table, step, draft, place, onAmount }: PilesProps & { readonly place: number }) {
  const heap = step.position.heaps[place];
  const gone = step.taken?.[place] ?? 0;
  const kept = heap - draft.taken[place];
  const allowed = new Set(table.amounts(step.position, place));
  const look = (index: number) => {
    if (index >= heap) return 'heaps-object gone';
    return `heaps-object${index >= kept ? ' chosen' : ''}${allowed.has(heap - index) ? ' allowed' : ''}`;
  };
  const click = (event: Event) => {
    const index = (event.target as Element).closest<HTMLElement>('[data-index]')?.dataset.index;
    if (index !== undefined && Number(index) < heap) onAmount(place, heap - Number(index));
  };
  return (
    <div class="heaps-pile" data-heap={place + 1} aria-hidden="true" onClick={click}>
      {Array.from({ length: heap + gone }, (_, index) => (
        <span key={index} class={look(index)} data-index={index} />
      ))}
    </div>
  );
}

/** Heaps are as wide as the largest asks for, and keep their width while they fall. */
function columnsFor(largest: number): number {
  if (largest <= 12) return 1;
  return largest <= 60 ? 5 : 10;
}
