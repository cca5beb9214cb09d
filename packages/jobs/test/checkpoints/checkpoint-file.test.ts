import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CHANGED, changed } from '@manaus/testing/changed-files';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepIn } from '../../src/index.js';
import { checkpointFolder, pieces, wanted } from './checkpoint-folder.js';

const { at, using, put, got } = checkpointFolder();

describe('a checkpoint', () => {
  test('is missing at first, and is read as it was written, twice the same', () => {
    expect(got()).toBeNull();
    put();
    expect([got(), got()]).toEqual([wanted, wanted]);
    expect(readdirSync(at.folder)).toEqual(['search.checkpoint']);
  });
  test('goes when the search has come to its end', () => {
    put();
    keepIn(at.folder).finish();
    expect(readdirSync(at.folder)).toEqual([]);
  });
  test(`changed anywhere, ${CHANGED} times, is named, and not touched`, () => {
    using((keeper) => {
      keeper.save('mine', [1, 2, 4], pieces.slice(0, 2));
      const whole = readFileSync(at.file);
      fc.assert(
        fc.property(changed(whole), (bytes) => {
          writeFileSync(at.file, bytes);
          expect(() => keeper.restore('mine')).toThrow(
            `jobs/checkpoint: ${at.file} must be a whole checkpoint of this search`,
          );
          expect(readFileSync(at.file).equals(bytes)).toBe(true);
        }),
        { numRuns: CHANGED },
      );
      writeFileSync(at.file, whole);
      expect(keeper.restore('mine')?.spheres).toEqual([1, 2, 4]);
    });
  });
  test('of another search, another format, or no checkpoint at all is named with what it is', () => {
    put('another');
    expect(() => got()).toThrow(/or give another folder \(it is of another\)$/);
    const other = readFileSync(at.file);
    other.writeUInt32LE(2, 'manaus-checkpoint\n'.length);
    writeFileSync(at.file, other);
    expect(() => got()).toThrow('(version 2, not 1)');
    for (const text of ['', 'my notes\n', 'x'.repeat(1000)]) {
      writeFileSync(at.file, text);
      expect(() => got()).toThrow('(a file of another kind)');
    }
  });
});
