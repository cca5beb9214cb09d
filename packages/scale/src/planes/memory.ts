import { sum } from '@manaus/core/internals';
import {
  bytesOf,
  type KernelMemory,
  type LevelKernel,
  reader,
  readNumbers,
} from '@manaus/graph/search';
import { copies } from '../shared/copies.js';
import { searchName } from '../shared/search-name.js';
import type { PlaneLayout } from './layout.js';
import type { Planes } from './words.js';

/**
 * Words of the last level in pieces of a list, four entries a word: the class, the digits in it,
 * and the states, low half and high half.
 */
export type LastWords = readonly Int32Array[];

/** Entries of a piece. */
const PIECE = 2 ** 16;

/**
 * Planes that can be kept between two levels: the words of every class in turn, then those of the
 * last level.
 *
 * The layout does not depend on what the kernel is written in, nor on the number of threads.
 */
export function keptPlanes(
  layout: PlaneLayout,
  planes: Planes,
  sources: readonly number[],
): LevelKernel & { readonly memory: KernelMemory; last(): LastWords } {
  const kept: Kept = { layout, planes, level: 0, restored: null };
  // The discs that the planes tell apart, and the number of classes.
  const { blockDiscs, lowDiscs, topDiscs, classes } = layout;
  const discs = `${blockDiscs}+${lowDiscs}+${topDiscs} discs`;
  const kind = `planes of ${discs}, ${classes.representatives.length} classes`;
  return {
    advance: () => {
      const width = kept.planes.advance(kept.level);
      if (width === 0) return 0;
      kept.level++;
      kept.restored = null;
      return width;
    },
    last: () => lastOf(kept),
    memory: {
      layout: searchName(kind, layout.rules, sources),
      save: () => saved(kept),
      load: (bytes) => load(kept, bytes),
    },
  };
}

/** Planes between two levels: the number of the next, and the last one where it was loaded. */
interface Kept {
  readonly layout: PlaneLayout;
  readonly planes: Planes;
  level: number;
  restored: LastWords | null;
}

/** The bytes of every class in turn, where they lie. */
function* classesOf({ layout, planes }: Kept): Generator<Uint8Array> {
  for (const cls of layout.classes.representatives.keys()) yield bytesOf(planes.ofClass(cls));
}

const lastOf = ({ layout, planes, restored }: Kept): LastWords =>
  restored ?? lastWords(layout, planes);

function* saved(kept: Kept): Generator<Uint8Array> {
  const last = lastOf(kept);
  yield bytesOf(Uint32Array.of(kept.level, sum(last.map(({ length }) => length))));
  yield* copies(classesOf(kept));
  yield* last.map(bytesOf);
}

function load(kept: Kept, bytes: Iterable<Uint8Array>): void {
  const read = reader(bytes);
  const [level, length] = readNumbers(read, 2);
  for (const words of classesOf(kept)) read(words);
  kept.restored = emptyPieces(length);
  for (const piece of kept.restored) read(bytesOf(piece));
  kept.level = level;
  kept.planes.resume(level);
}

/** The pieces of a list of some length, to be filled. */
const emptyPieces = (length: number): LastWords =>
  Array.from(
    { length: Math.ceil(length / PIECE) },
    (_, i) => new Int32Array(Math.min(PIECE, length - i * PIECE)),
  );

/** Copies the words of the last level, so that nothing holds on to the planes. */
function lastWords({ lowWords }: PlaneLayout, planes: Planes): LastWords {
  const found: Int32Array[] = [];
  let piece = new Int32Array(PIECE);
  let end = 0;
  for (const [word, low, high] of planes.last()) {
    if (end === PIECE) {
      found.push(piece);
      piece = new Int32Array(PIECE);
      end = 0;
    }
    const cls = Math.floor(word / lowWords);
    piece[end] = cls;
    piece[end + 1] = word - cls * lowWords;
    piece[end + 2] = low;
    piece[end + 3] = high;
    end += 4;
  }
  found.push(piece.slice(0, end));
  return found;
}
