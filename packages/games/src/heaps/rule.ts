import { InputError } from '@manaus/core';
import { requireKind, requireShape } from '@manaus/core/internals';
import { gameFault } from '../game-fault.js';
import { isHeap } from '../requirements.js';

/** The heaps that a move leaves of one heap: one, or several. */
export type Remains = number | readonly number[];

/**
 * The rule of a heap game: a function from a heap to what a move can leave of it, each once; less
 * than the heap, or as much in more heaps.
 */
export interface HeapRule<Left extends Remains = Remains> {
  readonly name: string;
  /** The remains of a heap of this size after each move. */
  options(heap: number): readonly Left[];
  /**
   * True if a move may leave these heaps of one, in whatever order; by default if the options have
   * them. It answers for heaps that have too many options for a list.
   */
  leaves?(heap: number, parts: Heaps): boolean;
}

/** The rule of a heap game without its name. */
export type UnnamedRule<Left extends Remains = Remains> = Pick<
  HeapRule<Left>,
  'options' | 'leaves'
>;

/** Heaps in their places; an empty heap keeps its place. */
export type Heaps = readonly number[];

const place = 'games/rule';
const NAMES = ['name', 'options', 'leaves'];

/**
 * The rule with its answers checked: what is left of a heap is a list of whole numbers, less than
 * the heap, or of lists of them, together at most the heap. An {@link InputError} for anything
 * but a rule at once, for a wrong answer when it comes.
 */
export function checkedRule<R extends UnnamedRule>(rule: R): R {
  requireShape<UnnamedRule>(place, 'rule', rule, ['options']);
  requireKind(place, 'options', 'function', rule.options);
  for (const name of Object.keys(rule))
    if (!NAMES.includes(name)) throw new InputError(place, name, 'unknownField', { names: NAMES });
  return {
    ...rule,
    options(heap: number): readonly Remains[] {
      const remains = rule.options(heap);
      if (!Array.isArray(remains))
        throw new InputError(place, 'options', 'listOf', { of: 'heaps', got: remains });
      for (const left of remains)
        if (!isLess(left, heap)) throw gameFault(place, 'options', 'remains', { heap, got: left });
      return remains;
    },
  };
}

/** True if a move can leave this of a heap: less, or as much in more heaps. */
function isLess(left: unknown, heap: number): boolean {
  if (typeof left === 'number') return isHeap(left) && left < heap;
  if (!Array.isArray(left)) return false;
  let sum = 0;
  for (const part of left) {
    if (!isHeap(part) || part >= heap) return false;
    sum += part;
  }
  return sum <= heap;
}
