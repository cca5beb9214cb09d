import type { Words } from '../words/words.js';
import type { TestPlan } from './test-plan.js';

interface TestFormProps {
  readonly plan: TestPlan | null;
  /** The number of cards of the set. */
  readonly cards: number;
  readonly words: Words;
  onPlan(plan: TestPlan | null): void;
}

/** The choice to run a set as a timed test, and its settings. */
export function TestForm({ plan, cards, words, onPlan }: TestFormProps) {
  return (
    <form class="teach-form" onSubmit={(event) => event.preventDefault()}>
      <label class="teach-check">
        <input
          type="checkbox"
          checked={plan !== null}
          onChange={(event) =>
            onPlan(event.currentTarget.checked ? { practice: 0, seconds: null } : null)
          }
        />{' '}
        {words('test.run')}
      </label>
      {plan === null ? null : (
        <>
          <p class="teach-wide">{words('test.help')}</p>
          <label>
            {words('test.practice')}{' '}
            <input
              type="number"
              min={0}
              max={cards - 1}
              value={plan.practice}
              onInput={({ currentTarget: { valueAsNumber } }) =>
                onPlan({ ...plan, practice: within(valueAsNumber, 0, cards - 1) ?? 0 })
              }
            />
          </label>
          <label>
            {words('test.seconds')}{' '}
            <input
              type="number"
              min={1}
              max={3600}
              value={plan.seconds ?? ''}
              onInput={({ currentTarget: { valueAsNumber } }) =>
                onPlan({ ...plan, seconds: within(valueAsNumber, 1, 3600) })
              }
            />
          </label>
        </>
      )}
    </form>
  );
}

/** A whole number between two bounds; `null` where none was written. */
const within = (value: number, least: number, most: number): number | null =>
  Number.isNaN(value) ? null : Math.min(most, Math.max(least, Math.round(value)));
