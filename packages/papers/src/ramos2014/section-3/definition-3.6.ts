import type { BloxorzLevel } from '@manaus/blocks';
import { type Checks, conjunction, general } from '../../check/index.js';
import { bloxorzLevels, noPressOpens, onlyClosesByText } from '../evidence/definitions.js';
import { classesOf, directives } from '../evidence/level-function.js';

/** True if a level is in CLOSED-BLOXORZ+, and in CLOSED-BLOXORZ. */
type Classes = { readonly plus: boolean; readonly closed: boolean };

const sameClasses = (levels: readonly BloxorzLevel[]) =>
  general<BloxorzLevel, Classes>({
    checked: {
      en: `${levels.length} random levels: the classes by their switches and by their text`,
      pt: `${levels.length} fases aleatórias: as classes pelas suas chaves e pelo seu texto`,
    },
    instances: levels,

    stated: (level) => ({
      plus: onlyClosesByText(level),
      closed: onlyClosesByText(level) && level.teleports.length === 0,
    }),
    methods: {
      'the parsed level': (level) => ({
        plus: classesOf(level)['CLOSED-BLOXORZ+'],
        closed: classesOf(level)['CLOSED-BLOXORZ'],
      }),
      'the text of the level': (level) => ({
        plus: onlyClosesByText(level),
        closed: onlyClosesByText(level) && directives(level, 'teleport') === 0,
      }),
    },
  });

const neverOpening = (levels: readonly BloxorzLevel[]) =>
  noPressOpens(levels.filter(onlyClosesByText), {
    en: 'on those of CLOSED-BLOXORZ+ every press in a search of all states, by the rules and by the game in numbers',
    pt: 'nas de CLOSED-BLOXORZ+, cada acionamento em uma busca de todos os estados, pelas regras e pelo jogo em números',
  });

export default {
  'definition-3.6': (effort) => {
    const levels = bloxorzLevels(effort);
    return conjunction<unknown>(sameClasses(levels), neverOpening(levels));
  },
} satisfies Checks;
