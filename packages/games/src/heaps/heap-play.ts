import { requireKind, requireShape } from '@manaus/core/internals';
import type { Convention, Strategy } from '../game.js';
import { digitSum } from '../mex.js';
import { requireConvention } from '../requirements.js';
import type { BinaryColumns, HeapPlay, HeapPosition, Reason } from './family.js';
import { growingValues, type HeapValue, keptValues } from './grundy-values.js';
import {
  type HeapRule,
  type Heaps,
  heapNotation,
  objectsIn,
  type Remains,
  type UnnamedRule,
} from './heap-game.js';
import { misereRule } from './misere-rule.js';
import { columnSums } from './moore/moore-sum.js';
import { playDoors, type UncheckedPlay } from './play-doors.js';
import { nimSumReason, overReason, tableReason, valueReason } from './reasons.js';
import { checkedRule } from './rule.js';
import { sumStrategy } from './sum-strategy.js';

type Optional = Pick<
  UncheckedPlay,
  | 'grundyValues'
  | 'period'
  | 'looked'
  | 'hasRow'
  | 'heapsPerMove'
  | 'needsTable'
  | 'amounts'
  | 'allows'
  | 'notation'
>;

/** The known facts of a heap game whose moves are not limited beforehand. */
interface HeapPlayParts
  extends Partial<Optional>,
    Pick<UncheckedPlay, 'convention' | 'grundyValue'> {
  readonly rule: UnnamedRule;
  readonly strategy: Strategy<Heaps>;
  /** The digits that are added by hand; `null` if none are. */
  readonly columns?: Pick<BinaryColumns, 'modulus' | 'of'> | null;
  /** The reason for the outcome of a position in which a move is left. */
  explain?(heaps: Heaps): Reason;
  /** The reason for the outcome of a single heap, if it is another than for several. */
  explainHeap?(heap: number): Reason;
}

/**
 * A heap game as front ends play it, from what is known of it.
 *
 * Defaults: any number of heaps, one heap per move, any of the amounts of the rule, a row of single
 * heaps, no known period, no table; decided by the nim-sum of the values, in misère play by a
 * table.
 */
export function heapPlay(parts: HeapPlayParts, requireCount?: (heaps: Heaps) => Heaps): HeapPlay {
  return playDoors(playOf(parts), requireCount);
}

function playOf(parts: HeapPlayParts): UncheckedPlay {
  const { rule, strategy, convention, grundyValue } = parts;
  const { columns = { modulus: 2, of: 'values' }, amounts = amountsOf(rule) } = parts;
  const explain = parts.explain ?? ((heaps) => sumReason(parts, heaps));
  return {
    heapsPerMove: 1,
    grundyValues: grundyValue === null ? null : listed(grundyValue),
    hasRow: true,
    period: () => null,
    looked: () => 0,
    needsTable: () => false,
    notation: anyHeaps,
    allows: ({ heaps }, taken, split = null) =>
      split === null
        ? areTaken(rule, heaps, taken, parts.heapsPerMove ?? 1)
        : mayLeave(rule, heaps[split.place], split.parts),
    ...parts,
    amounts,
    ways: waysOf(rule),
    after: afterTaking,
    outcome: ({ heaps }) => strategy.outcome(heaps),
    *winningMoves({ heaps }) {
      for (const move of strategy.winningMoves(heaps)) yield unlimited(move);
    },
    arithmetic: ({ heaps }) =>
      columns === null ? null : binaryColumns(heaps, grundyValue, columns),
    explain: (position) =>
      isOver(position, amounts) ? overReason(convention) : explain(position.heaps),
  };
}

function sumReason(parts: HeapPlayParts, heaps: Heaps): Reason {
  const { convention, strategy, grundyValue, explainHeap } = parts;
  if (heaps.length === 1 && explainHeap !== undefined) return explainHeap(heaps[0]);
  return convention === 'normal'
    ? nimSumReason(heaps, grundyValue, null)
    : tableReason(strategy.outcome(heaps));
}

const isOver = (position: HeapPosition, amounts: UncheckedPlay['amounts']): boolean =>
  position.heaps.every((_, place) => amounts(position, place).length === 0);

/** The known facts about the Grundy values of a rule. */
export interface KnownValues {
  /** The values of the heaps 0 to `upto`. */
  valuesTo(upto: number): ArrayLike<number>;
  /** `'never'` if the values are proved to have no period, `null` if none is known. */
  readonly period: 'never' | null;
}

/**
 * A heap game ready to be played: by nim-sums of Grundy values in normal play, by all positions
 * below in misère play, with the limits of `misereRule`.
 *
 * Throws an `InputError` for anything but a rule, another word than `normal` and `misere`, and
 * where a move does not leave less of a heap, once it is asked for.
 *
 * @param given the rule
 * @param known what is known beside the rule; by default the values are found from the options
 *
 * @example
 * ```ts
 * const play = rulePlay(subtraction([1, 4]).rule, 'normal');
 * play.outcome([7]); // => 'P'
 * play.outcome({ heaps: [7], limit: null }); // => 'P'
 * ```
 */
export function rulePlay(
  given: Pick<HeapRule, 'options'>,
  convention: Convention = 'normal',
  known?: KnownValues,
): HeapPlay {
  const rule = checkedRule(given);
  requireConvention('games/rule-play', convention);
  if (known !== undefined) {
    requireShape('games/rule-play', 'known', known, ['valuesTo', 'period']);
    requireKind('games/rule-play', 'valuesTo', 'function', known.valuesTo);
  }
  const value = known === undefined ? growingValues(rule) : keptValues(known.valuesTo);
  const sumLeft = (left: Remains) => digitSum([left].flat().map(value));
  const optionsOf = (heap: number, aim: number) =>
    rule.options(heap).filter((left) => sumLeft(left) === aim);
  const normal = convention === 'normal';
  return heapPlay({
    rule,
    convention,
    strategy: normal ? sumStrategy({ value, optionsOf }) : misereRule(rule),
    grundyValue: value,
    ...(known && { grundyValues: known.valuesTo, period: () => known.period }),
    needsTable: () => !normal,
    ...(normal && { explainHeap: (heap) => valueReason(heap, value(heap)) }),
  });
}

/** True if one move may leave each heap less by what is taken of it. */
function areTaken(rule: UnnamedRule, heaps: Heaps, taken: readonly number[], most: number) {
  const places = [...taken.keys()].filter((place) => taken[place] !== 0);
  return (
    places.length > 0 &&
    places.length <= most &&
    places.every((place) => mayLeave(rule, heaps[place], [heaps[place] - taken[place]]))
  );
}

function mayLeave({ options, leaves }: UnnamedRule, heap: number, parts: Heaps): boolean {
  if (parts.some((part) => part < 0)) return false;
  if (leaves !== undefined) return leaves(heap, parts);
  const wanted = inOrder(parts);
  return options(heap).some((left) => inOrder([left].flat()) === wanted);
}

const inOrder = (heaps: Heaps): string => [...heaps].sort((a, b) => a - b).join();

/** The ways of a rule to take an amount, each what is left of the heap. */
const waysOf =
  (rule: UnnamedRule): UncheckedPlay['ways'] =>
  ({ heaps }, place, amount) =>
    rule
      .options(heaps[place])
      .filter((left) => total(left) === heaps[place] - amount)
      .map((left) => [left].flat());

/** The position after amounts are taken, and one heap is split. */
const afterTaking: UncheckedPlay['after'] = ({ heaps }, taken, split = null) =>
  unlimited(
    heaps.flatMap((heap, place) => (place === split?.place ? split.parts : heap - taken[place])),
  );

/** The amounts of a rule, whatever is taken from other heaps. */
const amountsOf =
  ({ options }: UnnamedRule): UncheckedPlay['amounts'] =>
  ({ heaps }, place) =>
    [...new Set(options(heaps[place]).map((left) => heaps[place] - total(left)))].sort(
      (a, b) => a - b,
    );

const anyHeaps: HeapPlay['notation'] = {
  format: ({ heaps }) => heapNotation.format(heaps),
  parse: (text) => unlimited(heapNotation.parse(text)),
};

/** The objects that are left of a heap. */
const total = (left: Remains): number => objectsIn([left].flat());

const unlimited = (heaps: Heaps): HeapPosition => ({ heaps, limit: null });

const listed = (value: HeapValue) => (upto: number) =>
  Uint32Array.from({ length: upto + 1 }, (_, heap) => value(heap));

function binaryColumns(
  heaps: Heaps,
  grundyValue: HeapValue | null,
  { modulus, of }: Pick<BinaryColumns, 'modulus' | 'of'>,
): BinaryColumns {
  const values = of === 'heaps' || grundyValue === null ? heaps : heaps.map(grundyValue);
  const sum = columnSums(values, modulus - 1).join('');
  const rows = values.map((value, place) => {
    return { heap: heaps[place], value, digits: value.toString(2).padStart(sum.length, '0') };
  });
  return { kind: 'columns', of, rows, sum, modulus };
}
