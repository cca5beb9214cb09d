import { verdictWords, workDescription } from '@manaus/papers/internals';
import { said } from '@manaus/plot';
import { currentLanguage } from '@manaus/plot/internals';
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

/** The errata as Markdown, in the language that is set. */
export const errataMarkdown = (site: Site): string =>
  `${[...head(site), ...mostWeight(site), ...overview(site), ...groupsOf(site).flatMap(section)].join('\n\n')}\n`;

const head = (site: Site): string[] => [
  `# ${said({ en: 'Errata', pt: 'Errata' })}`,
  ...groupsOf(site).flatMap(({ work }) => (work === null ? [] : [markdownOf(referenceOf(work))])),
  said(lead(siteGrounds(site))),
  said(thanks),
  said(run(site.effort, site.version)),
];

/** The errata of most weight. */
const mostWeight = (site: Site): string[] => [
  `## ${said(first.title)}`,
  said(first.note),
  mattersFirst(numberedErrata(site))
    .map(
      ({ found, number }) => `1. ${markdownOf(found.erratum[currentLanguage()].where)} (${number})`,
    )
    .join('\n'),
];

const section = ({ work, errata }: ErrataGroup): string[] => [
  `## ${work === null ? said(borderCases.title) : markdownOf(referenceOf(work))}`,
  ...(work === null ? [said(borderCases.note)] : []),
  ...errata.flatMap(entry),
];

function referenceOf(key: string): string {
  const { authors, title, reference } = workDescription(key);
  return `${authors === '' ? '' : `${authors}: `}${title}. ${said(reference)}.`;
}

const overview = (site: Site): string[] => [
  `## ${said({ en: 'Overview', pt: 'Resumo' })}`,
  Object.entries(certaintyMeanings)
    .map(([key, text]) => `- **${said(certainties[key as Erratum['certainty']])}**: ${said(text)}`)
    .join('\n'),
  table(overviewColumns.map(said), numberedErrata(site).map(overviewRow)),
];

const overviewRow = ({ found, number }: Numbered): (string | number)[] => [
  number,
  markdownOf(found.erratum[currentLanguage()].where),
  said(verdictWords[found.verdict]),
  said(certainties[found.certainty]),
];

const entry = (numbered: Numbered): string[] => [
  `### ${numbered.number}. ${markdownOf(numbered.found.erratum[currentLanguage()].where)}`,
  `*${said(verdictWords[numbered.found.verdict])}; ${said(certainties[numbered.found.certainty])}*`,
  ...fieldNames.flatMap((field) => fieldTexts(numbered, field)),
  `${said({ en: 'Item of the ledger', pt: 'Item do registro' })}: \`${numbered.found.id}\``,
];

/** A field of an erratum; cells that differ stand below the counterexample. */
const fieldTexts = (numbered: Numbered, field: (typeof fieldNames)[number]): string[] => [
  fieldLine(numbered, field),
  ...(field === 'counterexample' ? cellTable(numbered) : []),
];

function fieldLine(numbered: Numbered, field: (typeof fieldNames)[number]): string {
  const { text, after } = fieldText(numbered, field);
  return `**${said(fields[field])}.** ${markdownOf(text)}${after}`;
}

/** The table of the cells that differ, if any do. */
function cellTable(numbered: Numbered): string[] {
  const rows = cellRows(numbered);
  return rows.length > 0 ? [table(cellColumns.map(said), rows)] : [];
}

const cellRows = ({ found }: Numbered): string[][] =>
  found.erratum[currentLanguage()].cells.map(({ place, printed, computed }) =>
    [place.join(', '), printed, computed].map(markdownOf),
  );
