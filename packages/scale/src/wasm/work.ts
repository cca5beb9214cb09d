import type { PlanesKernel, WasmMemory, WasmModule } from './load.js';

/** The data with which a worker starts; lists and memories are shared. */
export interface Post {
  readonly module: WasmModule;
  readonly memories: readonly WasmMemory[];
  readonly me: number;
  /** Orders and answers: see `FLAGS`. */
  readonly flags: Int32Array;
  /** Of every worker: the states of the level, and where the list of its words ends. */
  readonly numbers: Float64Array;
  /** Of every worker: the words of an error, one character code each. */
  readonly words: Uint16Array;
  /** Of every worker: where its boxes begin, and how long each is. */
  readonly boxes: readonly (readonly [number, number])[];
  readonly inbox: number;
}

/**
 * The program of a worker: round after round until it is told to quit.
 *
 * Its text is the program of the worker (so that no bundler, test runner or notebook must know
 * where a file lies), hence it uses nothing from outside itself. The places of the flags are those
 * of `FLAGS` in planes/crew.ts.
 */
// One function: its text is sent to a worker.
export function work({ module, memories, me, flags, numbers, words, boxes, inbox }: Post): void {
  const mine = 8 + 4 * me;
  const start = (): PlanesKernel => {
    // @ts-expect-error Node's types do not know it
    const kernel = new WebAssembly.Instance(module, { env: { memory: memories[me] } }).exports;
    kernel.init();
    return kernel;
  };
  /** Takes what others sent in the round before. */
  const receive = (kernel: PlanesKernel, round: number, level: number) => {
    const which = (round - 1) & 1;
    for (let other = 0; other < boxes.length; other++) {
      const count = flags[8 + 4 * other + 1 + which];
      if (other === me || count === 0) continue;
      const [first, size] = boxes[other];
      new Uint8Array(memories[me].buffer, inbox, 16 * count).set(
        new Uint8Array(memories[other].buffer, first + which * size, 16 * count),
      );
      kernel.deliver(count, level);
    }
  };
  /** Sweeps until the level is done, the box is full, or somebody says stop. */
  const sweep = (kernel: PlanesKernel, level: number): boolean => {
    for (;;) {
      const left = kernel.sweep(level, 512);
      Atomics.add(flags, mine + 3, 1);
      if (left === 0) return true;
      if (Atomics.load(flags, 2) === 1) {
        kernel.tally(level);
        return true;
      }
      if (left === 2) return false;
    }
  };
  const takePart = (kernel: PlanesKernel, round: number) => {
    const level = flags[4];
    receive(kernel, round, level);
    kernel.openBox(round & 1);
    if (flags[5] === 1 && kernel.begin(level) < 0)
      throw new RangeError('a level could not be allocated');
    flags[mine] = sweep(kernel, level) ? 0 : 1;
    flags[mine + 1 + (round & 1)] = kernel.boxCount();
    numbers[2 * me] = kernel.levelWidth();
    numbers[2 * me + 1] = kernel.listEnd() >>> 0;
  };
  let kernel: PlanesKernel | null = null;
  for (let round = 1; ; round++) {
    while (Atomics.load(flags, 0) === round - 1) Atomics.wait(flags, 0, round - 1);
    if (Atomics.load(flags, 3) === 1) return;
    try {
      kernel ??= start();
      takePart(kernel, round);
    } catch (error) {
      const text = String(error instanceof Error ? error.message : error);
      for (let i = 0; i < Math.min(text.length, 199); i++) words[me * 200 + i] = text.charCodeAt(i);
      flags[mine] = 2;
    }
    Atomics.add(flags, 1, 1);
    Atomics.notify(flags, 1);
  }
}
