import { renamedRank } from '@manaus/kernels/internals';
import { newMemory, type PlanesKernel, planesKernel, type WasmMemory } from '../wasm/load.js';
import { aligned, tableAddresses, writeTables } from '../wasm/tables.js';
import type { PlaneLayout } from './layout.js';
import type { PlaneMoves } from './moves.js';
import { goesByShifts } from './within.js';

/**
 * A part of the planes in a memory of WebAssembly: the classes whose number leaves the remainder
 * `me`.
 */
export interface Shard {
  readonly memory: WasmMemory;
  readonly kernel: PlanesKernel;
  readonly map: ShardMap;
}

/** The addresses in the memory of a shard, in bytes. */
interface ShardMap {
  readonly words: number;
  readonly planes: number;
  readonly marks: number;
  readonly over: number;
  /**
   * Two boxes of messages to other shards, each with room for `reserve` more than the `limit` at
   * which a sweep pauses; one for those received.
   */
  readonly boxes: number;
  readonly boxSize: number;
  readonly boxLimit: number;
  readonly inbox: number;
  readonly list: number;
}

/** Messages that a box holds before a sweep pauses, and their bytes. */
const BOXED = 2 ** 16;
const MESSAGE = 16;

/** The map of a shard whose tables end at some byte. */
function shardMap(
  { classes, lowWords, pegs }: PlaneLayout,
  tablesEnd: number,
  shards: number,
  me: number,
): ShardMap {
  const words = Math.ceil((classes.representatives.length - me) / shards) * lowWords;
  const groups = Math.ceil(words / 64);
  // The most messages of a group of 64 words: one per pair of pegs and renaming.
  const reserve = 64 * ((pegs * (pegs - 1)) / 2) * classes.group.length;
  const boxLimit = shards === 1 ? 0 : Math.min(BOXED, Math.ceil(words / 16));
  const boxSize = shards === 1 ? 0 : (boxLimit + reserve + 1) * MESSAGE;
  const planes = aligned(tablesEnd);
  const marks = planes + words * 16;
  const over = marks + groups * 16;
  const boxes = aligned(over + Math.ceil(groups / 64) * 16);
  const inbox = boxes + 2 * boxSize;
  return { words, planes, marks, over, boxes, boxSize, boxLimit, inbox, list: inbox + boxSize };
}

/** More than the tables of any layout take. */
const MOST_TABLES = 2 ** 18;

/** The bytes that a shard is predicted to take; the first is the largest. */
export function shardBytes(layout: PlaneLayout, shards: number, me: number): number {
  const { list, words } = shardMap(layout, MOST_TABLES, shards, me);
  // The share of the words that one level has, at most as far as known: fewer on few pegs, whose
  // levels are many.
  const listed = layout.pegs === 4 ? 1 / 2 : 1;
  return list + 12 * words * listed;
}

/** Makes a shard, nothing reached. */
export function makeShard(
  layout: PlaneLayout,
  moves: PlaneMoves,
  shards: number,
  me: number,
): Shard {
  const tables = tablesOf(layout, moves);
  const { offsets, end } = tableAddresses(tables);
  const map = shardMap(layout, end, shards, me);
  const memory = newMemory(map.list, shards > 1);
  const { planes, marks, over, boxes, inbox, list, words, boxLimit, boxSize } = map;
  const counts = [shards, me, words, Number(goesByShifts(layout)), boxLimit, boxSize];
  const parts = [planes, marks, over, boxes, inbox, list];
  const header = [
    layout.pegs,
    layout.lowDiscs,
    layout.lowWords,
    moves.near,
    moves.nearDiscs,
    layout.topDiscs,
    moves.pairs.length,
    ...counts,
    ...offsets,
    ...parts,
  ];
  writeTables(memory, header, tables, offsets);
  return { memory, kernel: planesKernel(memory, shards > 1), map };
}

/** The tables in the order of the header. */
function tablesOf(
  layout: PlaneLayout,
  { pairs, open, within, step }: PlaneMoves,
): (Int32Array | Uint8Array)[] {
  const { classOf, representatives, toRepresentative, sizes, stabilizers } = layout.classes;
  const digraph = Uint8Array.from(layout.rules.moves.flat(), Number);
  const ofMoves = [Uint8Array.from(pairs.flat()), digraph, open, within, step];
  const ofClasses = [classOf, representatives, toRepresentative, sizes];
  const kept = [endsOf(stabilizers), Uint8Array.from(stabilizers.flat())];
  return [...ofMoves, ...ofClasses, ...kept, ...renamingTables(layout)];
}

/** Where each of some lists ends, all of them one after another; the first entry is 0. */
function endsOf(lists: readonly (readonly number[])[]): Int32Array {
  const ends = new Int32Array(lists.length + 1);
  lists.forEach(({ length }, i) => {
    ends[i + 1] = ends[i] + length;
  });
  return ends;
}

/** The renamings of pegs, eight entries each, and what they make of the settings of a word. */
function renamingTables({ classes, blockDiscs }: PlaneLayout): Uint8Array[] {
  const images = classes.group.flatMap((image) => [
    ...image,
    ...new Array(8 - image.length).fill(0),
  ]);
  const settings = classes.group.flatMap((image) =>
    Array.from({ length: 64 }, (_, setting) => renamedRank(setting, blockDiscs, image)),
  );
  return [Uint8Array.from(images), Uint8Array.from(settings)];
}
