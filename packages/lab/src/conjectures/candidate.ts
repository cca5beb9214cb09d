/** The kinds of formula, simplest first; of two with as many parameters the earlier is taken. */
export const forms = [
  'constant',
  'polynomial',
  'exponential',
  'factorial',
  'quasi-polynomial',
  'recurrence',
] as const;

/** A formula with its parameters settled. */
export interface Formula {
  readonly text: string;
  readonly tex: string;
  /** The value; null if it is not an integer or not defined. */
  term(n: number): bigint | null;
}

/** A formula with parameters that are open. */
export interface Candidate {
  readonly form: (typeof forms)[number];
  /**
   * The numbers that are open: coefficients, first terms, and every integer that is chosen, such as
   * the base of a power.
   */
  readonly parameters: number;
  /** The formula that gives all these values, the first of them at n = `from`; or null. */
  fit(from: number, values: readonly bigint[]): Formula | null;
}
