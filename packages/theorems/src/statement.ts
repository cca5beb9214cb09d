/** A theorem of a family, as data and as a sentence. */
export interface Statement {
  /** `order`, `degree 2`, `distance p0 p2`, `eccentricity`, `diameter`, … */
  readonly quantity: string;
  /** It holds for every n from here on. */
  readonly from: number;
  /** A formula in n; `null` without one in integer bases, or where the quantity is infinite. */
  readonly form: string | null;
  /** a(n) = c1 a(n-1) + c2 a(n-2) + …, as text too, with the first values; `null`: infinite. */
  readonly recurrence: {
    readonly text: string;
    readonly coefficients: readonly number[];
    readonly first: readonly string[];
  } | null;
  /** The first twelve values by n, in decimal digits; none where it is infinite. */
  readonly values: Readonly<Record<string, string>>;
  /** `proved`: a certificate was found, and verified; `open`: none was found, as `claim` says. */
  readonly status: 'proved' | 'open';
  /** The quantity in words, and what is said of it. */
  readonly subject: string;
  readonly claim: string;
  /** Both as one sentence, and the same in TeX. */
  readonly text: string;
  readonly tex: string;
}
