import { oxford } from '@manaus/core';
import { isPlanar, planarity } from '@manaus/graph';
import { type Checks, conjunction, finite, general, range } from '../../check/index.js';
import { carriesKuratowski, fitsByLabels, fitsWithFixedDiscs } from '../evidence/fixed-discs.js';
import { hasMinor, type OxfordParts, oxfordParts, statedParts } from '../evidence/oxford-parts.js';
import { plainTower, storedTower } from '../evidence/towers.js';

type Facts = { readonly planar: boolean; readonly containsSmaller: boolean };

/** True if a Kuratowski subgraph of O_3^3 is one of O_3^n as well. */
function isCarried(discs: number): boolean {
  const found = planarity(storedTower(oxford(3)).graph);
  return (
    !found.planar &&
    carriesKuratowski(storedTower(oxford(3)), found.kuratowski, storedTower(oxford(discs)))
  );
}

const isNotPlanar = (most: number) =>
  general<number, Facts>({
    checked: {
      en: `n = 3 to ${most}: the planarity test, a Kuratowski subgraph of O_3^3 verified and carried to O_3^n by fixing discs, and the minor K_{3,3} of O_3^3 carried there by the plain rules`,
      pt: `n = 3 a ${most}: o teste de planaridade, um subgrafo de Kuratowski de O_3^3 verificado e levado a O_3^n fixando discos, e o menor K_{3,3} de O_3^3 levado até ali pelas regras`,
    },
    instances: range(3, most),
    stated: () => ({ planar: false, containsSmaller: true }),
    methods: {
      'the planarity test on the stored graph': (n) => ({
        planar: isPlanar(storedTower(oxford(n)).graph),
        containsSmaller: fitsWithFixedDiscs(storedTower(oxford(n - 1)), storedTower(oxford(n))),
      }),
      'a Kuratowski subgraph carried by fixing discs': (n) => ({ planar: !isCarried(n) }),
      'plain rules on labels': (n) => ({
        planar: !hasMinor(oxford(n)),
        containsSmaller: fitsByLabels(plainTower(oxford(n - 1)), plainTower(oxford(n)), [n, n]),
      }),
    },
  });

const argumentHolds = () =>
  finite<number, OxfordParts>({
    checked: { en: 'The argument replayed on O_3^3', pt: 'O argumento refeito em O_3^3' },
    instances: [3],
    stated: () => statedParts,
    methods: oxfordParts,
  });

export default {
  'theorem-3': (effort) =>
    conjunction<unknown>(isNotPlanar(effort === 'quick' ? 5 : 6), argumentHolds()),
} satisfies Checks;
