/**
 * The role of a theorem for an item: it proves all of it, alone or with others; it proves the
 * corrected reading of an item that is not as printed; it proves a part.
 */
export type ProofRole = 'proves' | 'corrects' | 'supports';

/** A theorem of the proof assistant. */
interface Theorem {
  readonly name: string;
  /** The path in the folder of the proofs: `towers/WorksManaus.v`. */
  readonly file: string;
  /** The theorem in words. */
  readonly words: string;
  /** The theorem as it stands in the file. */
  readonly statement: string;
  /** The names of what it assumes without proof; none is allowed. */
  readonly assumptions: readonly string[];
}

/** A theorem with the ids of the items that it is about. */
export interface CertifiedTheorem extends Theorem {
  readonly proves: readonly string[];
  readonly corrects: readonly string[];
  readonly supports: readonly string[];
}

/** A theorem about an item. */
export interface ItemTheorem extends Theorem {
  readonly role: ProofRole;
}
