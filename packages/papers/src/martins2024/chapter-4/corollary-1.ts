import { london, oxford } from '@manaus/core';
import { isPlanar, planarity } from '@manaus/graph';
import { type Item, upTo, type Words } from '../../check/index.js';
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
  id: 'martins2024/corollary-1',
  statement: {
    en: 'L_3^n (capacities n, n-1, n-2) is not planar for every n >= 4.',
    pt: 'L_3^n (capacidades n, n-1, n-2) não é planar para todo n >= 4.',
  },
  departs: {
    en: 'The corollary itself is judged. Its derivation, from theorem 3 and O_3^n in L_3^{n+2}, reaches n >= 5 only, as O_3^2 is planar; L_3^4 is not planar by a Kuratowski subgraph of its own.',
    pt: 'Julga-se o próprio corolário. A sua dedução, a partir do teorema 3 e de O_3^n em L_3^{n+2}, alcança apenas n >= 5, pois O_3^2 é planar; L_3^4 não é planar por ter ele próprio um subgrafo de Kuratowski.',
  },
  towers: ['london'],
  uses: ['martins2024/theorem-3', 'martins2024/section-4.4.3/O-in-L'],
  recorded: 'holds-in-range',
  check: upTo<Facts>({ from: 4, quick: 5, full: 6 }, (most) => ({
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
} satisfies Item;
