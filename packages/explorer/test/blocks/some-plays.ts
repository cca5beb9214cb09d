import fc from 'fast-check';
import { levelTexts as randomTexts } from '../../../blocks/test/level-texts.js';
import { levelTexts } from '../../src/blocks/levels.js';
import { moved, playOf } from '../../src/blocks/play.js';

/** The levels of the page, each with its text. */
export const own = [...levelTexts];

/** A play of a random level, after moves that are legal in it. */
export const anyPlay = fc
  .tuple(randomTexts(), fc.array(fc.nat(4), { maxLength: 12 }))
  .map(([text, wishes]) =>
    wishes.reduce((play, wish) => {
      const { letters } = play.game;
      return moved(play, letters[wish % letters.length]) ?? play;
    }, playOf(text)),
  );
