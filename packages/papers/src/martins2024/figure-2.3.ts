import { verifyIsomorphism } from '@manaus/graph';
import { smallMultiples } from '@manaus/plot';
import { differ, finite, firstWrong } from '../legacy/check.js';
import { exampleOfOurs } from '../legacy/unchecked.js';
import { drawNamed, edgeNames, namedGraph, notIsomorphic } from '../shared/figures/graphs.js';

const g = namedGraph(
  { a: [0, -1.7], b: [1, -0.9], c: [1, 0.6], d: [-1, 0.6], e: [-1, -0.9] },
  'ab bc cd de ea be',
);
const h = namedGraph(
  { 1: [0, 0], 2: [1.3, 0], 3: [0.65, 1.6], 4: [-0.65, 0.8], 5: [1.95, 0.8] },
  '12 25 53 34 41 24',
);

/** The renaming that the text gives. */
const renaming: Readonly<Record<string, string>> = { a: '1', b: '2', c: '5', d: '3', e: '4' };

/** By renaming the edges, and by the verifier on the map; the finder must find a map too. */
function wrong(): string | null {
  const renamed = edgeNames(g).map((edge) =>
    [...edge]
      .map((name) => renaming[name])
      .sort()
      .join(''),
  );
  const map = g.names.map((name) => h.names.indexOf(renaming[name]));
  return firstWrong(
    differ('edges of H', edgeNames(h).join(' '), renamed.sort().join(' ')),
    differ('the renaming is an isomorphism', true, verifyIsomorphism(g.graph, h.graph, map)),
    notIsomorphic('G and H', g.graph, h.graph),
  );
}

const item = exampleOfOurs(
  {
    id: 'martins2024/figure-2.3',
    statement:
      'There are graphs G on a, ..., e and H on 1, ..., 5 for which the renaming a to 1, b to 2, c to 5, d to 3, e to 4 turns the edges of G into those of H.',
    departs:
      'The edges of the print are lost: the two graphs are an example of ours, with the renaming of the text.',
    caption:
      'Two isomorphic graphs G and H, by the renaming a to 1, b to 2, c to 5, d to 3, e to 4 (an example of ours)',
    uses: [],
    figure: () =>
      smallMultiples([drawNamed(g, { title: '(a) G' }), drawNamed(h, { title: '(b) H' })], {
        title: 'Two isomorphic graphs',
        subtitle: 'a → 1, b → 2, c → 5, d → 3, e → 4',
      }),
  },
  () =>
    finite([g], wrong, {
      checked: 'every edge of G renamed, the map by its verifier, and a map found without it',
      methods: 3,
    }),
);
export default item;
