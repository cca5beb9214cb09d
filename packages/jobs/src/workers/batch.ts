import type { ClassRun, ClassTask } from '@manaus/scale';
import { nullOn } from '../storage/files.js';
import type { Format } from '../storage/seal.js';
import { readSealed, writeSealed } from '../storage/sealed-pieces.js';

/** The findings of the search of a class: its levels, and the distances on its boundary. */
export interface ClassResult {
  readonly run: ClassRun;
  readonly row: Uint16Array;
}

const TASKS: Format = { format: 'manaus-classes-tasks', version: 1 };
const RESULTS: Format = { format: 'manaus-classes-results', version: 1 };

/**
 * The head of a file: the batch that it is of, which its name may not say, and a part for each
 * class.
 */
interface Head<Part> {
  readonly batch: string;
  readonly parts: readonly Part[];
}

/** Writes the classes of a batch, whole or not at all. */
export function writeTasks(file: string, batch: string, tasks: readonly ClassTask[]): void {
  const parts = tasks.map(({ cls, seeds }) => ({ cls, seeds }));
  const pieces = tasks.map(({ row }) => bytesOf(row));
  writeSealed(file, TASKS, { batch, parts }, pieces);
}

/** The classes of a batch; `null` if the file is gone, damaged or of another batch. */
export function readTasks(file: string, batch: string): ClassTask[] | null {
  const read = readWhole<Pick<ClassTask, 'cls' | 'seeds'>>(file, TASKS, batch);
  if (read === null) return null;
  return read.parts.map((part, i) => ({ ...part, row: new Uint16Array(read.pieces[i].buffer) }));
}

/** Writes what was found in the classes of a batch, whole or not at all. */
export function writeResults(file: string, batch: string, results: readonly ClassResult[]): void {
  const parts = results.map(({ run }) => run.first);
  const pieces = results.flatMap(({ run, row }) => [bytesOf(row), bytesOf(run.widths)]);
  writeSealed(file, RESULTS, { batch, parts }, pieces);
}

/**
 * The findings in the classes of a batch; `null` if the file is gone, damaged or of another batch.
 */
export function readResults(file: string, batch: string): ClassResult[] | null {
  const read = readWhole<number>(file, RESULTS, batch);
  if (read === null) return null;
  return read.parts.map((first, i) => ({
    run: { first, widths: new Uint32Array(read.pieces[2 * i + 1].buffer) },
    row: new Uint16Array(read.pieces[2 * i].buffer),
  }));
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint16Array | Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

const readWhole = <Part>(file: string, format: Format, batch: string) =>
  nullOn(['ENOENT'], () => {
    const { head, pieces } = readSealed(file, format);
    if (pieces === null) return null;
    const { parts, ...of } = head as Head<Part>;
    return of.batch === batch ? { parts, pieces: [...pieces] } : null;
  });
