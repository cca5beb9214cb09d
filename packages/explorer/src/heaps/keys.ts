import type { Command } from '../shell/commands.js';
import { keyLabels, keysOf } from '../shell/commands.js';
import type { Words } from '../words/words.js';
import type { HeapsState } from './heaps-state.js';
import { undo } from './play.js';
import type { HeapsAction } from './reducer.js';

const letters = {
  undo: 'Z',
  redo: 'Y',
  restart: 'R',
  hint: 'H',
  next: 'N',
  winning: 'W',
} as const;
const names = Object.keys(letters) as (keyof typeof letters)[];

/** The commands that have a letter. */
export const lettered = (
  { winning, playing, game: { table, play } }: HeapsState,
  words: Words,
): Command<HeapsAction>[] => [
  ...names.map((name) => ({
    disabled:
      (name === 'undo' && undo(table, play) === play) ||
      (name === 'redo' && play.at === play.steps.length - 1),
    label: words(name === 'winning' || name === 'next' ? `heaps.${name}` : name),
    key: letters[name],
    action: { type: name },
    expanded: name === 'winning' ? winning : undefined,
  })),
  {
    label: words(playing ? 'block.pause' : 'watch'),
    key: 'P',
    action: { type: 'replay' },
    pressed: playing,
  },
];

/** True for what gives the answer of a position away. */
export const isAnswer = ({ type }: HeapsAction): boolean =>
  type === 'hint' || type === 'next' || type === 'winning' || type === 'replay';

/** The actions of all keys of the view. */
export const keyActions = (
  commands: readonly Command<HeapsAction>[],
): Record<string, HeapsAction> => ({
  ...keysOf(commands),
  ...Object.fromEntries(
    Array.from({ length: 10 }, (_, n) => [String(n), { type: 'digit', n } as const]),
  ),
  enter: { type: 'take' },
  escape: { type: 'clear' },
  ',': { type: 'anotherHeap' },
  arrowleft: { type: 'around', way: -1 },
  arrowright: { type: 'around', way: 1 },
  arrowup: { type: 'stepAmount', up: true },
  arrowdown: { type: 'stepAmount', up: false },
});

/** The entries of the list of keys. */
export function helpKeys(
  commands: readonly Command<HeapsAction>[],
  { game: { table } }: HeapsState,
  words: Words,
): (readonly [string, string])[] {
  const several = table.start.heaps.length > 1;
  return [
    ['0–9', words('heaps.keys.digits')],
    ...(several ? [['← →', words('heaps.keys.heap')] as const] : []),
    ['↑ ↓', words('heaps.keys.amount')],
    ...(table.rules.heapsPerMove > 1 ? [[',', words('heaps.keys.comma')] as const] : []),
    ['Enter', words('heaps.take')],
    ['Esc', words('path.clear')],
    ...keyLabels(commands),
  ];
}
