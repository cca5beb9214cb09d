import { groundsOf } from '@manaus/papers/internals';
import { markdownScoreboard } from '../ledger/scoreboard.mjs';
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
 * @param {Row[]} rows
 * @param {'en' | 'pt'} language
 *
 * @typedef {import('@manaus/papers').LedgerRow} LedgerRow
 * @typedef {Pick<LedgerRow, 'id' | 'verdict' | 'departs' | 'rebuilt' | 'certainty' | 'border'>} Row
 */
export function withScoreboard(text, rows, language) {
  return between(
    text,
    'scoreboard',
    `${markdownScoreboard(rows, WORDS[language])}\n\n${GROUNDS[language](groundsOf(rows))}`,
  );
}

/**
 * The grounds of items that hold and of items that do not, in two sentences.
 * @type {Record<'en' | 'pt', (counts: ReturnType<typeof groundsOf>) => string>}
 */
const GROUNDS = {
  en: (of) =>
    `Of the ${of.hold} items that hold, ${of.asPrinted} do as printed, ${of.withReading} with a reading that the item names, ${of.withPicture} with a lost picture rebuilt from the words about it. Of the ${of.wrong} that do not, ${of.print} are of the print, ${of.reading} depend on the reading (${of.border} of these on a border case alone: \`border\`), ${of.transcription} may be of the transcription.`,
  pt: (de) =>
    `Dos ${de.hold} itens que valem, ${de.asPrinted} valem como impressos, ${de.withReading} com uma leitura que o item nomeia, ${de.withPicture} com uma figura perdida refeita a partir do texto. Dos ${de.wrong} que não valem, ${de.print} são do impresso, ${de.reading} dependem da leitura (${de.border} destes só de um caso limite: \`border\`), ${de.transcription} podem ser da transcrição.`,
};
