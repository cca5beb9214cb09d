import { seededRandom } from '@manaus/core';
import type { HeapPosition } from '@manaus/games';
import type { Move, Table } from './table.js';

/**
 * The move of the opponent: a winning one if there is one and it plays
 * perfectly, else anything. The same for the same position and seed.
 */
export function replyTo(table: Table, position: HeapPosition): Move {
  const random = seededRandom(hashOf(`${table.setup.seed} ${table.label(position)}`));
  const winning = table.setup.opponent === 'perfect' ? table.winning(position) : [];
  return winning.length > 0
    ? table.moveTo(position, oneOf(winning, random))
    : anyMove(table, position, random);
}

/** Any move: how many heaps, which, how much of each, and in what parts, by chance. */
function anyMove(table: Table, position: HeapPosition, random: () => number): Move {
  const places = position.heaps.flatMap((_, place) =>
    table.amounts(position, place).length > 0 ? [place] : [],
  );
  const taken = position.heaps.map(() => 0);
  let split: Move['split'] = null;
  for (
    let count = Math.ceil(random() * Math.min(table.rules.heapsPerMove, places.length)) || 1;
    count > 0;
    count--
  ) {
    const [place] = places.splice(Math.floor(random() * places.length), 1);
    const amounts = table.amounts(position, place, taken);
    if (amounts.length === 0) break;
    taken[place] = oneOf(amounts, random);
    const ways = table.ways(position, place, taken[place]);
    const parts = ways.length === 1 ? ways[0] : oneOf(ways, random);
    if (parts.length > 1) split = { place, parts };
  }
  return { taken, split };
}

const oneOf = <T>(from: readonly T[], random: () => number): T =>
  from[Math.floor(random() * from.length)];

/** FNV-1a, so that positions that differ little get numbers that differ much. */
function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  return hash >>> 0;
}
