import { london, oxford } from '@manaus/core';
import { isPlanar, planarity } from '@manaus/graph';
import { type Checks, upTo, type Words } from '../../check/index.js';
import { carriesKuratowski, fitsByLabels, fitsWithFixedDiscs } from '../evidence/fixed-discs.js';
import { hasSubdivision } from '../evidence/subdivision.js';
import { plainTower, storedTower } from '../evidence/towers.js';

type Facts = { readonly planar: boolean; readonly containsSmaller: boolean };

/** True if a Kuratowski subgraph of L_3^4 is one of L_3^n as well. */
function isCarried(discs: number): boolean {
  const found = planarity(storedTower(london(4)).graph);
  return (
    !found.planar &&
    carriesKuratowski(storedTower(london(4)), found.kuratowski, storedTower(london(discs)))
  );
}

const planarOrNot = (discs: number): Words => {
  const planar = isPlanar(storedTower(oxford(discs)).graph);
  return {
    en: `O_3^${discs} is ${planar ? '' : 'not '}planar`,
    pt: `O_3^${discs} ${planar ? '' : 'não '}é planar`,
  };
};

/** The consequence of theorem 3 for London through O_3^2 and O_3^3. */
function derivation(): Words {
  const [two, three] = [planarOrNot(2), planarOrNot(3)];
  return { en: `${two.en}, ${three.en}`, pt: `${two.pt}, ${three.pt}` };
}

export default {
  'corollary-1': upTo<Facts>({ from: 4, quick: 5, full: 6 }, (most) => ({
    checked: {
      en: `n = 4 to ${most}: the planarity test, a Kuratowski subgraph of L_3^4 verified and carried to L_3^n by fixing discs, and a subdivision of K_{3,3} written down and followed by the plain rules; of the derivation: ${derivation().en}`,
      pt: `n = 4 a ${most}: o teste de planaridade, um subgrafo de Kuratowski de L_3^4 verificado e levado a L_3^n fixando discos, e uma subdivisão de K_{3,3} escrita por extenso e seguida pelas regras; da dedução: ${derivation().pt}`,
    },
    stated: (n) => ({ planar: false, ...(n > 4 && { containsSmaller: true }) }),
    methods: {
      'the planarity test on the stored graph': (n) => ({
        planar: isPlanar(storedTower(london(n)).graph),
        ...(n > 4 && {
          containsSmaller: fitsWithFixedDiscs(storedTower(london(n - 1)), storedTower(london(n))),
        }),
      }),
      'a Kuratowski subgraph carried by fixing discs': (n) => ({ planar: !isCarried(n) }),
      'plain rules on labels': (n) => ({
        planar: !hasSubdivision(london(n)),
        ...(n > 4 && {
          containsSmaller: fitsByLabels(plainTower(london(n - 1)), plainTower(london(n)), [n, n]),
        }),
      }),
    },
  })),
} satisfies Checks;
