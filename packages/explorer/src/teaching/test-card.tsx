import { useState } from 'preact/hooks';
import type { Card } from './card.js';
import type { TestPlan } from './test-plan.js';
import { TestReady } from './test-ready.js';
import { TestTrial } from './test-trial.js';
import type { Deck, DeckProps } from './use-deck.js';

interface TestCardProps extends Pick<DeckProps, 'cards' | 'words' | 'said' | 'say'> {
  readonly deck: Deck;
  readonly card: Card;
  readonly plan: TestPlan;
}

/** A card of a test: what is said before it, then, when the participant begins, the card. */
export function TestCard({ cards, deck, card, plan, words, said, say }: TestCardProps) {
  const { at, setAt, heading, record } = deck;
  const [isShown, setShown] = useState(false);
  const end = () => {
    setAt(at + 1);
    setShown(false);
  };
  return (
    <div class="card test">
      <h1 ref={heading} tabIndex={-1} class="unseen">
        {words('test')}
      </h1>
      {isShown ? (
        <TestTrial
          key={at}
          card={card}
          seconds={plan.seconds}
          words={words}
          said={said}
          say={say}
          onPlay={(play) => record(at, play)}
          onEnd={end}
        />
      ) : (
        <TestReady
          at={at}
          of={cards.length}
          plan={plan}
          words={words}
          onStart={() => setShown(true)}
        />
      )}
    </div>
  );
}
