import { Explained } from '../shell/explained.js';
import { phraseText } from '../shell/phrase.js';
import type { Words } from '../words/words.js';
import { BoardPicture } from './board-picture.js';
import { howItGoes } from './how.js';
import type { TowerGame } from './tower-game.js';
import type { World } from './world.js';

interface HowProps {
  readonly game: TowerGame;
  readonly words: Words;
}

/** The rules of a tower in sentences, and its goal as a picture. */
export const HowView = ({ game: { setup, world }, words }: HowProps) => (
  <details class="tower-how">
    <summary>{words('how')}</summary>
    <div>
      <ul>
        {howItGoes(setup, world).map((sentence) => (
          <li key={sentence.key}>
            <Explained text={phraseText(sentence, words)} />
          </li>
        ))}
      </ul>
      <GoalView world={world} words={words} />
    </div>
  </details>
);

interface GoalProps {
  readonly world: World;
  readonly words: Words;
}

/** The goal as a picture. */
export const GoalView = ({ world: { rules, goals, state, label }, words }: GoalProps) => (
  <figure class="tower-goal">
    <BoardPicture rules={rules} state={state(goals[0])} />
    <figcaption>
      {words('goal')} <small>{label(goals[0])}</small>
    </figcaption>
  </figure>
);
