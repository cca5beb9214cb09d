import {
  type BloxorzLevel,
  type BloxorzState,
  type BobbinLevel,
  bloxorz,
  formatLevel,
} from '@manaus/blocks';
import { packedBloxorz } from '@manaus/blocks/internals';
import { seededRandom } from '@manaus/core';
import { type Effort, general, range, type Words } from '../../check/index.js';
import { explore } from './block-search.js';
import { matrixOf } from './bloxorz-matrix.js';
import { explorePacked } from './packed-search.js';
import { type Elements, randomBloxorz } from './random-blocks.js';
import { randomBobbin } from './random-bobbin.js';

/** The number of random levels on which a definition is tried. */
export const levelsOf = (effort: Effort): number => (effort === 'quick' ? 300 : 5000);

/** Random levels of Bloxorz: without elements, with them, and without teleports. */
export function bloxorzLevels(
  effort: Effort,
  elements: Elements = { switches: true, teleports: true },
): BloxorzLevel[] {
  const random = seededRandom(3);
  return range(1, levelsOf(effort)).map((i) => {
    const some = i % 3 === 0 ? {} : i % 3 === 1 ? elements : { ...elements, teleports: false };
    return randomBloxorz(2 + Math.floor(4 * random()), 1 + Math.floor(4 * random()), random, some);
  });
}

/** Random levels of Bobbin 3D with no, one or two stars. */
export function bobbinLevels(effort: Effort): BobbinLevel[] {
  const random = seededRandom(5);
  return range(1, levelsOf(effort)).map((i) =>
    randomBobbin(2 + Math.floor(4 * random()), 2 + Math.floor(3 * random()), random, i % 3),
  );
}

/** The values of f that are switches, as Definition 3.1 writes them. */
export const switchValues = (level: BloxorzLevel) =>
  matrixOf(level)
    .flat()
    .flatMap((value) => (Array.isArray(value) && value.length === 4 ? [value] : []));

/** The values of f that are teleports. */
export const teleportValues = (level: BloxorzLevel) =>
  matrixOf(level)
    .flat()
    .filter((value) => Array.isArray(value) && value.length === 5);

/**
 * True if no switch opens a bridge, read from the text of a level: each closes, or flips once,
 * alone, bridges that are open.
 */
export function onlyClosesByText(level: BloxorzLevel): boolean {
  const lines = formatLevel(level).split('\n');
  const words = (kind: string) =>
    lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.split(' '));
  const open = new Map(words('bridge').map(([, name, how]) => [name, how === 'open']));
  const switches = words('switch');
  return switches.every(([, , , effect, ...bridges]) =>
    bridges.every(
      (name) =>
        effect === 'close' ||
        (effect === 'non-alternating' &&
          open.get(name) === true &&
          switches.filter(([, , , , ...others]) => others.includes(name)).length === 1),
    ),
  );
}

const opensBetween = (before: BloxorzState, after: BloxorzState | null): boolean =>
  after?.closed.some((closed, i) => !closed && before.closed[i]) === true;

/** True if a move on some way through the level opens a bridge: by a search of all states. */
function opens(level: BloxorzLevel): boolean {
  const game = bloxorz(level);
  return explore(game).states.some((state) =>
    game.letters.some((letter) => opensBetween(state, game.move(state, letter))),
  );
}

/** The same by the game in numbers. */
function opensInNumbers(level: BloxorzLevel): boolean {
  const game = packedBloxorz(level);
  return explorePacked(game).codes.some((code) =>
    game.letters.some((_, letter) => {
      const next = game.move(code, letter);
      return next >= 0 && opensBetween(game.unpack(code), game.unpack(next));
    }),
  );
}

/** No press in a search of all states of a level opens a bridge. */
export const noPressOpens = (levels: readonly BloxorzLevel[], checked: Words) =>
  general({
    checked,
    instances: levels,
    stated: () => false,
    methods: { 'search by the rules': opens, 'search in numbers': opensInNumbers },
  });
