import type { Evidence } from './finding.js';
import type { Wording, Words } from './words.js';

/** The origins of what is not as printed; of the last one, possibly. */
export const certainties = ['print', 'reading', 'transcription'] as const;

/** The confidence that an erratum is one of the print. */
export type Certainty = (typeof certainties)[number];

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
   * checked, as a sentence.
   */
  readonly found?: Partial<Wording<V, Evidence>>;
  /** The correct statement. Default: the item's `departs`. */
  readonly holds?: Wording<V>;
  /** The names of the places and values of cells; those not named here stay as they are. */
  readonly names?: Readonly<Record<string, Words>>;
}
