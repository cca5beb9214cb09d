import { InputError } from '@manaus/core';
import { requireKind } from '@manaus/core/internals';
import type { Game } from '../game.js';
import { requireHeaps } from '../requirements.js';
import { type HeapRule, type Heaps, type Remains, soundRule, type UnnamedRule } from './rule.js';

export type { HeapRule, Heaps, Remains, UnnamedRule } from './rule.js';

/** The objects in all heaps together. */
export const objectsIn = (heaps: Heaps): number => heaps.reduce((sum, heap) => sum + heap, 0);

/** A game in which every move is a move in one heap, with the rule for a single heap. */
export interface RuleGame<Left extends Remains = Remains> extends Game<Heaps> {
  readonly rule: HeapRule<Left>;
}

/**
 * The game of a rule whose answers need no check: a move is a move in one heap, which leaves the
 * others as they are.
 *
 * Labels are the heaps, `3,5,7`. In normal play, and in nim-sums, a position is the sum of its
 * heaps.
 */
export function gameOf<Left extends Remains>(rule: HeapRule<Left>): RuleGame<Left> {
  const known = soundRule(rule);
  const place = `games/${rule.name}`;
  return {
    name: rule.name,
    rule: known,
    convention: 'normal',
    notation: heapNotation,
    options: (heaps) => optionsOf(known, requireHeaps(place, heaps)),
    height: (heaps) => height(requireHeaps(place, heaps)),
  };
}

const optionsOf = (rule: UnnamedRule, heaps: Heaps): Heaps[] =>
  movedInOne(heaps, (heap) => rule.options(heap));

/** The heaps after moves in one of them, by what those leave of a heap in its place. */
export const movedInOne = (
  heaps: Heaps,
  leftOf: (heap: number, place: number) => readonly Remains[],
): Heaps[] =>
  heaps.flatMap((heap, place) => leftOf(heap, place).map((left) => replaced(heaps, place, left)));

/** Twice each heap minus one: falls also where a heap is only parted. */
const height = (heaps: Heaps): number => objectsIn(heaps.map((heap) => Math.max(0, 2 * heap - 1)));

/** The heaps with one of them replaced by what is left of it. */
export const replaced = (heaps: Heaps, place: number, left: Remains): Heaps => [
  ...heaps.slice(0, place),
  ...[left].flat(),
  ...heaps.slice(place + 1),
];

/** Labels of heaps: whole numbers separated by commas. */
export const heapNotation = {
  format: (heaps: Heaps) => requireHeaps('games/heaps', heaps, 'position').join(','),
  parse: parseHeaps,
};

/** Heap by heap: one expression for all of them would overflow its stack on long texts. */
function parseHeaps(text: string): Heaps {
  const parts = requireKind('games/heaps', 'position', 'text', text).split(',');
  const heaps = parts.map(Number);
  if (parts.every(isNumeral) && heaps.every(Number.isSafeInteger)) return heaps;
  throw new InputError('games/heaps', 'position', 'heaps', { got: text });
}

const isNumeral = (part: string): boolean => /^\s*\d+\s*$/.test(part);
