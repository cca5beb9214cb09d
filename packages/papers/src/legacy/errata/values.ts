/** Values by name, as text. */
export type Values = Readonly<Record<string, string>>;

/** The range of most checks; it differs from one effort to the other. */
const range = /n = (?<from>\d+) to (?<to>\d+)/;

/**
 * The named groups of all patterns in a text, or `null` when one of them is not there.
 *
 * @example
 * ```ts
 * valuesOf('n = 2: stated 1, computed 3', [/n = (?<n>\d+)/])?.n; // => '2'
 * ```
 */
export function valuesOf(text: string, patterns: readonly RegExp[]): Values | null {
  const found = patterns.map((pattern) => pattern.exec(text));
  if (found.some((match) => match === null)) return null;
  return Object.assign({ ...range.exec(text)?.groups }, ...found.map((match) => match?.groups));
}

/**
 * A sentence with its values in place of `{name}`, numbers with a decimal comma or what is given for it; `null` when one is not known.
 *
 * @example
 * ```ts
 * filled('com {n} discos: {ratio}', { n: '2', ratio: '4.72' }); // => 'com 2 discos: 4,72'
 * ```
 */
export function filled(sentence: string, values: Values, point = ','): string | null {
  const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  if (names.some((name) => values[name] === undefined)) return null;
  return sentence.replace(
    /\{(\w+)\}/g,
    (whole, name: string) => values[name]?.replace(/(\d)\.(\d)/g, `$1${point}$2`) ?? whole,
  );
}
