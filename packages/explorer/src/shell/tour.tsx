import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Key, Words } from '../words/words.js';
import { Button } from './button.js';
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
  const [selector, text] = stops[at];
  useLayoutEffect(() => outline(selector), [selector]);
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
      <Ways words={words} at={at} onStop={setAt} onClose={onClose} />
    </section>
  );
}

interface WaysProps extends TourProps {
  readonly at: number;
  onStop(at: number): void;
}

/** The buttons back, onward and out of the tour; the one onward has the focus. */
function Ways({ words, at, onStop, onClose }: WaysProps) {
  const onward = useRef<HTMLButtonElement>(null);
  useEffect(() => onward.current?.focus({ preventScroll: true }), [at]);
  const isLast = at === stops.length - 1;
  const goOn = () => (isLast ? onClose() : onStop(at + 1));
  return (
    <div class="actions">
      <Button disabled={at === 0} onClick={() => onStop(at - 1)}>
        {words('lesson.back')}
      </Button>
      <button ref={onward} type="button" class="go" onClick={goOn}>
        {words(isLast ? 'tour.play' : 'lesson.next')}
      </button>
      {isLast ? null : <Button onClick={onClose}>{words('tour.end')}</Button>}
    </div>
  );
}

/** Outlines a part of the page and brings it into sight; returns the function that ends it. */
function outline(selector: string): () => void {
  const part = document.querySelector(selector);
  part?.setAttribute('data-toured', '');
  part?.scrollIntoView({ block: 'center' });
  return () => part?.removeAttribute('data-toured');
}
