// The English words that are left in what a Portuguese twin shows.
import { joined } from './files.mjs';

const PLOTLY = 'application/vnd.plotly.v1+json';

/**
 * The keys under which a drawing for Plotly has its texts, also those that appear under the
 * pointer.
 */
const TEXTS = new Set(['text', 'hovertext', 'label', 'prefix', 'ticktext']);

const withoutTags = (html) => html.replace(/<[^>]*>|&\w+;/g, ' ');

/** The texts in a drawing for Plotly. */
function textsIn(value, key = '') {
  if (typeof value === 'string') return TEXTS.has(key) ? [withoutTags(value)] : [];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name));
}

const textsOfData = (data) =>
  Object.entries(data).flatMap(([kind, content]) => {
    if (kind === PLOTLY) return textsIn(content);
    return kind.startsWith('text/') ? [withoutTags(joined(content))] : [];
  });

const textsShown = (notebook) =>
  notebook.cells.flatMap(({ outputs = [] }) =>
    outputs.flatMap((output) =>
      output.output_type === 'display_data' ? textsOfData(output.data) : [joined(output.text)],
    ),
  );

/**
 * Words of four letters or more, none of them a capital but the first: no labels, codes or
 * formulas.
 */
const WORD = /(?<![\p{L}\p{N}_])\p{L}\p{Ll}{3,}(?![\p{L}\p{N}_])/gu;

const wordsOf = (texts) =>
  new Set(texts.flatMap((text) => text.match(WORD) ?? []).map((word) => word.toLowerCase()));

/**
 * Portuguese as a twin itself writes it: its prose, and what it gives to `language` in its first
 * cell.
 */
export function written({ cells }) {
  const prose = cells.filter(({ cell_type }) => cell_type === 'markdown');
  const first = cells.find(({ cell_type }) => cell_type === 'code');
  return [...prose, first].map(({ source }) => joined(source));
}

/**
 * The words that a twin shows and its English notebook shows too, and that are in no Portuguese
 * text.
 * @param {string[]} vocabulary texts in Portuguese
 */
export function englishIn(english, portuguese, vocabulary) {
  const known = wordsOf(vocabulary);
  const before = wordsOf(textsShown(english));
  return [...wordsOf(textsShown(portuguese))].filter(
    (word) => before.has(word) && !known.has(word),
  );
}
