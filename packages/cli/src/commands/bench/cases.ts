import { type Contender, ours, yardstick } from './contenders.js';
import { runOnce } from './run-once.js';
import type { Watcher } from './watcher.js';

/** A tower whose states are searched without storing its graph. */
export type SearchCase = 'four' | 'three' | 'oxford';

/** Each case in words, with its C++ yardstick and the first number of discs of `reach`. */
export const searchCases: Readonly<
  Record<SearchCase, { readonly work: string; readonly yardstick: string; readonly from: number }>
> = {
  four: { work: 'all states of Hanoi on 4 pegs', yardstick: 'implicit', from: 13 },
  three: { work: 'all states of Hanoi on 3 pegs', yardstick: 'lists', from: 16 },
  oxford: { work: 'all states of Oxford', yardstick: 'lift', from: 7 },
};

/** The names of our own searches on one thread. */
export const singleThread = { ts: 'TypeScript, 1 thread', wasm: 'WebAssembly, 1 thread' } as const;

/**
 * The programs for a tower: ours by default, ours on one thread per back end, the same algorithm in
 * C++.
 */
export async function searchContenders(
  name: SearchCase,
  withCpp: boolean,
  watcher: Watcher,
): Promise<Contender[]> {
  const engines = (['ts', 'wasm'] as const).map((engine) =>
    ours('implicit.mjs', [name], ['auto', engine, '1'], singleThread[engine]),
  );
  const cpp = withCpp ? [await yardstick(searchCases[name].yardstick, watcher)] : [];
  return [
    ours('implicit.mjs', [name]),
    ...(await Promise.all(engines.map((each) => checked(each, watcher)))),
    ...cpp,
  ];
}

/** The contender, without a command if it fails on a few discs. */
async function checked(contender: Contender, watcher: Watcher): Promise<Contender> {
  if (contender.command === null || (await canRun(contender, watcher))) return contender;
  return { ...contender, command: null, missing: 'not for this tower' };
}

async function canRun(contender: Contender, { onChild }: Watcher): Promise<boolean> {
  try {
    await runOnce(contender, 6, 60, onChild);
    return true;
  } catch {
    return false;
  }
}
