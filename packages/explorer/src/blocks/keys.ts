import { playCommands } from '../play/commands.js';
import { type Command, keyLabels, keysOf } from '../shell/commands.js';
import type { Words } from '../words/words.js';
import type { BlockPlay } from './play.js';
import type { BlocksAction, BlocksState } from './reducer.js';

const moves = {
  arrowleft: 'L',
  arrowright: 'R',
  arrowup: 'U',
  arrowdown: 'D',
  x: '_',
  _: '_',
} as const;

/** The commands of the view. */
export function commandsOf(
  { playing, numbered, game: { history } }: BlocksState,
  words: Words,
): Command<BlocksAction>[] {
  const { undo, redo, restart, hint, next, replay } = playCommands({ history, playing }, words, {
    next: 'block.step',
    replay: 'block.play',
  });
  return [
    ...[undo, redo, restart, hint, next, { ...replay, pressed: undefined }],
    { label: words('block.numbered'), action: { type: 'numbered' }, pressed: numbered },
  ];
}

/** The actions of all keys of the view. */
export const keyActions = (
  commands: readonly Command<BlocksAction>[],
): Record<string, BlocksAction> => ({
  ...keysOf(commands),
  ...Object.fromEntries(
    Object.entries(moves).map(([key, letter]) => [key, { type: 'move', letter } as const]),
  ),
});

/** The entries of the list of keys. */
export const helpKeys = (
  commands: readonly Command<BlocksAction>[],
  { game }: BlockPlay,
  words: Words,
): (readonly [string, string])[] => [
  ['← ↑ ↓ →', words('block.help.arrows')],
  ...keyLabels(commands),
  ...(game.letters.includes('_') ? [['X', words('block.move._')] as const] : []),
];
