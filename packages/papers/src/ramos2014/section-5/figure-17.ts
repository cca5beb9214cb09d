import { levelFigure } from '@manaus/plot';
import { finite } from '../../check/index.js';
import { exampleOfOurs } from '../../shared/figures/unchecked.js';
import { noRules } from '../evidence/rules.js';
import { lostSymbols, ours } from '../figures/blocks.js';

export default exampleOfOurs(
  {
    id: 'ramos2014/figure-17',
    statement: {
      en: 'The symbols for the elements of a level of Bobbin 3D.',
      pt: 'Os símbolos dos elementos de uma fase de Bobbin 3D.',
    },
    rules: noRules,
    departs: {
      en: 'The symbols of the print are lost: ours are drawn.',
      pt: 'Os símbolos do impresso se perderam: os nossos são desenhados.',
    },
    caption: 'Our symbols for the elements of a level of Bobbin 3D',
    figure: () => levelFigure({ level: ours.keys, title: 'Symbols of Bobbin 3D' }),
  },
  () =>
    finite({
      checked: { en: 'every kind of cell occurs', pt: 'todo tipo de posição ocorre' },
      instances: [ours.keys],
      stated: () => ({ keys: 2, stars: 1 }),
      methods: {
        'the cells of the level': ({ keys, stars }) => ({ keys: keys.length, stars: stars.length }),
      },
    }),
  lostSymbols,
);
