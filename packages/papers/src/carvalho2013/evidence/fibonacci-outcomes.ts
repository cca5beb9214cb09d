/**
 * The least number that wins when taken from each heap of Fibonacci Nim, if that many may be taken;
 * heap 0 has none.
 *
 * Taking t from h wins where nothing is left, or where the least winning number of what is left is
 * more than 2t. Time O(most^2).
 */
export function leastWinning(most: number): Uint32Array {
  const least = new Uint32Array(most + 1);
  for (let heap = 1; heap <= most; heap++) {
    let taken = 1;
    while (taken < heap && least[heap - taken] <= 2 * taken) taken++;
    least[heap] = taken;
  }
  return least;
}
