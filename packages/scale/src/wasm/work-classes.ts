import type { ClassesKernel, WasmMemory, WasmModule } from './load.js';

/** The data with which a worker for classes starts; flags and memory are shared. */
export interface ClassesPost {
  readonly module: WasmModule;
  readonly memory: WasmMemory;
  readonly me: number;
  /**
   * The number of searches that ended, then for each worker its order (0 wait, 1 search, 2 search
   * with sources, 3 quit) and its answer (0 none, 1 done, 2 too deep, 3 failed).
   */
  readonly flags: Int32Array;
  /** For each worker: the words of an error, one character code each. */
  readonly words: Uint16Array;
}

/**
 * The program of a worker: class after class until it is told to quit. Its text is shipped to the
 * thread, hence it uses nothing from outside itself.
 */
export function workClasses({ module, memory, me, flags, words }: ClassesPost): void {
  const order = 1 + 2 * me;
  const start = (): ClassesKernel => {
    // @ts-expect-error Node's types do not know it
    const kernel = new WebAssembly.Instance(module, { env: { memory } }).exports;
    kernel.init();
    return kernel;
  };
  let kernel: ClassesKernel | null = null;
  for (;;) {
    while (Atomics.load(flags, order) === 0) Atomics.wait(flags, order, 0);
    const what = Atomics.load(flags, order);
    if (what === 3) return;
    try {
      kernel ??= start();
      flags[order + 1] = kernel.run(65535, what - 1) === 0 ? 1 : 2;
    } catch (error) {
      const text = String(error instanceof Error ? error.message : error);
      for (let i = 0; i < Math.min(text.length, 199); i++) words[me * 200 + i] = text.charCodeAt(i);
      flags[order + 1] = 3;
    }
    Atomics.store(flags, order, 0);
    Atomics.add(flags, 0, 1);
    Atomics.notify(flags, 0);
  }
}
