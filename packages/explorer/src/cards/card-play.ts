import { scoreRun } from '../runs/score.js';
import { phraseText } from '../shell/phrase.js';
import { beginPlay, type PlayAction, reducePlay, type TowerPlay } from '../towers/play.js';
import type { Run } from '../towers/run.js';
import { begin } from '../towers/session.js';
import type { Words } from '../words/words.js';

/** The play of a card after an action. A solved card is not restarted but gets a new run. */
export function reduceCard(play: TowerPlay, action: PlayAction, clock: number): TowerPlay {
  if (action.type !== 'restart' || !scoreRun(play.run).solved)
    return reducePlay(play, action, clock);
  const { game } = play;
  const again = { ...game, session: begin(game.session.start) };
  return { ...beginPlay(again, clock), said: { phrase: { key: 'card.again' }, shown: false } };
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
