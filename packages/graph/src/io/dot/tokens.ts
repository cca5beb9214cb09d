import { InputError } from '@manaus/core';
import { heapLeft } from '../../memory.js';

/** A token of a DOT text: a name, or a sign such as `{` or `->`. */
export interface Token {
  readonly kind: 'name' | 'keyword' | 'sign';
  readonly text: string;
  readonly line: number;
}

const SPACE = /[ \t\n\v\f\r]+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<=^|\n)#[^\n]*/y;
const SIGN = /->|--|[{}[\];,=:+]/y;
const NAME = /[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*|-?(?:\.\d+|\d+(?:\.\d*)?)/y;
const KEYWORDS = ['strict', 'graph', 'digraph', 'node', 'edge', 'subgraph'];

const BYTES_PER_TOKEN = 120;

/** The tokens of a DOT text; texts that `+` joins are one name. */
export function tokensOf(text: string): Token[] {
  const most = Math.floor(heapLeft() / BYTES_PER_TOKEN);
  const tokens: Token[] = [];
  let line = 1;
  for (let at = 0; at < text.length; ) {
    const end = endOfToken(text, at);
    if (end === null) throw misread(line, text.slice(at));
    const part = text.slice(at, end);
    if (matchEnd(SPACE, part, 0) === null) {
      if (tokens.length === most)
        throw new InputError('graph/dot', 'text', 'atMostOf', {
          n: most,
          of: 'names',
          got: most + 1,
        });
      addToken(tokens, { ...lexemeOf(part), line });
    }
    line += part.split('\n').length - 1;
    at = end;
  }
  return tokens;
}

/** The error for a text that is not DOT from a line on. */
export const misread = (line: number, got: string | undefined): InputError =>
  new InputError('graph/dot', { line }, 'form', { form: 'DOT', got });

function addToken(tokens: Token[], token: Token): void {
  const [first, plus] = tokens.slice(-2);
  const isPlus = plus?.text === '+' && plus.kind === 'sign';
  if (token.kind === 'name' && isPlus && first?.kind === 'name')
    tokens.splice(-2, 2, { ...first, text: first.text + token.text });
  else tokens.push(token);
}

/** A token without its line. */
type Lexeme = Omit<Token, 'line'>;

function lexemeOf(part: string): Lexeme {
  // In a quoted name `\"` is a quote, and a backslash at the end of a line goes with it.
  if (part[0] === '"') {
    const text = part
      .slice(1, -1)
      .replaceAll(/\\\r?\n/g, '')
      .replaceAll('\\"', '"');
    return { kind: 'name', text };
  }
  if (part[0] === '<') return { kind: 'name', text: part };
  if (matchEnd(NAME, part, 0) !== part.length) return { kind: 'sign', text: part };
  // A keyword has letters of either case.
  const lower = part.toLowerCase();
  return KEYWORDS.includes(lower) ? { kind: 'keyword', text: lower } : { kind: 'name', text: part };
}

function endOfToken(text: string, at: number): number | null {
  if (text[at] === '"') return endOfQuoted(text, at);
  if (text[at] === '<') return endOfMarkup(text, at);
  return matchEnd(SPACE, text, at) ?? matchEnd(NAME, text, at) ?? matchEnd(SIGN, text, at);
}

function matchEnd(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

function endOfQuoted(text: string, at: number): number | null {
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] === '"') return i + 1;
    if (text[i] === '\\' && (text[i + 1] === '"' || text[i + 1] === '\\')) i++;
  }
  return null;
}

function endOfMarkup(text: string, at: number): number | null {
  let depth = 0;
  for (let i = at; i < text.length; i++) {
    if (text[i] === '<') depth++;
    if (text[i] === '>' && --depth === 0) return i + 1;
  }
  return null;
}
