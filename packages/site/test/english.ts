/** Words of English sentences that Portuguese does not have. */
const WORD =
  /(?<![\p{L}\d_./-])(?:the|and|of|with|that|which|from|every|each|all|are|is|was|where|when|by|to|in|or|not|has|have|moves|states?|discs?|pegs?|found|printed|checked)(?![\p{L}\d_/-])/iu;

/** An element with its content, where none of its name is inside it. */
const element = (name: string, attributes = ''): RegExp =>
  new RegExp(`<${name}\\b[^>]*${attributes}[^>]*>(?:(?!<${name}\\b)[\\s\\S])*?</${name}>`, 'g');

/** Code, formulas, and what says itself that it is in another language. */
const APART: readonly RegExp[] = [
  ...['script', 'style', 'pre', 'code', 'math'].map((name) => element(name)),
  ...['span', 'p', 'h1', 'th', 'td', 'ul', 'a', 'div', 'em'].map((name) =>
    element(name, '\\slang="en"'),
  ),
];

/** Names that are English in every language. */
const NAMES = /On The Edge|House of Graphs/g;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&quot;': '"' };

/** The texts of a page, and those that its attributes say, that have English words. */
export function englishIn(html: string): string[] {
  const shown = APART.reduce((text, part) => text.replace(part, ''), html);
  const said = [...shown.matchAll(/\s(?:alt|aria-label|title|placeholder|content)="([^"]*)"/g)];
  const texts = shown.split(/<[^>]*>/);
  return [...texts, ...said.map(([, text = '']) => text)]
    .map((text) => text.replace(/&\w+;/g, (entity) => entities[entity] ?? ' '))
    .map((text) => text.replaceAll(NAMES, '').trim())
    .filter((text) => WORD.test(text));
}
