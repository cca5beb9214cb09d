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
import { mustBe } from '../bad-input.js';

const templates = fileURLToPath(new URL('../../templates/', import.meta.url));

/** Writes the files of a kind into a folder that is not there yet, all or none, and returns their names. */
export function makeVariant(kind: string, name: string, folder: string): string[] {
  if (existsSync(folder)) throw mustBe('NAME', `a new one: ${folder} is there already`, name);
  const parent = dirname(folder);
  const unfinished = join(parent, `.new-${randomUUID()}`);
  try {
    makeFolder(unfinished);
    for (const [file, text] of filesOf(kind, name)) writeFileSync(join(unfinished, file), text);
    renameSync(unfinished, folder);
  } catch (error) {
    if (existsSync(unfinished)) rmSync(unfinished, { recursive: true });
    throw mustBe(
      '--out',
      `a folder that can be written in (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`,
      parent,
    );
  }
  return readdirSync(folder).sort();
}

/** With all folders above it. Node's own way never returns where the system says that a folder cannot be, as in /proc. */
function makeFolder(path: string): void {
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  mkdirSync(path);
}

/** The files of a template, with the name in place of its own. */
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
