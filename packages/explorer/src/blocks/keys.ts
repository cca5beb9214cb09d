import { type Command, keyLabels, keysOf } from '../shell/commands.js';
import type { Words } from '../words/words.js';
import { type BlockPlay, redo, undo } from './play.js';
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
export const commandsOf = (
  { playing, numbered, game }: BlocksState,
  words: Words,
): Command<BlocksAction>[] => [
  { label: words('undo'), key: 'Z', action: { type: 'undo' }, disabled: undo(game) === game },
  { label: words('redo'), key: 'Y', action: { type: 'redo' }, disabled: redo(game) === game },
  { label: words('restart'), key: 'R', action: { type: 'restart' } },
  { label: words('hint'), key: 'H', action: { type: 'hint' } },
  { label: words('block.step'), key: 'N', action: { type: 'step' } },
  {
    label: words(playing ? 'block.pause' : 'block.play'),
    key: 'P',
    action: { type: 'replay' },
  },
  { label: words('block.numbered'), action: { type: 'numbered' }, pressed: numbered },
];

/** True for what gives the way to the win away. */
export const isAnswer = ({ type }: BlocksAction): boolean =>
  type === 'hint' || type === 'step' || type === 'replay';

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
