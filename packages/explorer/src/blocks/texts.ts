import type { Letter } from '@manaus/blocks';
import { textOr, type Words } from '../words/words.js';
import { stanceHere } from './cells.js';
import type { Outlook } from './outlook.js';
import { type BlocksState, type Note, noteIn, outlookIn } from './reducer.js';

/** A sentence about the way to the win. */
export function outlookText(outlook: Outlook, words: Words): string {
  if (outlook.kind === 'way') return words('block.distance', { n: outlook.way.length });
  return words(`block.${outlook.kind}`);
}

const keys = { U: '↑', L: '←', D: '↓', R: '→' } as const;

/** A move and its arrow key: on a board from the side, up is up to the right. */
const moveText = (letter: Letter, words: Words): string =>
  letter === '_' ? words('block.move._') : `${words(`block.move.${letter}`)} (${keys[letter]})`;

/** A note in words. */
export function noteText(note: Note, words: Words): string {
  if (note.kind === 'outlook') return outlookText(note.outlook, words);
  const move = moveText(note.letter, words);
  if (note.kind === 'illegal') return words('block.illegal', { move });
  return words('block.hintSaid', { move, why: words('block.hintWhy', { n: note.left }) });
}

const actions = {
  move: null,
  undo: 'undo',
  redo: 'redo',
  restart: 'restart',
  path: 'block.jump',
  revisited: 'revisited',
} as const;

/**
 * The last announcement of a state in words: a note, or the position shown with the action that led
 * there, the stance of the piece, and the way to the win where it is known.
 */
export function saidText(state: BlocksState, words: Words): string {
  if (state.said?.kind !== 'shown') {
    const note = state.said && noteIn(state);
    return note ? noteText(note, words) : '';
  }
  const action = actions[state.said.by];
  const outlook = outlookIn(state);
  const isKnown = outlook.kind !== 'searching' && outlook.kind !== 'unknown';
  return [
    action === null ? '' : words(action),
    stanceHere(state.game, words),
    isKnown ? outlookText(outlook, words) : '',
  ].join(' ');
}

/** The name of a level of the project; one that the page has no words for keeps its own. */
export const levelText = (file: string, name: string, words: Words): string =>
  textOr(words, `level.${file}`, name);

/** The name under which it is kept that a level was won. */
export const levelDone = (file: string): string => `level/${file}`;
