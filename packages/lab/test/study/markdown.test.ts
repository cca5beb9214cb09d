import { manaus } from '@manaus/core';
import { describe, expect, test } from 'vitest';
import { study, studyTable } from '../../src/index.js';
import { studyFigures, studyMarkdown } from '../../src/internals.js';
import { cyclic } from './towers.js';

describe('a report', () => {
  const found = study(manaus, { discs: [1, 5] });
  test('is a table, with a dash where nothing is known', () => {
    expect(studyTable(found)[1]).toEqual({
      n: 3,
      states: 19,
      edges: 22,
      degrees: '1 to 3',
      components: '2: 10 + 9',
      'reach the goal': 10,
      'worst case': 5,
      'worst starts': 1,
      'their shortest solutions': 1n,
      diameter: 5,
      radius: 3,
      planar: true,
      bipartite: false,
      'Hamilton path': true,
    });
  });
  test('has figures, and names what it leaves open', () => {
    const text = studyMarkdown(found, { figures: { growth: 'figures/growth.svg' } });
    expect(text).toContain(
      '| 3 | 19 | 22 | 1 to 3 | 2: 10 + 9 | 10 | 5 | 1 | 1 | 5 | 3 | yes | no | yes |',
    );
    expect(text).toContain('![growth](figures/growth.svg)');
    expect(text).toContain('- n = 1: core/manaus: discs must be an integer \\>= 2 (got 1)');
    expect(studyMarkdown(study(cyclic, { discs: [1, 2] }))).toContain(
      '- radius, n = 1, 2: not asked of a directed graph',
    );
    expect(Object.keys(studyFigures(found))).toEqual(['growth', 'distances', 'degrees', 'graph']);
    expect(studyFigures(found).graph?.title).toBe('Manaus M₃⁵');
  });
});
