import { range } from '@manaus/core';
import type { PlanesKernel } from '../wasm/load.js';
import { type ShardLevel, type Sweeper, startCrew } from './crew.js';
import type { PlaneLayout } from './layout.js';
import type { PlaneMoves } from './moves.js';
import { makeShard, type Shard } from './shard.js';
import { type Planes, SLICE } from './words.js';

/**
 * Bit planes with words of 64 bits in WebAssembly: in one memory, or spread over workers with a
 * memory each.
 */
export function wasmPlanes(
  layout: PlaneLayout,
  moves: PlaneMoves,
  shouldStop: () => boolean,
  workers: number,
): Planes {
  const shards = range(0, workers - 1).map((me) => makeShard(layout, moves, workers, me));
  const sweeper = workers === 1 ? alone(shards[0], shouldStop) : startCrew(shards, shouldStop);
  return new WasmPlanes(layout.lowWords, shards, sweeper);
}

class WasmPlanes implements Planes {
  /** The last level, shard by shard. */
  private found: readonly ShardLevel[] = [];

  constructor(
    private readonly lowWords: number,
    private readonly shards: readonly Shard[],
    private readonly sweeper: Sweeper,
  ) {}

  /** The shard of a class, and its first word there. */
  private shardOf(cls: number): Shard & { readonly first: number } {
    const { shards, lowWords } = this;
    const first = Math.floor(cls / shards.length) * lowWords;
    return { ...shards[cls % shards.length], first };
  }

  put(word: number, low: number, high: number): void {
    const { kernel, first } = this.shardOf(Math.floor(word / this.lowWords));
    kernel.seed(first + (word % this.lowWords), (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0), 0);
  }

  ofClass(cls: number): Int32Array {
    const { memory, map, first } = this.shardOf(cls);
    return new Int32Array(memory.buffer, map.planes + first * 16, this.lowWords * 4);
  }

  advance(level: number): number {
    const parts = this.sweeper.sweep(level);
    const width = parts.reduce((sum, part) => sum + part.width, 0);
    if (width > 0) this.found = parts;
    return width;
  }

  resume(level: number): void {
    for (const { kernel } of this.shards) kernel.markAll(level);
  }

  *last(): Generator<readonly [number, number, number]> {
    const { shards, lowWords } = this;
    const others = shards.length - 1;
    for (const [me, { end }] of this.found.entries())
      yield* listed(
        shards[me],
        end,
        (word) => word + (Math.floor(word / lowWords) * others + me) * lowWords,
      );
  }

  end(): void {
    this.sweeper.end();
  }
}

/** The words listed in a shard, by their numbers in all shards, and the states in them. */
function* listed(
  { memory, map }: Shard,
  end: number,
  numberOf: (word: number) => number,
): Generator<readonly [number, number, number]> {
  const list = new Int32Array(memory.buffer, map.list, (end - map.list) / 4);
  for (let i = 0; i < list.length; i += 3) yield [numberOf(list[i]), list[i + 1], list[i + 2]];
}

/** One shard in this thread. */
function alone({ kernel }: Shard, shouldStop: () => boolean): Sweeper {
  return {
    sweep(level) {
      sweepOn(kernel, level, shouldStop);
      return [{ width: kernel.levelWidth(), end: kernel.listEnd() >>> 0 }];
    },
    end() {},
  };
}

/** Takes a level; what is left of it when it is to stop is only counted. */
function sweepOn(kernel: PlanesKernel, level: number, shouldStop: () => boolean): void {
  if (kernel.begin(level) < 0)
    throw new RangeError('scale/search-tower: a level could not be allocated');
  while (kernel.sweep(level, SLICE / 64) !== 0) {
    if (!shouldStop()) continue;
    kernel.tally(level);
    return;
  }
}
