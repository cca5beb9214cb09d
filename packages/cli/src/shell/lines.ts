const LINE_FEED = 10;

/** A line of a stream, or the first characters of one that is too long. */
export type Line = string | { readonly beginning: string };

/**
 * The lines of a stream; of one that is too long no more is kept than the bound, and no more given
 * than its beginning. The last line may lack its end.
 *
 * @param most the most bytes of a line
 *
 * @example
 * ```ts
 * const found = [];
 * for await (const line of boundedLines([Buffer.from('a\nbcd\ne')], 2)) found.push(line);
 * found; // => ['a', { beginning: 'bc' }, 'e']
 * ```
 */
export async function* boundedLines(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most: number,
): AsyncGenerator<Line> {
  const line = new GrowingLine(most);
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      line.add(chunk.subarray(from, end));
      yield line.taken();
      from = end + 1;
    }
    line.add(chunk.subarray(from));
  }
  if (line.length > 0) yield line.taken();
}

/** The most bytes of the beginning of a line that is too long. */
const BEGINNING = 4096;

/** A line of which pieces come in; of one that is too long no more is kept than its beginning. */
class GrowingLine {
  length = 0;
  readonly #most: number;
  #pieces: Uint8Array[] = [];
  #beginning = '';

  constructor(most: number) {
    this.#most = most;
  }

  add(piece: Uint8Array): void {
    const wasWhole = this.length <= this.#most;
    this.length += piece.length;
    if (this.length <= this.#most) this.#pieces.push(piece);
    else if (wasWhole) {
      const kept = Buffer.concat([...this.#pieces, piece.subarray(0, BEGINNING)]);
      this.#beginning = kept.toString('utf8', 0, Math.min(BEGINNING, this.#most));
      this.#pieces = [];
    }
  }

  /** The line; the next one is empty. */
  taken(): Line {
    const isWhole = this.length <= this.#most;
    const text = Buffer.concat(this.#pieces).toString('utf8');
    this.#pieces = [];
    this.length = 0;
    return isWhole ? text : { beginning: this.#beginning };
  }
}
