import { fromGraph6, isomorphism } from '@manaus/graph';
import { expect, test } from 'vitest';
import { graphDrafts } from '../../src/submissions/graphs.js';
import { plainGraph } from '../../src/submissions/plain-tower.js';

const drafts = graphDrafts();

test('the graphs of the towers come back from their codes', () => {
  expect(drafts.length).toBeGreaterThan(10);
  for (const { name, discs, graph6, order } of drafts) {
    const [tower = ''] = name.split('-');
    expect(isomorphism(fromGraph6(graph6), plainGraph(tower, discs)).answer, name).toBe('found');
    expect(order).toBeLessThanOrEqual(250);
  }
});

test('the invariants of Manaus with three discs are those of its two components', () => {
  const manaus = drafts.find(({ name }) => name === 'manaus-3');
  expect(manaus).toMatchObject({ order: 19, size: 22, diameter: null, isPlanar: true, girth: 3 });
});
