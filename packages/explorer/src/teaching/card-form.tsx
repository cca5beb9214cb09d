import type { NamedTower } from '@manaus/core';
import { useState } from 'preact/hooks';
import { towerAddress } from '../shell/address.js';
import { Button } from '../shell/button.js';
import { CopyLink } from '../shell/copy-link.js';
import { FaultNote } from '../shell/faults.js';
import { OpenFile } from '../shell/files.js';
import { saveJson } from '../shell/save.js';
import { clamp } from '../shell/values.js';
import { sizedText } from '../towers/setup.js';
import type { TowerGame } from '../towers/tower-game.js';
import type { Words } from '../words/words.js';
import { type Card, type CardText, cardOf, writeCard } from './card.js';
import { CardTextForm } from './card-text-form.js';
import { cardsField, readCards, readTest, writeCards } from './cards-file.js';
import type { TestPlan } from './test-plan.js';

interface FormProps {
  readonly game: TowerGame;
  readonly towers: readonly NamedTower[];
  readonly set: readonly Card[];
  readonly words: Words;
  say(text: string): void;
  onSet(cards: readonly Card[]): void;
  onCards(cards: readonly Card[], test: TestPlan | null): void;
}

/** The form for a card of the game on the page, and for sets of cards. */
export const CardForm = (props: FormProps) => (
  <section class="teach-part">
    <h2>{props.words('card')}</h2>
    <p>{props.words('card.help')}</p>
    <NewCard {...props} />
    <CardSet {...props} />
    <OpenCards {...props} />
  </section>
);

/** The card of the game on the page: its text, its link, its file, its place in the set. */
function NewCard({ game, set, words, say, onSet }: FormProps) {
  const [text, setText] = useState<CardText>({ title: '', instruction: '', optimum: 'hidden' });
  const card = cardOf(game, text);
  const add = () => {
    onSet([...set, card]);
    say(words('card.set', { n: set.length + 1 }));
  };
  return (
    <>
      <CardTextForm text={text} hide={words('card.hide')} words={words} onText={setText} />
      <CardLink card={card} words={words} />
      <div class="actions">
        <Button onClick={() => saveJson('card', writeCards([card]))}>{words('card.save')}</Button>
        <Button onClick={add}>{words('card.add')}</Button>
      </div>
    </>
  );
}

function OpenCards(props: FormProps) {
  const { words } = props;
  const [fault, setFault] = useState<unknown>(null);
  const open = (content: string) => {
    try {
      const cards = readCards(content, props.towers);
      const test = readTest(content);
      props.onSet(cards);
      props.onCards(cards, test);
      setFault(null);
    } catch (error) {
      setFault(error);
    }
  };
  return (
    <>
      <FaultNote fault={fault} words={words} />
      <div class="actions">
        <OpenFile label={words('card.open')} accept=".json,application/json" onText={open} />
      </div>
    </>
  );
}

function CardLink({ card, words }: { readonly card: Card; readonly words: Words }) {
  const address = towerAddress(writeCard(card));
  return (
    <CopyLink label={words('card.link')} address={address} words={words}>
      <a href={address}>{words('card.try')}</a>
    </CopyLink>
  );
}

type SetProps = Pick<FormProps, 'set' | 'words' | 'onSet' | 'onCards'>;

/** The set of cards, and the ways to run it, to save it and to pass it on. */
function CardSet({ set, words, onSet, onCards }: SetProps) {
  const [plan, setPlan] = useState<TestPlan | null>(null);
  if (set.length === 0) return null;
  // Cards may have been removed since the plan was made.
  const test = plan && { ...plan, practice: Math.min(plan.practice, set.length - 1) };
  const save = () => saveJson('cards', writeCards(set, test));
  return (
    <>
      <CardList set={set} words={words} onSet={onSet} />
      <TestForm plan={test} cards={set.length} words={words} onPlan={setPlan} />
      <div class="actions">
        <Button onClick={() => onCards(set, test)}>{words('card.play')}</Button>
        <Button onClick={save}>{words('card.saveSet')}</Button>
      </div>
      <CopyLink
        label={words('card.setLink')}
        address={towerAddress({ cards: cardsField(set, test) })}
        words={words}
      />
    </>
  );
}

const CardList = ({ set, words, onSet }: Pick<SetProps, 'set' | 'words' | 'onSet'>) => (
  <>
    <p>{words('card.set', { n: set.length })}</p>
    <ol>
      {set.map(({ title, setup }, i) => (
        <li key={i}>
          {title || words('card')} ({sizedText(words, setup)}){' '}
          <Button
            aria-label={words('card.removeThis', { n: i + 1 })}
            onClick={() => onSet(set.filter((_, other) => other !== i))}
          >
            {words('card.remove')}
          </Button>
        </li>
      ))}
    </ol>
  </>
);

interface TestFormProps {
  readonly plan: TestPlan | null;
  /** The number of cards of the set. */
  readonly cards: number;
  readonly words: Words;
  onPlan(plan: TestPlan | null): void;
}

/** The choice to run a set as a timed test, and its settings. */
const TestForm = ({ plan, cards, words, onPlan }: TestFormProps) => (
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
        onValue(Number.isNaN(valueAsNumber) ? null : clamp(Math.round(valueAsNumber), least, most))
      }
    />
  </label>
);
