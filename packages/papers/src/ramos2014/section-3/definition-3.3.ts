import type { BloxorzLevel } from '@manaus/blocks';
import { type Checks, general, range } from '../../check/index.js';
import { bloxorzLevels, levelsOf, switchValues } from '../evidence/definitions.js';
import { classesOf, directives } from '../evidence/level-function.js';

/** Whether a level is in k-BLOXORZ for k = 0 to 4, and how many cells have a switch. */
type Classes = { readonly inClass: readonly boolean[]; readonly cells: number };

export default {
  'definition-3.3': (effort) =>
    general<BloxorzLevel, Classes>({
      checked: {
        en: `${levelsOf(effort)} random levels: from the parsed level and from its text, k = 0 to 4`,
        pt: `${levelsOf(effort)} fases aleatórias: a partir da fase lida e do seu texto, k = 0 a 4`,
      },
      instances: bloxorzLevels(effort),
      stated: (level) => ({
        inClass: range(0, 4).map((k) => switchValues(level).length <= k),
        cells: switchValues(level).length,
      }),
      methods: {
        'the parsed level': (level) => ({
          inClass: range(0, 4).map((k) => classesOf(level)['k-BLOXORZ'](k)),
          cells: level.switches.flatMap(({ cells }) => cells).length,
        }),
        'the text of the level': (level) => ({
          inClass: range(0, 4).map((k) => directives(level, 'switch') <= k),
          cells: directives(level, 'switch'),
        }),
      },
    }),
} satisfies Checks;
