import { type Contender, ours, runOnce, yardstick } from './contenders.js';

/** A tower whose states are all searched, without storing its graph. */
export type SearchCase = 'four' | 'three' | 'oxford';

/** In words; the C++ yardstick; the least number of discs to begin with where it is asked how far a time goes. */
export const searchCases: Readonly<
  Record<SearchCase, { readonly work: string; readonly yardstick: string; readonly from: number }>
> = {
  four: { work: 'all states of Hanoi on 4 pegs', yardstick: 'implicit', from: 13 },
  three: { work: 'all states of Hanoi on 3 pegs', yardstick: 'lists', from: 16 },
  oxford: { work: 'all states of Oxford', yardstick: 'lift', from: 7 },
};

/** The names of our own searches on one thread. */
export const singleThread = { ts: 'TypeScript, 1 thread', wasm: 'WebAssembly, 1 thread' } as const;

/** What searches a tower: ours as it comes, ours on one thread in each language, and the same algorithm in C++. */
export async function searchContenders(name: SearchCase, withCpp: boolean): Promise<Contender[]> {
  const backends = (['ts', 'wasm'] as const).map((backend) =>
    ours('implicit.mjs', [name], ['auto', backend, '1'], singleThread[backend]),
  );
  const cpp = withCpp ? [await yardstick(searchCases[name].yardstick)] : [];
  return [ours('implicit.mjs', [name]), ...(await Promise.all(backends.map(checked))), ...cpp];
}

/** Without a command where it does not serve: asked with few discs. */
async function checked(contender: Contender): Promise<Contender> {
  if (contender.command === null) return contender;
  try {
    await runOnce(contender, 6, 60);
    return contender;
  } catch {
    return { ...contender, command: null, missing: 'not for this tower' };
  }
}
