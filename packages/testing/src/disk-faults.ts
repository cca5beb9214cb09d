import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** The calls that change the disk. */
const CALLS = [
  'openSync',
  'writeSync',
  'writeFileSync',
  'fsyncSync',
  'fdatasyncSync',
  'renameSync',
  'linkSync',
  'mkdirSync',
] as const;
type Call = (typeof CALLS)[number];

/** A call that failed, and how many of its kind there were before. */
export interface Fault {
  readonly call: Call;
  readonly nth: number;
}

/** False for a file that is opened to be read. */
const writes = (call: Call, [, flags]: readonly unknown[]): boolean =>
  call !== 'openSync' || (flags !== undefined && flags !== 'r');

type Anything = (...parameters: never[]) => unknown;

/**
 * Runs something while the n-th call of a kind fails as on a disk that is broken; true if there was
 * an n-th.
 */
async function failing({ call, nth }: Fault, run: () => unknown): Promise<boolean> {
  const real = fs[call];
  let left = nth;
  const fake: Anything = (...parameters) => {
    if (writes(call, parameters) && left-- === 0)
      throw Object.assign(new Error(`EIO: ${call}`), { code: 'EIO', syscall: call });
    return Reflect.apply(real, fs, parameters);
  };
  await replacing({ [call]: fake }, run);
  return left < 0;
}

/** Flushes take long, and change nothing that another process sees. */
const UNFLUSHED = { fsyncSync: () => {}, fdatasyncSync: () => {} };

/** Runs something with other functions in the place of those of `node:fs`. */
async function replacing(
  fakes: Readonly<Record<string, Anything>>,
  run: () => unknown,
): Promise<void> {
  const real = { ...fs };
  Object.assign(fs, fakes);
  syncBuiltinESMExports();
  try {
    await run();
  } finally {
    Object.assign(fs, Object.fromEntries(Object.entries(real).filter(([name]) => name in fakes)));
    syncBuiltinESMExports();
  }
}

/** Something that writes, and what is expected of it. */
export interface Scenario {
  /** Puts everything as it is before; no call fails meanwhile. */
  readonly prepare: () => unknown;
  readonly run: () => unknown;
  /** Expects the old state or the new one, and nothing left over. */
  readonly look: (fault: Fault) => unknown;
}

/**
 * Runs a scenario again and again: the first write fails, the second, and so on until none is left
 * to fail; likewise for each call that changes the disk. Returns the number of faults.
 */
export async function withEveryFault({ prepare, run, look }: Scenario): Promise<number> {
  let faults = 0;
  await replacing(UNFLUSHED, async () => {
    for (const call of CALLS)
      for (let nth = 0; ; nth++) {
        await prepare();
        if (!(await failing({ call, nth }, run))) break;
        faults++;
        await look({ call, nth });
      }
  });
  return faults;
}
