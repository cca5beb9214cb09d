import { InputError } from '@manaus/core';
import type { Convention, Decision } from '../game.js';
import { digitSum } from '../mex.js';
import type { Definition, HeapDecision, HeapValues } from './definition.js';
import type { HeapValue } from './grundy-values.js';
import type { BinaryColumns } from './heap-game.js';
import { columnSums } from './moore-sum.js';
import { heapNotation, movedInOne, objectsIn, replaced } from './positions.js';
import { nimSumReason, outcomeOfValue, overReason, type Reason, tableReason } from './reasons.js';
import type { Heaps, Remains, UnnamedRule } from './rule.js';

/** The known facts of a game whose rule says what a move may leave of a heap. */
export interface RuleFacts
  extends Pick<Definition, 'name' | 'values'>,
    Partial<
      Pick<Definition, 'options' | 'height' | 'notation' | 'heapsPerMove' | 'amounts' | 'allows'>
    > {
  readonly rule: UnnamedRule;
  /** The heaps themselves; an `InputError` for heaps that the game cannot have. */
  requireHeaps?(heaps: Heaps): Heaps;
  play(convention: Convention): RuleDecision;
}

/** How a position is decided, and what is said of it. */
interface RuleDecision
  extends Decision<Heaps>,
    Partial<Pick<HeapDecision<Heaps>, 'needsTable' | 'hasRow'>> {
  /** The digits that are added by hand, by default of values; `null` if none are. */
  readonly columns?: Pick<BinaryColumns, 'modulus' | 'of'> | null;
  /** The reason for the outcome of a position in which a move is left. */
  explain?(heaps: Heaps): Reason;
  /** The reason for the outcome of a single heap, if it is another than for several. */
  explainHeap?(heap: number): Reason;
}

/**
 * The definition of a game from its rule for single heaps and what is known of them.
 *
 * Defaults: any number of heaps, a move in one heap, which leaves the others as they are, any of
 * the amounts of the rule, labels as `3,5,7`, decided without a table.
 */
export function ruleDefinition(facts: RuleFacts): Definition {
  const { rule, values, requireHeaps = (heaps) => heaps } = facts;
  const { options, leaves } = rule;
  const amounts: Definition['amounts'] =
    facts.amounts ??
    ((heaps, place) => {
      const heap = heaps[place];
      return [...new Set(options(heap).map((left) => heap - total(left)))].sort((a, b) => a - b);
    });
  const mayLeave = (heap: number, parts: Heaps): boolean => {
    if (parts.some((part) => part < 0)) return false;
    if (leaves !== undefined) return leaves(heap, parts);
    const wanted = sortedText(parts);
    return options(heap).some((left) => sortedText([left].flat()) === wanted);
  };
  const most = facts.heapsPerMove ?? 1;
  return {
    heapsPerMove: most,
    notation: heapNotation,
    options: (heaps) => movedInOne(heaps, (heap) => options(heap)),
    // Falls also where a heap is only parted.
    height: (heaps) => objectsIn(heaps.map((heap) => Math.max(0, 2 * heap - 1))),
    allows(heaps, taken, split) {
      if (split !== null) return mayLeave(heaps[split.place], split.parts);
      const places = [...taken.keys()].filter((place) => taken[place] !== 0);
      return (
        places.length > 0 &&
        places.length <= most &&
        places.every((place) => mayLeave(heaps[place], [heaps[place] - taken[place]]))
      );
    },
    ...facts,
    amounts,
    position(heaps, limit) {
      if (limit === null) return requireHeaps(heaps);
      throw new InputError('games/heap-game', 'limit', 'unknownField', { names: ['heaps'] });
    },
    ways: (heaps, place, amount) =>
      options(heaps[place])
        .filter((left) => total(left) === heaps[place] - amount)
        .map((left) => [left].flat()),
    after: (heaps, taken, split) =>
      heaps.flatMap((heap, place) => (place === split?.place ? split.parts : heap - taken[place])),
    play(convention) {
      const { outcome, winningMoves, ...known } = facts.play(convention);
      const { columns = { modulus: 2, of: 'values' }, explain, explainHeap } = known;
      return {
        outcome,
        winningMoves,
        needsTable: known.needsTable ?? (() => false),
        hasRow: known.hasRow ?? true,
        arithmetic: (heaps) => columns && binaryColumns(heaps, values?.value ?? null, columns),
        explain(heaps) {
          if (heaps.every((_, place) => amounts(heaps, place).length === 0))
            return overReason(convention);
          if (explain !== undefined) return explain(heaps);
          if (heaps.length === 1 && explainHeap !== undefined) return explainHeap(heaps[0]);
          return convention === 'normal'
            ? nimSumReason(heaps, values?.value ?? null, null)
            : tableReason(outcome(heaps));
        },
      };
    },
  };
}

/**
 * Normal play with heaps in their places: P if the nim-sum of the values is 0; a winning move makes
 * it 0.
 *
 * @param optionsOf the remains of a heap with a value, which is never that of the heap
 */
export function sumDecision(
  value: HeapValue,
  optionsOf: (heap: number, value: number) => Iterable<Remains>,
): Decision<Heaps> {
  const sumOf = (heaps: Heaps) => digitSum(heaps.map(value));
  return {
    outcome: (heaps) => outcomeOfValue(sumOf(heaps)),
    *winningMoves(heaps) {
      const sum = sumOf(heaps);
      if (sum === 0) return;
      for (const [place, heap] of heaps.entries())
        for (const left of optionsOf(heap, digitSum([sum, value(heap)])))
          yield replaced(heaps, place, left);
    },
  };
}

/** The values of single heaps by a closed form. */
export const closedValues = (value: HeapValue, period: 'never' | null): HeapValues => ({
  value,
  to: (upto) => Uint32Array.from({ length: upto + 1 }, (_, heap) => value(heap)),
  period: () => period,
  looked: () => 0,
});

/** The objects that are left of a heap. */
const total = (left: Remains): number => (typeof left === 'number' ? left : objectsIn(left));

const sortedText = (heaps: Heaps): string => [...heaps].sort((a, b) => a - b).join();

function binaryColumns(
  heaps: Heaps,
  value: HeapValue | null,
  { modulus, of }: Pick<BinaryColumns, 'modulus' | 'of'>,
): BinaryColumns {
  const values = of === 'heaps' || value === null ? heaps : heaps.map(value);
  const sum = columnSums(values, modulus - 1).join('');
  const rows = values.map((each, place) => {
    return { heap: heaps[place], value: each, digits: each.toString(2).padStart(sum.length, '0') };
  });
  return { kind: 'columns', of, rows, sum, modulus };
}
