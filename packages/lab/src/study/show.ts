import { InputError } from '@manaus/core';
import { show, showMarkdown, showTable } from '@manaus/plot';
import { studyFigures } from './figures.js';
import { bullets, sequencesInMarkdown } from './markdown.js';
import { leftOpen } from './open.js';
import { requireStudy, type Study } from './study.js';
import { studyTable } from './table.js';
import { rulesOf } from './words.js';

/**
 * Shows a study in a notebook: rules, table, sequences with their conjectures, figures, and open
 * fields.
 *
 * @example
 * ```ts
 * const shown: string[] = [];
 * notebookHost({ display: ({ data }) => shown.push(...Object.keys(data)), picture: () => null });
 * showStudy(study(manaus, { discs: [2, 3] }));
 * notebookHost(null);
 * shown[0]; // => 'text/markdown'
 * ```
 */
export function showStudy(study: Study): void {
  requireStudy('lab/show-study', study);
  if (study.rows.length === 0) throw new InputError('lab/show-study', 'rows', 'empty', {});
  showMarkdown(`**${study.name}**\n\n${bullets(rulesOf(study))}`);
  showTable(studyTable(study));
  showMarkdown(bullets(sequencesInMarkdown(study.sequences)));
  for (const figure of Object.values(studyFigures(study))) show(figure);
  const open = leftOpen(study);
  if (open.length > 0) showMarkdown(`Left open:\n\n${bullets(open)}`);
}
