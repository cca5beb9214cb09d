import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reachableStates, type TransitionSystem } from '../../src/index.js';
import { shortestWord } from '../../src/internals.js';

/** Any table of moves; only its own states and letters may be asked for. */
const systems = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 3 }))
  .chain(([order, width]) =>
    fc.record({
      table: fc.array(
        fc.array(fc.integer({ min: -1, max: order - 1 }), { minLength: width, maxLength: width }),
        { minLength: order, maxLength: order },
      ),
      wins: fc.array(fc.constantFrom(false, false, true), { minLength: order, maxLength: order }),
      start: fc.nat(order - 1),
      costs: fc.array(fc.nat(5), { minLength: width, maxLength: width }),
    }),
  );

type System = TransitionSystem<string> & { readonly width: number };

const systemOf = (table: readonly number[][], wins: readonly boolean[], start: number): System => ({
  start,
  width: table[0].length,
  letters: table[0].map((_, letter) => `letter ${letter}`),
  move(state, letter) {
    const next = table[state]?.[letter];
    if (next === undefined) throw new Error(`asked for ${state}, ${letter}`);
    return next;
  },
  wins: (state) => wins[state],
});

/** All words of a length that end in a win and pass none before. */
function winningWords({ start, width, move, wins }: System, length: number): number[][] {
  const go = (state: number, left: number): number[][] => {
    if (wins(state) || left === 0) return wins(state) && left === 0 ? [[]] : [];
    return Array.from({ length: width }, (_, letter) => letter).flatMap((letter) => {
      const next = move(state, letter);
      return next < 0 ? [] : go(next, left - 1).map((rest) => [letter, ...rest]);
    });
  };
  return go(start, length);
}

/** States in the order of a search from the start: of each the moves in turn, but of a win none. */
function statesInOrder({ start, width, move, wins }: System) {
  const distance = new Map([[start, 0]]);
  for (const [state, far] of distance)
    for (let letter = 0; letter < width && !wins(state); letter++) {
      const next = move(state, letter);
      if (next >= 0 && !distance.has(next)) distance.set(next, far + 1);
    }
  return distance;
}

test('a shortest word, one of least cost, and the states found on the way', () => {
  fc.assert(
    fc.property(systems, ({ table, wins, start, costs }) => {
      const system = systemOf(table, wins, start);
      const distance = statesInOrder(system);
      const goals = [...distance.keys()].filter((state) => wins[state]);
      const plain = shortestWord(system);
      const cheap = shortestWord(system, { costs });
      if (goals.length === 0) {
        const none = { letters: null, visited: distance.size };
        expect([plain, cheap]).toEqual([none, none]);
        return;
      }
      const least = Math.min(...goals.map((state) => distance.get(state) ?? -1));
      const order = [...distance.keys()];
      // Without costs it ends with the first goal; with them, with the level of the first goal.
      expect(plain.visited).toBe(order.findIndex((state) => wins[state]) + 1);
      const within = order.filter((state) => (distance.get(state) ?? -1) <= least);
      expect(cheap.visited).toBe(within.length);
      const words = winningWords(system, least);
      const texts = words.map((word) => word.map((letter) => system.letters[letter]).join());
      expect(texts).toContain(plain.letters?.join());
      const costOf = (word: readonly number[]) => word.reduce((sum, each) => sum + costs[each], 0);
      const cost = words.map(costOf)[texts.indexOf(cheap.letters?.join() ?? 'none')];
      expect(cost).toBe(Math.min(...words.map(costOf)));
    }),
    { numRuns: 1000 },
  );
});

test('all states, their distances and moves', () => {
  fc.assert(
    fc.property(systems, ({ table, wins, start }) => {
      const system = systemOf(table, wins, start);
      const found = reachableStates(system);
      const distance = statesInOrder(system);
      const order = [...distance.keys()];
      expect([...found.states]).toEqual(order);
      expect([...found.distances]).toEqual([...distance.values()]);
      expect([...found.wins]).toEqual(order.map((state) => Number(wins[state])));
      const moves = order.map((state) =>
        table[state].map((next) => (wins[state] ? -1 : order.indexOf(next))),
      );
      expect([...found.after]).toEqual(moves.flat());
    }),
    { numRuns: 300 },
  );
});
