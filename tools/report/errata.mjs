import { readFileSync } from 'node:fs';
import { grounds, workOf } from '../scoreboard.mjs';
import { WORDS } from './errata-words.mjs';
import { html, raw, slug } from './html.mjs';
import { mathematics, mathematicsMarkdown } from './mathematics.mjs';

const style = readFileSync(new URL('./page/errata.css', import.meta.url), 'utf8');
const FIELDS = ['printed', 'holds', 'counterexample', 'found', 'sure'];

/** @param {string} lang @param {string} ending */
const pageName = (lang, ending) => `errata.${lang}.${ending}`;

/** The grounds of all items of the works that have errata. */
function counts(errata, rows) {
  const works = new Set(errata.map(({ id }) => workOf(id)));
  return grounds(rows.filter((row) => works.has(workOf(row.id))));
}

/** The errata with their number, in one language: by work, and those of a border case alone last. */
function grouped(errata, lang, words) {
  const ordered = [
    ...errata.filter(({ border }) => !border),
    ...errata.filter(({ border }) => border),
  ];
  const numbered = ordered.map((erratum, i) => ({
    ...erratum,
    number: i + 1,
    text: lang === 'en' ? erratum.en : erratum.pt,
  }));
  const works = [...new Set(errata.map(({ id }) => workOf(id)))].map((work) => ({
    work,
    title: words.works[work] ?? work,
    errata: numbered.filter(({ id, border }) => !border && workOf(id) === work),
  }));
  const border = numbered.filter((erratum) => erratum.border);
  return border.length === 0
    ? works
    : [...works, { title: words.borderCases, note: words.borderNote, errata: border }];
}

const RANKS = [
  ['theorem', 'lemma', 'proposition', 'corollary'],
  ['algorithm', 'definition'],
  ['statement', 'table', 'figure'],
];
const rankOf = ({ kind }) => RANKS.findIndex((kinds) => kinds.includes(kind));

/** The errata of most weight: by their kind, then by whether they are of the print, then by how much rests on them. */
export function mattersFirst(errata, most = 10) {
  const certainties = ['print', 'reading'];
  return errata
    .filter(
      ({ border, certainty, verdict }) =>
        !border && certainties.includes(certainty) && verdict === 'fails',
    )
    .sort(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        certainties.indexOf(a.certainty) - certainties.indexOf(b.certainty) ||
        b.supports - a.supports,
    )
    .slice(0, most);
}

/** The length at which a counterexample ends: about three lines. */
const ENOUGH = 420;

/** A counterexample that can be read at a glance: whole cases up to three lines, and how many more the ledger has. */
export function shortened(text, words) {
  if (text.length <= ENOUGH) return text;
  const cases = text.split(/(?<=[;.]) (?=\S)/);
  let [taken, length] = [0, 0];
  while (taken < cases.length && (taken === 0 || length + cases[taken].length < ENOUGH))
    length += cases[taken++].length + 1;
  const left = cases.length - taken;
  const said = cases.slice(0, taken).join(' ').replace(/;$/, '.');
  return left === 0 ? text : said + words.more(left);
}

/** The content of a field. */
const said = ({ text, methods }, field, words) =>
  field === 'counterexample'
    ? shortened(text[field], words)
    : text[field] + (field === 'found' ? words.methods(methods) : '');

/**
 * Writes the errata as pages that stand by themselves, in both languages, and as Markdown beside them.
 * @param {object[]} errata
 * @param {{ rows: object[], effort: string, commit: string }} run
 * @param {(path: string, content: string) => string} write
 */
export function writeErrata(errata, run, write) {
  for (const [lang, words] of Object.entries(WORDS)) {
    const facts = { ...run, ...counts(errata, run.rows) };
    write(pageName(lang, 'html'), `${errataPage(grouped(errata, lang, words), words, facts)}\n`);
    write(pageName(lang, 'md'), errataMarkdown(grouped(errata, lang, words), words, facts));
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
${works.filter(({ work }) => work).map(({ title }) => html`<p class="work">${mathematics(title)}</p>`)}
<p>${words.lead(facts)}</p><p>${words.thanks}</p><p class="quiet">${words.checks(facts)} <a href="${pageName(words.lang, 'html').replace('errata', 'right')}">${words.right}</a></p></header>
<main>${first(works, words)}
${overview(works, words)}
${works.map(({ title, note, errata }) => html`<section><h2>${mathematics(title)}</h2>${note && html`<p>${note}</p>`}${errata.map((erratum) => article(erratum, words))}</section>`)}</main>
</body>
</html>`;
}

const all = (works) => works.flatMap(({ errata }) => errata);

function first(works, words) {
  return html`<section><h2>${words.first}</h2><p>${words.firstNote}</p>
<ol>${mattersFirst(all(works)).map(({ id, number, text }) => html`<li><a href="#${slug(id)}">${mathematics(text.where)}</a> (${number})</li>`)}</ol></section>`;
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
    ...works.filter(({ work }) => work).map(({ title }) => say(title)),
    words.lead(facts),
    words.thanks,
    words.checks(facts),
  ];
  const meaning = Object.entries(words.meaning).map(
    ([key, text]) => `- **${words.certainty[key]}**: ${text}`,
  );
  const lines = all(works).map(({ number, text, verdict, certainty }) => [
    number,
    say(text.where),
    words.verdicts[verdict],
    words.certainty[certainty],
  ]);
  const ten = mattersFirst(all(works)).map(
    ({ number, text }) => `1. ${say(text.where)} (${number})`,
  );
  const body = works.flatMap(({ title, note, errata }) => [
    `## ${say(title)}`,
    ...(note ? [note] : []),
    ...errata.flatMap(entry),
  ]);
  return `${[...head, `## ${words.first}`, words.firstNote, ten.join('\n'), `## ${words.contents}`, meaning.join('\n'), table(words.columns, lines), ...body].join('\n\n')}\n`;
}
