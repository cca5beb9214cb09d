import type { Command } from '../shell/commands.js';
import type { Key, Words } from '../words/words.js';
import { canRedo, type History, undo } from './history.js';
import type { PlayAction } from './play-game.js';

const letters = { undo: 'Z', redo: 'Y', restart: 'R', hint: 'H', next: 'N' } as const;

/** A command that every game knows, with its letter. */
export const letterCommand = (
  name: keyof typeof letters,
  words: Words,
  label: Key = name,
): Command<PlayAction> => ({
  label: words(label),
  key: letters[name],
  action: { type: name },
});

interface Shown<Entry> {
  readonly history: History<Entry>;
  readonly playing: boolean;
  isStop?(entry: Entry): boolean;
}

/** The names of a game for a best move, and for the showing of all of them. */
interface Names {
  readonly next?: Key;
  readonly replay?: Key;
}

/** The commands of a game, in their order; an undo or a redo without effect cannot be pressed. */
export const playCommands = <Entry>(
  { history, playing, isStop }: Shown<Entry>,
  words: Words,
  { next = 'next', replay = 'watch' }: Names = {},
): Readonly<Record<keyof typeof letters | 'replay', Command<PlayAction>>> => ({
  undo: { ...letterCommand('undo', words), disabled: undo(history, isStop) === history },
  redo: { ...letterCommand('redo', words), disabled: !canRedo(history) },
  restart: letterCommand('restart', words),
  hint: letterCommand('hint', words),
  next: letterCommand('next', words, next),
  replay: {
    label: words(playing ? 'block.pause' : replay),
    key: 'P',
    action: { type: 'replay' },
    pressed: playing,
  },
});

const answers: readonly string[] = ['hint', 'next', 'winning', 'replay'];

/** True for what gives the answer of a position away. */
export const isAnswer = ({ type }: { readonly type: string }): boolean => answers.includes(type);
