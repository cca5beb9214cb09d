import {
  bytesOf,
  type KernelMemory,
  type LevelKernel,
  pieces,
  reader,
} from '@manaus/graph/internals';
import { searchName } from '../shared/search-name.js';
import type { PlaneLayout } from './layout.js';
import type { Planes } from './words.js';

/** Words of the last level in pieces of a list, four entries a word: the class, the digits in it, and the states, low half and high half. */
export type LastWords = readonly Int32Array[];

/** Entries of a piece. */
const PIECE = 2 ** 16;

/**
 * Planes that can be kept between two levels: the words of every class in turn, then those of the last level.
 *
 * The layout does not depend on what the kernel is written in, nor on the number of threads.
 */
export function keptPlanes(
  layout: PlaneLayout,
  planes: Planes,
  sources: readonly number[],
): LevelKernel & { readonly memory: KernelMemory; last(): LastWords } {
  const { blockDiscs, lowDiscs, topDiscs, rules } = layout;
  const classes = layout.classes.representatives.length;
  let level = 0;
  let restored: LastWords | null = null;
  const last = () => restored ?? lastWords(layout, planes);
  const advance = () => {
    const width = planes.advance(level);
    if (width === 0) return 0;
    level++;
    restored = null;
    return width;
  };
  const save = function* () {
    const words = last();
    const length = words.reduce((sum, piece) => sum + piece.length, 0);
    yield bytesOf(Uint32Array.of(level, length));
    // Copies, as nobody likes to write shared memory to a file.
    for (let cls = 0; cls < classes; cls++)
      for (const piece of pieces(bytesOf(planes.ofClass(cls)))) yield piece.slice();
    for (const piece of words) yield bytesOf(piece);
  };
  const load = (bytes: Iterable<Uint8Array>) => {
    const read = reader(bytes);
    const head = new Uint32Array(2);
    read(bytesOf(head));
    for (let cls = 0; cls < classes; cls++) read(bytesOf(planes.ofClass(cls)));
    restored = Array.from(
      { length: Math.ceil(head[1] / PIECE) },
      (_, i) => new Int32Array(Math.min(PIECE, head[1] - i * PIECE)),
    );
    for (const piece of restored) read(bytesOf(piece));
    level = head[0];
    planes.resume(level);
  };
  return {
    advance,
    last,
    memory: {
      layout: searchName(
        `planes of ${blockDiscs}+${lowDiscs}+${topDiscs} discs, ${classes} classes`,
        rules,
        sources,
      ),
      save,
      load,
    },
  };
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
