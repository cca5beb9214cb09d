import type { Convention, Strategy } from '../../game.js';
import { digitSum } from '../../mex.js';
import { requireConvention, strategyOfHeaps } from '../../requirements.js';
import type { Heaps, Remains } from '../heap-game.js';
import { misereParts } from '../misere-parts.js';
import { sumStrategy } from '../sum-strategy.js';
import { type BreakingRule, breakingRule } from './code.js';
import { type KnownOctal, knownOctal } from './known-values.js';
import { octal, remainsAfter } from './octal.js';
import { mostCounted } from './period.js';

/**
 * The strategy of a taking-and-breaking game by its code: P if the nim-sum of the values is 0, in
 * normal play.
 *
 * Heaps of any size where the period is proved, else to 10^7. Misère play by `misereParts`, with
 * its limit: there is no simpler way here, as misère quotients are left out. Source: [guy1956].
 *
 * @example
 * ```ts
 * [...octalStrategy('0.77', 'normal').winningMoves([5, 7])]; // => [[1, 3, 7], [5, 5]]
 * octalStrategy('0.77', 'normal').outcome([10 ** 15, 10 ** 15]); // => 'P'
 * ```
 */
export function octalStrategy(code: string, convention: Convention = 'normal'): Strategy<Heaps> {
  const place = 'games/octal-strategy';
  const rule = breakingRule(code);
  requireConvention(place, convention);
  return strategyOfHeaps(place, strategyOf(rule, convention, knownOctal(rule)));
}

/** The same, with what is known of single heaps. */
export const strategyOf = (
  rule: BreakingRule,
  convention: Convention,
  known: KnownOctal,
): Strategy<Heaps> =>
  convention === 'normal'
    ? sumStrategy({
        value: known.value,
        optionsOf: (heap, aim) => remainsOfValue(rule, heap, aim, known),
      })
    : misereParts(octal(rule.code).rule);

/**
 * The remains of a heap that have a given nim-sum.
 *
 * Of a heap too large to try all pairs, only as long as some were found: where both parts are
 * periodic, the nim-sums of pairs repeat with the smaller part.
 */
function* remainsOfValue(
  rule: BreakingRule,
  heap: number,
  aim: number,
  { value, period }: KnownOctal,
): Generator<Remains> {
  const { preperiod, period: after } =
    heap > mostCounted(rule) ? (period(heap) ?? endless) : endless;
  for (const taken of rule.digits.keys()) {
    let from = preperiod;
    for (const left of remainsAfter(rule, heap, taken)) {
      const parts = [left].flat();
      if (parts.length > 1 && parts[0] > from + after) break;
      if (digitSum(parts.map(value)) !== aim) continue;
      from = Math.max(from, parts[0]);
      yield left;
    }
  }
}

const endless = { preperiod: Number.POSITIVE_INFINITY, period: 0 };
