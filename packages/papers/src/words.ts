import type { Language, Words } from '@manaus/plot';

export type { Language, Words };

/** A sentence made from typed values, in every language; `Context` is what else it may look at. */
export interface Wording<Values, Context = undefined> {
  /** English. */
  en(values: Values, context: Context): string;
  /** Portuguese, as written in Brazil. */
  pt(values: Values, context: Context): string;
}

/**
 * A text that is the same in every language, such as a label or a formula.
 *
 * @example
 * ```ts
 * inBoth('H_3').pt; // => 'H_3'
 * ```
 */
export const inBoth = (text: string): Words => ({ en: text, pt: text });

/**
 * A number with the decimal comma of Portuguese.
 *
 * @example
 * ```ts
 * withComma(4.72); // => '4,72'
 * ```
 */
export const withComma = (value: number | string): string => String(value).replace('.', ',');
