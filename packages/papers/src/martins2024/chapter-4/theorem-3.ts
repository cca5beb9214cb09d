import { oxford } from '@manaus/core';
import { isPlanar, planarity } from '@manaus/graph';
import { conjunction, finite, general, type Item, range } from '../../check/index.js';
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
  id: 'martins2024/theorem-3',
  statement: {
    en: 'O_3^n is not planar for every n >= 3. In O_3^3 the vertices of degree 2 and 4 induce three components, each of the six vertices of degree 6 is joined to all three, so that contracting them leaves K_{3,3} in it; and O_3^n contains O_3^{n-1}.',
    pt: 'O_3^n não é planar para todo n >= 3. Em O_3^3 os vértices de graus 2 e 4 induzem três componentes, e cada um dos seis vértices de grau 6 está ligado às três, de modo que, contraídas estas, resta um K_{3,3}; e O_3^n contém O_3^{n-1}.',
  },
  departs: {
    en: 'To contain is read up to the names of the states: disc n lies at the base of p0.',
    pt: '"Conter" é entendido a menos dos nomes dos estados: o disco n fica na base de p0.',
  },
  towers: ['oxford'],
  recorded: 'holds-in-range',
  check: (effort) => conjunction<unknown>(isNotPlanar(effort === 'quick' ? 5 : 6), argumentHolds()),
} satisfies Item;
