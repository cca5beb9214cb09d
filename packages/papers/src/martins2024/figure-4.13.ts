import { oxford } from '@manaus/core';
import { components } from '@manaus/graph';
import { storeTower } from '@manaus/lab';
import { differ, finite, firstWrong } from '../legacy/check.js';
import type { FigureItem } from '../legacy/item.js';
import { graphsFigure, wrongGraph } from '../shared/figures/tower-figures.js';
import { planarByCertificate } from './evidence/certified.js';

/** Planarity by a certificate that is verified by itself: an embedding for two discs. */
function wrong(): string | null {
  const { graph } = storeTower(oxford(2));
  return firstWrong(
    wrongGraph(oxford(2), { order: 12, degrees: { 2: 6, 4: 6 } }),
    differ('O_3^2 is planar', true, planarByCertificate(graph)),
    differ('components of O_3^2', 1, components(graph).sizes.length),
    wrongGraph(oxford(3), { order: 60, degrees: { 2: 18, 4: 36, 6: 6 } }),
  );
}

const item: FigureItem = {
  id: 'martins2024/figure-4.13',
  kind: 'figure',
  statement:
    'O_3^2 has order 12, is planar and connected, and has 6 vertices of degree 2 and 6 of degree 4; O_3^3 has order 60, with 18 vertices of degree 2, 36 of degree 4 and 6 of degree 6.',
  caption: 'Graphs of the Tower of Oxford O_3^2 and O_3^3',
  uses: ['martins2024/theorem-2'],
  recorded: 'holds',
  figure: () => graphsFigure([oxford(2), oxford(3)], 'Graphs of the Tower of Oxford'),
  check: () =>
    finite([2], wrong, {
      checked:
        'order and degrees of both graphs built in two ways and by every arrangement; an embedding of O_3^2 verified by Euler’s formula',
      methods: 2,
    }),
};
export default item;
