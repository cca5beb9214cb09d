import { verdictWords } from '@manaus/papers/internals';
import { said } from '@manaus/plot';
import { currentLanguage } from '@manaus/plot/internals';
import { renderToString } from 'preact-render-to-string';
import { Mathematics } from '../page/mathematics.js';
import type { Erratum } from '../read/ledger.js';
import type { Site } from '../read/site.js';
import { workName } from '../read/works.js';
import { cellColumns } from './cell-table.js';
import { fieldText, groupsOf, overviewColumns, siteGrounds } from './errata-page.js';
import { mattersFirst, type Numbered } from './order.js';
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
export function errataMarkdown(site: Site): string {
  const groups = groupsOf(site);
  const head = [
    `# ${said({ en: 'Errata', pt: 'Errata' })}`,
    ...groups.flatMap(({ work }) => (work === null ? [] : [markdownOf(referenceOf(work))])),
    said(lead(siteGrounds(site))),
    said(thanks),
    said(run(site.effort, site.version)),
  ];
  const body = groups.flatMap(({ work, errata }) => [
    `## ${work === null ? said(borderCases.title) : markdownOf(referenceOf(work))}`,
    ...(work === null ? [said(borderCases.note)] : []),
    ...errata.flatMap(entry),
  ]);
  const ten = mattersFirst(groups.flatMap(({ errata }) => errata)).map(
    ({ erratum, number }) => `1. ${markdownOf(erratum[currentLanguage()].where)} (${number})`,
  );
  const most = [`## ${said(first.title)}`, said(first.note), ten.join('\n')];
  return `${[...head, ...most, ...overview(site), ...body].join('\n\n')}\n`;
}

function referenceOf(key: string): string {
  const { authors, title, reference } = workName(key);
  return `${authors === '' ? '' : `${authors}: `}${title}. ${said(reference)}.`;
}

function overview(site: Site): string[] {
  const meanings = Object.entries(certaintyMeanings).map(
    ([key, text]) => `- **${said(certainties[key as Erratum['certainty']])}**: ${said(text)}`,
  );
  const rows = groupsOf(site)
    .flatMap(({ errata }) => errata)
    .map(({ erratum, number }) => [
      number,
      markdownOf(erratum[currentLanguage()].where),
      said(verdictWords[erratum.verdict]),
      said(certainties[erratum.certainty]),
    ]);
  return [
    `## ${said({ en: 'Overview', pt: 'Resumo' })}`,
    meanings.join('\n'),
    table(overviewColumns.map(said), rows),
  ];
}

function entry(numbered: Numbered): string[] {
  const { erratum, number } = numbered;
  const text = erratum[currentLanguage()];
  const cells = text.cells.map(({ place, printed, computed }) =>
    [place.join(', '), printed, computed].map(markdownOf),
  );
  return [
    `### ${number}. ${markdownOf(text.where)}`,
    `*${said(verdictWords[erratum.verdict])}; ${said(certainties[erratum.certainty])}*`,
    ...fieldNames.flatMap((field) => [
      `**${said(fields[field])}.** ${markdownOf(fieldText(numbered, field).text)}${fieldText(numbered, field).after}`,
      ...(field === 'counterexample' && cells.length > 0
        ? [table(cellColumns.map(said), cells)]
        : []),
    ]),
    `${said({ en: 'Item of the ledger', pt: 'Item do registro' })}: \`${erratum.id}\``,
  ];
}
