import { oxford } from '@manaus/core';
import {
  components,
  edgesOf,
  graphFromEdges,
  isPlanar,
  neighborsOf,
  planarity,
} from '@manaus/graph';
import { storeTower } from '@manaus/lab';
import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';
import { planarByCertificate } from './evidence/certified.js';
import { carriesKuratowski, fitsWithFixedDiscs } from './evidence/fixed-discs.js';

/** The argument replayed on O_3^3: drop the vertices of degree 6, join each of them to the components that it meets. */
function wrongContraction(): string | null {
  const { graph, labels } = storeTower(oxford(3));
  const six = range(0, graph.order - 1).filter((v) => neighborsOf(graph, v).length === 6);
  const rest = range(0, graph.order - 1).filter((v) => !six.includes(v));
  const inner = edgesOf(graph).filter((edge) => !edge.some((v) => six.includes(v)));
  const { component, sizes } = components(
    graphFromEdges(
      rest.length,
      inner.map(([a, b]) => [rest.indexOf(a), rest.indexOf(b)]),
    ),
  );
  const met = (v: number) => new Set(neighborsOf(graph, v).map((u) => component[rest.indexOf(u)]));
  const short = six.find((v) => met(v).size !== 3);
  const contracted = six.flatMap((v, i) =>
    [...met(v)].map((c): [number, number] => [i, six.length + c]),
  );
  return firstWrong(
    differ(
      'degrees of the vertices left over',
      '2,4',
      [...new Set(rest.map((v) => neighborsOf(graph, v).length))].sort().join(),
    ),
    differ('components of the vertices of degree 2 and 4 in O_3^3', '18,18,18', sizes.join()),
    differ('vertices of degree 6 in O_3^3', 6, six.length),
    short === undefined ? null : `${labels[short]} is joined to ${met(short).size} components only`,
    differ(
      'the contracted graph is planar',
      false,
      planarByCertificate(graphFromEdges(six.length + sizes.length, contracted)),
    ),
  );
}

function wrong(discs: number): string | null {
  const [first, tower] = [storeTower(oxford(3)), storeTower(oxford(discs))];
  const found = planarity(first.graph);
  return firstWrong(
    discs === 3 ? wrongContraction() : null,
    differ(`O_3^${discs} is planar by the test`, false, isPlanar(tower.graph)),
    differ('O_3^3 has a Kuratowski subgraph', true, !found.planar),
    found.planar
      ? null
      : differ(
          `it is one of O_3^${discs} with discs fixed`,
          true,
          carriesKuratowski(first, found.kuratowski, tower),
        ),
    differ(
      `O_3^${discs} contains O_3^${discs - 1}`,
      true,
      fitsWithFixedDiscs(storeTower(oxford(discs - 1)), tower),
    ),
  );
}

const item: Item = {
  id: 'martins2024/theorem-3',
  kind: 'theorem',
  statement:
    'O_3^n is not planar for every n >= 3. In O_3^3 the vertices of degree 2 and 4 induce three components, each of the six vertices of degree 6 is joined to all three, so that contracting them leaves K_{3,3} in it; and O_3^n contains O_3^{n-1}.',
  departs: 'To contain is read up to the names of the states: disc n lies at the base of p0.',
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 5 : 6;
    return general(range(3, most), wrong, {
      checked: `n = 3 to ${most}: a Kuratowski subgraph of O_3^3 verified and carried to O_3^n by fixing discs, the planarity test, and the argument replayed on O_3^3`,
      methods: 3,
    });
  },
};
export default item;
