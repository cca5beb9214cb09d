import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  codeVersion,
  type Study,
  type StudyJson,
  type StudyRow,
  studyFigures,
  studyJson,
  studyMarkdown,
  studyRows,
  writeWhole,
} from '@manaus/lab';
import { toSvg } from '@manaus/plot';
import { mustBe } from '../../shell/bad-input.js';

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

type Document = StudyJson & { readonly origin: Origin };

/** The origin of a study: its rules, the code, the effort. */
export const originOf = (rules: string, effort: number | undefined): Origin => ({
  rules,
  code: codeVersion(),
  effort: effort ?? null,
});

/** Reads the rows of a folder. A study of another origin is renamed; another file is bad input. */
export function readFolder(folder: string | undefined, origin: Origin): Kept {
  if (folder === undefined) return { rows: [], anew: null };
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw mustBe('--out', 'a folder', folder);
  removeTemporary(folder);
  const file = join(folder, 'study.json');
  if (!existsSync(file)) return { rows: [], anew: null };
  const document = readDocument(file);
  const changed = (['rules', 'code', 'effort'] as const).filter(
    (key) => document.origin[key] !== origin[key],
  );
  if (changed.length === 0) return { rows: studyRows(document.rows), anew: null };
  renameSync(file, join(folder, 'study.previous.json'));
  return {
    rows: [],
    anew: `${file} was found with other ${changed.join(' and ')}, so all is computed anew; it is kept as study.previous.json`,
  };
}

function readDocument(file: string): Document {
  const wrong = () =>
    mustBe('--out', 'a folder without study.json, or with one that a study wrote', file);
  try {
    const document = JSON.parse(readFileSync(file, 'utf8')) as Partial<Document> | null;
    if (!Array.isArray(document?.rows) || typeof document.origin?.rules !== 'string') throw wrong();
    return document as Document;
  } catch (error) {
    if (error instanceof SyntaxError) throw wrong();
    throw error;
  }
}

/** Removes temporary files that an interrupt has left. */
function removeTemporary(folder: string): void {
  for (const each of [folder, join(folder, 'figures')])
    if (existsSync(each))
      for (const name of readdirSync(each))
        if (/\.\d+-[a-z0-9]+\.tmp$/.test(name)) rmSync(join(each, name), { force: true });
}

/** Writes figures, report and numbers, each file whole or not at all; returns the files. */
export function writeFolder(folder: string | undefined, study: Study, origin: Origin): string[] {
  if (folder === undefined) return [];
  const figures = Object.entries(studyFigures(study)).map(([name, figure]) => ({
    name,
    path: `figures/${name}.svg`,
    svg: toSvg(figure),
  }));
  const versions = `code version ${codeVersion()}, Node ${process.versions.node}`;
  const paths = Object.fromEntries(figures.map(({ name, path }) => [name, path]));
  const files: [string, string][] = [
    ...figures.map(({ path, svg }): [string, string] => [path, svg]),
    ['report.md', studyMarkdown(study, { figures: paths, versions })],
    ['study.json', `${JSON.stringify({ origin, ...studyJson(study) })}\n`],
  ];
  try {
    for (const [name, content] of files) writeWhole(join(folder, name), content);
  } catch (error) {
    throw mustBe('--out', `a folder that can be written (${(error as Error).message})`, folder);
  }
  return files.map(([name]) => join(folder, name));
}
