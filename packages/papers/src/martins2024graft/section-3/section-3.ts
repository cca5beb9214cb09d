import { hanoi } from '@manaus/core';
import { type Csr, cycleGraph, edgesOf, isomorphism, verifyIsomorphism } from '@manaus/graph';
import {
  type Checks,
  conjunction,
  general,
  misprint,
  range,
  withValues,
} from '../../check/index.js';
import { type Built, builtByFormula, builtByLibrary } from '../../shared/grafts/construction.js';
import { type Copy, copyByLabels, copyInGraph, type Part } from '../../shared/hanoi-copies.js';
import { hanoiGraph, hanoiStates } from '../../shared/hanoi-graph.js';
import { played } from '../../shared/played.js';

/** H_n, with which what is built is compared. */
interface Whole {
  readonly discs: number;
  readonly whole: Csr;
}

/** The edges that move d_n, and how many of those that stay of C_6 are such moves. */
type Joins = { readonly moves: number; readonly stayed: number };

/** In a graph that was built, by its verified map to H_n. */
function joinsIn({ graph, stayed }: Built, { discs, whole }: Whole): Joins {
  const states = hanoiStates(discs);
  const peg = (v: number) => states[v].findIndex((on) => on.includes(discs));
  const { map } = isomorphism(graph, whole);
  if (map === null || !verifyIsomorphism(graph, whole, map))
    throw new Error(`the construction does not give H_${discs}`);
  return {
    moves: edgesOf(whole).filter(([a, b]) => peg(a) !== peg(b)).length,
    stayed: stayed.filter(([a, b]) => peg(map[a]) !== peg(map[b])).length,
  };
}

/** The first sentence, for the pegs p_i of which it speaks. */
const areCopies = (pegs: readonly number[], most: number) =>
  withValues(
    general<Part, Copy>({
      checked: {
        en: `n = 2 to ${most}: the graph that the states with d_n on each peg induce, by verified maps to the stored H_(n-1), and by the labels of the rules in arrays`,
        pt: `n = 2 a ${most}: o grafo que os estados com d_n em cada pino induzem, por aplicações verificadas para o H_(n-1) armazenado, e pelos rótulos das regras em vetores`,
      },
      instances: range(2, most).flatMap((discs) => pegs.map((peg) => ({ discs, peg }))),
      stated: ({ discs }) => ({ states: 3 ** (discs - 1), isHanoi: true }),
      methods: { 'verified maps to H_(n-1)': copyInGraph, 'labels without d_n': copyByLabels },
    }),
    ({ instance }) => instance,
  );

/** The second sentence. */
const areMoves = (most: number) =>
  withValues(
    general<Whole, Joins>({
      checked: {
        en: `the moves of d_n against the edges of C_6 that no graft replaced, by the verified map of each construction; a C_6 has ${edgesOf(cycleGraph(6)).length} edges, of which 3 are replaced`,
        pt: `os movimentos de d_n comparados com as arestas de C_6 que nenhum enxerto substituiu, pela aplicação verificada de cada construção; um C_6 tem ${edgesOf(cycleGraph(6)).length} arestas, das quais 3 são substituídas`,
      },
      instances: range(2, most).map((discs) => ({ discs, whole: hanoiGraph(discs) })),
      stated: () => ({ moves: 3, stayed: 3 }),
      methods: {
        'the construction by the printed formula': (step) =>
          joinsIn(builtByFormula(step.discs), step),
        'the construction by the library': (step) => joinsIn(builtByLibrary(step.discs), step),
        'the plain rules': ({ discs }) => ({
          moves:
            [...played(hanoi(discs)).values()].flat().filter(({ disc }) => disc === discs).length /
            2,
        }),
      },
    }),
    ({ instance }) => instance.discs,
  );

const over = (pegs: readonly number[], most: number) =>
  conjunction<Part | number>(areCopies(pegs, most), areMoves(most));

/**
 * The range that is printed, the one that is meant, and the first peg without a state that has d_n.
 */
type Case = { readonly printed: readonly number[]; readonly meant: readonly number[] } & Part;

export default {
  'section-3': (effort) => {
    const most = effort === 'quick' ? 4 : 6;
    const [printed, meant] = [range(1, 3), range(0, 2)];
    return withValues(misprint(over(printed, most), over(meant, most)), (part): Case => {
      if (typeof part === 'number') throw new Error(`the edges of C_6 fail for n = ${part}`);
      return { printed, meant, ...part };
    });
  },
} satisfies Checks;
