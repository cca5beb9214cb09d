import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Key, Words } from '../words/words.js';
import './tour.css';

/** The stops of the tour: a part of the page, and what is said about it. */
const stops: readonly (readonly [string, Key])[] = [
  ['.task', 'tour.task'],
  ['.board', 'tour.board'],
  ['.graph .frame', 'tour.graph'],
  ['.play .actions', 'tour.commands'],
  ['.puzzles', 'tour.puzzles'],
  ['header nav', 'tour.views'],
];

interface TourProps {
  readonly words: Words;
  onClose(): void;
}

/** A tour of one minute: part by part, each outlined while it is spoken about. */
export function Tour({ words, onClose }: TourProps) {
  const [at, setAt] = useState(0);
  const onward = useRef<HTMLButtonElement>(null);
  const [selector, text] = stops[at];
  useLayoutEffect(() => outlined(selector), [selector]);
  useEffect(() => onward.current?.focus({ preventScroll: true }), [at]);
  const isLast = at === stops.length - 1;
  return (
    <section
      class="tour"
      aria-label={words('tour')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <p aria-live="polite">
        <strong>{words('lesson.step', { n: at + 1, of: stops.length })}</strong> {words(text)}
      </p>
      <div class="actions">
        <button type="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {words('lesson.back')}
        </button>
        <button
          ref={onward}
          type="button"
          class="go"
          onClick={() => (isLast ? onClose() : setAt(at + 1))}
        >
          {words(isLast ? 'tour.play' : 'lesson.next')}
        </button>
        {isLast ? null : (
          <button type="button" onClick={onClose}>
            {words('tour.end')}
          </button>
        )}
      </div>
    </section>
  );
}

/** Outlines a part of the page and brings it into sight; returns the function that ends it. */
function outlined(selector: string): () => void {
  const part = document.querySelector<HTMLElement>(selector);
  part?.setAttribute('data-toured', '');
  part?.scrollIntoView({ block: 'center' });
  return () => part?.removeAttribute('data-toured');
}
