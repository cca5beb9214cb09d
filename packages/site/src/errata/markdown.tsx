import { groundsOf, verdictOn, workDescription } from '@manaus/papers/internals';
import { type Language, said, type Words } from '@manaus/plot';
import { renderToString } from 'preact-render-to-string';
import { Mathematics } from '../page/mathematics.js';
import type { Erratum, Site } from '../read/site.js';
import { fieldText } from './article.js';
import { cellColumns } from './cell-table.js';
import { groupsOf, numberedErrata, overviewColumns } from './errata-page.js';
import { mattersFirst } from './order.js';
import {
  borderCases,
  certainties,
  certaintyMeanings,
  fieldNames,
  fields,
  first,
  lead,
  run,
  thanks,
} from './words.js';

/** A sentence as Markdown, whose indices and exponents are HTML. */
export const markdownOf = (text: string): string =>
  renderToString(<Mathematics text={text} />)
    .replace(/<span class="both">(.*?)<\/span>/g, '$1')
    .replaceAll('&quot;', '"')
    .replace(/[*_|[\]\\`]/g, '\\$&');

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** The errata as Markdown, in a language. */
export function errataMarkdown(language: Language, site: Site): string {
  const say = (words: Words): string => said(language, words);
  const groups = groupsOf(site);
  const errata = numberedErrata(site);
  const referenceOf = (key: string): string => {
    const { authors, title, reference } = workDescription(key);
    return markdownOf(`${authors === '' ? '' : `${authors}: `}${title}. ${say(reference)}.`);
  };

  // The title, the works, and how they were read.
  const blocks = [
    `# ${say({ en: 'Errata', pt: 'Errata' })}`,
    ...groups.flatMap(({ work }) => (work === null ? [] : [referenceOf(work)])),
    say(lead(groundsOf(site.items))),
    say(thanks),
    say(run(site.effort, site.version)),
  ];

  // The errata of most weight.
  blocks.push(
    `## ${say(first.title)}`,
    say(first.note),
    mattersFirst(errata)
      .map(({ found, number }) => `1. ${markdownOf(found.erratum[language].where)} (${number})`)
      .join('\n'),
  );

  // The degrees of certainty, and all errata in one table.
  blocks.push(
    `## ${say({ en: 'Overview', pt: 'Resumo' })}`,
    Object.entries(certaintyMeanings)
      .map(([key, text]) => `- **${say(certainties[key as Erratum['certainty']])}**: ${say(text)}`)
      .join('\n'),
    table(
      overviewColumns.map(say),
      errata.map(({ found, number }) => [
        number,
        markdownOf(found.erratum[language].where),
        say(verdictOn(found, found.verdict)),
        say(certainties[found.certainty]),
      ]),
    ),
  );

  // Each erratum with its fields, by work; cells that differ stand below the counterexample.
  for (const { work, errata } of groups) {
    blocks.push(`## ${work === null ? say(borderCases.title) : referenceOf(work)}`);
    if (work === null) blocks.push(say(borderCases.note));
    for (const numbered of errata) {
      const { found, number } = numbered;
      const { where, cells } = found.erratum[language];
      blocks.push(
        `### ${number}. ${markdownOf(where)}`,
        `*${say(verdictOn(found, found.verdict))}; ${say(certainties[found.certainty])}*`,
      );
      for (const field of fieldNames) {
        const { text, after } = fieldText(language, numbered, field);
        blocks.push(`**${say(fields[field])}.** ${markdownOf(text)}${after}`);
        if (field === 'counterexample' && cells.length > 0)
          blocks.push(
            table(
              cellColumns.map(say),
              cells.map(({ place, printed, computed }) =>
                [place.join(', '), printed, computed].map(markdownOf),
              ),
            ),
          );
      }
      blocks.push(`${say({ en: 'Item of the ledger', pt: 'Item do registro' })}: \`${found.id}\``);
    }
  }
  return `${blocks.join('\n\n')}\n`;
}
