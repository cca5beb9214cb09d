import { readFileSync } from 'node:fs';
import { workOf } from '../scoreboard.mjs';
import { WORDS } from './errata-words.mjs';
import { html, raw, slug } from './html.mjs';
import { mathematics, mathematicsMarkdown } from './mathematics.mjs';

const style = readFileSync(new URL('./page/errata.css', import.meta.url), 'utf8');
const FIELDS = ['printed', 'holds', 'counterexample', 'found', 'sure'];

/** @param {string} lang @param {string} ending */
const pageName = (lang, ending) => `errata.${lang}.${ending}`;

/** The numbers of items, by verdict, of the works that have errata. */
function counts(errata, rows) {
  const works = new Set(errata.map(({ id }) => workOf(id)));
  const own = rows.filter((row) => works.has(workOf(row.id)));
  const stand = (begins) => own.filter(({ verdict }) => verdict.startsWith(begins)).length;
  const sure = (kind) => errata.filter(({ certainty }) => certainty === kind).length;
  return {
    items: own.length,
    wrong: errata.length,
    hold: stand('holds') + stand('proved'),
    open: stand('unchecked'),
    reading: sure('reading'),
    transcription: sure('transcription'),
  };
}

/** The errata with their number, in one language, by work. */
function grouped(errata, lang) {
  const numbered = errata.map((erratum, i) => ({
    ...erratum,
    number: i + 1,
    text: lang === 'en' ? erratum.en : erratum.pt,
  }));
  return [...new Set(errata.map(({ id }) => workOf(id)))].map((work) => ({
    work,
    errata: numbered.filter(({ id }) => workOf(id) === work),
  }));
}

/** The content of a field. */
const said = ({ text, methods }, field, words) =>
  text[field] + (field === 'found' ? words.methods(methods) : '');

/**
 * Writes the errata as pages that stand by themselves, in both languages, and as Markdown beside them.
 * @param {object[]} errata
 * @param {{ rows: object[], effort: string, commit: string }} run
 * @param {(path: string, content: string) => string} write
 */
export function writeErrata(errata, run, write) {
  for (const [lang, words] of Object.entries(WORDS)) {
    const facts = { ...run, ...counts(errata, run.rows) };
    write(pageName(lang, 'html'), `${errataPage(grouped(errata, lang), words, facts)}\n`);
    write(pageName(lang, 'md'), errataMarkdown(grouped(errata, lang), words, facts));
  }
}

function errataPage(works, words, facts) {
  return html`<!doctype html>
<html lang="${words.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${words.title}: A Torre de Manaus</title>
<style>${raw(style)}</style>
</head>
<body>
<header><p class="other"><a href="${pageName(words.other.lang, 'html')}" hreflang="${words.other.lang}" lang="${words.other.lang}">${words.other.name}</a></p>
<h1>${words.title}</h1>
${works.map(({ work }) => html`<p class="work">${mathematics(words.works[work] ?? work)}</p>`)}
<p>${words.lead(facts)}</p><p>${words.thanks}</p><p class="quiet">${words.checks(facts)}</p></header>
<main>${overview(works, words)}
${works.map(({ work, errata }) => html`<section><h2>${mathematics(words.works[work] ?? work)}</h2>${errata.map((erratum) => article(erratum, words))}</section>`)}</main>
</body>
</html>`;
}

function overview(works, words) {
  const line = ({ id, number, text, verdict, certainty }) =>
    html`<tr><td class="number">${number}</td><th scope="row"><a href="#${slug(id)}">${mathematics(text.where)}</a></th><td>${words.verdicts[verdict]}</td><td>${words.certainty[certainty]}</td></tr>`;
  return html`<section><h2>${words.contents}</h2>
<dl class="meaning">${Object.entries(words.meaning).map(([key, meaning]) => html`<div><dt>${words.certainty[key]}</dt><dd>${meaning}</dd></div>`)}</dl>
<div class="wide"><table class="overview"><thead><tr>${words.columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${works.flatMap(({ errata }) => errata.map(line))}</tbody></table></div></section>`;
}

function article(erratum, words) {
  const { id, number, text, verdict, certainty } = erratum;
  return html`<article id="${slug(id)}"><h3>${number}. ${mathematics(text.where)}</h3>
<p class="kind ${verdict}">${words.verdicts[verdict]} · ${words.certainty[certainty]}</p>
<dl>${FIELDS.map(
    (field) =>
      html`<div class="${field}"><dt>${words.labels[field]}</dt><dd>${mathematics(said(erratum, field, words))}${field === 'counterexample' ? cellTable(text.cells, words.cellColumns) : null}</dd></div>`,
  )}</dl>
<p class="quiet">${words.item}: ${id}</p></article>`;
}

/** Cells that differ as a table, printed against computed; empty if none differ. */
export function cellTable(cells, columns) {
  if (cells.length === 0) return null;
  return html`<div class="wide"><table class="cells"><thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${cells.map(({ place, printed, computed }) => html`<tr><th scope="row">${mathematics(place.join(', '))}</th><td>${mathematics(printed)}</td><td>${mathematics(computed)}</td></tr>`)}</tbody></table></div>`;
}

function errataMarkdown(works, words, facts) {
  const say = mathematicsMarkdown;
  const row = (cells) => `| ${cells.join(' | ')} |`;
  const table = (columns, lines) =>
    [row(columns), row(columns.map(() => '---')), ...lines.map(row)].join('\n');
  const entry = (erratum) => {
    const { id, number, text, verdict, certainty } = erratum;
    const cells =
      text.cells.length === 0
        ? []
        : [
            table(
              words.cellColumns,
              text.cells.map(({ place, printed, computed }) =>
                [place.join(', '), printed, computed].map(say),
              ),
            ),
          ];
    const fields = FIELDS.flatMap((field) => [
      `**${words.labels[field]}.** ${say(said(erratum, field, words))}`,
      ...(field === 'counterexample' ? cells : []),
    ]);
    return [
      `### ${number}. ${say(text.where)}`,
      `*${words.verdicts[verdict]}; ${words.certainty[certainty]}*`,
      ...fields,
      `${words.item}: \`${id}\``,
    ];
  };
  const head = [
    `# ${words.title}`,
    ...works.map(({ work }) => say(words.works[work] ?? work)),
    words.lead(facts),
    words.thanks,
    words.checks(facts),
  ];
  const meaning = Object.entries(words.meaning).map(
    ([key, text]) => `- **${words.certainty[key]}**: ${text}`,
  );
  const all = works.flatMap(({ errata }) => errata);
  const lines = all.map(({ number, text, verdict, certainty }) => [
    number,
    say(text.where),
    words.verdicts[verdict],
    words.certainty[certainty],
  ]);
  const body = works.flatMap(({ work, errata }) => [
    `## ${say(words.works[work] ?? work)}`,
    ...errata.flatMap(entry),
  ]);
  return `${[...head, `## ${words.contents}`, meaning.join('\n'), table(words.columns, lines), ...body].join('\n\n')}\n`;
}
