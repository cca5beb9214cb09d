import { Finish } from '../shell/finish.js';
import type { Onward } from '../shell/view-props.js';
import type { Words } from '../words/words.js';
import type { HeapsGame } from './heaps-game.js';
import { currentStep, winner } from './play.js';
import { whoOf } from './texts.js';

interface EndedProps {
  readonly game: HeapsGame;
  readonly words: Words;
  readonly onward: Onward | null;
  onAgain(): void;
}

/** True if the person on the page has won, or two people have come to the end. */
export function isWon({ table, play }: HeapsGame): boolean {
  const won = winner(table, currentStep(play));
  return won !== null && whoOf(table, won) !== 'opponent';
}

/** The end of a play: who has won, and what may come next. */
export function Ended({ game, words, onward, onAgain }: EndedProps) {
  const { table, play } = game;
  const won = winner(table, currentStep(play));
  if (won === null) return null;
  const who = whoOf(table, won);
  const lost = who === 'opponent';
  return (
    <Finish
      words={words}
      text={`${words(`heaps.won.${who}`)} ${lost ? words('heaps.finish.lost') : ''}`}
      best={!lost}
      onward={lost ? null : onward}
      onAgain={onAgain}
    />
  );
}
