import { type Displayable, said, type Tongue } from '@manaus/plot';
import { gridHtml, jupyterDisplay, sessionLanguage } from '@manaus/plot/internals';
import type { Judged } from '../answer.js';
import { isTableItem } from '../item.js';
import { titleOf, verdictOn } from './titles.js';

/** The findings on some items, as a table. */
export interface VerdictTable extends Displayable {
  readonly judged: readonly Judged[];
}

/**
 * The items with their statements, their verdicts in words and the numbers of independent methods,
 * in a language, by default that of the notebook.
 *
 * @example
 * ```ts
 * verdictTable(await judge({ id: 'martins2024/theorem-8' })).judged.length; // => 1
 * ```
 */
export const verdictTable = (
  judged: readonly Judged[],
  { language }: { readonly language?: Tongue } = {},
): VerdictTable => ({
  judged,
  [jupyterDisplay]: () => ({ 'text/html': htmlOf(language ?? sessionLanguage(), judged) }),
});

const heads = [
  { en: 'item', pt: 'item' },
  { en: 'statement', pt: 'afirmação' },
  { en: 'verdict', pt: 'veredito' },
  { en: 'independent methods', pt: 'métodos independentes' },
];

const htmlOf = (language: Tongue, judged: readonly Judged[]): string =>
  gridHtml({
    head: heads.map((head) => said(language, head)),
    rows: judged.map(({ item, finding }) => [
      said(language, (isTableItem(item) ? item.title : undefined) ?? titleOf(item.id)),
      said(language, item.statement),
      said(language, verdictOn(item, finding.verdict)),
      finding.evidence.independent,
    ]),
    language,
  });
