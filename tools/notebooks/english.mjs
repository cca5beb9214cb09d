// The English words that are left in what a Portuguese twin shows.
import { joined } from './files.mjs';

/** Where a drawing for Plotly has its texts. */
const TEXTS = new Set([
  'text',
  'hovertext',
  'hovertemplate',
  'name',
  'label',
  'prefix',
  'ticktext',
]);
const PLOTLY = 'application/vnd.plotly.v1+json';

/** The texts of an output by MIME type: of a drawing for Plotly also those that appear under the pointer. */
export const textsOfData = (data) =>
  Object.entries(data).flatMap(([kind, content]) => {
    if (kind === PLOTLY) return textsIn(content);
    if (!kind.startsWith('text/')) return [];
    const lines = joined(content);
    return kind === 'text/html' ? [lines.replace(/<[^>]*>/g, ' ')] : [lines];
  });

function textsIn(value, key = '') {
  if (typeof value === 'string') return TEXTS.has(key) ? [value.replace(/<[^>]*>/g, ' ')] : [];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name));
}

/** Words of four letters or more in small letters; no formulas, labels or names in capitals. */
const wordsOf = (texts) =>
  new Set(
    texts.flatMap(
      (text) => text.match(/(?<![\p{L}\p{N}_\\])\p{Lu}?\p{Ll}{3,}(?![\p{L}\p{N}_])/gu) ?? [],
    ),
  );

const textsOfOutput = (output) =>
  output.output_type === 'display_data' ? textsOfData(output.data) : [joined(output.text)];

const textsOfCode = (notebook) =>
  notebook.cells.flatMap((cell) => (cell.outputs ?? []).flatMap(textsOfOutput));

/** Portuguese as the twin itself writes it: its prose, and the words given to `language` in its first cell. */
function written(notebook) {
  const prose = notebook.cells.filter(({ cell_type }) => cell_type === 'markdown');
  const first = notebook.cells.find(({ cell_type }) => cell_type === 'code');
  return [...prose, first].map(({ source }) => joined(source));
}

/**
 * The words that a twin shows as its English notebook does, and that no Portuguese text has.
 * @param {string[]} vocabulary further texts in Portuguese
 */
export function englishIn(english, portuguese, vocabulary = []) {
  const known = lowered([...written(portuguese), ...vocabulary]);
  const before = wordsOf(textsOfCode(english));
  return [...wordsOf(textsOfCode(portuguese))].filter(
    (word) => before.has(word) && !known.has(word.toLowerCase()),
  );
}

const lowered = (texts) => new Set([...wordsOf(texts)].map((word) => word.toLowerCase()));
