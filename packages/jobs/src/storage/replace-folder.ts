import { existsSync, readdirSync, renameSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { flush, makeFolder } from './files.js';
import { clearTemporary, forget, temporaryName } from './temporary.js';
import { orUnwritable } from './write.js';

/**
 * Builds a folder beside an earlier one, and puts it in its place once it is whole and flushed to
 * disk.
 *
 * The earlier one stays as it was until then, and for good if building fails; one that a killed
 * process had moved aside is back first. Throws what `build` throws, and an `InputError` that names
 * the folder if it cannot be written.
 *
 * @param build fills a new folder, which is there; its path is its argument
 *
 * @example
 * ```ts
 * await replaceFolder('/dev/null/report', () => {}); // throws /dev/null/report: cannot write there
 * ```
 */
export async function replaceFolder(
  folder: string,
  build: (unfinished: string) => void | Promise<void>,
): Promise<void> {
  const parent = dirname(folder);
  const former = join(parent, `.${basename(folder)}.manaus-former`);
  const unfinished = temporaryName(parent);
  try {
    orUnwritable(folder, () => {
      recover(folder, former);
      clearTemporary(parent);
      makeFolder(unfinished);
    });
    await build(unfinished);
    orUnwritable(folder, () => {
      for (const path of within(unfinished)) flush(path);
      swap(unfinished, folder, former);
      flush(parent);
    });
  } finally {
    forget(unfinished);
    if (existsSync(folder)) forget(former);
  }
}

/** Puts back what a process that was killed between two renames had moved aside. */
function recover(folder: string, former: string): void {
  if (!existsSync(former)) return;
  if (existsSync(folder)) forget(former);
  else renameSync(former, folder);
}

function swap(unfinished: string, folder: string, former: string): void {
  const replaced = existsSync(folder);
  if (replaced) renameSync(folder, former);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (replaced) renameSync(former, folder);
    throw error;
  }
}

/** The files and folders in a folder, and itself last. */
function within(folder: string): string[] {
  const inside = readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? within(path) : [path];
  });
  return [...inside, folder];
}
