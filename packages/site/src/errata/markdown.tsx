import { verdictWords, workDescription } from '@manaus/papers/internals';
import { type Language, said } from '@manaus/plot';
import { renderToString } from 'preact-render-to-string';
import { Mathematics } from '../page/mathematics.js';
import type { Erratum, Site } from '../read/site.js';
import { fieldText } from './article.js';
import { cellColumns } from './cell-table.js';
import { groupsOf, numberedErrata, overviewColumns, siteGrounds } from './errata-page.js';
import { type ErrataGroup, mattersFirst, type Numbered } from './order.js';
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
export const errataMarkdown = (language: Language, site: Site): string =>
  `${[...head(language, site), ...mostWeight(language, site), ...overview(language, site), ...groupsOf(site).flatMap((group) => section(language, group))].join('\n\n')}\n`;

const head = (language: Language, site: Site): string[] => [
  `# ${said(language, { en: 'Errata', pt: 'Errata' })}`,
  ...groupsOf(site).flatMap(({ work }) =>
    work === null ? [] : [markdownOf(referenceOf(language, work))],
  ),
  said(language, lead(siteGrounds(site))),
  said(language, thanks),
  said(language, run(site.effort, site.version)),
];

/** The errata of most weight. */
const mostWeight = (language: Language, site: Site): string[] => [
  `## ${said(language, first.title)}`,
  said(language, first.note),
  mattersFirst(numberedErrata(site))
    .map(({ found, number }) => `1. ${markdownOf(found.erratum[language].where)} (${number})`)
    .join('\n'),
];

const section = (language: Language, { work, errata }: ErrataGroup): string[] => [
  `## ${work === null ? said(language, borderCases.title) : markdownOf(referenceOf(language, work))}`,
  ...(work === null ? [said(language, borderCases.note)] : []),
  ...errata.flatMap((numbered) => entry(language, numbered)),
];

function referenceOf(language: Language, key: string): string {
  const { authors, title, reference } = workDescription(key);
  return `${authors === '' ? '' : `${authors}: `}${title}. ${said(language, reference)}.`;
}

const overview = (language: Language, site: Site): string[] => [
  `## ${said(language, { en: 'Overview', pt: 'Resumo' })}`,
  Object.entries(certaintyMeanings)
    .map(
      ([key, text]) =>
        `- **${said(language, certainties[key as Erratum['certainty']])}**: ${said(language, text)}`,
    )
    .join('\n'),
  table(
    overviewColumns.map((name) => said(language, name)),
    numberedErrata(site).map((numbered) => overviewRow(language, numbered)),
  ),
];

const overviewRow = (language: Language, { found, number }: Numbered): (string | number)[] => [
  number,
  markdownOf(found.erratum[language].where),
  said(language, verdictWords[found.verdict]),
  said(language, certainties[found.certainty]),
];

const entry = (language: Language, numbered: Numbered): string[] => [
  `### ${numbered.number}. ${markdownOf(numbered.found.erratum[language].where)}`,
  `*${said(language, verdictWords[numbered.found.verdict])}; ${said(language, certainties[numbered.found.certainty])}*`,
  ...fieldNames.flatMap((field) => fieldTexts(language, numbered, field)),
  `${said(language, { en: 'Item of the ledger', pt: 'Item do registro' })}: \`${numbered.found.id}\``,
];

/** A field of an erratum; cells that differ stand below the counterexample. */
const fieldTexts = (
  language: Language,
  numbered: Numbered,
  field: (typeof fieldNames)[number],
): string[] => [
  fieldLine(language, numbered, field),
  ...(field === 'counterexample' ? cellTable(language, numbered) : []),
];

function fieldLine(
  language: Language,
  numbered: Numbered,
  field: (typeof fieldNames)[number],
): string {
  const { text, after } = fieldText(language, numbered, field);
  return `**${said(language, fields[field])}.** ${markdownOf(text)}${after}`;
}

/** The table of the cells that differ, if any do. */
function cellTable(language: Language, numbered: Numbered): string[] {
  const rows = cellRows(language, numbered);
  return rows.length > 0
    ? [
        table(
          cellColumns.map((name) => said(language, name)),
          rows,
        ),
      ]
    : [];
}

const cellRows = (language: Language, { found }: Numbered): string[][] =>
  found.erratum[language].cells.map(({ place, printed, computed }) =>
    [place.join(', '), printed, computed].map(markdownOf),
  );
