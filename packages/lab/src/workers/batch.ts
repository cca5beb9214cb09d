import type { ClassRun, ClassTask } from '@manaus/kernels';
import type { Format } from '../storage/seal.js';
import { readSealed, writeSealed } from '../storage/sealed-pieces.js';

/** What a search of a class found: its levels, and the distances on its boundary. */
export interface ClassResult {
  readonly run: ClassRun;
  readonly row: Uint16Array;
}

const TASKS: Format = { format: 'manaus-classes-tasks', version: 1 };
const RESULTS: Format = { format: 'manaus-classes-results', version: 1 };

/** Writes classes to be searched, whole or not at all. */
export function writeTasks(file: string, tasks: readonly ClassTask[]): void {
  const heads = tasks.map(({ cls, seeds }) => ({ cls, seeds }));
  writeSealed(
    file,
    TASKS,
    heads,
    tasks.map(({ row }) => bytesOf(row)),
  );
}

/** The classes to be searched; `null` if the file is gone or damaged. */
export function readTasks(file: string): ClassTask[] | null {
  const read = readWhole(file, TASKS);
  if (read === null) return null;
  const heads = read.head as Pick<ClassTask, 'cls' | 'seeds'>[];
  return heads.map((head, i) => ({ ...head, row: new Uint16Array(read.pieces[i].buffer) }));
}

/** Writes what was found in some classes, whole or not at all. */
export function writeResults(file: string, results: readonly ClassResult[]): void {
  const firsts = results.map(({ run }) => run.first);
  const pieces = results.flatMap(({ run, row }) => [bytesOf(row), bytesOf(run.widths)]);
  writeSealed(file, RESULTS, firsts, pieces);
}

/** What was found in some classes; `null` if the file is gone or damaged. */
export function readResults(file: string): ClassResult[] | null {
  const read = readWhole(file, RESULTS);
  if (read === null) return null;
  return (read.head as number[]).map((first, i) => ({
    run: { first, widths: new Uint32Array(read.pieces[2 * i + 1].buffer) },
    row: new Uint16Array(read.pieces[2 * i].buffer),
  }));
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint16Array | Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

function readWhole(file: string, format: Format): { head: unknown; pieces: Uint8Array[] } | null {
  try {
    const { head, pieces } = readSealed(file, format);
    return pieces === null ? null : { head, pieces: [...pieces] };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
