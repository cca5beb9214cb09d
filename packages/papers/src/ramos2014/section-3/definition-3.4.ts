import type { BloxorzLevel } from '@manaus/blocks';
import { type Checks, conjunction, general } from '../../check/index.js';
import { bloxorzLevels, noPressOpens, onlyClosesByText } from '../evidence/definitions.js';
import { classesOf, directives } from '../evidence/level-function.js';

/** The class, read from the text. */
const byTheText = (level: BloxorzLevel): boolean =>
  onlyClosesByText(level) && directives(level, 'teleport') === 0;

const sameClass = (levels: readonly BloxorzLevel[]) =>
  general({
    checked: {
      en: `${levels.length} random levels: the class by their switches and by their text`,
      pt: `${levels.length} fases aleatórias: a classe pelas suas chaves e pelo seu texto`,
    },
    instances: levels,
    stated: byTheText,
    methods: {
      'the parsed level': (level) => classesOf(level)['CLOSED-BLOXORZ'],
      'the text of the level': byTheText,
    },
  });

const neverOpening = (levels: readonly BloxorzLevel[]) =>
  noPressOpens(levels.filter(byTheText), {
    en: 'on those of the class every press in a search of all states, by the rules and by the game in numbers',
    pt: 'nas da classe, cada acionamento em uma busca de todos os estados, pelas regras e pelo jogo em números',
  });

export default {
  'definition-3.4': (effort) => {
    const levels = bloxorzLevels(effort);
    return conjunction(sameClass(levels), neverOpening(levels));
  },
} satisfies Checks;
