#!/usr/bin/env node
// Builds dist/api, the reference of what the packages export, from their docstrings. Fails where an
// export has none, where a link leads nowhere, and where an example is shown that
// `tools/examples/main.mjs` does not run.
import { readdirSync, readFileSync } from 'node:fs';
import { replaceFolder } from '@manaus/jobs/storage';
import {
  Application,
  CommentTag,
  Converter,
  DeclarationReflection,
  PageEvent,
  SignatureReflection,
} from 'typedoc';
import { examplesOf } from '../examples/extract.mjs';
import { sourceFiles } from '../examples/sources.mjs';
import { inRoot } from '../run/paths.mjs';
import { examplesNotRun } from './examples.mjs';
import { listOfGames } from './registries.mjs';

const app = await Application.bootstrap({ options: inRoot('tools', 'api', 'typedoc.json') });

// Before typedoc sorts what it found.
app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => {
  const modules = project.children ?? [];
  project.readme = firstPage(modules);
  for (const module of modules) {
    withoutHeading(module.comment?.summary[0]);
    for (const child of module.children ?? []) putInCategory(child);
  }
  // Places in the source are named and lead nowhere: the pages are read from disk, beside no
  // source.
  for (const reflection of Object.values(project.reflections))
    if (reflection instanceof DeclarationReflection || reflection instanceof SignatureReflection)
      for (const source of reflection.sources ?? []) delete source.url;
});

function firstPage(modules) {
  const said = ({ name }) =>
    JSON.parse(readFileSync(inRoot('packages', name.split('/').at(-1), 'package.json'), 'utf8'))
      .description;
  const text = (words) => ({ kind: 'text', text: words });
  const rows = modules.flatMap((module) => [
    text('- '),
    { kind: 'inline-tag', tag: '@link', target: module, text: module.name },
    text(`: ${said(module)}.\n`),
  ]);
  return [
    text(
      'What each package exports, with its definition, costs, errors and an example. A package imports those above it only. The examples are run by the tests.\n\n',
    ),
    ...rows,
    ...listOfGames((pack, name) => linkTo(modules, pack, name)),
  ];
}

/** A link to a function that a package exports; a warning of typedoc where it does not. */
function linkTo(modules, pack, name) {
  const module = modules.find((each) => each.name === `@manaus/${pack}`);
  const target = module.children.find((child) => child.name === name);
  return { kind: 'inline-tag', tag: '@link', target, text: name };
}

/** The heading of the README that stands on the page of a package, which has one already. */
function withoutHeading(first) {
  if (first !== undefined) first.text = first.text.replace(/^# .*\n+/, '');
}

/**
 * A category is a folder of the source. What has no docstring is left as it is: it is to be found.
 */
function putInCategory(reflection) {
  const folder = /\/src\/(.+)\/[^/]+$/.exec(reflection.sources?.[0]?.fileName ?? '')?.[1];
  const { comment } = reflection.signatures?.[0] ?? reflection;
  if (folder !== undefined)
    comment?.blockTags.push(new CommentTag('@category', [{ kind: 'text', text: folder }]));
}

// The report lies one folder above the reference, wherever the page is. Every page holds its icons;
// a file may not reach for those of another.
app.renderer.on(PageEvent.END, (page) => {
  const report = `${'../'.repeat(page.url.split('/').length)}index.html`;
  page.contents = page.contents
    ?.replaceAll('href="REPORT"', `href="${report}"`)
    .replace(/href="[./]*assets\/icons\.svg#/g, 'href="#');
});

const project = await app.convert();
if (project === undefined) process.exit(1);
app.validate(project);
const files = readdirSync(inRoot('packages')).flatMap((name) =>
  sourceFiles(inRoot('packages', name, 'src')),
);
for (const problem of examplesNotRun(
  project,
  new Set(files.flatMap((file) => examplesOf(file)).flatMap(({ code }) => code ?? [])),
))
  app.logger.error(problem);
await replaceFolder(inRoot('dist', 'api'), (unfinished) => app.generateDocs(project, unfinished));
process.exit(app.logger.errorCount + app.logger.warningCount > 0 ? 1 : 0);
