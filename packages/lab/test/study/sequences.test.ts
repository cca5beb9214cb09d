import { hanoi, manaus } from '@manaus/core';
import { describe, expect, test } from 'vitest';
import { study } from '../../src/node.js';
import { sequencesInWords, studyJson, studyMarkdown } from '../../src/node-internals.js';
import { manausCensus } from '../../src/sequences/closed-forms.js';
import { cyclic } from './towers.js';

/** The sequence of a name. */
function sequenceOf<T extends { readonly name: string }>(sequences: readonly T[], name: string): T {
  const found = sequences.find((sequence) => sequence.name === name);
  if (found === undefined) throw new Error(`no sequence ${name}`);
  return found;
}

describe('conjectures', () => {
  test('of Manaus are the theorems of the work', () => {
    const { sequences } = study(manaus, { discs: [2, 8], effort: 1e6 });
    const order = sequenceOf(sequences, 'order').conjecture;
    const eccentricity = sequenceOf(sequences, 'eccentricity').conjecture;
    expect([order?.text, eccentricity?.text]).toEqual(['3^n - 2n - 2', '2^n - 3']);
    for (let n = 2; n <= 20; n++) expect(order?.term(n)).toBe(manausCensus(n).order);
  });
  test('that are constant are one line, in every rendering', () => {
    const found = study(manaus, { discs: [3, 5] });
    const lines = sequencesInWords(found.sequences);
    const constant = found.sequences.filter(({ values }) => new Set(values).size === 1);
    expect(constant.length).toBeGreaterThan(3);
    expect(lines).toHaveLength(found.sequences.length - constant.length + 1);
    for (const { title, values } of constant)
      expect(lines.at(-1)).toContain(`${title} ${values[0]}`);
    expect(studyMarkdown(found)).toContain('\n- The same for all n from 3 to 5: ');
  });
  test('say from what they were found, in every rendering', () => {
    const found = study(hanoi, { discs: [1, 6] });
    const line = 'conjectured from 3 terms, 3 more agree (n = 1 to 6): 2^n - 1';
    const [{ text }] = sequenceOf(found.sequences, 'diameter').recognized;
    expect(text).toMatch(/^a\(n\) = A000225\(n\), 6 terms agree \(n = 1 to 6\): /);
    expect(sequencesInWords(found.sequences)).toContain(
      `diameter, from n = 1: 1, 3, 7, 15, 31, 63; ${line}; ${text}`,
    );
    const report = studyMarkdown(found);
    expect(report).toContain(
      '- **diameter**, from n = 1: 1, 3, 7, 15, 31, 63. `2^n - 1`, conjectured from 3 terms, 3 more agree (n = 1 to 6). a(n) = [A000225](https://oeis.org/A000225)(n), 6 terms agree (n = 1 to 6): ',
    );
    const { recognised, conjecture } = sequenceOf(studyJson(found).sequences, 'diameter');
    expect(recognised[0]).toMatchObject({ id: 'A000225', text });
    expect(conjecture).toMatchObject({
      form: 'exponential',
      from: 1,
      to: 6,
      fitted: 3,
      heldOut: 3,
      description: line,
    });
  });
  test('recognize the cyclic tower', () => {
    const { sequences } = study(cyclic, { discs: [1, 8], effort: 1e6 });
    const moves = sequenceOf(sequences, 'eccentricity');
    expect([moves.values[5], moves.recognized.map(({ sequence }) => sequence.id)]).toEqual([
      447n,
      ['A005666'],
    ]);
    expect(moves.conjecture?.term(9)).toBe(
      BigInt(study(cyclic, { discs: [9, 9], effort: 1e6 }).rows[0].eccentricity),
    );
  });
  test('are not made of few terms', () => {
    expect(
      study(hanoi, { discs: [1, 2] }).sequences.every(({ conjecture }) => conjecture === null),
    ).toBe(true);
  });
});
