import { markdownScoreboard } from '../scoreboard.mjs';
import { between } from './between.mjs';

const WORDS = {
  en: {},
  pt: {
    work: 'obra',
    holds: 'vale',
    proved: 'demonstrado',
    'holds-in-range': 'vale no intervalo testado',
    fails: 'falha',
    misprint: 'erro de impressão',
    unchecked: 'não verificado',
    items: 'itens',
    all: 'todas',
  },
};

/**
 * The text with the scoreboard between its markers, or null where it has none.
 * @param {string} text
 * @param {{ id: string, verdict: string }[]} rows
 * @param {'en' | 'pt'} language
 */
export function withScoreboard(text, rows, language) {
  return between(text, 'scoreboard', markdownScoreboard(rows, WORDS[language]));
}
