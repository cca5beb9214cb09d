import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgesOf, fromCsv } from '../../src/index.js';

const written = (field: string, quoted: boolean) =>
  quoted || /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;

/** Lines of two different fields, each pair once; how they are quoted and how the lines end. */
const lines = fc
  .uniqueArray(
    fc.tuple(
      fc.oneof(fc.string({ maxLength: 4 }), fc.constantFrom('', '"', 'a,b', 'x\r\ny', '""')),
      fc.string({ maxLength: 2 }),
    ),
    { selector: (pair) => JSON.stringify([...pair].sort()), maxLength: 8 },
  )
  .map((pairs) => pairs.filter(([a, b]) => a !== b));

test('records are read however they are quoted and their lines end', () => {
  fc.assert(
    fc.property(
      lines,
      fc.boolean(),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
      fc.boolean(),
      (pairs, quoted, lineEnd, ends, directed) => {
        const records = [['source', 'target'], ...pairs];
        const text = records
          .map((record) => record.map((field) => written(field, quoted)).join(','))
          .join(lineEnd);
        const { graph, labels } = fromCsv(ends ? text + lineEnd : text, directed);
        expect(labels).toEqual([...new Set(pairs.flat())]);
        expect(graph.directed).toBe(directed);
        const named = edgesOf(graph).map(([a, b]) => [labels[a], labels[b]]);
        const keyed = (all: readonly (readonly string[])[]) =>
          all.map((pair) => JSON.stringify(directed ? pair : [...pair].sort())).sort();
        expect(keyed(named)).toEqual(keyed(pairs));
      },
    ),
    { numRuns: 300 },
  );
});

test('an edge has no direction unless it is asked for', () => {
  expect(fromCsv('source,target\na,b').graph.directed).toBe(false);
});

test.each([
  ['', 'line 1 must have the form source,target (got nothing)'],
  ['source\n', 'line 1 must have the form source,target (got "source")'],
  ['source,target\n\n', 'SOURCE,TARGET in each line (got "")'],
  ['source,target\na\n', 'SOURCE,TARGET in each line (got "a")'],
  ['source,target\na,b,c', 'SOURCE,TARGET in each line (got "a,b,c")'],
  ['"source","target"\n"a', 'quoted as in RFC 4180 (got "\\"a")'],
  [',"a', 'quoted as in RFC 4180 (got "\\"a")'],
  ['source,target\na,b\n"c,d\n', 'quoted as in RFC 4180 (got "\\"c,d\\n")'],
  ['source,target\nab"c,d\n', 'quoted as in RFC 4180 (got "ab\\"c,d\\n")'],
  ['source,target\n"a"b,c\n', 'quoted as in RFC 4180 (got "\\"a\\"b,c\\n")'],
  ['source,target\na,b\rc,d\n', 'quoted as in RFC 4180 (got "b\\rc,d\\n")'],
])('%j is refused where it goes wrong', (text, message) => {
  expect(() => fromCsv(text)).toThrow(message);
});
