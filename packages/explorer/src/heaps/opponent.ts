import { seededRandom } from '@manaus/core';
import type { HeapPosition } from '@manaus/games';
import { type Table, takenBetween } from './table.js';

/**
 * The amounts that the opponent takes: a winning move if there is one and it plays
 * perfectly, else anything. The same for the same position and seed.
 */
export function replyTo(table: Table, position: HeapPosition): number[] {
  const random = seededRandom(hashOf(`${table.setup.seed} ${table.label(position)}`));
  const winning = table.setup.opponent === 'perfect' ? table.winning(position) : [];
  return winning.length > 0
    ? takenBetween(position, oneOf(winning, random))
    : anyMove(table, position, random);
}

/** Any move: how many heaps, which, and how much of each, by chance. */
function anyMove(table: Table, position: HeapPosition, random: () => number): number[] {
  const places = position.heaps.flatMap((_, place) =>
    table.amounts(position, place).length > 0 ? [place] : [],
  );
  const taken = position.heaps.map(() => 0);
  for (
    let count = Math.ceil(random() * Math.min(table.rules.heapsPerMove, places.length)) || 1;
    count > 0;
    count--
  ) {
    const [place] = places.splice(Math.floor(random() * places.length), 1);
    taken[place] = oneOf(table.amounts(position, place), random);
  }
  return taken;
}

const oneOf = <T>(from: readonly T[], random: () => number): T =>
  from[Math.floor(random() * from.length)];

/** FNV-1a, so that positions that differ little get numbers that differ much. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  return hash >>> 0;
}
