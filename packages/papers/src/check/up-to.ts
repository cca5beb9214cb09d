import { range } from '@manaus/core';
import type { Finding } from '../finding.js';
import type { Effort } from '../item.js';
import { type Found, general, type Statement } from './claim.js';
import type { Value } from './value.js';

/** The numbers on which a statement is checked: the first, and the last of each effort. */
export type Reach = { readonly from: number } & Readonly<Record<Effort, number>>;

/**
 * The check of a statement about all numbers from a first one on, up to the last of the effort; see
 * {@link general}.
 *
 * @example
 * ```ts
 * const check = upTo({ from: 1, quick: 3, full: 9 }, (most) => ({ checked: { en: `n <= ${most}`, pt: `n <= ${most}` }, stated: (n) => n * n, methods: { 'by powers': (n) => n ** 2 } }));
 * check('quick').evidence.checked.en; // => 'n <= 3'
 * ```
 */
export const upTo =
  <V extends Value = Value>(
    { from, ...last }: Reach,
    statement: (most: number) => Statement<number, V>,
  ): ((effort: Effort) => Finding<Found<number, V>>) =>
  (effort) =>
    general<number, V>({ ...statement(last[effort]), instances: range(from, last[effort]) });
