import { scoreRun } from '../runs/score.js';
import { phraseText } from '../shell/phrase.js';
import { beginPlay, type PlayAction, reducePlay, type TowerPlay } from '../towers/play.js';
import type { Run } from '../towers/run.js';
import { begin, current, revisited } from '../towers/session.js';
import { vertexIn } from '../towers/world.js';
import type { Words } from '../words/words.js';

/** The play of a card, and the one before it that had solved the card. */
export interface CardPlay extends TowerPlay {
  readonly earlier?: CardPlay;
}

/** The play of a card after an action. A solved card is not restarted but gets a new run. */
export function reduceCard(play: CardPlay, action: PlayAction, clock: number): CardPlay {
  const isAgain = action.type === 'restart' && scoreRun(play.run).solved;
  return isAgain ? playedAgain(play, clock) : reducePlay(play, action, clock);
}

const playedAgain = (play: CardPlay, clock: number): CardPlay => ({
  ...beginPlay({ ...play.game, session: begin(play.game.session.start) }, clock),
  said: { phrase: { key: 'card.again' }, shown: false },
  earlier: play,
});

/**
 * The play at the position of an address, the start by default, where it or an earlier one has come
 * by it.
 */
export function playAt(play: CardPlay, label: string | undefined, clock: number): CardPlay {
  const { world, session } = play.game;
  const vertex = label === undefined ? session.start : vertexIn(world, label);
  if (vertex === null || vertex === current(session)) return play;
  if (revisited(session, vertex) !== null)
    return reducePlay(play, { type: 'revisit', vertex }, clock);
  const earlier = play.earlier && playAt(play.earlier, label, clock);
  return earlier === undefined || current(earlier.game.session) !== vertex ? play : earlier;
}

/** The last announcement of a play in words; at the goal with what came of the run. */
export function saidText({ said, run }: TowerPlay, words: Words): string {
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
