import { boardMarks, pieceStyle } from '@manaus/plot';
import { MarkView } from '../shell/mark-view.js';
import { phraseText } from '../shell/phrase.js';
import type { Words } from '../words/words.js';
import { howItGoes } from './how.js';
import type { TowerGame } from './tower-game.js';
import { tallest, type World } from './world.js';

/** The rules of a tower in sentences, and its goal as a picture. */
export function HowView({
  game: { setup, world },
  words,
}: {
  readonly game: TowerGame;
  readonly words: Words;
}) {
  return (
    <details class="tower-how" open>
      <summary>{words('how')}</summary>
      <div>
        <ul>
          {howItGoes(setup, world).map((sentence) => (
            <li key={sentence.key}>{phraseText(sentence, words)}</li>
          ))}
        </ul>
        <GoalView world={world} words={words} />
      </div>
    </details>
  );
}

/** The goal as a picture. */
export function GoalView({
  world: { rules, goals, state, label },
  words,
}: {
  readonly world: World;
  readonly words: Words;
}) {
  const [width, disc] = [60 * rules.capacities.length, 14];
  const base = tallest(rules) * disc + 10;
  const marks = boardMarks(rules, state(goals[0]), pieceStyle(rules), { x: 0, base, width, disc });
  return (
    <figure class="tower-goal">
      <svg width={width} height={base + 8} viewBox={`0 0 ${width} ${base + 8}`} aria-hidden="true">
        {marks.map((mark, i) => (
          <MarkView key={i} mark={mark} />
        ))}
      </svg>
      <figcaption>
        {words('goal')}: {label(goals[0])}
      </figcaption>
    </figure>
  );
}
