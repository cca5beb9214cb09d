import type { BloxorzLevel } from '@manaus/blocks';
import { conjunction, general, type Item } from '../../check/index.js';
import { bloxorzLevels, noPressOpens, onlyClosesByText } from '../evidence/definitions.js';
import { classesOf, directives } from '../evidence/level-function.js';
import { strictRules } from '../evidence/rules.js';

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
  id: 'ramos2014/definition-3.6',
  statement: {
    en: 'CLOSED-BLOXORZ+ is BLOXORZ on the levels in which no switch opens a bridge; its levels without teleports are those of CLOSED-BLOXORZ.',
    pt: 'O CLOSED-BLOXORZ+ é o BLOXORZ nas fases em que nenhuma chave desliga uma ponte; as suas fases sem teletransportes são as do CLOSED-BLOXORZ.',
  },
  rules: strictRules,
  uses: ['ramos2014/definition-3.4'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const levels = bloxorzLevels(effort);
    return conjunction<unknown>(sameClasses(levels), neverOpening(levels));
  },
} satisfies Item;
