import { remembered } from '@manaus/core/internals';
import { kernelBytes } from './generated.js';

/** As much of WebAssembly as is used here; neither the language nor Node's types know it. */
interface Wasm {
  Memory: new (size: { initial: number; maximum: number; shared: boolean }) => WasmMemory;
  Module: new (bytes: Uint8Array) => WasmModule;
  Instance: new (module: WasmModule, imports: object) => { readonly exports: unknown };
}

/** A compiled kernel. */
export type WasmModule = object;

/** A memory, which may grow: then its buffer is another. */
export interface WasmMemory {
  readonly buffer: ArrayBufferLike;
}

/** The exports of the kernel of the planes; see `assembly/planes.ts`. */
export interface PlanesKernel {
  init(): void;
  seed(word: number, bits: bigint, level: number): void;
  markAll(level: number): void;
  begin(level: number): number;
  openBox(which: number): void;
  boxCount(): number;
  levelWidth(): number;
  listEnd(): number;
  sweep(level: number, most: number): number;
  tally(level: number): void;
  deliver(count: number, level: number): void;
}

/** The exports of the kernel of the classes; see `assembly/classes.ts`. */
export interface ClassesKernel {
  init(): void;
  clear(): void;
  seed(spot: number): void;
  run(until: number, seeded: number): number;
}

const { WebAssembly } = globalThis as unknown as { WebAssembly?: Wasm };

/** True if WebAssembly is available. */
export const hasWasm = WebAssembly !== undefined;

/** Bytes of a page, and pages that a memory has at most. */
const PAGE = 65536;
const MOST_PAGES = 65536;

/**
 * A memory of at least the given number of bytes; throws a `RangeError` if it cannot be allocated.
 */
export function newMemory(bytes: number, shared: boolean): WasmMemory {
  return new (required().Memory)({ initial: Math.ceil(bytes / PAGE), maximum: MOST_PAGES, shared });
}

/** A kernel, compiled once. */
const moduleOf = remembered((name: keyof typeof kernelBytes): WasmModule => {
  const text = atob(kernelBytes[name]);
  return new (required().Module)(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
});

/** The kernel of the planes, for private or shared memory. */
export const planesModule = (shared: boolean): WasmModule =>
  moduleOf(shared ? 'planesShared' : 'planes');

/** The kernel of the classes, for private or shared memory. */
export const classesModule = (shared: boolean): WasmModule =>
  moduleOf(shared ? 'classesShared' : 'classes');

/** The kernel at work in a memory, whose header is filled in. */
export function planesKernel(memory: WasmMemory, shared: boolean): PlanesKernel {
  const kernel = instance(planesModule(shared), memory) as PlanesKernel;
  kernel.init();
  return kernel;
}

/** The kernel at work in a memory, whose header is filled in. */
export function classesKernel(memory: WasmMemory, shared: boolean): ClassesKernel {
  const kernel = instance(classesModule(shared), memory) as ClassesKernel;
  kernel.init();
  return kernel;
}

const instance = (module: WasmModule, memory: WasmMemory): unknown =>
  new (required().Instance)(module, { env: { memory } }).exports;

function required(): Wasm {
  if (WebAssembly === undefined) throw new Error('no WebAssembly here');
  return WebAssembly;
}
