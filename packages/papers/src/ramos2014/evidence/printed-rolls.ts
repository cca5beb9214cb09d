import type { Repair } from './repairs.js';

/** The positions of the two cubes, in the order x1, x2, y1, y2. */
export type Place = readonly [number, number, number, number];

/** The routine that rolls the block. */
export function rollBlock(
  letter: string,
  place: Place,
  cubo: number,
  repaired: ReadonlySet<Repair>,
): Place {
  const [x1, x2, y1, y2] = place;
  const sign = letter === 'R' || letter === 'U' ? 1 : -1;
  const alongY = letter === 'U' || (letter === 'D' && repaired.has('down'));
  if (!alongY) return [...rollAlong(x1, x2, y1 === y2, sign, cubo, repaired), y1, y2];
  return [x1, x2, ...rollAlong(y1, y2, x1 === x2, sign, cubo, repaired)];
}

/** The coordinate along the move of both cubes. */
function rollAlong(
  a: number,
  b: number,
  level: boolean,
  sign: number,
  cubo: number,
  repaired: ReadonlySet<Repair>,
): [number, number] {
  if (cubo === 1) return [a + sign, b];
  if (cubo === 2) return [a, b + sign];
  if (a === b) return [a + sign, level ? b + 2 * sign : b + sign];
  // The first is taken for the one behind; after a move the other way it is the one ahead.
  const firstIsBehind = (b - a) * sign > 0 || !repaired.has('roll');
  return firstIsBehind ? [a + 2 * sign, b + sign] : [a + sign, b + 2 * sign];
}
