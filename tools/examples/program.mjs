// Runs the examples in the docstrings of the packages and of the modules beside notebooks, and
// names each exported function that has none.
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, root } from '../run/paths.mjs';
import { examplesOf } from './extract.mjs';
import { internalsOf, ownOf, PACKAGES, specifierOf } from './packages.mjs';
import { runExample } from './run.mjs';
import { sourceFiles } from './sources.mjs';
import { transpileNotebooks } from './transpile.mjs';

const load = (file) => import(pathToFileURL(file).href);
const missing = [];
const failures = [];
let count = 0;
const scope = {};

// An example sees what the packages to its own export, as a user does, and what they export to
// each other.
const modules = new Map();
for (const name of PACKAGES) modules.set(name, await import(specifierOf(name)));
for (const name of PACKAGES.filter((name) => name !== 'manaus'))
  Object.assign(scope, modules.get(name), await internalsOf(name));

for (const name of PACKAGES) {
  const folder = inRoot('packages', name);
  const exported = ownOf(name, modules);
  Object.assign(scope, exported);
  const examples = sourceFiles(join(folder, 'src')).flatMap((file) => examplesOf(file));
  const given = examples.filter(({ code }) => code !== null);
  for (const example of given) await run(folder, example, given);
  const shown = new Set(given.map((example) => example.name));
  for (const key of Object.keys(exported))
    if (typeof exported[key] === 'function' && !shown.has(key))
      missing.push(`${specifierOf(name)}: ${key} has no @example`);
}

/** An example beside a notebook sees the other modules of its folder too. */
for (const modulesOfFolder of transpileNotebooks()) {
  const own = Object.assign(
    {},
    ...(await Promise.all(modulesOfFolder.map(({ built }) => load(built)))),
  );
  for (const { source } of modulesOfFolder)
    for (const example of examplesOf(source).filter(({ code }) => code !== null))
      await runWith(own, example);
}

/** An example also sees the modules of its folder, of those that have examples. */
async function run(folder, example, given) {
  const files = new Set(given.map(({ file }) => file));
  const beside = [...files].filter((file) => dirname(file) === dirname(example.file));
  const built = (file) =>
    file.replace(join(folder, 'src'), join(folder, 'dist')).replace(/\.ts$/, '.js');
  await runWith(Object.assign({}, ...(await Promise.all(beside.map(built).map(load)))), example);
}

async function runWith(own, example) {
  count++;
  const problems = await runExample(example, { ...scope, ...own });
  for (const { line, message } of problems)
    failures.push(`${example.file.slice(root.length + 1)}:${line}: ${example.name}: ${message}`);
}

for (const line of [...failures, ...missing]) console.error(line);
console.log(`examples: ${count} run, ${failures.length} failed, ${missing.length} missing`);
process.exit(failures.length + missing.length > 0 ? 1 : 0);
