import { hanoi, london, manaus, type TowerFamily } from '@manaus/core';
import { describe, expect, test } from 'vitest';
import { conjecture, study } from '../../src/index.js';
import { sequencesInWords, studyJson, studyMarkdown } from '../../src/internals.js';
import { manausCensus } from '../../src/sequences/closed-forms.js';
import { provedOf } from '../../src/study/proved.js';
import { studySequences } from '../../src/study/sequences.js';
import { cyclic } from './towers.js';

/** The sequence of a name. */
function sequenceOf<T extends { readonly name: string }>(sequences: readonly T[], name: string): T {
  const found = sequences.find((sequence) => sequence.name === name);
  if (found === undefined) throw new Error(`no sequence ${name}`);
  return found;
}

describe('theorems', () => {
  test('of Manaus are those of the work', () => {
    const { sequences } = study(manaus, { discs: [2, 6], effort: 1e6 });
    const { theorem: order, conjecture } = sequenceOf(sequences, 'order');
    const { theorem: eccentricity } = sequenceOf(sequences, 'eccentricity');
    expect([order?.form, eccentricity?.form, conjecture]).toEqual([
      '3^n - 2n - 2',
      '2^n - 3',
      null,
    ]);
    for (const [n, value] of Object.entries(order?.values ?? {}))
      expect(BigInt(value)).toBe(manausCensus(Number(n)).order);
  });
  test('and conjectures are told apart, in every rendering', () => {
    const found = study(hanoi, { discs: [1, 4] });
    const line = 'states, from n = 1: 3, 9, 27, 81; proved: 3^n, for every n >= 1';
    expect(sequencesInWords(found.sequences).find((each) => each.startsWith(line))).toBeDefined();
    expect(studyMarkdown(found)).toContain(
      '- **states**, from n = 1: 3, 9, 27, 81. Proved: `3^n`, for every n >= 1.\n',
    );
    const { theorem, conjecture } = sequenceOf(studyJson(found).sequences, 'order');
    expect([theorem, conjecture]).toEqual([
      {
        from: 1,
        form: '3^n',
        recurrence: { text: 'a(n) = 3a(n-1)', coefficients: [3], first: ['3'] },
        text: 'states: 3^n, for every n >= 1',
      },
      null,
    ]);
  });
  test('cover no tower that they do not know, nor one whose rules differ for some n', () => {
    const odd: TowerFamily = (n) => hanoi(n, { capacities: [n, n === 3 ? 2 : n, n] });
    for (const tower of [odd, london, (n: number) => hanoi(n, { pegs: 4 })])
      expect(
        study(tower, { discs: [2, 4] }).sequences.filter(({ theorem }) => theorem !== null),
      ).toEqual([]);
    // Strong components are conjectured, weak ones are proved.
    const names = study(cyclic, { discs: [1, 4] }).sequences.flatMap(({ name, theorem }) =>
      theorem === null ? [] : [name],
    );
    expect(names).toContain('eccentricity');
    expect(names).not.toContain('components');
  });
  test('that a row contradicts are an error', () => {
    const { rows } = study(manaus, { discs: [2, 4] });
    const proved = provedOf(manaus, 4);
    const changed = rows.map((row) => (row.parameters.discs === 3 ? { ...row, order: 20 } : row));
    expect(studySequences(rows, proved)[0].theorem?.form).toBe('3^n - 2n - 2');
    expect(() => studySequences(changed, proved)).toThrow(
      'lab/study: order of 3 discs is not as proved: states: 3^n - 2n - 2, for every n >= 2',
    );
  });
});

describe('conjectures', () => {
  test('that are constant are one line, in every rendering', () => {
    const found = study(manaus, { discs: [3, 5] });
    const lines = sequencesInWords(found.sequences);
    const constant = found.sequences.filter(
      ({ theorem, values }) => theorem === null && new Set(values).size === 1,
    );
    expect(constant.length).toBeGreaterThan(2);
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
    expect(conjecture(moves.values, moves.offset)?.term(9)).toBe(
      BigInt(study(cyclic, { discs: [9, 9], effort: 1e6 }).rows[0].eccentricity),
    );
  });
  test('are not made of few terms', () => {
    expect(
      study(hanoi, { discs: [1, 2] }).sequences.every(({ conjecture }) => conjecture === null),
    ).toBe(true);
  });
});
