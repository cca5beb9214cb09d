import { InputError } from '@manaus/core';
import { levelValues } from '@manaus/testing/any-level-fault';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LevelFaults, levelFault } from '../src/level-fault.js';

const codes = Object.keys(levelValues) as (keyof LevelFaults)[];

test.each(codes)(
  '%s is one short line that says nothing missing, whatever its values are',
  (code) => {
    fc.assert(
      fc.property(levelValues[code] as fc.Arbitrary<LevelFaults[typeof code]>, (values) => {
        const error = levelFault('blocks/level', { line: 1, column: 2 }, code, values);
        expect(error.message).toMatch(/^blocks\/level: [^\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]{1,286}$/u);
        const plain = levelFault('blocks/level', 'level', code, { ...values, got: 7 });
        expect(plain.message).not.toMatch(/undefined|\[object/);
        expect(InputError.from(structuredClone(error.toJSON())).message).toBe(error.message);
      }),
      { numRuns: 30 },
    );
  },
);
