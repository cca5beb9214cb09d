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
  let pieces: Uint8Array[] = [];
  let length = 0;
  const take = (piece: Uint8Array) => {
    length += piece.length;
    if (length <= most) pieces.push(piece);
    else pieces = [];
  };
  const line = () => {
    const whole = length > most ? null : Buffer.concat(pieces).toString('utf8');
    pieces = [];
    length = 0;
    return whole;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      take(chunk.subarray(from, end));
      yield line();
      from = end + 1;
    }
    take(chunk.subarray(from));
  }
  if (length > 0) yield line();
}
