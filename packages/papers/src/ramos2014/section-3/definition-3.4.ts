import type { BloxorzLevel } from '@manaus/blocks';
import { conjunction, general, type Item } from '../../check/index.js';
import { bloxorzLevels, noPressOpens, onlyClosesByText } from '../evidence/definitions.js';
import { classesOf, directives } from '../evidence/level-function.js';
import { closingRules } from '../evidence/rules.js';

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
  id: 'ramos2014/definition-3.4',
  statement: {
    en: 'CLOSED-BLOXORZ is BLOXORZ on the levels without teleports whose bridges only close; what the switches are shows it: each closes for good, or flips once, alone, bridges that are open.',
    pt: 'O CLOSED-BLOXORZ é o BLOXORZ nas fases sem teletransportes cujas pontes só se ligam; isso se vê pelas chaves: cada uma liga pontes de vez, ou inverte uma só vez, e só ela, pontes desligadas.',
  },
  rules: closingRules,
  uses: ['ramos2014/definition-3.1'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const levels = bloxorzLevels(effort);
    return conjunction(sameClass(levels), neverOpening(levels));
  },
} satisfies Item;
