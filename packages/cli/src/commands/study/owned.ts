import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Format, isSealedAs } from '@manaus/jobs/storage';
import type { StudyFigures } from '@manaus/lab/studying';
import { badInput } from '../../errors/refusal.js';
import { isMarked } from '../../shell/mark.js';

/** The seal of the numbers of a study. */
export const STUDY = { format: 'manaus-study', version: 1 } as const satisfies Format;

/** The files of a study in its folder; `previous` is one of other rules or code, or damaged. */
export const NUMBERS = 'study.json';
export const PREVIOUS = 'study.previous.json';
export const REPORT = 'report.md';
export const PROVENANCE = 'provenance.json';
export const FIGURES = 'figures';

const names: readonly (keyof StudyFigures)[] = ['growth', 'distances', 'degrees', 'graph'];

/** The file of a figure, from the folder of the study. */
export const figureFile = (name: string): string => `${FIGURES}/${name}.svg`;

/**
 * Refuses a folder that no study wrote, and names its first file of others.
 *
 * In the folder of a study the user may keep files; only what the study would replace must be its
 * own, and unchanged.
 */
export function refuseOthers(folder: string): void {
  const written = [PREVIOUS, REPORT, PROVENANCE, ...names.map(figureFile)];
  const inQuestion = isOurs(folder, NUMBERS)
    ? written.filter((name) => existsSync(join(folder, name)))
    : filesIn(folder);
  const other = inQuestion.find((name) => !isOurs(folder, name));
  if (other !== undefined)
    throw badInput(
      `--out must be a folder that is new, empty or of a study: ${join(folder, other)} is not as study wrote it; --force replaces what is in the way`,
    );
}

/** The files of a folder and of its folder for figures, in order. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).sort();
  return names.flatMap((name) => (name === FIGURES ? figuresIn(folder) : [name]));
}

function figuresIn(folder: string): string[] {
  const place = join(folder, FIGURES);
  if (!statSync(place).isDirectory()) return [FIGURES];
  const names = readdirSync(place).sort();
  return names.map((name) => `${FIGURES}/${name}`);
}

/** True for a file that a study wrote; its numbers may be damaged, and count as its own. */
function isOurs(folder: string, name: string): boolean {
  const file = join(folder, name);
  return existsSync(file) && statSync(file).isFile() && isWritten(name, readFileSync(file));
}

const isWritten = (name: string, content: Buffer): boolean =>
  name === NUMBERS || name === PREVIOUS
    ? isSealedAs(content.toString('utf8'), STUDY.format)
    : isMarked(content);
