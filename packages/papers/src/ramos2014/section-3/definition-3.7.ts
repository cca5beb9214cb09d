import { general, type Item } from '../../check/index.js';
import { bloxorzLevels, levelsOf, switchValues, teleportValues } from '../evidence/definitions.js';
import { classesOf, directives } from '../evidence/level-function.js';
import { flatRules } from '../evidence/rules.js';

export default {
  id: 'ramos2014/definition-3.7',
  statement: {
    en: 'BLOXORZ-- is BLOXORZ on the levels without switches and teleports: 0-BLOXORZ without teleports.',
    pt: 'O BLOXORZ-- é o BLOXORZ nas fases sem chaves e sem teletransportes: o 0-BLOXORZ sem teletransportes.',
  },
  rules: flatRules,
  uses: ['ramos2014/definition-3.3'],
  recorded: 'holds-in-range',
  check: (effort) =>
    general({
      checked: {
        en: `${levelsOf(effort)} random levels: from the parsed level and from its text`,
        pt: `${levelsOf(effort)} fases aleatórias: a partir da fase lida e do seu texto`,
      },
      instances: bloxorzLevels(effort),
      stated: (level) => ({
        bare: switchValues(level).length === 0 && teleportValues(level).length === 0,
        zero: switchValues(level).length === 0,
      }),
      methods: {
        'the parsed level': (level) => ({
          bare: classesOf(level)['BLOXORZ--'],
          zero: classesOf(level)['k-BLOXORZ'](0),
        }),
        'the text of the level': (level) => ({
          bare: directives(level, 'switch') + directives(level, 'teleport') === 0,
          zero: directives(level, 'switch') === 0,
        }),
      },
    }),
} satisfies Item;
