/**
 * The beginning of a formula, also after blanks, which some spreadsheets pass over, and in full
 * width.
 */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Digits and signs that may be a date, a time or another number: `1/2/3`, `1.2`, `1e5`, `007`. */
const NUMERIC = /^\s*[.,]?\d[\d.,/:eE+\s-]*%?\s*$/;

/** A number that is the same in every spreadsheet. */
const WHOLE = /^(0|[1-9]\d{0,14})$/;

/** A month and a number, which some spreadsheets take for a date. */
const MONTH =
  /^\s*(\d+[\s./-]*)?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[\s./-]*\d*\s*$/i;

/**
 * True if a spreadsheet would show another value than the text; apostrophes before it do not count.
 */
function isConverted(text: string): boolean {
  const bare = text.replace(/^'+/, '');
  return FORMULA.test(bare) || (NUMERIC.test(bare) && isTrimmed(bare)) || isDate(bare);
}

/** A label such as `12/3/` ends in a slash, and is no date. */
const isTrimmed = (text: string): boolean => !WHOLE.test(text) && /[\d%.,]\s*$/.test(text);

const isDate = (text: string): boolean => MONTH.test(text) && /\d/.test(text);

/**
 * The text as a cell that a spreadsheet leaves as it is: an apostrophe stands before what would be
 * taken for a formula, a date or a number.
 */
export const shieldedText = (text: string): string => (isConverted(text) ? `'${text}` : text);

/** The text that was shielded; other texts are as they are. */
export const plainText = (text: string): string =>
  text.startsWith("'") && isConverted(text) ? text.slice(1) : text;
