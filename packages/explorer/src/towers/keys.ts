import { playCommands } from '../play/commands.js';
import { type Command, keyLabels } from '../shell/commands.js';
import type { Words } from '../words/words.js';
import type { Scene } from './graph-scene.js';
import type { TowersAction, TowersState } from './reducer.js';
import type { World } from './world.js';

const directions = {
  arrowleft: { x: -1, y: 0 },
  arrowright: { x: 1, y: 0 },
  arrowup: { x: 0, y: -1 },
  arrowdown: { x: 0, y: 1 },
} as const;

/** The commands of the towers; those that would do nothing cannot be pressed. */
export function commandsOf(
  { game: { history }, playing }: TowersState,
  words: Words,
): Command<TowersAction>[] {
  const { undo, redo, restart, hint, next, replay } = playCommands({ history, playing }, words);
  const isBegun = history.entries.length > 1;
  return [undo, redo, { ...restart, disabled: !isBegun }, hint, next, replay];
}

/** The keys of the pegs: the digit of a peg's name, and for two more the signs beside them. */
const PEG_KEYS = [...'0123456789-='];

/** The key of a peg; a document may have more pegs than there are keys. */
export const pegKey = (peg: number): string | undefined => PEG_KEYS[peg];

/** The keys that lift the top disc of a peg, or put the lifted one on it. */
export const pegKeys = ({ rules }: World): Record<string, TowersAction> =>
  Object.fromEntries(
    PEG_KEYS.slice(0, rules.capacities.length).map((key, peg) => [
      key,
      { type: 'pick', peg } as const,
    ]),
  );

/** The entry of the peg keys in the list of keys. */
export function pegKeysLabel({ rules }: World, words: Words): readonly [string, string] {
  const pegs = rules.capacities.length;
  const last = Math.min(PEG_KEYS.indexOf('9'), pegs - 1);
  return [[`0–${last}`, ...PEG_KEYS.slice(last + 1, pegs)].join(' '), words('help.pegs')];
}

/** The entries of the list of keys. */
export const helpKeys = (
  commands: readonly Command<TowersAction>[],
  world: World,
  words: Words,
): (readonly [string, string])[] => [
  pegKeysLabel(world, words),
  ['← ↑ → ↓', words('help.arrows')],
  ...keyLabels(commands),
];

/** The arrow keys: a step along an edge of the drawing. */
export const arrowKeys = (scene: Scene): Record<string, TowersAction> =>
  Object.fromEntries(
    Object.entries(directions).map(([key, direction]) => [
      key,
      { type: 'walk', scene, direction } as const,
    ]),
  );
