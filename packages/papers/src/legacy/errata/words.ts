/** How far an erratum can be trusted to be one of the print. */
type Certainty = 'print' | 'reading' | 'transcription';

/** What an erratum says in Portuguese; `{name}` stands for a value that the check found. */
interface PortugueseWords {
  readonly where: string;
  readonly printed: string;
  readonly holds: string;
  readonly counterexample: string;
  readonly found: string;
  readonly sure: string;
}

/** What the ledger does not say in English. */
interface EnglishWords {
  readonly where: string;
  readonly printed: string;
  /** Instead of what the ledger says was checked, where that is long; with values as in Portuguese. */
  readonly found?: string;
  readonly sure: string;
}

/** The words of an erratum; everything computed is taken from what the check of the item reports. */
export interface ErratumWords {
  readonly id: string;
  readonly certainty: Certainty;
  /** Named groups that take values from the counterexample and from what was checked. */
  readonly takes?: readonly RegExp[];
  readonly en: EnglishWords;
  readonly pt: PortugueseWords;
}
