import { clamp } from '../shell/clamp.js';
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
export const TestForm = ({ plan, cards, words, onPlan }: TestFormProps) => (
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
    {plan === null ? null : <PlanFields plan={plan} cards={cards} words={words} onPlan={onPlan} />}
  </form>
);

interface PlanProps extends TestFormProps {
  readonly plan: TestPlan;
}

const PlanFields = ({ plan, cards, words, onPlan }: PlanProps) => (
  <>
    <p class="teach-wide">{words('test.help')}</p>
    <NumberField
      label={words('test.practice')}
      bounds={[0, cards - 1]}
      value={plan.practice}
      onValue={(practice) => onPlan({ ...plan, practice: practice ?? 0 })}
    />
    <NumberField
      label={words('test.seconds')}
      bounds={[1, 3600]}
      value={plan.seconds}
      onValue={(seconds) => onPlan({ ...plan, seconds })}
    />
  </>
);

interface NumberProps {
  readonly label: string;
  readonly bounds: readonly [number, number];
  readonly value: number | null;
  /** A number within the bounds was written, or none. */
  onValue(value: number | null): void;
}

const NumberField = ({ label, bounds: [least, most], value, onValue }: NumberProps) => (
  <label>
    {label}{' '}
    <input
      type="number"
      min={least}
      max={most}
      value={value ?? ''}
      onInput={({ currentTarget: { valueAsNumber } }) =>
        onValue(within(valueAsNumber, least, most))
      }
    />
  </label>
);

/** A whole number between two bounds; `null` where none was written. */
const within = (value: number, least: number, most: number): number | null =>
  Number.isNaN(value) ? null : clamp(Math.round(value), least, most);
