import { type BloxorzLevel, type BloxorzState, type BobbinLevel, bloxorz } from '@manaus/blocks';
import { packedBloxorz } from '@manaus/blocks/internals';
import { tally } from '@manaus/core/internals';
import { type Effort, general, type Words } from '../../check/index.js';
import { explore } from './block-search.js';
import { isSwitch, isTeleport, matrixOf } from './bloxorz-matrix.js';
import { below, drawn } from './draws.js';
import { directiveWords } from './level-function.js';
import { explorePacked, nextCodes } from './packed-search.js';
import { type Elements, randomBloxorz } from './random-blocks.js';
import { randomBobbin } from './random-bobbin.js';

/** The number of random levels on which a definition is tried. */
export const levelsOf = (effort: Effort): number => (effort === 'quick' ? 300 : 5000);

/** Random levels of Bloxorz: without elements, with them, and without teleports. */
export function bloxorzLevels(
  effort: Effort,
  elements: Elements = { switches: true, teleports: true },
): BloxorzLevel[] {
  const kinds = [{}, elements, { ...elements, teleports: false }];
  return drawn(3, levelsOf(effort), (random, i) =>
    randomBloxorz(2 + below(random, 4), 1 + below(random, 4), random, kinds[i % 3]),
  );
}

/** Random levels of Bobbin 3D with no, one or two stars. */
export const bobbinLevels = (effort: Effort): BobbinLevel[] =>
  drawn(5, levelsOf(effort), (random, i) =>
    randomBobbin(2 + below(random, 4), 2 + below(random, 3), random, i % 3),
  );

/** The values of f that are switches, as Definition 3.1 writes them. */
export const switchValues = (level: BloxorzLevel) => matrixOf(level).flat().filter(isSwitch);

/** The values of f that are teleports. */
export const teleportValues = (level: BloxorzLevel) => matrixOf(level).flat().filter(isTeleport);

/**
 * True if no switch opens a bridge, read from the text of a level: each closes, or flips once,
 * alone, bridges that are open.
 */
export function onlyClosesByText(level: BloxorzLevel): boolean {
  // The open bridges that one switch alone works, read from the text of a level.
  const times = tally(workedByText(level).map(([, name]) => name));
  const once = directiveWords(level, 'bridge').flatMap(([, name, how]) =>
    how === 'open' && times.get(name) === 1 ? [name] : [],
  );
  return workedByText(level).every(
    ([effect, name]) => effect === 'close' || (effect === 'non-alternating' && once.includes(name)),
  );
}

/** The effect of each switch on each of its bridges, read from the text of a level. */
const workedByText = (level: BloxorzLevel) =>
  directiveWords(level, 'switch').flatMap(([, , , effect, ...bridges]) =>
    bridges.map((name) => [effect, name] as const),
  );

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
    nextCodes(game, code).some((next) => opensBetween(game.unpack(code), game.unpack(next))),
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
