import { requireInteger } from '@manaus/core';

const PEGS = [0, 1, 2];

/**
 * First words: those of one length that reach a state by as few moves as can be, each the first
 * such word of its state.
 */
type Words = ReadonlySet<string>;

/** The six moves, as the letters a word is made of. */
const LETTERS = PEGS.flatMap((from) =>
  PEGS.filter((to) => to !== from).map((to) => ({ letter: `${from}${to} `, from, to })),
);

/**
 * The first words of length 0, 1, ..., most on three pegs without bottom: enough discs everywhere,
 * any on any, no peg ever full.
 *
 * Pegs are written bottom first; of the discs that lie there, only as many as the words may take
 * are needed.
 */
function firstWords(most: number): Words[] {
  const depth = (peg: number) =>
    Array.from({ length: most }, (_, i) => String.fromCharCode(33 + peg * most + i)).join('');
  let level = new Map([[PEGS.map(depth).join(' '), '']]);
  const seen = new Set(level.keys());
  const levels: Words[] = [new Set([''])];
  while (levels.length <= most) {
    const next = new Map<string, string>();
    for (const [state, word] of level) {
      const pegs = state.split(' ');
      for (const { letter, from, to } of LETTERS) {
        const moved = pegs
          .map((peg, i) =>
            i === from ? peg.slice(0, -1) : i === to ? peg + pegs[from].slice(-1) : peg,
          )
          .join(' ');
        if (seen.has(moved)) continue;
        seen.add(moved);
        next.set(moved, word + letter);
      }
    }
    level = next;
    levels.push(new Set(level.values()));
  }
  return levels;
}

/**
 * An upper bound, for every d from 0 to `steps`, on the number of states within d moves of any
 * state of a free-order tower with three pegs.
 *
 * Put discs below each peg and forget the capacities: two states that differ still differ, and no
 * distance grows. There, every state is reached by one first word, and every part of a first word
 * is one, since all states look alike. So the words all of whose parts of `window` moves are first
 * words are at least as many as the states: these are counted by their last moves. Time O(steps
 * 4^window). After the first move at most four are of use (not the disc just moved), so the bound
 * grows at most fourfold a move.
 *
 * @example
 * ```ts
 * ballBounds(4, 3); // => [1n, 7n, 31n, 124n, 485n]
 * ```
 */
export function ballBounds(steps: number, window: number): bigint[] {
  requireInteger('lab/words', 'steps', steps, 0);
  const levels = firstWords(requireInteger('lab/words', 'window', window, 2, 9));
  const longest = levels[window];
  const balls: bigint[] = [];
  const add = (count: bigint) => balls.push((balls.at(-1) ?? 0n) + count);
  for (const words of levels.slice(0, window)) add(BigInt(words.size));
  let counts = new Map([...levels[window - 1]].map((word) => [word, 1n]));
  while (balls.length <= steps) {
    const next = new Map<string, bigint>();
    for (const [word, count] of counts)
      for (const { letter } of LETTERS) {
        if (!longest.has(word + letter)) continue;
        const tail = (word + letter).slice(letter.length);
        next.set(tail, (next.get(tail) ?? 0n) + count);
      }
    counts = next;
    add([...counts.values()].reduce((sum, count) => sum + count, 0n));
  }
  return balls.slice(0, steps + 1);
}
