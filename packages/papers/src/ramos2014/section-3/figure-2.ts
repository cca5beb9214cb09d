import { isometricFigure } from '@manaus/plot';
import { exampleOfOurs } from '../../shared/figures/unchecked.js';
import { strictRules } from '../evidence/rules.js';
import { allSymbols, lostLevels, oneOfOurs, ours } from '../figures/blocks.js';

export default exampleOfOurs(
  {
    id: 'ramos2014/figure-2',
    statement: {
      en: 'The elements of a level of Bloxorz: the end, the block, switches and bridges, wood, a teleport.',
      pt: 'Os elementos de uma fase de Bloxorz: o buraco, o bloco, chaves e pontes, madeira, um teletransporte.',
    },
    rules: strictRules,
    departs: oneOfOurs,
    caption: 'The elements of a level of Bloxorz from the side (ours)',
    figure: () => isometricFigure({ level: ours.symbols, title: 'The elements of a level' }),
  },
  allSymbols,
  lostLevels,
);
