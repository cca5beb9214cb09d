import type { Evidence } from './finding.js';
import type { Language, Wording, Words } from './words.js';

/** The confidence that an erratum is one of the print. */
export type Certainty = 'print' | 'reading' | 'transcription';

/** The wording of an erratum, made from the values `V` of the case that the check finds. */
export interface ErratumWords<V> {
  /** `print` by default. */
  readonly certainty?: Certainty;
  /** Chapter, section and item, as the work names them. */
  readonly where: Words;
  /** The statement of the work. */
  readonly printed: Words;
  /**
   * The reason why it is of the print, of its literal reading, or possibly of the transcription
   * only.
   */
  readonly sure: Words;
  /** The fault, with its values. Cells are listed separately; beside them it may be left out. */
  readonly counterexample?: Wording<V>;
  /**
   * The method by which it was found. Default, in each language: the line of the ledger on what was
   * checked.
   */
  readonly found?: Partial<Wording<V, Evidence>>;
  /** The correct statement. Default: the item's `departs`. */
  readonly holds?: Wording<V>;
  /** The names of the places and values of cells; those not named here stay as they are. */
  readonly names?: Readonly<Record<string, Words>>;
}

/**
 * The line of the ledger on what was checked, as a sentence: the default of
 * {@link ErratumWords.found}.
 *
 * @example
 * ```ts
 * asChecked({ checked: { en: 'all 50 cells', pt: 'todas as 50 células' }, instances: 50, methods: [], shared: [], independent: 0 }, 'pt'); // => 'Todas as 50 células.'
 * ```
 */
export const asChecked = ({ checked }: Evidence, language: Language): string =>
  asSentence(checked[language]);

/**
 * A text with a full stop and a capital, except where it begins with the letter of a formula or a
 * label.
 *
 * @example
 * ```ts
 * asSentence('n = 2 fails'); // => 'n = 2 fails.'
 * ```
 */
export const asSentence = (text: string): string =>
  `${text.replace(/^[a-z](?=[a-z])/, (first) => first.toUpperCase())}${/[.!?]$/.test(text) ? '' : '.'}`;
