import { InputError } from '@manaus/core';
import { gameValues } from '@manaus/testing/any-game-fault';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GameFaults, gameFault } from '../src/game-fault.js';

const codes = Object.keys(gameValues) as (keyof GameFaults)[];

test.each(codes)(
  '%s is one short line that says nothing missing, whatever its values are',
  (code) => {
    fc.assert(
      fc.property(gameValues[code] as fc.Arbitrary<GameFaults[typeof code]>, (values) => {
        const error = gameFault('games/heap', { line: 1, column: 2 }, code, values);
        expect(error.message).toMatch(/^games\/heap: [^\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]{1,288}$/u);
        const plain = gameFault('games/heap', 'heap', code, { ...values, got: 7 });
        expect(plain.message).not.toMatch(/undefined|\[object/);
        expect(InputError.from(structuredClone(error.toJSON())).message).toBe(error.message);
      }),
      { numRuns: 30 },
    );
  },
);
