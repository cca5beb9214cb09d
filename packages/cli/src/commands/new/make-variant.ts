import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemReason } from '@manaus/lab';
import { BadInput, mustBe } from '../../shell/bad-input.js';

const templates = fileURLToPath(new URL('../../../templates/', import.meta.url));

/** Makes a new folder with the files of a kind, whole or not at all, and returns their names. */
export function makeVariant(kind: string, name: string, folder: string): string[] {
  if (existsSync(folder)) throw mustBe('NAME', `a new one: ${folder} exists`, name);
  const parent = dirname(folder);
  const unfinished = join(parent, `.new-${randomUUID()}`);
  try {
    makeFolder(unfinished);
    for (const [file, text] of filesOf(kind, name)) writeFileSync(join(unfinished, file), text);
    renameSync(unfinished, folder);
  } catch (error) {
    if (existsSync(unfinished)) rmSync(unfinished, { recursive: true });
    throw new BadInput(`--out: cannot write in ${parent}: ${systemReason(error)}`);
  }
  return readdirSync(folder).sort();
}

/** Makes a folder and its parents. Node's recursive `mkdirSync` never returns in /proc. */
function makeFolder(path: string): void {
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  mkdirSync(path);
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
