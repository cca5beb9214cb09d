import { readFileSync } from 'node:fs';
import { workOf } from '../scoreboard.mjs';
import { WORDS } from './errata-words.mjs';
import { html, raw } from './html.mjs';
import { mathematics, mathematicsMarkdown } from './mathematics.mjs';
import { RIGHT } from './right-words.mjs';

const style = readFileSync(new URL('./page/errata.css', import.meta.url), 'utf8');
const GROUPS = ['proved', 'holds', 'holds-in-range'];

/** What holds, by work and by how well it is known, in one language; first what holds more widely than stated. */
function grouped(rows, items, lang) {
  const texts = new Map(items.map((item) => [item.id, item]));
  const said = ({ id }) => {
    const { statement, departs } = texts.get(id);
    return { id, statement: statement[lang], departs: departs?.[lang] ?? null };
  };
  const own = rows.filter(({ rebuilt }) => !rebuilt);
  return [...new Set(rows.map(({ id }) => workOf(id)))].map((work) => ({
    work,
    groups: [
      ['wider', own.filter(({ id, verdict }) => texts.get(id)?.wider && GROUPS.includes(verdict))],
      ...GROUPS.map((group) => [
        group,
        own.filter(({ id, verdict }) => verdict === group && !texts.get(id)?.wider),
      ]),
    ]
      .filter(([, chosen]) => chosen.length > 0)
      .map(([name, chosen]) => ({ name, entries: chosen.map(said) })),
  }));
}

/**
 * Writes the page of the results that hold, are proved, or hold more widely than stated, in both languages, and as Markdown beside it.
 * @param {object[]} rows
 * @param {object[]} items
 * @param {(path: string, content: string) => string} write
 */
export function writeRight(rows, items, write) {
  for (const [lang, words] of Object.entries(RIGHT)) {
    const works = grouped(rows, items, lang === 'en' ? 'en' : 'pt');
    write(`right.${lang}.html`, `${page(works, words, lang)}\n`);
    write(`right.${lang}.md`, markdown(works, words, lang));
  }
}

const titleOf = (work, lang) => WORDS[lang].works[work] ?? work;

function page(works, words, lang) {
  const entry = ({ id, statement, departs }) =>
    html`<li>${mathematics(statement)}${departs && html` <span class="quiet">${words.reading} ${mathematics(departs)}</span>`} <span class="quiet">${id}</span></li>`;
  return html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${words.title}</title>
<style>${raw(style)}</style>
</head>
<body>
<header><h1>${words.title}</h1><p>${words.lead}</p><p><a href="errata.${lang}.html">Errata</a></p></header>
<main>${works.map(({ work, groups }) => html`<section><h2>${mathematics(titleOf(work, lang))}</h2>${groups.map(({ name, entries }) => html`<h3>${words.groups[name]} (${entries.length})</h3><ul>${entries.map(entry)}</ul>`)}</section>`)}</main>
</body>
</html>`;
}

function markdown(works, words, lang) {
  const say = mathematicsMarkdown;
  const entry = ({ id, statement, departs }) =>
    `- ${say(statement)}${departs === null ? '' : ` *${words.reading}* ${say(departs)}`} \`${id}\``;
  return `${[
    `# ${words.title}`,
    words.lead,
    ...works.flatMap(({ work, groups }) => [
      `## ${say(titleOf(work, lang))}`,
      ...groups.flatMap(({ name, entries }) => [
        `### ${words.groups[name]} (${entries.length})`,
        entries.map(entry).join('\n'),
      ]),
    ]),
  ].join('\n\n')}\n`;
}
