import type { Play } from '@manaus/core';
import { said } from '@manaus/plot';
import { stopWords } from '../stop-words.js';

/**
 * The end of a play, in the language that is set: solved, not at the goal, or stopped and why.
 *
 * @example
 * ```ts
 * playEnd(runProgram(hanoi(1), [[1], [], []], (board) => board.move(1, 2))); // => 'solved in 1 move'
 * ```
 */
export function playEnd({ moves, solved, stopped }: Play): string {
  if (stopped !== null) {
    const { en, pt } = stopWords(stopped);
    return said({
      en: `stops at move ${stopped.at}: ${en}`,
      pt: `para no movimento ${stopped.at}: ${pt}`,
    });
  }
  const n = moves.length;
  const [en, pt] = n === 1 ? ['move', 'movimento'] : ['moves', 'movimentos'];
  return solved
    ? said({ en: `solved in ${n} ${en}`, pt: `resolvido em ${n} ${pt}` })
    : said({
        en: `ends after ${n} ${en}, not at the goal`,
        pt: `termina após ${n} ${pt}, sem chegar ao objetivo`,
      });
}
