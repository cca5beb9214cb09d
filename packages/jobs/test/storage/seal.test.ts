import { CHANGED, changed } from '@manaus/testing/changed-files';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSealedAs, seal, unseal, unsealFile } from '../../src/storage/seal.js';

const COLORS = { format: 'colors', version: 2 };
const record = {
  red: 71,
  rows: [{ order: 19 }, { order: 231 }],
  text: 'a "},{" \u2028',
  none: null,
};
const line = seal(COLORS, record);

describe('a sealed record', () => {
  test('is read as it was written', () => {
    expect(unsealFile(`${line}\n`, COLORS).record).toEqual({ ...COLORS, ...record });
  });
  test(`changed anywhere, ${CHANGED} times, is never accepted`, () => {
    fc.assert(
      fc.property(changed(Buffer.from(`${line}\n`)), (bytes) => {
        expect(unsealFile(Buffer.from(bytes).toString(), COLORS).record).toBeNull();
      }),
      { numRuns: CHANGED },
    );
  });
  test('of another format or version is none of ours', () => {
    const damageAs = (format: string, version: number) => unseal(line, { format, version }).damage;
    expect(damageAs('colours', 2)).toEqual({ code: 'otherKind' });
    expect(damageAs('colors', 3)).toEqual({ code: 'version', found: 2, known: 3 });
    expect(damageAs('colors', 2)).toBeNull();
    expect([isSealedAs(line.slice(0, 30), 'colors'), isSealedAs(line, 'col')]).toEqual([
      true,
      false,
    ]);
  });
  test('cut short is called so', () => {
    expect(unsealFile(line, COLORS).damage).toEqual({ code: 'cutShort' });
    expect(unsealFile('', COLORS).damage).toEqual({ code: 'otherKind' });
  });
});
