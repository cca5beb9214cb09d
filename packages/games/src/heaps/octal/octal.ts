import { gameOf, type Heaps, objectsIn, type Remains, type RuleGame } from '../heap-game.js';
import { type BreakingRule, breakingRule } from './code.js';

/**
 * A taking-and-breaking game by its code: digit k behind the point tells into how many non-empty
 * heaps the rest may be parted after k are taken from a heap, 1 for none, 2 for one, 4 for two, 8
 * for three, added up. The digit before the point is that of a move that takes nothing.
 *
 * `0.77` is Kayles, `0.137` Dawson's chess; `4!.0`, parting a heap into two unequal ones, is
 * Grundy's game. Throws an `InputError` if the text is not a code. Source: [guy1956],
 * [berlekamp2001, chapter 4].
 *
 * @example
 * ```ts
 * octal('0.77').options([3]); // => [[2], [1, 1], [1]]
 * octal('4!.0').options([5]); // => [[1, 4], [2, 3]]
 * ```
 */
export function octal(code: string): RuleGame {
  const rule = breakingRule(code);
  return gameOf({
    name: rule.code,
    options: (heap) => rule.digits.flatMap((_, taken) => [...remainsAfter(rule, heap, taken)]),
    leaves: (heap, parts) => mayLeave(rule, heap, parts),
  });
}

/** True if a move may leave these heaps: as many as the digit of what it takes allows. */
function mayLeave({ digits, unequal }: BreakingRule, heap: number, parts: Heaps): boolean {
  const taken = heap - objectsIn(parts);
  const left = parts.filter((part) => part > 0).length;
  if (left < parts.length && parts.length > 1) return false;
  if (taken === 0 && unequal && parts[0] === parts[1]) return false;
  return taken >= 0 && taken < digits.length && ((digits[taken] >> left) & 1) === 1;
}

/** The remains of a heap after moves that take a given number; parts are in ascending order. */
export function* remainsAfter(
  { digits, unequal }: BreakingRule,
  heap: number,
  taken: number,
): Generator<Remains> {
  const [digit, rest] = [digits[taken], heap - taken];
  if (rest === 0 && digit & 1) yield 0;
  if (rest > 0 && digit & 2) yield rest;
  if (digit & 4) yield* pairs(rest, 1, taken === 0 && unequal ? 1 : 0);
  if (digit & 8) yield* triples(rest);
}

/** The ways to part a number into two, the first at least `least`, the second more by `gap`. */
function* pairs(total: number, least: number, gap = 0): Generator<[number, number]> {
  for (let part = least; 2 * part + gap <= total; part++) yield [part, total - part];
}

function* triples(total: number): Generator<[number, number, number]> {
  for (let part = 1; 3 * part <= total; part++)
    for (const [second, third] of pairs(total - part, part)) yield [part, second, third];
}
