import type { Checks } from '../../check/index.js';
import { flatLevels } from '../evidence/flat-levels.js';
import { equallyLong } from '../evidence/long-ways.js';

export default {
  'section-3.7/least': (effort) => {
    const levels = flatLevels(effort);
    return equallyLong(levels, {
      en: `${levels.length} random levels of up to 8 by 8 cells: shortest paths in G_f, against searches of all states by the rules and in numbers`,
      pt: `${levels.length} fases aleatórias de até 8 por 8 posições: os caminhos mínimos em G_f, comparados com buscas de todos os estados pelas regras e em números`,
    });
  },
} satisfies Checks;
