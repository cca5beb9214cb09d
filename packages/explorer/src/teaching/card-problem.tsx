import { phrasesText, phraseText } from '../shell/phrase.js';
import { howItGoes, taskOf } from '../towers/how.js';
import { GoalView } from '../towers/how-view.js';
import type { World } from '../towers/world.js';
import type { Words } from '../words/words.js';
import type { Card } from './card.js';
import { Instruction } from './instruction.js';

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
  // How far the start is from the goal is not told before the end.
  const start = world.vertex(card.start);
  const task = taskOf(card.setup, world, start).filter(({ key }) => key !== 'task.far');
  return (
    <div class="card-problem">
      <div>
        <Instruction card={card} />
        <p class="card-task">{phrasesText(task, words)}</p>
        <details>
          <summary>{words('how')}</summary>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence.key}>{phraseText(sentence, words)}</li>
            ))}
          </ul>
        </details>
      </div>
      <GoalView world={world} words={words} />
    </div>
  );
}
