import { hanoi, parseLabel } from '@manaus/core';
import { boardsFigure, type Figure, type Tongue } from '@manaus/plot';
import { drivenPlay } from '../evidence/counters.js';

/** The states of the play that the discs drive, as boards, each with the words of the counter. */
export function drawCounter(
  language: Tongue,
  count: number,
  discs: readonly number[],
  words: readonly string[],
  title: string,
  subtitle: string,
): Figure {
  const rules = hanoi(count);
  const labels = drivenPlay(count, discs)?.labels ?? [];
  const boards = labels.map((label, m) => ({
    state: parseLabel(rules, label),
    heading: words[m],
    notes: [m === 0 ? 'start' : `move ${m}: disc ${discs[m - 1]}`],
    marked: m === 0 || m === labels.length - 1,
  }));
  return boardsFigure({ rules, boards, title, subtitle, language });
}
