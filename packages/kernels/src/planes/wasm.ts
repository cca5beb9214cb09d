import { type ShardLevel, type Sweeper, startCrew } from './crew.js';
import type { PlaneLayout } from './layout.js';
import type { PlaneMoves } from './moves.js';
import { makeShard, type Shard } from './shard.js';
import { type Planes, SLICE } from './words.js';

/**
 * Bit planes with words of 64 bits in WebAssembly: in one memory, or spread over workers with a
 * memory each.
 */
export const wasmPlanes = (
  layout: PlaneLayout,
  moves: PlaneMoves,
  shouldStop: () => boolean,
  workers: number,
): Planes => new WasmPlanes(layout, moves, shouldStop, workers);

class WasmPlanes implements Planes {
  private readonly lowWords: number;
  private readonly shards: readonly Shard[];
  private readonly sweeper: Sweeper;
  /** The last level, shard by shard. */
  private found: readonly ShardLevel[] = [];

  constructor(
    layout: PlaneLayout,
    moves: PlaneMoves,
    shouldStop: () => boolean,
    private readonly workers: number,
  ) {
    const shards = Array.from({ length: workers }, (_, me) =>
      makeShard(layout, moves, workers, me),
    );
    this.lowWords = layout.lowWords;
    this.shards = shards;
    this.sweeper = workers === 1 ? alone(shards[0], shouldStop) : startCrew(shards, shouldStop);
  }

  put(word: number, low: number, high: number): void {
    const { shards, workers, lowWords } = this;
    const cls = Math.floor(word / lowWords);
    const inShard = Math.floor(cls / workers) * lowWords + (word - cls * lowWords);
    const bits = (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
    shards[cls % workers].kernel.seed(inShard, bits, 0);
  }

  ofClass(cls: number): Int32Array {
    const { shards, workers, lowWords } = this;
    const { memory, map } = shards[cls % workers];
    const first = Math.floor(cls / workers) * lowWords;
    return new Int32Array(memory.buffer, map.planes + first * 16, lowWords * 4);
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
    const { shards, workers, lowWords } = this;
    for (const [me, { end }] of this.found.entries())
      yield* listed(
        shards[me],
        end,
        (word) => word + (Math.floor(word / lowWords) * (workers - 1) + me) * lowWords,
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
      if (kernel.begin(level) < 0)
        throw new RangeError('graph/search-tower: a level could not be allocated');
      while (kernel.sweep(level, SLICE / 64) !== 0) {
        if (!shouldStop()) continue;
        kernel.tally(level);
        break;
      }
      return [{ width: kernel.levelWidth(), end: kernel.listEnd() >>> 0 }];
    },
    end() {},
  };
}
