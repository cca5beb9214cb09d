import type { Play, Stop } from '@manaus/core';
import { requireKind, requireShape } from '@manaus/core/internals';
import { type Catalog, said, type Tongue, type Words } from '@manaus/plot';
import { languageIn } from '@manaus/plot/internals';
import { stopWords } from '../stop-words.js';

/**
 * The end of a play, in a language, by default that of the notebook: solved, not at the goal, or
 * stopped and why.
 *
 * @example
 * ```ts
 * playEnd(runProgram(hanoi(1), [[1], [], []], (board) => board.move(1, 2))); // => 'solved in 1 move'
 * ```
 */
export function playEnd(play: Play, options: { readonly language?: Tongue } = {}): string {
  const place = 'papers/play-end';
  const language = languageIn(place, options);
  const { moves, solved, stopped } = requireShape(place, 'play', play, [
    'moves',
    'stopped',
    'solved',
  ]);
  requireKind(place, 'moves', 'list', moves);
  requireKind(place, 'solved', 'boolean', solved);
  const words = typeof language === 'string' ? {} : language.words;
  return said(language, stopped === null ? ended(moves.length, solved) : stop(stopped, words));
}

function stop(stopped: Stop, words: Catalog): Words {
  const { en, pt } = stopWords(stopped, words);
  return {
    en: `stops at move ${stopped.at}: ${en}`,
    pt: `para no movimento ${stopped.at}: ${pt}`,
  };
}

function ended(n: number, solved: boolean): Words {
  const [en, pt] = n === 1 ? ['move', 'movimento'] : ['moves', 'movimentos'];
  return solved
    ? { en: `solved in ${n} ${en}`, pt: `resolvido em ${n} ${pt}` }
    : {
        en: `ends after ${n} ${en}, not at the goal`,
        pt: `termina após ${n} ${pt}, sem chegar ao objetivo`,
      };
}
