import { show, showMarkdown, showTable } from '@manaus/plot';
import { studyFigures } from './figures.js';
import { sequencesInMarkdown } from './markdown.js';
import { leftOpen } from './open.js';
import type { Study } from './study.js';
import { studyTable } from './table.js';
import { rulesInWords } from './words.js';

/**
 * Shows a study in a notebook: rules, table, sequences with their conjectures, figures, and open fields.
 *
 * @example
 * ```ts
 * showStudy(study(manaus, { discs: [2, 3] })); // throws a notebook of tslab or Deno must be running
 * ```
 */
export function showStudy(study: Study): void {
  showMarkdown(
    `**${study.name}**\n\n${bullets(rulesInWords(study.rows.map(({ parameters }) => study.tower(parameters.discs))))}`,
  );
  showTable(studyTable(study));
  showMarkdown(bullets(sequencesInMarkdown(study.sequences)));
  for (const figure of Object.values(studyFigures(study))) show(figure);
  const open = leftOpen(study);
  if (open.length > 0) showMarkdown(`Left open:\n\n${bullets(open)}`);
}

const bullets = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
