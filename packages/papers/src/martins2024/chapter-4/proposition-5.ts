import { oxford } from '@manaus/core';
import { atBorder, type Checks, general, range, withValues } from '../../check/index.js';
import { oxfordStructure, type Structure } from '../evidence/structure.js';
import { storedTower } from '../evidence/towers.js';

type Case = {
  readonly discs: number;
  readonly vertices: number;
  readonly butterflies: number;
  readonly loose: number;
  readonly triangle: readonly string[];
  readonly most: number;
};

/** The weakest sense of being composed of butterflies: each vertex lies in one. */
const composed = (most: number, least: number) =>
  general<number, Structure>({
    checked: {
      en: `n = 1 to ${most}: components by two searches, planarity by a verified certificate and by the minor K_{3,3} carried by the plain rules, butterflies from triangles and from the neighbors of each state`,
      pt: `n = 1 a ${most}: os componentes por duas buscas, a planaridade por um certificado verificado e pelo menor K_{3,3} levado pelas regras, as borboletas a partir dos triângulos e dos vizinhos de cada estado`,
    },
    instances: range(least, most),
    stated: (n) => ({ simple: true, components: 1, loose: [], ...(n >= 3 && { planar: false }) }),
    methods: oxfordStructure,
  });

export default {
  'proposition-5': (effort) => {
    const most = effort === 'quick' ? 5 : 6;
    return withValues(
      atBorder(composed(most, 1), composed(most, 2)),
      ({ instance: discs, computed: { order: vertices, butterflies, loose } }): Case => ({
        discs,
        vertices,
        butterflies,
        loose: loose.length,
        triangle: storedTower(oxford(discs)).labels,
        most,
      }),
    );
  },
} satisfies Checks;
