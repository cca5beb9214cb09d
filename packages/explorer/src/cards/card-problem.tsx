import { phraseText } from '../shell/phrase.js';
import { howItGoes } from '../towers/how.js';
import { GoalView } from '../towers/how-view.js';
import type { World } from '../towers/world.js';
import type { Words } from '../words/words.js';
import type { Card } from './card.js';

interface ProblemProps {
  readonly card: Card;
  readonly world: World;
  readonly words: Words;
}

/** The problem of a card: instruction, rules and goal; nothing about which states are good. */
export function CardProblem({ card, world, words }: ProblemProps) {
  const sentences = howItGoes(card.setup, world).filter(
    ({ key }) => key !== 'how.bad' && key !== 'how.noBad',
  );
  return (
    <div class="card-problem">
      <div>
        {card.instruction === '' ? null : <p class="card-instruction">{card.instruction}</p>}
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence.key}>{phraseText(sentence, words)}</li>
          ))}
        </ul>
      </div>
      <GoalView world={world} words={words} />
    </div>
  );
}
