import { grounds, markdownScoreboard } from '../scoreboard.mjs';
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
    border: 'caso limite',
    unchecked: 'não verificado',
    items: 'itens',
    all: 'todas',
  },
};

/**
 * The text with the scoreboard between its markers, or null where it has none.
 * @param {string} text
 * @param {{ id: string, verdict: string, departs?: string | null, rebuilt?: boolean, certainty?: string | null, border?: boolean }[]} rows
 * @param {'en' | 'pt'} language
 */
export function withScoreboard(text, rows, language) {
  return between(
    text,
    'scoreboard',
    `${markdownScoreboard(rows, WORDS[language])}\n\n${groundsText(grounds(rows), language)}`,
  );
}

/**
 * The grounds of items that hold and of items that do not, in two sentences.
 * @param {ReturnType<typeof grounds>} counts
 * @param {'en' | 'pt'} language
 */
const groundsText = (counts, language = 'en') => GROUNDS[language](counts);

const GROUNDS = {
  en: ({
    hold,
    asPrinted,
    withReading,
    withPicture,
    wrong,
    print,
    reading,
    transcription,
    border,
  }) =>
    `Of the ${hold} items that hold, ${asPrinted} do as printed, ${withReading} with a reading that the item names, ${withPicture} with a lost picture rebuilt from the words about it. Of the ${wrong} that do not, ${print} are of the print, ${reading} depend on the reading (${border} of these on a border case alone: \`border\`), ${transcription} may be of the transcription.`,
  pt: ({
    hold,
    asPrinted,
    withReading,
    withPicture,
    wrong,
    print,
    reading,
    transcription,
    border,
  }) =>
    `Dos ${hold} itens que valem, ${asPrinted} valem como impressos, ${withReading} com uma leitura que o item nomeia, ${withPicture} com uma figura perdida refeita a partir do texto. Dos ${wrong} que não valem, ${print} são do impresso, ${reading} dependem da leitura (${border} destes só de um caso limite: \`border\`), ${transcription} podem ser da transcrição.`,
};
