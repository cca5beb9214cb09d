import katex from 'katex';
import MarkdownIt from 'markdown-it';

/** `$…$` with no space inside its ends, as in JupyterLab; `$$…$$` stands by itself. */
const FORMULA = /^\$\$([\s\S]+?)\$\$|^\$(?![\s$])((?:\\.|[^$\\])+?)(?<!\s)\$(?!\d)/;

/** The HTML of formulas, and of tables; those wider than the screen scroll, by keys too. */
const rules: InstanceType<typeof MarkdownIt>['renderer']['rules'] = {
  formula: (tokens, i) =>
    tokens[i]?.markup === '$$'
      ? `<span class="formula" tabindex="0">${formula(tokens[i]?.content ?? '', true)}</span>`
      : formula(tokens[i]?.content ?? '', false),
  table_open: () => '<div class="scroll" tabindex="0"><table>\n',
  table_close: () => '</table></div>\n',
};

const renderer = new MarkdownIt({ html: true, linkify: false, typographer: false });
Object.assign(renderer.renderer.rules, rules);
renderer.inline.ruler.before('escape', 'formula', (state, silent) => {
  if (state.src[state.pos] !== '$') return false;
  const found = FORMULA.exec(state.src.slice(state.pos, state.posMax));
  if (found === null) return false;
  const [whole, apart, inLine = ''] = found;
  if (!silent) {
    const token = state.push('formula', 'math', 0);
    token.content = apart ?? inLine;
    token.markup = apart === undefined ? '$' : '$$';
  }
  state.pos += whole.length;
  return true;
});

/**
 * Markdown with formulas between dollar signs, as HTML; formulas as MathML, which needs no fonts
 * and no script. A formula does not part from the punctuation that follows it.
 */
export const markdown = (text: string): string =>
  renderer
    .render(text)
    .replace(
      /(<span class="katex">(?:(?!<\/span>).)*<\/span>)([.,;:!?)]+)/gs,
      '<span class="whole">$1$2</span>',
    );

/**
 * A formula as MathML, its primes as they stand in a line: their signs are raised, and as exponents
 * they would be so twice.
 */
const formula = (tex: string, displayMode: boolean): string =>
  katex
    .renderToString(tex, { output: 'mathml', displayMode, throwOnError: false })
    .replace(/<msup>(<m([in])[^>]*>[^<]*<\/m\2>)(<mo[^>]*>′+<\/mo>)<\/msup>/g, '<mrow>$1$3</mrow>');
