import { type Checks, general } from '../../check/index.js';
import type { Cnf } from '../evidence/reductions/cnf.js';
import { satToBobbin } from '../evidence/reductions/to-bobbin.js';
import { asSatisfiable, formulasFor, ofLevels, type Reduced } from '../evidence/reductions.js';

export default {
  'theorem-5.1': (effort) => {
    const { formulas, named } = formulasFor(effort, { mostLiterals: effort === 'full' ? 12 : 8 });
    // Fewer moves than the level has cells that are not void.
    return general<Cnf, Reduced>({
      checked: {
        en: `${named.en}: the levels by the fast solver, small ones by a plain search too, against DPLL and the truth table`,
        pt: `${named.pt}: as fases pelo resolvedor rápido, as pequenas também por uma busca simples, comparadas com DPLL e com a tabela-verdade`,
      },
      instances: formulas,
      stated: asSatisfiable,
      methods: ofLevels(
        satToBobbin,
        (moves, { floor }) => moves < floor.filter((kind) => kind !== 'void').length,
      ),
    });
  },
} satisfies Checks;
