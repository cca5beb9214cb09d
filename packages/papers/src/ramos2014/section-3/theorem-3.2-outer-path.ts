import {
  type Effort,
  general,
  type Item,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { bloxorzLevel, solutionOf } from '../evidence/block-search.js';
import { type Corridor, corridors, movesAlong } from '../evidence/corridors.js';
import { flatRules } from '../evidence/rules.js';

type Case = {
  readonly level: string;
  readonly X: number;
  readonly path: string;
  readonly mostInShapes: number;
};

const rowOf = (X: number): string => `S${'#'.repeat(X)}G`;
const pathAlong = (X: number): string | null => solutionOf(bloxorzLevel(rowOf(X)));

/** In corridors of every shape X cells between the ends take at least 2(X + 1)/3 moves. */
const requireTwoThirds = (most: number) =>
  requireHolds(
    general<Corridor, number | null>({
      checked: {
        en: `corridors of every shape with up to ${most} cells between their ends`,
        pt: `corredores de todas as formas com até ${most} posições entre as suas pontas`,
      },
      instances: range(1, most).flatMap((X) => [...corridors(X + 2)]),
      satisfies: (moves, corridor) => moves === null || 3 * moves >= 2 * (corridor.length - 1),
      methods: { 'on the board': movesAlong },
    }),
  );

const atLeastX = (mostInShapes: number) =>
  general<number, number | null>({
    checked: {
      en: `straight paths of 1 to 60 cells by the rules and on the board, and corridors of every shape with up to ${mostInShapes} cells between their ends, on the board`,
      pt: `caminhos retos de 1 a 60 posições pelas regras e no tabuleiro, e corredores de todas as formas com até ${mostInShapes} posições entre as suas pontas, no tabuleiro`,
    },
    instances: range(1, 60),
    satisfies: (moves, X) => moves === null || moves >= X,
    methods: {
      'search by the rules': (X) => pathAlong(X)?.length ?? null,
      'on the board': (X) => movesAlong(range(0, X + 1).map((x) => [x, 0] as const)),
    },
  });

const caseOf = (X: number, mostInShapes: number): Case => ({
  level: rowOf(X),
  X,
  path: pathAlong(X) ?? '',
  mostInShapes,
});

function check(effort: Effort) {
  const mostInShapes = effort === 'quick' ? 8 : 11;
  requireTwoThirds(mostInShapes);
  return withValues(atLeastX(mostInShapes), ({ instance: X }) => caseOf(X, mostInShapes));
}

export default {
  id: 'ramos2014/theorem-3.2-outer-path',
  statement: {
    en: 'For every X >= 1, a path of X cells added between the start and the goal of a level takes at least X moves.',
    pt: 'Para todo X >= 1, um caminho de X posições acrescentado entre o início e o buraco de uma fase pede ao menos X movimentos.',
  },
  rules: flatRules,
  departs: {
    en: 'Two moves carry the block over three cells: X cells take at least 2(X + 1)/3 moves, in corridors of every shape tried. With 3X/2 cells instead of X the proof goes through.',
    pt: 'Dois movimentos percorrem três posições: X posições pedem ao menos 2(X + 1)/3 movimentos, em corredores de todas as formas examinadas. Com 3X/2 posições em vez de X a demonstração funciona.',
  },
  uses: ['ramos2014/theorem-3.2-inequality'],
  recorded: 'fails',
  check,
  erratum: {
    where: {
      en: 'Section 3.5, proof of Theorem 3.2',
      pt: 'Seção 3.5, demonstração do Teorema 3.2',
    },
    printed: {
      en: 'An outer path of size X; without a satisfying assignment a solution has at least X moves.',
      pt: 'Um “caminho externo” de tamanho X; se a fórmula não é satisfatível, a solução tem tamanho pelo menos X.',
    },
    sure: {
      en: 'Section 3.6 itself counts three positions for two moves.',
      pt: 'A própria seção 3.6 conta três posições a cada dois movimentos.',
    },
    counterexample: {
      en: ({ level, X, path }) =>
        `${level}: the outer path has X = ${X} cells, and ${path.length} moves are enough, ${path}`,
      pt: ({ level, X, path }) =>
        `${level}: o caminho tem X = ${X} posições, e bastam ${path.length} movimentos: ${path}.`,
    },
    found: {
      pt: () => 'Caminhos retos pelas regras, e corredores de todas as formas no tabuleiro.',
    },
  },
} satisfies Item<Case>;
