import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distancesToWin } from '../../src/internals.js';

/** Any table of moves, with wins that may have moves too. */
const tables = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat(3)).chain(([order, letters]) =>
  fc.record({
    after: fc.array(fc.integer({ min: -1, max: order - 1 }), {
      minLength: order * letters,
      maxLength: order * letters,
    }),
    wins: fc.array(fc.constantFrom(0, 0, 0, 1), { minLength: order, maxLength: order }),
  }),
);

test('a state is a move farther than the nearest state that a letter leads to', () => {
  fc.assert(
    fc.property(tables, ({ after, wins }) => {
      const order = wins.length;
      const letters = after.length / order;
      // By repetition, as many times as a shortest way can have moves.
      let plain = wins.map((won) => (won === 1 ? 0 : Number.POSITIVE_INFINITY));
      for (let round = 0; round < order; round++)
        plain = plain.map((known, state) =>
          Math.min(
            known,
            ...after
              .slice(state * letters, (state + 1) * letters)
              .map((next) => (next < 0 ? Number.POSITIVE_INFINITY : 1 + plain[next])),
          ),
        );
      const reached = {
        states: Float64Array.from(wins.keys()),
        distances: new Uint32Array(order),
        after: Int32Array.from(after),
        wins: Uint8Array.from(wins),
      };
      expect([...distancesToWin(reached)]).toEqual(
        plain.map((far) => (Number.isFinite(far) ? far : -1)),
      );
    }),
    { numRuns: 500 },
  );
});
