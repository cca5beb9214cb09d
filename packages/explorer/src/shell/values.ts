/** The number nearest to a value within bounds. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** A record with other values under the same names. */
export const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  to: (value: From, name: string) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value, name)]));
