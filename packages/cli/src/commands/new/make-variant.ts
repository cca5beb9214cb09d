import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemReason } from '@manaus/core/system';
import { clearTemporary, forget, makeFolder, temporaryName } from '@manaus/jobs/storage';
import { badInput, mustBe } from '../../errors/refusal.js';
import type { KindName } from './kinds.js';

const templates = fileURLToPath(new URL('../../../templates/', import.meta.url));

/** The schema of tower documents. */
const schema = createRequire(import.meta.url).resolve('@manaus/core/tower.schema.json');

/** The template of a folder: that of a kind, or that of a tower as a document. */
export type Template = KindName | 'document';

/** Makes a new folder with the files of a kind, whole or not at all, and returns their names. */
export function makeVariant(kind: Template, name: string, folder: string): string[] {
  if (existsSync(folder)) throw mustBe('NAME', `a new one: ${folder} exists`, name);
  clearTemporary(dirname(folder));
  // The files are made under another name, and get their own at the end.
  const parent = dirname(folder);
  const unfinished = temporaryName(parent);
  try {
    makeFolder(unfinished);
    for (const [file, text] of filesOf(kind, name, folder))
      writeFileSync(join(unfinished, file), text);
    renameSync(unfinished, folder);
  } catch (error) {
    forget(unfinished);
    throw badInput(`--out: cannot write in ${parent}: ${systemReason(error)}`);
  }
  return readdirSync(folder).sort();
}

/** The text of a file by its name. */
type File = readonly [name: string, text: string];

/** The files of a template, with the title of the variant in place of `My tower` and the like. */
function filesOf(template: Template, name: string, folder: string): File[] {
  const files = template === 'document' ? documentFiles(folder) : templateFiles(template);
  const title = (name[0].toUpperCase() + name.slice(1)).replaceAll('-', ' ');
  return files.map(([file, text]) => [
    file === 'notebook.ipynb' ? `${name}.ipynb` : file,
    text.replaceAll(/My (tower|heap|level)/g, title),
  ]);
}

const templateFiles = (template: string): File[] =>
  readdirSync(join(templates, template)).map((file) => [
    file,
    readFileSync(join(templates, template, file), 'utf8'),
  ]);

/** The document, and the test and the notebook of a module, which read it instead. */
function documentFiles(folder: string): File[] {
  const others = templateFiles('tower').filter(([file]) => file !== 'rules.ts');
  // The way from its folder to the schema.
  const path = relative(folder, schema).replaceAll('\\', '/');
  const documents = templateFiles('document').map(
    ([file, text]): File => [file, text.replace('tower.schema.json', path)],
  );
  return [...documents, ...others.map(withDocument)];
}

/** A test or a notebook that reads the document in place of importing the module. */
function withDocument([file, text]: File): File {
  const inNotebook = file.endsWith('.ipynb');
  // The lines of a notebook are texts of JSON.
  const [newline, blank, place] = inNotebook
    ? ['\\n",\n    "', '', "'rules.json'"]
    : ['\n', '\n', "new URL('rules.json', import.meta.url)"];
  const tower = `const tower = readTower(readFileSync(${place}, 'utf8'));`;
  const named = /import \{(.*?)\} from '@manaus\/core';/;
  const imported = named.test(text) ? '' : `${importsWith('', newline)}${newline}`;
  const read = text
    .replace(named, (_, names: string) => importsWith(names, newline))
    .replace("import tower from './rules.js';", `${imported}${blank}${tower}`)
    .replaceAll('`rules.ts`', '`rules.json`');
  return [file, read];
}

/** The imports of a text, and what it reads the document with. */
function importsWith(names: string, newline: string): string {
  const all = [...names.split(','), 'readTower']
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .sort();
  return `import { readFileSync } from 'node:fs';${newline}import { ${all.join(', ')} } from '@manaus/core';`;
}
