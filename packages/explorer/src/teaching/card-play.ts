import { current, historyOf, startOf } from '../play/history.js';
import { phraseText } from '../shell/phrase.js';
import {
  beginPlay,
  reduceTowers,
  type TowersAction,
  type TowersState,
  withPosition,
} from '../towers/reducer.js';
import type { Run } from '../towers/run.js';
import { revisited } from '../towers/visits.js';
import { vertexIn } from '../towers/world.js';
import type { Words } from '../words/words.js';
import { scoreRun } from './score.js';

/** The play of a card, and the one before it that had solved the card. */
export interface CardPlay extends TowersState {
  readonly earlier?: CardPlay;
}

/** The play of a card after an action. A solved card is not restarted but gets a new run. */
export function reduceCard(play: CardPlay, action: TowersAction, clock: number): CardPlay {
  const isAgain = action.type === 'restart' && scoreRun(play.run).solved;
  return isAgain
    ? {
        ...beginPlay({ ...play.game, history: historyOf([startOf(play.game.history)]) }, clock),
        said: { phrase: { key: 'card.again' }, shown: false },
        earlier: play,
      }
    : reduceTowers(play, action, clock);
}

/**
 * The play at the position of an address, the start by default, where it or an earlier one has come
 * by it.
 */
export function playAt(play: CardPlay, label: string | undefined, clock: number): CardPlay {
  const { world, history } = play.game;
  const vertex = label === undefined ? startOf(history) : vertexIn(world, label);
  if (vertex === null || vertex === current(history)) return play;
  const back = revisited(history, vertex);
  if (back !== null) return withPosition(play, back, { key: 'revisited' }, clock);
  const earlier = play.earlier && playAt(play.earlier, label, clock);
  return earlier === undefined || current(earlier.game.history) !== vertex ? play : earlier;
}

/** The last announcement of a play in words; at the goal with what came of the run. */
export function saidText({ said, run }: TowersState, words: Words): string {
  if (said === null) return '';
  const text = phraseText(said.phrase, words);
  return said.shown ? `${text} ${solvedText(run, words)}`.trim() : text;
}

/** The result of a run that reached the goal; an empty text before. */
export function solvedText(run: Run, words: Words): string {
  const { solved, moves, optimum, counts } = scoreRun(run);
  if (!solved) return '';
  const least = optimum === null ? '' : words('card.optimum', { n: optimum });
  const made = counts.jump > 0 ? words('card.jumped') : words('card.solved', { n: moves });
  return `${made} ${least}`.trim();
}
