import { InputError } from '@manaus/core';
import { requireKind, requireOptions, requireShape } from '@manaus/core/internals';
import { fibonacciEntry } from './fibonacci.js';
import { halvingEntry } from './halving.js';
import type { HeapGame, HeapGameEntry, HeapParameters } from './heap-game.js';
import { allButEntry, primesEntry, squaresEntry } from './infinite.js';
import { mooreEntry } from './moore.js';
import { nimEntry } from './nim.js';
import {
  codeEntry,
  grundyEntry,
  isCode,
  namedCodeEntries,
  takingAndBreakingEntry,
} from './octal/octal.js';
import type { FibonacciPosition } from './positions.js';
import type { HeapRule } from './rule.js';
import { ruleEntry } from './rule-game.js';
import { nim21Entry, subtractionEntry } from './subtraction/subtraction.js';
import { wythoffEntry } from './wythoff.js';

const place = 'games/heap-game';

/** The heap games by name, in the order in which the command line and the page list them. */
export const heapGames: readonly HeapGameEntry[] = [
  nimEntry,
  mooreEntry,
  wythoffEntry,
  subtractionEntry,
  nim21Entry,
  halvingEntry,
  fibonacciEntry,
  takingAndBreakingEntry,
  ...namedCodeEntries,
  grundyEntry,
  allButEntry,
  squaresEntry,
  primesEntry,
];

/**
 * A heap game by its name (`nim`, `kayles`; all are in `heapGames`), by its octal or hexadecimal
 * code (`0.77`), by an entry of a registry of your own, or by a rule of your own: a function from a
 * heap to what a move can leave of it, a list of heaps or of lists of heaps.
 *
 * Named games are answered by what is known of them; a rule of your own by nim-sums of the values
 * of single heaps, and misère play by a search of all positions. Where no value of single heaps
 * decides (Moore, Wythoff, Fibonacci), `grundyValue` searches all positions. Throws an `InputError`
 * for an unknown name, a parameter that the game has not or that is out of bounds, and where a move
 * does not leave less of a heap, once it is asked for.
 *
 * @param parameters of a named game: `set` of `subtraction`, `k` of `moore`, `except` of `all-but`,
 *   `code` of `taking-and-breaking`; by default those of its first game
 *
 * @example
 * ```ts
 * heapGame('nim').winningMoves([3, 5, 7]); // => [[2, 5, 7], [3, 4, 7], [3, 5, 6]]
 * heapGame('kayles').period(); // => { preperiod: 71, period: 12, proved: true, neverRepeats: false, looked: 168 }
 * heapGame('subtraction', { set: [1, 3, 4] }).grundyValues(7); // => [0, 1, 0, 1, 2, 3, 2, 0]
 * heapGame('nim').misere.outcome('1,1'); // => 'N'
 * heapGame('fibonacci').winningMoves([20]); // => [{ heaps: [18], limit: 4 }]
 * const takeOneOrHalf = heapGame((heap) => [...new Set([heap - 1, Math.floor(heap / 2)])].filter((left) => left >= 0 && left < heap));
 * takeOneOrHalf.grundyValue([3, 4]); // => 3
 * ```
 */
export function heapGame(
  game: 'fibonacci',
  parameters?: HeapParameters,
): HeapGame<FibonacciPosition>;
export function heapGame(
  game: string | HeapGameEntry | HeapRule | HeapRule['options'],
  parameters?: HeapParameters,
): HeapGame;
export function heapGame(
  game: string | HeapGameEntry | HeapRule | HeapRule['options'],
  given: HeapParameters = {},
): HeapGame | HeapGame<FibonacciPosition> {
  const entry = entryFor(game);
  requireOptions(
    place,
    entry.parameters.map(({ name }) => name),
    given,
  );
  const initial = entry.parameters.map((each) => [each.name, each.initial]);
  return entry.game({ ...Object.fromEntries(initial), ...given }) as HeapGame;
}

function entryFor(game: string | HeapGameEntry | HeapRule | HeapRule['options']): HeapGameEntry {
  if (typeof game === 'function') return ruleEntry({ name: game.name || 'rule', options: game });
  if (typeof game === 'string') {
    const known = heapGames.find(({ name }) => name === game);
    if (known !== undefined) return known;
    if (isCode(game)) return codeEntry(game);
    const names = [...heapGames.map(({ name }) => name), 'a code such as 0.77'];
    throw new InputError(place, 'game', 'oneOf', { names, got: game });
  }
  if (typeof game === 'object' && game !== null && 'game' in game) {
    requireShape(place, 'game', game, ['name', 'parameters', 'game']);
    requireKind(place, 'game', 'function', game.game);
    return game;
  }
  requireShape(place, 'game', game, ['name', 'options']);
  requireKind(place, 'name', 'text', game.name);
  return ruleEntry(game);
}
