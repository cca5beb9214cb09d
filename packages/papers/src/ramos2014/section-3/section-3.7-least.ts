import type { Item, Words } from '../../check/index.js';
import { flatLevels } from '../evidence/flat-levels.js';
import { equallyLong } from '../evidence/long-ways.js';
import { flatRules } from '../evidence/rules.js';

const checkedOn = (levels: number): Words => ({
  en: `${levels} random levels of up to 8 by 8 cells: shortest paths in G_f, against searches of all states by the rules and in numbers`,
  pt: `${levels} fases aleatórias de até 8 por 8 posições: os caminhos mínimos em G_f, comparados com buscas de todos os estados pelas regras e em números`,
});

export default {
  id: 'ramos2014/section-3.7/least',
  statement: {
    en: 'For every level f of BLOXORZ--, a shortest path in G_f from the block at the start to the block at the goal is a shortest sequence of moves that solves f, if any does.',
    pt: 'Para toda fase f do BLOXORZ--, um caminho mínimo em G_f do bloco no início ao bloco no buraco é uma menor sequência de movimentos que resolve f, se houver alguma.',
  },
  departs: {
    en: 'Of any length: whether it has at most |f| moves is the matter of Theorem 3.8.',
    pt: 'De qualquer tamanho: se tem no máximo |f| movimentos é assunto do Teorema 3.8.',
  },
  rules: flatRules,
  uses: ['ramos2014/theorem-3.7', 'ramos2014/bloxorz-minus-minus-reversible'],
  recorded: 'holds-in-range',
  check: (effort) => {
    const levels = flatLevels(effort);
    return equallyLong(levels, checkedOn(levels.length));
  },
} satisfies Item;
