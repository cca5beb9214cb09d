import { oxford } from '@manaus/core';
import { drawTower } from '@manaus/lab';
import { carriedDisc, oxfordComponentsLayout } from '@manaus/plot/internals';
import { type Checks, finite } from '../../check/index.js';
import { type OxfordParts, oxfordParts, statedParts } from '../evidence/oxford-parts.js';
import { storedTower } from '../evidence/towers.js';

/** The classes of the states by the disc that lies on another. */
const parts = ['joining', 'disc-1', 'disc-2', 'disc-3'] as const;

export default {
  'figure-4.14': {
    figure: (language) =>
      drawTower(storedTower(oxford(3)), {
        classes: storedTower(oxford(3)).states.map((state) => parts[carriedDisc(state)]),
        layout: oxfordComponentsLayout(),
        title: 'Oxford O₃³: three components, joined by six states',
        language,
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
  },
} satisfies Checks;
