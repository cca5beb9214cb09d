import { describe, expect, test } from 'vitest';
import { finite, source } from '../../src/check/index.js';
import { sourcesOf } from '../../src/check/sources.js';
import { ones, squares } from './claims.js';

describe('methods', () => {
  test('that share a source count as one, and what they share is found, not typed', () => {
    const graph = source('stored graph', (n: number) => n * n);
    const search = source('search', (n: number) => graph(n));
    const { evidence } = finite({
      ...squares,
      instances: [3],
      methods: {
        'by search': (n) => search(n),
        'in the graph': (n) => graph(n),
        'by powers': (n) => n ** 2,
      },
    });
    expect(evidence.independent).toBe(2);
    expect(evidence.shared).toEqual([
      { methods: ['by search', 'in the graph'], sources: ['stored graph'] },
    ]);
  });

  test('two that share different sources with a third still count as two', () => {
    const [x, y] = ['x', 'y'].map((name) => source(name, () => 1));
    const { evidence } = finite(ones({ a: () => x(), b: () => x() * y(), c: () => y() }));
    expect(evidence.independent).toBe(2);
  });

  test('sources are named in the order of the alphabet, of each method and shared', () => {
    const [b, a, c] = ['b', 'a', 'c'].map((name) => source(name, () => 1));
    const first = (n: number) => (n === 1 ? b() : a());
    const second = (n: number) => (n === 1 ? c() * b() : a());
    const { evidence } = finite(ones({ first, second, third: () => c() }, [1, 2]));
    expect(evidence.methods.map(({ sources }) => sources.join(''))).toEqual(['ab', 'abc', 'c']);
    expect(evidence.shared).toEqual([
      { methods: ['first', 'second'], sources: ['a', 'b'] },
      { methods: ['second', 'third'], sources: ['c'] },
    ]);
    expect(evidence.independent).toBe(2);
  });

  test('what a method asks is noted for it alone, also after one that throws', () => {
    const [x, y] = ['x of two', 'y of two'].map((name) => source(name, () => 1));
    const nested = sourcesOf(() => [sourcesOf(x).sources, sourcesOf(y).sources]);
    expect(nested).toEqual({
      value: [['x of two'], ['y of two']],
      sources: ['x of two', 'y of two'],
    });
    const broken = () => {
      x();
      throw new Error('broken');
    };
    expect(() => sourcesOf(broken)).toThrow('broken');
    expect(sourcesOf(y).sources).toEqual(['y of two']);
  });

  test('a source that remembers still says what it rests on', () => {
    const inner = source('inner', () => 1);
    let kept: number | undefined;
    const outer = source('outer', () => {
      kept ??= inner();
      return kept;
    });
    expect(sourcesOf(outer).sources).toEqual(['inner', 'outer']);
    expect(sourcesOf(outer).sources).toEqual(['inner', 'outer']);
  });
});
