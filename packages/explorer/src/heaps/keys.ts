import { playCommands } from '../play/commands.js';
import { type Command, keyLabels, keysOf } from '../shell/commands.js';
import type { Words } from '../words/words.js';
import type { HeapsState } from './heaps-state.js';
import { isPerson, type Step } from './play.js';
import type { HeapsAction } from './reducer.js';

/** The commands of the view. */
export function commandsOf(
  { winning, playing, game: { table, history } }: HeapsState,
  words: Words,
): Command<HeapsAction>[] {
  const isStop = ({ turn }: Step) => isPerson(table, turn);
  const { undo, redo, restart, hint, next, replay } = playCommands(
    { history, playing, isStop },
    words,
    { next: 'heaps.next' },
  );
  const list: Command<HeapsAction> = {
    label: words('heaps.winning'),
    key: 'W',
    action: { type: 'winning' },
    expanded: winning,
  };
  return [undo, redo, restart, hint, next, list, replay];
}

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
