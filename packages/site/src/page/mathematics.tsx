import type { ComponentChild, JSX } from 'preact';

const SUB = '_(?:\\{[^{}]+\\}|\\([^()]+\\)|\\d+|[A-Za-z])';
const SUP = '\\^(?:\\{[^{}]+\\}|\\([^()]+\\)|sqrt\\([^()]+\\)|\\d+|[A-Za-z])';
/** A path of block moves, `_` for the other half, has no index. */
const PATH = '(?![LRUD_]*_[LRUD_]*(?!\\w))';
/** Letters with an index, one after another: `H_3^n`, `u_1u_6`. */
const INDEXED = `(?<![\\w-])${PATH}(?:(?:[A-Za-z]+|\\d+(?=_2))${SUB}(?:${SUP})?)+(?!\\w)`;
const ONE = new RegExp(`([A-Za-z]+|\\d+)(${SUB})(${SUP})?`, 'g');
/** The checks write pegs without a sign between letter and number. */
const PEG = '(?<![\\w/.-])p\\d(?![\\w/.-]*\\/)(?!\\w)';
const POWER = `(?<=\\d|\\)|(?<![A-Za-z_])[A-Za-z])${SUP}(?!\\w)`;
const MARKED = new RegExp(`${INDEXED}|${PEG}|${POWER}`, 'g');

const root = (text: string): string =>
  text
    .replace(/sqrt\(pi\)/g, '√π')
    .replace(/sqrt\(([A-Za-z])\)/g, '√$1')
    .replace(/sqrt\(/g, '√(');

/** An index or exponent without its sign and its outer brackets. */
const inner = (text: string): string =>
  root(text.slice(1).replace(/^\{(.*)\}$|^\((.*)\)$/, '$1$2')).replaceAll('-', '−');

const plain = (text: string, afterPower: boolean): string =>
  root(afterPower ? text.replace(/^ - (?=[\d(])/, ' − ') : text)
    .replace(/(?<=[\d)]) \* (?=[\d(])/g, ' × ')
    .replaceAll('>=', '≥')
    .replaceAll('<=', '≤');

/** A peg, or letters with their indices and exponents, or an exponent alone, with real ones. */
function indices(text: string): ComponentChild[] {
  if (text.startsWith('^')) return [<sup>{inner(text)}</sup>];
  if (!text.includes('_')) return ['p', <sub>{text.slice(1)}</sub>];
  return [...text.matchAll(ONE)].flatMap(([, letter = '', index = '', power]) => [
    letter,
    power === undefined ? (
      <sub>{inner(index)}</sub>
    ) : (
      <span class="both">
        <sub>{inner(index)}</sub>
        <sup>{inner(power)}</sup>
      </span>
    ),
  ]);
}

/**
 * A plain sentence with real indices and exponents: `H_3^n`, `2^(n-1)`, `u_1u_6`; labels such as
 * `12/3/` and ids stay as they are.
 */
export function Mathematics({ text }: { readonly text: string }): JSX.Element {
  const parts: ComponentChild[] = [];
  let [end, afterPower] = [0, false];
  for (const match of text.matchAll(MARKED)) {
    parts.push(plain(text.slice(end, match.index), afterPower), ...indices(match[0]));
    end = match.index + match[0].length;
    afterPower = match[0].includes('^');
  }
  return (
    <>
      {parts}
      {plain(text.slice(end), afterPower)}
    </>
  );
}
