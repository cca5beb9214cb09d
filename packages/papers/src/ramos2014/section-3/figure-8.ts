import type { BloxorzLevel } from '@manaus/blocks';
import { type Checks, general, notTried } from '../../check/index.js';
import { switchCells } from '../evidence/block-search.js';
import { leastInGraph } from '../evidence/long-ways.js';
import type { Cnf } from '../evidence/reductions/cnf.js';
import { isSatisfiable } from '../evidence/reductions/satisfiable.js';
import { satToBloxorz, satWithOuterPath } from '../evidence/reductions/to-bloxorz.js';
import { formulasFor, leastOfSmall, sizeOf, solved } from '../evidence/reductions.js';
import { levelPlan } from '../figures/level-plan.js';

/** The moves of the way around, and whether fewer are enough. */
type Around = { readonly around: number | null; readonly fewer: boolean };
/** A level with a detour of the given number of cells. */
type Detour = { readonly cnf: Cnf; readonly level: BloxorzLevel; readonly cells: number };

/** As if no cell of a switch were there. */
function withoutSwitches(level: BloxorzLevel): BloxorzLevel {
  const gone = switchCells(level);
  return {
    ...level,
    switches: [],
    floor: level.floor.map((kind, cell) => (gone.includes(cell) ? 'void' : kind)),
  };
}

/** A way around, longer than the level of a formula has cells. */
function detourOf(cnf: Cnf): Detour {
  const inner = satToBloxorz(cnf);
  const row = 3 * Math.ceil(sizeOf(inner) / 3) + 9;
  const level = satWithOuterPath(cnf, 'close', row);
  return { cnf, level, cells: 2 * (row - 3) + inner.width - 1 };
}

const judged = (around: number | null, best: number | null): Around => ({
  around,
  fewer: best !== null && around !== null && best < around,
});

const bySolver = ({ level }: Detour): Around =>
  judged(solved(withoutSwitches(level)).moves, solved(level).moves);

/**
 * The way around in the graph of blocks, and the best way by the rules where the level is small.
 */
function byGraph({ level }: Detour): Partial<Around> {
  const around = leastInGraph(withoutSwitches(level));
  const best = leastOfSmall(level, 300);
  return best === notTried ? { around } : judged(around, best);
}

export default {
  'figure-8': {
    figure: (language) =>
      levelPlan(language, {
        level: satWithOuterPath({ variables: 2, clauses: [[1, 2]] }, 'close', 9),
        title: 'A level that can be bypassed',
        subtitle: 'The way around needs no switch; in the proof it is far longer than the level.',
      }),
    check: () => {
      const formulas = formulasFor('quick', { mostVariables: 3 }).formulas.filter(
        ({ clauses }) => clauses.length <= 3,
      );
      // The way around has two moves for three cells, and fewer are enough if the formula is
      // satisfiable.
      return general<Detour, Around>({
        checked: {
          en: `${formulas.length} formulas of up to three variables and three clauses: shortest solutions with all switches taken away and with them, by the fast solver, in the graph of blocks and, of small levels, by a plain search, against two moves for three cells and against DPLL`,
          pt: `${formulas.length} fórmulas de até três variáveis e três cláusulas: as soluções mínimas sem nenhuma chave e com elas, pelo resolvedor rápido, no grafo de blocos e, em fases pequenas, por uma busca simples, comparadas com dois movimentos para três posições e com DPLL`,
        },
        instances: formulas.map(detourOf),
        stated: ({ cnf, cells }) => ({ around: (2 * cells) / 3, fewer: isSatisfiable(cnf) }),
        methods: { 'the fast solver': bySolver, 'graph of blocks, search by the rules': byGraph },
      });
    },
  },
} satisfies Checks;
