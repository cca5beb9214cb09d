/**
 * The second method for towers of balls: states are words, moves are cut and paste; nothing of the
 * packages is used.
 */

/** All words with the letters of one, each once. */
function wordsOf(letters: string): string[] {
  if (letters === '') return [''];
  return [...new Set(letters)].flatMap((letter) =>
    wordsOf(letters.replace(letter, '')).map((rest) => letter + rest),
  );
}

/** All states, by cutting every word in every way that the capacities allow. */
export function allWords(letters: string, capacities: readonly number[]): string[] {
  const cut = (word: string, left: readonly number[]): string[] => {
    if (left.length === 1) return word.length <= left[0] ? [word] : [];
    return Array.from({ length: Math.min(left[0], word.length) + 1 }, (_, i) => i).flatMap((i) =>
      cut(word.slice(i), left.slice(1)).map((rest) => `${word.slice(0, i)}/${rest}`),
    );
  };
  return wordsOf(letters).flatMap((word) => cut(word, capacities));
}

export function nextWords(word: string, capacities: readonly number[]): string[] {
  const pegs = word.split('/');
  return pegs.flatMap((from, i) =>
    pegs.flatMap((to, j) => {
      if (i === j || from === '' || to.length >= capacities[j]) return [];
      return [
        pegs.map((peg, k) => (k === i ? from.slice(1) : k === j ? from[0] + to : peg)).join('/'),
      ];
    }),
  );
}

/** The least number of moves from one word to every word that it reaches. */
export function wordDistances(start: string, capacities: readonly number[]): Map<string, number> {
  const distance = new Map([[start, 0]]);
  for (const [word, far] of distance)
    for (const next of nextWords(word, capacities))
      if (!distance.has(next)) distance.set(next, far + 1);
  return distance;
}

/** Shortest solutions, by walking every one of them. */
export function countSolutions(
  start: string,
  toGoal: ReadonlyMap<string, number>,
  capacities: readonly number[],
): number {
  const left = toGoal.get(start) as number;
  if (left === 0) return 1;
  return nextWords(start, capacities)
    .filter((next) => toGoal.get(next) === left - 1)
    .reduce((sum, next) => sum + countSolutions(next, toGoal, capacities), 0);
}

/**
 * True if some walk visits every vertex once and, as a cycle, ends beside its start: plain
 * backtracking.
 */
export function hasHamilton(next: readonly (readonly number[])[], cycle: boolean): boolean {
  const seen = new Set<number>();
  const walk = (v: number, start: number): boolean => {
    seen.add(v);
    if (seen.size === next.length && (!cycle || next[v].includes(start))) return true;
    for (const to of next[v]) if (!seen.has(to) && walk(to, start)) return true;
    seen.delete(v);
    return false;
  };
  return next.some((_, start) => (!cycle || start === 0) && walk(start, start));
}
