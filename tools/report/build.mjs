#!/usr/bin/env node
// Builds dist/report: one page that opens from disk, with its figures, data and scripts beside it.
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { replaceFolder } from '@manaus/lab';
import { inRoot } from '../run/paths.mjs';
import { csv } from './csv.mjs';
import { readItems, readLedger, readNotebooks } from './data.mjs';
import { distanceFiles } from './distances.mjs';
import { writeErrata } from './errata.mjs';
import { html, raw } from './html.mjs';
import { writeRight } from './right.mjs';
import { dependenciesSection } from './sections/dependencies.mjs';
import { errataSection } from './sections/errata.mjs';
import { figuresSection } from './sections/figures.mjs';
import { head } from './sections/head.mjs';
import { ledgerSection } from './sections/ledger.mjs';
import { notebooksSection } from './sections/notebooks.mjs';
import { proofsSection } from './sections/proofs.mjs';
import { scoreboardSection } from './sections/scoreboard.mjs';
import { tablesSection } from './sections/tables.mjs';
import { commit } from './versions.mjs';

/** A function that writes a file of the report in a folder and returns its path for links. */
const writerIn = (target) => (path, content) => {
  const file = join(target, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return path;
};

const pagePart = (name) => readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');

async function build(target) {
  const write = writerIn(target);
  const { rows, errata, problems, effort } = readLedger();
  const { items, figures, tables } = await readItems();
  const verdicts = new Map(rows.map((row) => [row.id, row.verdict]));
  const shown = new Set([...figures, ...tables].map((item) => item.id));
  const ledgerColumns = [
    'id',
    'kind',
    'verdict',
    'statement',
    'checked',
    'methods',
    'counterexample',
    'departs',
    'rules',
    'reason',
    'border',
    'certainty',
    'rebuilt',
  ];
  write(
    'data/ledger.csv',
    csv(
      ledgerColumns,
      rows.map((row) => ledgerColumns.map((column) => row[column])),
    ),
  );
  writeErrata(errata, { rows, effort, commit: commit() }, write);
  writeRight(rows, items, write);
  const sections = [
    scoreboardSection(rows, problems),
    errataSection(rows, errata, items),
    dependenciesSection(items, verdicts, write),
    figuresSection(figures, verdicts, write),
    tablesSection(tables, verdicts, await distanceFiles(write), write),
    proofsSection(write),
    notebooksSection(readNotebooks(), write),
    ledgerSection(rows, shown),
  ];
  const reference = copyReference(target);
  write('index.html', `${page(head(effort, reference), sections, reference)}\n`);
  cpSync(inRoot('packages', 'explorer', 'dist'), join(target, 'play'), { recursive: true });
  copyFileSync(
    createRequire(import.meta.url).resolve('plotly.js-dist/plotly.js'),
    join(target, write('assets/plotly.js', '')),
  );
}

/** Puts the API reference beside the report; `null` where none was built. */
function copyReference(target) {
  if (!existsSync(inRoot('dist', 'api', 'index.html'))) return null;
  cpSync(inRoot('dist', 'api'), join(target, 'api'), { recursive: true });
  return 'api/index.html';
}

function page(header, sections, reference) {
  const links = [
    'scoreboard',
    'errata',
    'dependencies',
    'figures',
    'tables',
    'proofs',
    'notebooks',
    'ledger',
  ];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Manaus: what was reproduced</title>
<style>${raw(pagePart('style.css'))}</style>
</head>
<body>
<a class="skip" href="#scoreboard">Skip to the scoreboard</a>
${header}
<nav aria-label="Sections">${links.map((link) => html`<a href="#${link}">${link}</a>`)}<a href="play/index.html">play</a></nav>
<main>${sections}</main>
${reference && html`<footer><a href="${reference}">API reference</a></footer>`}
<script>${raw(pagePart('page.js'))}</script>
</body>
</html>`;
}

await replaceFolder(inRoot('dist', 'report'), build);
