import { smallMultiples } from '@manaus/plot';
import { type Checks, conjunction } from '../check/index.js';
import { apart, drawG, drawQ, drawR, graftsOfExamples } from '../shared/figures/grafts.js';
import { cyclesOfHanoi, drawParts } from '../shared/figures/hanoi-cycles.js';
import { exampleOfOurs } from '../shared/figures/unchecked.js';
import { formulaOfGraft } from '../shared/grafts/definition.js';
import { graftsAlongMatching } from '../shared/grafts/matching.js';

export default {
  'definition-1': {
    // Both parts of the definition: one graft, and several along a matching.
    check: (effort) => conjunction(formulaOfGraft(effort), graftsAlongMatching(effort)),
  },

  'figure-2': {
    figure: (language) =>
      drawParts(
        language,
        ['inner triangles', 'outer triangular structures', 'hexagons'],
        'Structures in H₃',
      ),
    check: () =>
      cyclesOfHanoi({
        en: 'all cycles of lengths 3, 6 and 9, by search and by walking; their vertices by the peg of the largest disc, and their chords',
        pt: 'todos os ciclos de comprimentos 3, 6 e 9, por busca e caminhando; os seus vértices pelo pino do maior disco, e as suas cordas',
      }),
  },

  'figure-3': exampleOfOurs(
    (language) =>
      smallMultiples(
        [
          drawG(language, apart, '(a) G'),
          drawQ(language, apart, '(b) Q'),
          drawR(language, apart, '(c) R'),
        ],
        {
          title: 'The graft enx(Q, v, w, G, ab)',
          language,
        },
      ),
    () =>
      graftsOfExamples([apart], {
        en: 'R by the set formula of the definition on names, and by joining and merging, edge by edge',
        pt: 'R pela fórmula de conjuntos da definição sobre nomes, e unindo e identificando, aresta a aresta',
      }),
  ),
} satisfies Checks;
