import { levelTexts as randomTexts } from '@manaus/testing/level-texts';
import fc from 'fast-check';
import { levelTexts } from '../../src/blocks/levels.js';
import { type BlockPlay, makeMove, playOf } from '../../src/blocks/play.js';
import * as history from '../../src/play/history.js';

/** The levels of the page, each with its text. */
export const own = [...levelTexts];

/** A play of a random level, after moves that are legal in it. */
export const anyPlay = fc
  .tuple(randomTexts(), fc.array(fc.nat(4), { maxLength: 12 }))
  .map(([text, wishes]) =>
    wishes.reduce((play, wish) => {
      const { letters } = play.game;
      return makeMove(play, letters[wish % letters.length]) ?? play;
    }, playOf(text)),
  );

/** A play with another entry of its history shown. */
export const undo = (play: BlockPlay) => ({ ...play, history: history.undo(play.history) });
export const redo = (play: BlockPlay) => ({ ...play, history: history.redo(play.history) });
export const restart = (play: BlockPlay) => ({ ...play, history: history.restart(play.history) });
export const showStep = (play: BlockPlay, at: number) => ({
  ...play,
  history: history.showStep(play.history, at),
});
