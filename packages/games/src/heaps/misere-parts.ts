import { InputError } from '@manaus/core';
import type { Strategy } from '../game.js';
import { gameSolver } from '../game-solver.js';
import { gameOf, type Heaps, heapNotation, objectsIn, type UnnamedRule } from './heap-game.js';

/** Heaps of this many objects together have 28,629 positions below them at most. */
const MOST_OBJECTS = 30;

/**
 * Misère play of a game whose moves may part heaps: every position that can be reached, up to the
 * order of the heaps.
 *
 * Throws an `InputError` for more than 30 objects in heaps that still have a move.
 *
 * @example
 * ```ts
 * [...misereParts(octal('0.77').rule).winningMoves([2, 1])]; // => [[0, 1]]
 * ```
 */
export function misereParts(rule: UnnamedRule): Strategy<Heaps> {
  const { options } = gameOf({ ...rule, name: 'parts' });
  const kept = (heaps: Heaps) => live(rule, heaps);
  const solver = gameSolver<Heaps>({
    convention: 'misere',
    notation: heapNotation,
    options: (heaps) => options(heaps).map(kept),
  });
  const outcome = (heaps: Heaps) => solver.outcome(requireFew(kept(heaps)));
  return {
    outcome,
    winningMoves(heaps) {
      requireFew(kept(heaps));
      return options(heaps).filter((left) => outcome(left) === 'P');
    },
  };
}

/** The heaps that have a move, in order: the others change nothing. */
const live = (rule: UnnamedRule, heaps: Heaps): Heaps =>
  heaps.filter((heap) => rule.options(heap).length > 0).sort((a, b) => a - b);

function requireFew(heaps: Heaps): Heaps {
  const got = objectsIn(heaps);
  if (got <= MOST_OBJECTS) return heaps;
  throw new InputError('games/misere-parts', 'heaps', 'misereObjects', { most: MOST_OBJECTS, got });
}
