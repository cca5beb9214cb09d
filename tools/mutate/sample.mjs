import { seededRandom } from '@manaus/core';

/** Lines of one range of a sample. */
const LINES = 10;

/**
 * Ranges of ten lines, drawn from all such ranges of some files without repetition; all of them if
 * there are no more.
 * @param {{ file: string, lines: number }[]} files with their numbers of lines
 * @param {number} count of ranges
 * @param {number} seed
 */
export function sampleRanges(files, count, seed) {
  const random = seededRandom(seed);
  const ranges = files.flatMap(({ file, lines }) =>
    Array.from(
      { length: Math.ceil(lines / LINES) },
      (_, i) => `${file}:${LINES * i + 1}-${LINES * (i + 1)}`,
    ),
  );
  const drawn = [];
  while (drawn.length < count && ranges.length > 0)
    drawn.push(...ranges.splice(Math.floor(random() * ranges.length), 1));
  return drawn.sort();
}
