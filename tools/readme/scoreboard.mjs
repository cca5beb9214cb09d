import { markdownScoreboard } from '../scoreboard.mjs';

const WORDS = {
  en: {},
  pt: {
    work: 'obra',
    holds: 'vale',
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
  const [open, close] = ['<!-- scoreboard -->', '<!-- /scoreboard -->'];
  const [from, to] = [text.indexOf(open), text.indexOf(close)];
  if (from < 0 || to < from) return null;
  return `${text.slice(0, from + open.length)}\n\n${markdownScoreboard(rows, WORDS[language])}\n\n${text.slice(to)}`;
}
