import type { Cell } from '../../check/index.js';

const timesInWords = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** The number of occurrences of a value. */
const times = (values: readonly number[], value: number): number =>
  values.filter((other) => other === value).length;

/**
 * Printed numbers whose places are lost, compared by how often each value occurs: a cell for each
 * value.
 *
 * Where some numbers are lost as well, a value may be printed less often than computed; such a cell
 * agrees, and says so.
 */
export function survivors(
  name: string,
  printed: readonly number[],
  computed: readonly number[],
): Cell[] {
  const isPart = computed.length > printed.length;
  const values = [...new Set([...printed, ...computed])].sort((a, b) => a - b);
  return values.map((value) => {
    const place = [`${name} = ${value}`];
    const [seen, found] = [times(printed, value), times(computed, value)];
    const within = `${seen} survive of ${found}`;
    return isPart && seen < found
      ? { place, printed: within, computed: within }
      : { place, printed: timesInWords(seen), computed: timesInWords(found) };
  });
}
