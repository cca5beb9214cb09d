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

const tooMany = (most: number): InputError =>
  new InputError('graph/dot', 'text', 'atMostOf', { n: most, of: 'names', got: most + 1 });

/** The tokens of a DOT text; texts that `+` joins are one name. */
export function tokensOf(text: string): Token[] {
  const most = Math.floor(heapLeft() / BYTES_PER_TOKEN);
  const tokens: Token[] = [];
  for (const { part, line } of partsOf(text))
    if (!isSpace(part)) {
      if (tokens.length === most) throw tooMany(most);
      add(tokens, { ...tokenOf(part), line });
    }
  return tokens;
}

/** A part of a text, and the line on which it begins. */
interface Part {
  readonly part: string;
  readonly line: number;
}

/** A text cut into tokens and the space between them. */
function* partsOf(text: string): Generator<Part> {
  let line = 1;
  for (let at = 0; at < text.length; ) {
    const part = partAt(text, at, line);
    yield { part, line };
    line += part.split('\n').length - 1;
    at += part.length;
  }
}

function partAt(text: string, at: number, line: number): string {
  const end = endOfToken(text, at);
  if (end === null) throw misread(line, text.slice(at));
  return text.slice(at, end);
}

/** The error for a text that is not DOT from a line on. */
export const misread = (line: number, got: string | undefined): InputError =>
  new InputError('graph/dot', { line }, 'form', { form: 'DOT', got });

function add(tokens: Token[], token: Token): void {
  const [first, plus] = tokens.slice(-2);
  if (token.kind === 'name' && isPlus(plus) && first?.kind === 'name')
    tokens.splice(-2, 2, joined(first, token));
  else tokens.push(token);
}

const joined = (first: Token, second: Token): Token => ({
  ...first,
  text: first.text + second.text,
});

const isPlus = (token: Token | undefined): boolean => token?.text === '+' && token.kind === 'sign';

/** A token without its line. */
type Lexeme = Omit<Token, 'line'>;

function tokenOf(part: string): Lexeme {
  if (part[0] === '"') return nameOf(unescaped(part.slice(1, -1)));
  if (part[0] === '<') return nameOf(part);
  return matchEnd(NAME, part, 0) === part.length ? wordOf(part) : { kind: 'sign', text: part };
}

const nameOf = (text: string): Lexeme => ({ kind: 'name', text });

/** A name without quotes, or a keyword, its letters of either case. */
function wordOf(part: string): Lexeme {
  const lower = part.toLowerCase();
  return KEYWORDS.includes(lower) ? { kind: 'keyword', text: lower } : nameOf(part);
}

/** In a quoted name `\"` is a quote, and a backslash at the end of a line goes with it. */
const unescaped = (text: string) => text.replaceAll(/\\\r?\n/g, '').replaceAll('\\"', '"');

const isSpace = (part: string) => matchEnd(SPACE, part, 0) !== null;

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
