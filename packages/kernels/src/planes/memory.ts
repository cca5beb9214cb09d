import {
  bytesOf,
  type KernelMemory,
  type LevelKernel,
  pieces,
  reader,
  readNumbers,
} from '@manaus/graph/internals';
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
  return {
    advance: () => advance(kept),
    last: () => lastOf(kept),
    memory: {
      layout: nameOf(layout, sources),
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

const classesOf = ({ layout }: Kept): number => layout.classes.representatives.length;

function nameOf(
  { blockDiscs, lowDiscs, topDiscs, classes, rules }: PlaneLayout,
  sources: readonly number[],
): string {
  const discs = `${blockDiscs}+${lowDiscs}+${topDiscs} discs`;
  return searchName(
    `planes of ${discs}, ${classes.representatives.length} classes`,
    rules,
    sources,
  );
}

function advance(kept: Kept): number {
  const width = kept.planes.advance(kept.level);
  if (width === 0) return 0;
  kept.level++;
  kept.restored = null;
  return width;
}

const lastOf = ({ layout, planes, restored }: Kept): LastWords =>
  restored ?? lastWords(layout, planes);

function* saved(kept: Kept): Generator<Uint8Array> {
  const words = lastOf(kept);
  const length = words.reduce((sum, piece) => sum + piece.length, 0);
  yield bytesOf(Uint32Array.of(kept.level, length));
  // Copies, as nobody likes to write shared memory to a file.
  for (let cls = 0; cls < classesOf(kept); cls++)
    for (const piece of pieces(bytesOf(kept.planes.ofClass(cls)))) yield piece.slice();
  for (const piece of words) yield bytesOf(piece);
}

function load(kept: Kept, bytes: Iterable<Uint8Array>): void {
  const { planes } = kept;
  const read = reader(bytes);
  const [level, length] = readNumbers(read, 2);
  for (let cls = 0; cls < classesOf(kept); cls++) read(bytesOf(planes.ofClass(cls)));
  const words = Array.from(
    { length: Math.ceil(length / PIECE) },
    (_, i) => new Int32Array(Math.min(PIECE, length - i * PIECE)),
  );
  for (const piece of words) read(bytesOf(piece));
  kept.restored = words;
  kept.level = level;
  planes.resume(level);
}

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
