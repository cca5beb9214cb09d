import { type Displayable, said } from '@manaus/plot';
import { gridHtml, jupyterDisplay } from '@manaus/plot/internals';
import type { Judged } from '../answer.js';
import { isTableItem } from '../item.js';
import { titleOf, verdictWords } from './titles.js';

/** The findings on some items, as a table. */
export interface VerdictTable extends Displayable {
  readonly judged: readonly Judged[];
}

/**
 * The items with their statements, their verdicts in words and the numbers of independent methods,
 * in the language that is set.
 *
 * @example
 * ```ts
 * verdictTable(await judge({ id: 'martins2024/theorem-8' })).judged.length; // => 1
 * ```
 */
export const verdictTable = (judged: readonly Judged[]): VerdictTable => ({
  judged,
  [jupyterDisplay]: () => ({ 'text/html': htmlOf(judged) }),
});

const heads = [
  { en: 'item', pt: 'item' },
  { en: 'statement', pt: 'afirmação' },
  { en: 'verdict', pt: 'veredito' },
  { en: 'independent methods', pt: 'métodos independentes' },
];

const htmlOf = (judged: readonly Judged[]): string =>
  gridHtml({
    head: heads.map(said),
    rows: judged.map(({ item, finding }) => [
      said((isTableItem(item) ? item.title : undefined) ?? titleOf(item.id)),
      said(item.statement),
      said(verdictWords[finding.verdict]),
      finding.evidence.independent,
    ]),
  });
