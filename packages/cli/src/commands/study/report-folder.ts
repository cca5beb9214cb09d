import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { faultText, isInputError } from '@manaus/core';
import {
  clearTemporary,
  codeVersion,
  damageText,
  orUnwritable,
  seal,
  unsealFile,
  writeWhole,
} from '@manaus/jobs/storage';
import {
  type Study,
  type StudyJson,
  type StudyRow,
  studyFigures,
  studyJson,
  studyMarkdown,
  studyRows,
} from '@manaus/lab/studying';
import { toSvg } from '@manaus/plot';
import { mustBe } from '../../errors/refusal.js';
import { isMarked, marked } from '../../shell/mark.js';
import {
  FIGURES,
  figureFile,
  NUMBERS,
  PREVIOUS,
  PROVENANCE,
  REPORT,
  refuseOthers,
  STUDY,
} from './owned.js';

/** The origin of the study in a folder; only rows of the same origin are kept. */
export interface Origin {
  readonly rules: string;
  readonly code: string;
  readonly effort: number | null;
}

/** The rows that a folder holds, and the reason why a study in it is of no use. */
export interface Kept {
  readonly rows: readonly StudyRow[];
  readonly anew: string | null;
}

type File = readonly [name: string, content: string | Uint8Array];
type Document = StudyJson & { readonly origin: Origin };

const NOTHING: Kept = { rows: [], anew: null };
const ORIGINS = ['rules', 'code', 'effort'] as const satisfies (keyof Origin)[];

/** The origin of a study: its rules, the code, the effort. */
export const originOf = (rules: string, effort: number | undefined): Origin => ({
  rules,
  code: codeVersion(),
  effort: effort ?? null,
});

/**
 * Reads the rows of a folder. A study of another origin, or a damaged one, is put aside.
 *
 * A folder of others is bad input, unless `force`.
 */
export function readFolder(folder: string | undefined, origin: Origin, force = false): Kept {
  if (folder === undefined) return NOTHING;
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw mustBe('--out', 'a folder', folder);
  for (const each of [folder, join(folder, FIGURES)]) clearTemporary(each);
  if (!force) refuseOthers(folder);
  const file = join(folder, NUMBERS);
  if (!existsSync(file)) return NOTHING;

  const { record, damage } = unsealFile(readFileSync(file, 'utf8'), STUDY);
  const document = record as Document;
  const changed =
    damage === null ? ORIGINS.filter((key) => document.origin[key] !== origin[key]) : [];
  if (damage === null && changed.length === 0) {
    const taken = new Map(secondsIn(join(folder, PROVENANCE)));
    const rows = document.rows.map((row) => ({
      ...row,
      seconds: taken.get(row.parameters.discs) ?? 0,
    }));
    return { rows: studyRows(rows), anew: null };
  }
  orUnwritable(file, () => renameSync(file, join(folder, PREVIOUS)));
  const why = damage === null ? `it is of other ${changed.join(' and ')}` : damageText(damage);
  const anew = `${file} cannot be continued (${why}), so all is computed anew; it is kept as ${PREVIOUS}`;
  return { rows: [], anew };
}

/**
 * The seconds of a study by numbers of discs; none where the provenance is missing or changed, as
 * it says nothing about the numbers.
 */
function secondsIn(file: string): Provenance['seconds'] {
  if (!existsSync(file) || !isMarked(readFileSync(file))) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as Provenance).seconds;
}

/** The circumstances of a study, which differ from run to run: the seconds by numbers of discs. */
interface Provenance {
  readonly seconds: readonly (readonly [discs: number, seconds: number])[];
}

/** Writes figures, report and numbers, each file whole or not at all; returns the files. */
export function writeFolder(folder: string | undefined, study: Study, origin: Origin): string[] {
  if (folder === undefined) return [];
  const files = filesOf(study, origin);
  try {
    for (const [name, content] of files) {
      const file = join(folder, name);
      const isSame = existsSync(file) && readFileSync(file).equals(Buffer.from(content));
      if (!isSame) writeWhole(file, content);
    }
  } catch (error) {
    if (!isInputError(error)) throw error;
    throw mustBe('--out', `a folder that can be written (${faultText(error)})`, folder);
  }
  return files.map(([name]) => join(folder, name));
}

/** The files of a study: figures, report and numbers. */
function filesOf(study: Study, origin: Origin): File[] {
  const figures = Object.entries(studyFigures(study, { language: 'en' }));
  const paths = Object.fromEntries(figures.map(([name]) => [name, figureFile(name)]));
  const versions = `code version ${origin.code}, Node ${process.versions.node}`;
  // The numbers are the same in every run; what differs from run to run is apart.
  const { rows, ...others } = studyJson(study);
  const document = { ...others, rows: rows.map(({ seconds: _, ...row }) => row) };
  const seconds = rows.map((row) => [row.parameters.discs, row.seconds]);
  return [
    ...figures.map(
      ([name, figure]) => [figureFile(name), marked(toSvg(figure), 'comment')] as const,
    ),
    [REPORT, marked(studyMarkdown(study, { figures: paths, versions }), 'comment')],
    [NUMBERS, `${seal(STUDY, { origin, ...document })}\n`],
    [PROVENANCE, marked(JSON.stringify({ seconds }), 'checksum')],
  ];
}
