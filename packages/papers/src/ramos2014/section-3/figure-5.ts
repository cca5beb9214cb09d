import { levelFigure } from '@manaus/plot';
import { exampleOfOurs } from '../../shared/figures/unchecked.js';
import { noRules } from '../evidence/rules.js';
import { allSymbols, lostSymbols, ours } from '../figures/blocks.js';

export default exampleOfOurs(
  {
    id: 'ramos2014/figure-5',
    statement: {
      en: 'The symbols for the elements of a level of Bloxorz.',
      pt: 'Os símbolos dos elementos de uma fase de Bloxorz.',
    },
    rules: noRules,
    departs: {
      en: 'The symbols of the print are lost: ours are drawn.',
      pt: 'Os símbolos do impresso se perderam: os nossos são desenhados.',
    },
    caption: 'Our symbols for the elements of a level of Bloxorz',
    uses: ['ramos2014/definition-3.1'],
    figure: () => levelFigure({ level: ours.symbols, title: 'Symbols of Bloxorz' }),
  },
  allSymbols,
  lostSymbols,
);
