import { range, type Tower } from '@manaus/core';
import { lowerBound } from '@manaus/graph/search';
import { isCapped } from '@manaus/kernels/internals';
import { topClasses } from '../planes/classes.js';
import { BLOCK_DISCS, type PlaneLayout } from '../planes/layout.js';
import { type PlaneMoves, planeMoves } from '../planes/moves.js';
import { closeHoles } from '../planes/planes.js';
import { goesByShifts } from '../planes/within.js';
import { type ClassesKernel, classesKernel, newMemory, type WasmMemory } from '../wasm/load.js';
import { aligned, tableAddresses, writeTables } from '../wasm/tables.js';
import type { ClassesLayout } from './layout.js';
import type { ClassRun, ClassTask } from './runner.js';

/** A memory of WebAssembly in which classes are searched, one after another. */
export interface Cell {
  readonly memory: WasmMemory;
  /** A distance for each place of the boundary. */
  readonly row: Uint16Array;
  /** The number of states at each level found, from the first one on. */
  readonly widths: Uint32Array;
  /** Four entries a word: two halves of either plane. */
  readonly planes: Int32Array;
  /** The settings in a word. */
  readonly wordSize: number;
  /** The report of the kernel: the level that it is at, the first one, and their number. */
  readonly told: Int32Array;
  /** The kernel at work in the memory, in this thread. */
  readonly kernel: ClassesKernel;
}

/** The addresses of the parts of a cell that are not constant, in bytes. */
interface CellMap {
  readonly row: number;
  readonly order: number;
  readonly counts: number;
  readonly widths: number;
  readonly planes: number;
  readonly marks: number;
  readonly over: number;
  readonly end: number;
}

/** The address at which the kernel tells where it is. */
const TOLD = 2032;

/** The levels that a row can tell apart. */
const LEVELS = 65536;

/** True if the small discs fill a word at least. */
export const fitsCell = ({ pegs, smallDiscs }: ClassesLayout): boolean =>
  smallDiscs >= BLOCK_DISCS[pegs];

/** The bytes that the search of a class of some small discs takes, by back end. */
export const classBytes = (
  engine: 'ts' | 'wasm',
  pegs: number,
  smallDiscs: number,
  places: number,
): number => (engine === 'wasm' ? cellBytes(pegs, smallDiscs, places) : 2 * pegs ** smallDiscs);

/**
 * The bytes of a cell for some small discs with as many boundary settings: the tables take a
 * quarter MiB at most, and two words of every three may hold no boundary setting.
 */
function cellBytes(pegs: number, smallDiscs: number, places: number): number {
  const words = pegs ** (smallDiscs - BLOCK_DISCS[pegs]);
  return mapOf(words, places, 2 ** 18 + words / 4 + 16 * places).end;
}

/** Makes a cell with its tables. */
export function makeCell(layout: ClassesLayout, shared: boolean): Cell {
  const words = wordsOf(layout, layout.rules);
  const moves = planeMoves(words);
  const tables = tablesOf(layout, words, moves);
  const { offsets, end } = tableAddresses(tables);
  const places = layout.boundary.settings.length;
  const map = mapOf(words.lowWords, places, end);
  const memory = newMemory(map.end, shared);
  const { row, order, counts, widths, planes, marks, over } = map;
  const parts = [row, order, counts, widths, planes, marks, over];
  const { pegs, lowDiscs, lowWords } = words;
  const header = [
    pegs,
    lowDiscs,
    lowWords,
    moves.near,
    moves.nearDiscs,
    moves.pairs.length,
    Number(goesByShifts(words)),
    places,
    ...offsets,
    ...parts,
  ];
  writeTables(memory, header, tables, offsets);
  return {
    memory,
    row: new Uint16Array(memory.buffer, row, places),
    widths: new Uint32Array(memory.buffer, widths, LEVELS),
    planes: new Int32Array(memory.buffer, planes, 4 * words.lowWords),
    wordSize: words.blockSize,
    told: new Int32Array(memory.buffer, TOLD, 3),
    kernel: classesKernel(memory, shared),
  };
}

/** Lays out a class in a cell; true if it has sources. */
export function fillCell(
  layout: ClassesLayout,
  cell: Cell,
  { cls, row, seeds }: ClassTask,
): boolean {
  cell.kernel.clear();
  // Close the settings of a class that break a capacity, in planes that are empty.
  const tower = layout.small(cls);
  if (isCapped(tower)) closeHoles(wordsOf(layout, tower), { ofClass: () => cell.planes });
  for (const setting of seeds) cell.kernel.seed(spotIn(setting, cell.wordSize));
  cell.row.set(row);
  return seeds.length > 0;
}

/** The result of the kernel. */
export const foundIn = ({ told: [, first, levels], widths }: Cell): ClassRun => ({
  first,
  widths: widths.slice(0, levels),
});

/** The spot of a setting where every word has 64 bits. */
const spotIn = (setting: number, wordSize: number): number =>
  Math.floor(setting / wordSize) * 64 + (setting % wordSize);

function mapOf(words: number, places: number, tablesEnd: number): CellMap {
  const groups = Math.ceil(words / 64);
  const row = aligned(tablesEnd);
  const order = aligned(row + 2 * places);
  const counts = aligned(order + 4 * places);
  const widths = aligned(counts + 4 * (LEVELS + 2));
  const planes = aligned(widths + 4 * LEVELS);
  const marks = planes + words * 16;
  const over = marks + groups * 16;
  const end = aligned(over + Math.ceil(groups / 64) * 16);
  return { row, order, counts, widths, planes, marks, over, end };
}

/** The small discs alone as words of planes. */
function wordsOf({ pegs, smallDiscs }: ClassesLayout, rules: Tower): PlaneLayout {
  const blockDiscs = BLOCK_DISCS[pegs];
  const lowDiscs = smallDiscs - blockDiscs;
  const lowWords = pegs ** lowDiscs;
  return {
    rules,
    pegs,
    blockDiscs,
    blockSize: pegs ** blockDiscs,
    wide: true,
    lowDiscs,
    lowWords,
    topDiscs: 0,
    classes: topClasses(0, [range(0, pegs - 1)]),
    words: lowWords,
  };
}

/** The tables in the order of the header. */
function tablesOf(
  { boundary, rules }: ClassesLayout,
  { blockSize, lowWords }: PlaneLayout,
  { pairs, open, within, step }: PlaneMoves,
): (Int32Array | Uint32Array | Uint8Array)[] {
  const spots = boundary.settings.map((setting) => spotIn(setting, blockSize));
  return [
    Uint8Array.from(pairs.flat()),
    Uint8Array.from(rules.moves.flat(), Number),
    open,
    within,
    step,
    spots,
    ...edgesOf(spots, Math.ceil(lowWords / 64)),
  ];
}

/**
 * The words with boundary settings, by their spots in increasing order: as bits, two halves for 64
 * words; the number of such words before each 64; the settings in each such word, two halves; and
 * the place of its first one.
 */
function edgesOf(spots: Uint32Array, groups: number): Uint32Array[] {
  const firsts = firstsOf(spots);
  const words = firsts.map((place) => spots[place] >>> 6);
  return [
    bitsOf(words, groups),
    Uint32Array.from({ length: groups }, (_, group) => lowerBound(words, 64 * group)),
    masksOf(spots, words),
    firsts,
  ];
}

/** The place of the first spot in each word that has some. */
const firstsOf = (spots: Uint32Array): Uint32Array =>
  Uint32Array.from(spots.keys()).filter(
    (place) => place === 0 || spots[place] >>> 6 !== spots[place - 1] >>> 6,
  );

/** Words as bits, two halves for each group of 64. */
function bitsOf(words: Uint32Array, groups: number): Uint32Array {
  const bits = new Uint32Array(2 * groups);
  for (const word of words) bits[word >>> 5] |= 1 << word;
  return bits;
}

/** The spots in each of some words, two halves. */
function masksOf(spots: Uint32Array, words: Uint32Array): Uint32Array {
  const masks = new Uint32Array(2 * words.length);
  for (const spot of spots)
    masks[2 * lowerBound(words, spot >>> 6) + ((spot >>> 5) & 1)] |= 1 << spot;
  return masks;
}
