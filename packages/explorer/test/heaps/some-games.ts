import { type HeapPosition, heapGame, heapGames } from '@manaus/games';
import fc from 'fast-check';
import { readSetup } from '../../src/heaps/setup.js';
import { type Move, type Table, tableOf } from '../../src/heaps/table.js';

/** The games whose moves may part heaps: in misère play they take few objects only. */
const parting = heapGames
  .filter((entry) => heapGame(entry).isSum && !heapGame(entry).misere.hasRow)
  .map(({ name }) => name);

/** The heaps as a game takes them. */
function heapsOf(game: string, heaps: readonly number[]): readonly number[] {
  const most = heapGames.find(({ name }) => name === game)?.mostHeaps ?? null;
  if (most !== null) return heaps.slice(0, most);
  return parting.includes(game) ? heaps.slice(0, 2).map((heap) => heap % 8) : heaps;
}

/** The fields of games with small heaps, of every kind. */
export const anyFields = fc
  .record({
    game: fc.constantFrom(...heapGames.map(({ name }) => name)),
    heaps: fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 4 }),
    k: fc.integer({ min: 1, max: 3 }),
    set: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
    code: fc.constantFrom('0.77', '0.6', '4.3', '0.8'),
    convention: fc.constantFrom('normal', 'misere'),
    opponent: fc.constantFrom('perfect', 'random', 'none'),
    begins: fc.constantFrom('you', 'opponent'),
    seed: fc.nat(999),
  })
  .map(({ game, heaps, k, set, seed, ...others }) => ({
    ...others,
    game,
    heaps: heapsOf(game, heaps).join(),
    k: String(k),
    set: set.join(),
    except: set.join(),
    seed: String(seed),
  }));

/** The table of a game by its fields. */
export const table = (fields: Readonly<Record<string, string>>) => tableOf(readSetup(fields));

/** A move in the first heap that has one, of a number; nothing taken at the end. */
export function someMove(game: Table, position: HeapPosition, pick: number): Move {
  const place = position.heaps.findIndex((_, i) => game.amounts(position, i).length > 0);
  const amounts = place === -1 ? [0] : game.amounts(position, place);
  const amount = amounts[pick % amounts.length];
  const ways = place === -1 ? [] : game.ways(position, place, amount);
  const parts = ways[pick % ways.length] ?? [];
  return {
    taken: position.heaps.map((_, i) => (i === place ? amount : 0)),
    split: parts.length > 1 ? { place, parts } : null,
  };
}
