import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Csr,
  edgesOf,
  fromCode,
  graphFromEdges,
  toDigraph6,
  toGraph6,
  toSparse6,
} from '../../src/index.js';

const edges = (order: number) =>
  fc.uniqueArray(
    fc.tuple(fc.nat(order - 1), fc.nat(order - 1)).filter(([a, b]) => a < b),
    {
      selector: String,
    },
  );

test('each format is told by its first sign, with its header or without', () =>
  fc.assert(
    fc.property(edges(7), fc.boolean(), (list, withHeader) => {
      const undirected = graphFromEdges(7, list);
      const directed = graphFromEdges(7, list, true);
      for (const [format, graph, code] of [
        ['graph6', undirected, toGraph6(undirected)],
        ['sparse6', undirected, toSparse6(undirected)],
        ['digraph6', directed, toDigraph6(directed)],
      ] as const) {
        const read = fromCode(withHeader ? `>>${format}<<${code}` : ` ${code}\r`);
        expect([read.format, edgesOf(read.graph)]).toEqual([format, edgesOf(graph)]);
      }
    }),
  ));

test.each([
  ['', 'text'],
  [';b', 'before must be a stored graph'],
  ['C~\nD?{', 'must have 1 line'],
  [':Fa@x\u0080', 'must be a whole code'],
  ['>>nonsense6<<C~', 'must be a whole code'],
])('%j is no code', (text, says) => expect(() => fromCode(text)).toThrow(says));

test('an incremental code needs an undirected graph before it, and of its own order', () => {
  expect(() => fromCode(';b', graphFromEdges(3, [[0, 1]], true))).toThrow('undirected');
  expect(() => fromCode(';\u0080', graphFromEdges(3, []))).toThrow('whole code');
});

const hasNauty = spawnSync('nauty-geng', ['1', '-q']).status === 0;

describe.skipIf(!hasNauty)('the lists of nauty', () => {
  const lines = (command: string, args: readonly string[], input?: string) =>
    spawnSync(command, args, { input, encoding: 'utf8' }).stdout.trim().split('\n');
  const readAll = (codes: readonly string[]) => {
    let before: Csr | undefined;
    return codes.map((code) => {
      before = fromCode(code, before).graph;
      return edgesOf(before).map(String).sort();
    });
  };
  test.each(['-g', '-s', '-i', '-I3'])('as copyg %s writes them', (format) => {
    const codes = lines('nauty-geng', ['-q', '6']);
    expect(codes).toHaveLength(156);
    const written = lines('nauty-copyg', ['-q', format], `${codes.join('\n')}\n`);
    expect(readAll(written)).toEqual(readAll(codes));
  });
});
