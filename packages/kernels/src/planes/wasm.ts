import { type ShardLevel, type Sweeper, startCrew } from './crew.js';
import type { PlaneLayout } from './layout.js';
import type { PlaneMoves } from './moves.js';
import { makeShard, type Shard } from './shard.js';
import { type Planes, SLICE } from './words.js';

/** Bit planes with words of 64 bits in WebAssembly: in one memory, or spread over workers with a memory each. */
export function wasmPlanes(
  layout: PlaneLayout,
  moves: PlaneMoves,
  shouldStop: () => boolean,
  workers: number,
): Planes {
  const shards = Array.from({ length: workers }, (_, me) => makeShard(layout, moves, workers, me));
  const { lowWords } = layout;
  const sweeper = workers === 1 ? alone(shards[0], shouldStop) : startCrew(shards, shouldStop);
  let found: readonly ShardLevel[] = [];
  return {
    put(word, low, high) {
      const cls = Math.floor(word / lowWords);
      const inShard = Math.floor(cls / workers) * lowWords + (word - cls * lowWords);
      shards[cls % workers].kernel.seed(inShard, joined(low, high), 0);
    },
    ofClass: (cls) => wordsOf(shards[cls % workers], Math.floor(cls / workers), lowWords),
    advance(level) {
      const parts = sweeper.sweep(level);
      const width = parts.reduce((sum, part) => sum + part.width, 0);
      if (width > 0) found = parts;
      return width;
    },
    resume(level) {
      for (const { kernel } of shards) kernel.markAll(level);
    },
    *last() {
      yield* listedIn(shards, found, lowWords);
    },
    end: sweeper.end,
  };
}

/** Two halves of a word. */
const joined = (low: number, high: number): bigint =>
  (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);

/** The words of a class by its place in its shard. */
function wordsOf({ memory, map }: Shard, place: number, lowWords: number): Int32Array {
  return new Int32Array(memory.buffer, map.planes + place * lowWords * 16, lowWords * 4);
}

/** The words listed in all shards, and the states in them. */
function* listedIn(
  shards: readonly Shard[],
  found: readonly ShardLevel[],
  lowWords: number,
): Generator<readonly [number, number, number]> {
  for (const [me, { end }] of found.entries())
    yield* listed(
      shards[me],
      end,
      (word) => word + (Math.floor(word / lowWords) * (shards.length - 1) + me) * lowWords,
    );
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
