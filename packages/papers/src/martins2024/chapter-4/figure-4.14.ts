import { oxford } from '@manaus/core';
import { drawTower } from '@manaus/lab';
import { carriedDisc, oxfordComponentsLayout } from '@manaus/plot/internals';
import { type FigureItem, finite } from '../../check/index.js';
import { type OxfordParts, oxfordParts, statedParts } from '../evidence/oxford-parts.js';
import { storedTower } from '../evidence/towers.js';

/** The classes of the states by the disc that lies on another. */
const parts = ['joining', 'disc-1', 'disc-2', 'disc-3'] as const;

export default {
  id: 'martins2024/figure-4.14',
  statement: {
    en: 'Without its six vertices of degree 6, O_3^3 falls into exactly three components of 18 vertices of degrees 2 and 4; each of the six has neighbors in all three, so K_{3,3} is a minor.',
    pt: 'Sem os seus seis vértices de grau 6, O_3^3 divide-se em exatamente três componentes de 18 vértices de graus 2 e 4; cada um dos seis tem vizinhos nas três, de modo que K_{3,3} é um menor.',
  },
  caption:
    'O_3^3: three components of the vertices of degrees 2 and 4, joined by the six of degree 6',
  towers: ['oxford'],
  uses: ['martins2024/theorem-3', 'martins2024/figure-4.13'],
  recorded: 'holds',
  figure: () =>
    drawTower(storedTower(oxford(3)), {
      classes: storedTower(oxford(3)).states.map((state) => parts[carriedDisc(state)]),
      layout: oxfordComponentsLayout(),
      title: 'Oxford O₃³: three components, joined by six states',
    }),
  check: () =>
    finite<number, OxfordParts>({
      checked: {
        en: 'the components by taking the six vertices away, in the stored graph and by the plain rules, and the disc that lies on another in each; the minor drawn together',
        pt: 'os componentes retirando os seis vértices, no grafo armazenado e pelas regras, e o disco que está sobre outro em cada um; o menor contraído por inteiro',
      },
      instances: [3],
      stated: () => statedParts,
      methods: oxfordParts,
    }),
} satisfies FigureItem;
