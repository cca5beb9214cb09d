import { type Item, upTo } from '../../check/index.js';
import { ehBom } from '../evidence/eh-bom.js';
import { labelsWhere, onStates, onStatesChecked } from '../evidence/manaus.js';

export default {
  id: 'martins2024/algorithm-10',
  statement: {
    en: 'For every n >= 2 the function says of every regular state of Manaus whether it is good. It looks at the discs from n downwards; at the latest disc 2 decides, and for some state it does.',
    pt: 'Para todo n >= 2 a função diz, de todo estado regular de Manaus, se ele é bom. Ela examina os discos de n para baixo; no mais tardar o disco 2 decide, e para algum estado é ele que decide.',
  },
  towers: ['manaus'],
  uses: ['martins2024/definition-4', 'martins2024/theorem-4'],
  recorded: 'proved',
  check: upTo({ from: 2, quick: 8, full: 12 }, (most) => ({
    checked: onStatesChecked(
      {
        en: 'every regular state, and the last disc looked at',
        pt: 'cada estado regular, e o último disco olhado',
      },
      most,
    ),
    stated: () => ({ wrong: [], lowest: 2 }),
    methods: onStates((states, discs) => {
      const answers = states.map(({ pegOf }) => ehBom(pegOf, discs, 0, 1, 2));
      return {
        wrong: labelsWhere(states, ({ good }, i) => answers[i].sim !== good),
        lowest: answers.reduce((lowest, { last }) => Math.min(lowest, last), discs),
      };
    }),
  })),
} satisfies Item;
