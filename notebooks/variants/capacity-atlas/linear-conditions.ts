import { InputError } from '@manaus/core';

/**
 * A condition on some integers: a linear inequality or equation, or two of these joined by a word.
 */
export interface LinearCondition {
  readonly text: string;
  /** The length: the sum of its coefficients and constants without signs, plus one per part. */
  readonly weight: number;
  /** True if the integers of a point satisfy it. */
  holds(point: readonly number[]): boolean;
}

/** The inequalities and equations to try. */
export interface ConditionSpace {
  /** The names of the variables. */
  readonly names: readonly string[];
  /** For each variable its coefficients. */
  readonly coefficients: readonly (readonly number[])[];
  readonly constants: readonly number[];
}

/** An inequality or equation with what it says of all points: bit i is point i. */
interface Part extends LinearCondition {
  readonly mask: bigint;
}

/**
 * All conditions of a small form that hold at exactly the given points: one part, two joined
 * by *and*, or two joined by *or*.
 *
 * A part is an inequality (sum of coefficient times variable) + constant >= 0 of the space, or the
 * equation with = 0. Every part is tried, and every pair with both words; the simplest come first.
 * Pairs of which one part would do alone are left out. `tried` counts parts and pairs. An
 * `InputError` when points, names and answers do not fit together. Time O(I^2 P / 64) for I parts
 * and P points.
 *
 * @example
 * ```ts
 * const space = { names: ['x'], coefficients: [[-1, 1]], constants: [-2, -1, 0, 1, 2] };
 * const { tried, fits } = linearConditions([[-1], [0], [1], [2]], [false, true, true, true], space);
 * fits[0].text; // => 'x >= 0'
 * tried; // => 225
 * ```
 */
export function linearConditions(
  points: readonly (readonly number[])[],
  answers: readonly boolean[],
  space: ConditionSpace,
): { readonly tried: number; readonly fits: readonly LinearCondition[] } {
  if (
    answers.length !== points.length ||
    points.some((point) => point.length !== space.names.length)
  )
    throw new InputError('lab/linear-conditions', 'answers', 'table', {
      rows: points.length,
      columns: space.names.length,
      got: answers.length,
    });
  const target = maskOf(points.length, (i) => answers[i]);
  const all = parts(points, space);
  const alone = all.filter(({ mask }) => mask === target);
  const wider = all.filter(({ mask }) => mask !== target && (mask & target) === target);
  const narrower = all.filter(({ mask }) => mask !== target && (mask & target) === mask);
  const both = pairs(wider).filter(([one, other]) => (one.mask & other.mask) === target);
  const either = pairs(narrower).filter(([one, other]) => (one.mask | other.mask) === target);
  const fits = [
    ...alone,
    ...both.map((pair) => joined('and', pair)),
    ...either.map((pair) => joined('or', pair)),
  ];
  return {
    tried: all.length ** 2,
    fits: fits.sort((a, b) => a.weight - b.weight || (a.text < b.text ? -1 : 1)),
  };
}

const maskOf = (length: number, bit: (i: number) => boolean): bigint =>
  BigInt(`0b${Array.from({ length }, (_, i) => Number(bit(length - 1 - i))).join('') || '0'}`);

const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((one, i) => list.slice(i + 1).map((other): [T, T] => [one, other]));

function joined(word: 'and' | 'or', [one, other]: readonly [Part, Part]): LinearCondition {
  const holds = (point: readonly number[]) =>
    word === 'and'
      ? one.holds(point) && other.holds(point)
      : one.holds(point) || other.holds(point);
  return { text: `${one.text} ${word} ${other.text}`, weight: one.weight + other.weight, holds };
}

function parts(
  points: readonly (readonly number[])[],
  { names, coefficients, constants }: ConditionSpace,
): Part[] {
  const rows = coefficients.reduce<number[][]>(
    (all, choices) => all.flatMap((row) => choices.map((choice) => [...row, choice])),
    [[]],
  );
  const some = rows.filter((row) => row.some((factor) => factor !== 0));
  return some.flatMap((row) =>
    constants.flatMap((constant) => {
      const value = (point: readonly number[]) =>
        row.reduce((sum, factor, i) => sum + factor * point[i], constant);
      const weight = row.reduce((sum, factor) => sum + Math.abs(factor), 1 + Math.abs(constant));
      const part = (sign: '>=' | '=', holds: Part['holds']): Part => ({
        text: inWords(row, constant, names, sign),
        weight,
        holds,
        mask: maskOf(points.length, (i) => holds(points[i])),
      });
      const least = part('>=', (point) => value(point) >= 0);
      // An equation is the same with all signs changed.
      return lastSign(row) > 0 ? [least, part('=', (point) => value(point) === 0)] : [least];
    }),
  );
}

const lastSign = (row: readonly number[]) =>
  row.reduce((last, factor) => (factor === 0 ? last : factor), 0);

/** Positive terms are on the left, negative terms and the constant on the right. */
function inWords(
  row: readonly number[],
  constant: number,
  names: readonly string[],
  relation: '>=' | '=',
): string {
  const sum = (sign: 1 | -1) =>
    row
      .flatMap((factor, i) =>
        factor * sign > 0 ? [`${Math.abs(factor) === 1 ? '' : Math.abs(factor)}${names[i]}`] : [],
      )
      .join(' + ');
  const [left, right] = [sum(1), sum(-1)];
  if (left === '') return `${right} ${relation === '=' ? '=' : '<='} ${constant}`;
  if (right === '') return `${left} ${relation} ${0 - constant}`;
  return `${left} ${relation} ${right}${constant === 0 ? '' : ` ${constant > 0 ? '-' : '+'} ${Math.abs(constant)}`}`;
}
