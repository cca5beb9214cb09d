import fc from 'fast-check';
import { edgesOf } from '../../src/index.js';
import type { LabeledGraph } from '../../src/io/labels.js';
import { randomGraph } from '../random-graph.js';

const NASTY = [
  ...['', ' ', 'a b', 'a\tb', '\n', 'x\r\ny', '\u0085', '\u00a0', '\u001c', '\u2028', '\ufeff'],
  ...['#', '#a', 'a#b', '{}', '{', '"', "'", '\\', 'a,b', '<&>', '0', '1', '-1', '__proto__'],
  ...['\ud800', '\u{1d53e}', '\u00e9', 'e\u0301'],
];

/** Graphs and digraphs, their labels different and such as break formats. */
export const hostile = (label?: fc.Arbitrary<string>): fc.Arbitrary<LabeledGraph> =>
  fc
    .boolean()
    .chain(randomGraph)
    .chain((graph) => {
      const text = label ?? fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...NASTY));
      const length = { minLength: graph.order, maxLength: graph.order };
      return fc
        .uniqueArray(fc.array(text, { minLength: 1, maxLength: 4 }), {
          ...length,
          selector: (parts) => parts.join(''),
        })
        .map((parts) => ({ graph, labels: parts.map((part) => part.join('')) }));
    });

/** The edges by the labels of their ends, in one order for equal graphs. */
export const namedEdges = ({ graph, labels }: LabeledGraph): string[] =>
  edgesOf(graph)
    .map(([a, b]) => [labels[a], labels[b]])
    .map((pair) => JSON.stringify(graph.directed ? pair : pair.sort()))
    .sort();
