import { InputError } from '@manaus/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { edgesOf } from '../../src/csr.js';
import { fromGraphml, toGraphml } from '../../src/index.js';
import { labeled } from '../structure/helpers.js';

test('what toGraphml writes is read back, directed or not', () => {
  fc.assert(
    fc.property(labeled(8), fc.boolean(), ({ graph, labels }, directed) => {
      // XML cannot hold all characters: what it cannot hold is written as U+FFFD, and tested there.
      const names = labels.map((label) => label.replaceAll(/[^\n -~]/g, ''));
      const back = fromGraphml(toGraphml({ ...graph, directed }, names));
      expect([back.graph.directed, back.labels]).toEqual([directed, names]);
      expect(edgesOf(back.graph)).toEqual(edgesOf({ ...graph, directed }));
    }),
  );
});

const document = (body: string, head = '') =>
  `<?xml version="1.0"?><graphml>${head}${body}</graphml>`;

test('labels are those of the key of that name, else ids; prefixes, CDATA and other data are read', () => {
  const text = document(
    '<g:graph xmlns:g="x" edgedefault="undirected"><node id="a"><data key="d0">1 &lt; 2<![CDATA[ & ]]></data></node><node id="b"><port name="p"/><data key="d1">red</data></node><edge source="b" target="a" directed="false"><data key="d0">x</data></edge></g:graph>',
    '<key id="d0" for="node" attr.name="label"/><key id="d1" attr.name="color"/>',
  );
  const { graph, labels } = fromGraphml(text);
  expect([labels, edgesOf(graph)]).toEqual([['1 < 2 & ', 'b'], [[0, 1]]]);
});

test('data count as a label only in a node, of a key of that name, wherever they stand', () => {
  const text = document(
    [
      '<graph edgedefault="directed"><data key="d0">G</data>',
      '<node id="a">text<port name="p"><data key="d1">P</data></port><data key="d0">A</data></node>',
      '<node id="b"><data key="d1">B</data><data>none</data></node>',
      '<node id="c"><data key="d0">C</data><data key="d1">red</data></node>',
      '<edge source="a" target="b" directed="true"><data key="d0">E</data></edge>',
      '<node id="d">text<data key="d1">D</data></node>',
      '<node id="e"><data key="d2">E</data><data key="d3"/></node></graph>',
    ].join(''),
    [
      '<key id="d0" for="all" attr.name="label"/><key id="d1" attr.name="color"/>',
      '<key id="d3" attr.name="label"/><x id="d1" attr.name="label"/>',
    ].join(''),
  );
  const { graph, labels } = fromGraphml(text);
  expect(labels).toEqual(['A', 'b', 'C', 'd', '']);
  expect([graph.directed, edgesOf(graph)]).toEqual([true, [[0, 1]]]);
});

const inGraph = (body: string) => document(`<graph edgedefault="undirected">${body}</graph>`);

test.each([
  ['', 'text must have the form XML'],
  ['<graphml><graph', 'text must have the form XML'],
  [document(''), 'text must have the form <graphml><graph>…'],
  [document('<graph/>'), 'edgedefault must be one of directed, undirected'],
  [inGraph('<node id="a"/><node id="a"/>'), 'node must have no entry twice (got "a")'],
  [
    inGraph('<node id="a"/><edge source="a" target="z"/>'),
    'edge must be one of the vertices (got "z")',
  ],
  [
    inGraph(
      '<node id="a"/><node id="b"/><edge source="a" target="b"/><edge source="b" target="a"/>',
    ),
    'edges must be given once each',
  ],
  [inGraph('<node id="a"/><edge source="a" target="a"/>'), 'edge must be two different vertices'],
  [
    inGraph('<node id="a"><graph edgedefault="directed"/></node>'),
    'text must have the form ONE GRAPH',
  ],
  [inGraph('<hyperedge/>'), 'text must have the form EDGE'],
  [
    inGraph('<edge source="a" target="b" directed="true"/>'),
    'edge must be one of directed="false"',
  ],
])('%s is refused in one line', (text, message) => {
  expect(() => fromGraphml(text)).toThrow(InputError);
  expect(() => fromGraphml(text)).toThrow(message);
});
