import { useEffect, useRef } from 'preact/hooks';
import type { Words } from '../words/words.js';
import type { TestPlan } from './test-plan.js';
import './test.css';

interface ReadyProps {
  /** The place of the next problem, and how many there are. */
  readonly at: number;
  readonly of: number;
  readonly plan: TestPlan;
  readonly words: Words;
  onStart(): void;
}

/** The screen between two problems of a test: which comes next, and nothing of the last. */
export function TestReady({ at, of, plan, words, onStart }: ReadyProps) {
  const { practice, seconds } = plan;
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => start.current?.focus(), [at]);
  return (
    <section class="test-ready" aria-label={words('test')}>
      {at > 0 ? null : (
        <p>
          {words('test.task')} {seconds === null ? '' : words('test.limit', { n: seconds })}
        </p>
      )}
      <p>
        {at < practice
          ? words('test.practiceOf', { n: at + 1, of: practice })
          : words('test.problemOf', { n: at + 1 - practice, of: of - practice })}
      </p>
      <button ref={start} type="button" class="go" onClick={onStart}>
        {words('test.start')}
      </button>
    </section>
  );
}
