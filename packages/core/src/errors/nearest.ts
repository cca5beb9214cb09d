/**
 * The name that a word was probably meant to be: the nearest by letters that were left out, added
 * or exchanged, if these are at most a third of the word.
 *
 * @example
 * ```ts
 * nearest('capacity', ['pegs', 'capacities']); // => 'capacities'
 * nearest('stackings', ['sizes', 'stacking']); // => 'stacking'
 * nearest('babel', ['hanoi', 'london']); // => undefined
 * ```
 */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const known = word.slice(word.lastIndexOf('.') + 1).toLowerCase();
  const ranked = names
    .map((name) => ({ name, steps: edits(known, name.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  return ranked.find(({ name, steps }) => 3 * steps <= Math.max(known.length, name.length))?.name;
}

/**
 * The least number of letters to insert, delete or replace from one word to another (Levenshtein).
 *
 * @example
 * ```ts
 * edits('capacity', 'capacities'); // => 3
 * ```
 */
export function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const above = row;
    row = [i];
    for (let j = 1; j <= b.length; j++)
      row.push(
        Math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
  }
  return row[b.length];
}
