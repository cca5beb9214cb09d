import type { Words } from '../words.js';
import { portuguese } from './portuguese.js';
import type { ItemTheorem } from './theorem.js';

/**
 * A theorem of the proof assistant in words.
 *
 * @example
 * ```ts
 * const [theorem] = proofsOf('martins2024/theorem-8');
 * theoremWords(theorem).pt; // => 'Para todo n >= 2 há 3^n - 2(n + 1) estados regulares.'
 * ```
 */
export const theoremWords = ({ name, words }: Pick<ItemTheorem, 'name' | 'words'>): Words => ({
  en: words,
  pt: portuguese[name] ?? words,
});
