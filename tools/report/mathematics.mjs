import { escapeHtml, raw } from './html.mjs';

const SUB = '_(?:\\{[^{}]+\\}|\\([^()]+\\)|\\d+|[A-Za-z])';
const SUP = '\\^(?:\\{[^{}]+\\}|\\([^()]+\\)|sqrt\\([^()]+\\)|\\d+|[A-Za-z])';
// A path of block moves, `_` for the other half, has no index.
const PATH = '(?![LRUD_]*_[LRUD_]*(?!\\w))';
const INDEXED = new RegExp(
  `(?<![\\w-])${PATH}(?:(?:[A-Za-z]+|\\d+(?=_2))${SUB}(?:${SUP})?)+(?!\\w)`,
  'g',
);
const ONE = new RegExp(`([A-Za-z]+|\\d+)(${SUB})(${SUP})?`, 'g');
const POWER = new RegExp(`(\\d|\\)|(?<![A-Za-z_])[A-Za-z])(${SUP})(?!\\w)`, 'g');

// The checks write pegs without a sign between letter and number.
const PEG = /(?<![\w/.-])(p)(\d)(?![\w/.-]*\/)(?!\w)/g;

/** An index or exponent without its sign and its outer brackets. */
const inner = (text) =>
  root(text.slice(1).replace(/^\{(.*)\}$|^\((.*)\)$/, '$1$2')).replaceAll('-', '−');
const root = (text) =>
  text
    .replace(/sqrt\(pi\)/g, '√π')
    .replace(/sqrt\(([A-Za-z])\)/g, '√$1')
    .replace(/sqrt\(/g, '√(');
const sub = (text) => `<sub>${inner(text)}</sub>`;
const sup = (text) => `<sup>${inner(text)}</sup>`;

/**
 * A plain sentence as HTML, with real indices and exponents: `H_3^n`, `2^(n-1)`, `u_1u_6`; labels such as `12/3/` and ids stay as they are.
 * @param {unknown} text not HTML; it is escaped
 */
export function mathematics(text) {
  return raw(
    root(
      escapeHtml(text)
        .replace(INDEXED, (run) =>
          run.replace(ONE, (_, letter, index, power) =>
            power
              ? `${letter}<span class="both">${sub(index)}${sup(power)}</span>`
              : letter + sub(index),
          ),
        )
        .replace(PEG, '$1<sub>$2</sub>')
        .replace(POWER, (_, base, power) => base + sup(power)),
    )
      .replace(/(<\/sup>(?:<\/span>)?) - (?=[\d(])/g, '$1 − ')
      .replace(/(?<=[\d)]) \* (?=[\d(])/g, ' × ')
      .replaceAll('&gt;=', '≥')
      .replaceAll('&lt;=', '≤'),
  );
}

/** The same as Markdown, whose indices and exponents are HTML. */
export const mathematicsMarkdown = (text) =>
  String(mathematics(text))
    .replace(/<span class="both">(.*?)<\/span>/g, '$1')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replace(/[*_|[\]\\`]/g, '\\$&');
