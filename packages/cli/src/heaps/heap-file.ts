import { basename, extname } from 'node:path';
import { isObject, sum } from '@manaus/core/internals';
import type { HeapGameEntry, HeapRule } from '@manaus/games';
import { ruleEntry } from '@manaus/games/internals';
import { badInput } from '../errors/refusal.js';
import { moduleEndings } from '../options/rules-names.js';
import { requireFile, runFile } from '../rules/run-file.js';
import type { Io } from '../shell/io.js';

/**
 * The heap game of a module, which is run: its default export is a `HeapRule`, or just the function
 * from a heap to what a move can leave of it.
 *
 * Errors are bad input that names the file, with the line if it is known.
 */
export const readHeapGame = async (file: string, io: Pick<Io, 'runs'>): Promise<HeapGameEntry> =>
  ruleEntry(await readHeapRule(file, io));

/** The same as its rule alone. */
export async function readHeapRule(file: string, { runs }: Pick<Io, 'runs'>): Promise<HeapRule> {
  requireFile('GAME', file, moduleEndings);
  runs?.(file);
  const { exported } = await runFile('GAME', file);
  const rule: Unchecked = isObject(exported) ? exported : { options: exported };
  const name =
    typeof rule.name === 'string' && rule.name !== '' ? rule.name : basename(file, extname(file));
  const options = optionsIn(rule, file);
  return { name, options: (heap) => checkedRemains(options(heap), heap, file) };
}

/** An object that may be a rule. */
interface Unchecked {
  readonly name?: unknown;
  readonly options?: unknown;
}

function optionsIn({ options }: Unchecked, file: string): HeapRule['options'] {
  if (typeof options === 'function') return options as HeapRule['options'];
  throw badInput(
    `${file}: the default export must be a function from a heap to what a move can leave of it, or an object {name, options}`,
  );
}

/** The remains of a heap after each move; each is less than the heap, or as much in more heaps. */
export function checkedRemains(remains: unknown, heap: number, file: string) {
  if (!Array.isArray(remains))
    throw badInput(`${file}: of a heap of ${heap} the options must be a list`);
  const wrong = remains.find((left) => !isLess(left, heap));
  if (wrong !== undefined)
    throw badInput(
      `${file}: a move must leave a heap of ${heap} smaller, or in more heaps (got ${JSON.stringify(wrong)})`,
    );
  return remains as ReturnType<HeapRule['options']>;
}

function isLess(left: unknown, heap: number): boolean {
  const parts: unknown[] = [left].flat();
  if (!parts.every(isHeap)) return false;
  const total = sum(parts);
  return total < heap || (total === heap && parts.filter(Boolean).length > 1);
}

const isHeap = (part: unknown): part is number => Number.isSafeInteger(part) && Number(part) >= 0;
