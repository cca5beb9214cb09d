import { general, type Item } from '../../check/index.js';
import { BobbinGraph } from '../evidence/bobbin-graph.js';
import { bobbinLevels, levelsOf } from '../evidence/definitions.js';
import { directives } from '../evidence/level-function.js';
import { bobbinRules } from '../evidence/rules.js';

export default {
  id: 'ramos2014/definition-5.1',
  statement: {
    en: 'BOBBIN-- is BOBBIN on the levels without + keys and without * cells; its levels are those of BOBBIN- without * cells.',
    pt: 'O BOBBIN-- é o BOBBIN nas fases sem chaves + e sem posições *; as suas fases são as do BOBBIN- sem posições *.',
  },
  rules: bobbinRules,
  uses: ['ramos2014/definition-5.2'],
  recorded: 'holds-in-range',
  check: (effort) =>
    general({
      checked: {
        en: `${levelsOf(effort)} random levels, from the parsed level and from its text`,
        pt: `${levelsOf(effort)} fases aleatórias, a partir da fase lida e do seu texto`,
      },
      instances: bobbinLevels(effort),
      stated: ({ keys, stars }) => keys.length === 0 && stars.length === 0,
      methods: {
        'the cells of the parsed level': (level) =>
          level.keys.length === 0 && new BobbinGraph(level).starPlaces.length === 0,
        'the text of the level': (level) =>
          directives(level, 'pair') + directives(level, 'star') === 0,
      },
    }),
} satisfies Item;
