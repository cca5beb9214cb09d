const LINE_FEED = 10;

/**
 * The lines of a stream, `null` for one that is too long: of that no more is kept than the bound.
 * The last line may lack its end.
 *
 * @param most the most bytes of a line
 *
 * @example
 * ```ts
 * const found = [];
 * for await (const line of boundedLines([Buffer.from('a\nbcd\ne')], 2)) found.push(line);
 * found; // => ['a', null, 'e']
 * ```
 */
export async function* boundedLines(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most: number,
): AsyncGenerator<string | null> {
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

/** A line of which pieces come in; of one that is too long no more is kept than the bound. */
class GrowingLine {
  length = 0;
  readonly #most: number;
  #pieces: Uint8Array[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  add(piece: Uint8Array): void {
    this.length += piece.length;
    if (this.length <= this.#most) this.#pieces.push(piece);
    else this.#pieces = [];
  }

  /** The text of the line, `null` if it is too long; the next one is empty. */
  taken(): string | null {
    const whole = this.length > this.#most ? null : Buffer.concat(this.#pieces).toString('utf8');
    this.#pieces = [];
    this.length = 0;
    return whole;
  }
}
