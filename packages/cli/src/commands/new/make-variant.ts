import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clearTemporary, forget, makeFolder, systemReason, temporaryName } from '@manaus/lab';
import { BadInput, mustBe } from '../../errors/bad-input.js';

const templates = fileURLToPath(new URL('../../../templates/', import.meta.url));

/** Makes a new folder with the files of a kind, whole or not at all, and returns their names. */
export function makeVariant(kind: string, name: string, folder: string): string[] {
  if (existsSync(folder)) throw mustBe('NAME', `a new one: ${folder} exists`, name);
  const parent = dirname(folder);
  clearTemporary(parent);
  const unfinished = temporaryName(parent);
  try {
    makeFolder(unfinished);
    for (const [file, text] of filesOf(kind, name)) writeFileSync(join(unfinished, file), text);
    renameSync(unfinished, folder);
  } catch (error) {
    forget(unfinished);
    throw new BadInput(`--out: cannot write in ${parent}: ${systemReason(error)}`);
  }
  return readdirSync(folder).sort();
}

/** The files of a template, with the title of the variant in place of `My tower` and the like. */
function filesOf(kind: string, name: string): (readonly [file: string, text: string])[] {
  const title = (name[0].toUpperCase() + name.slice(1)).replaceAll('-', ' ');
  return readdirSync(join(templates, kind)).map((file) => [
    file === 'notebook.ipynb' ? `${name}.ipynb` : file,
    readFileSync(join(templates, kind, file), 'utf8').replaceAll(
      new RegExp(`My ${kind}`, 'g'),
      title,
    ),
  ]);
}
