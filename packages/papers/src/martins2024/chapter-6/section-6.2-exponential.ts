import {
  bucharest,
  hanoi,
  london,
  manaus,
  oxford,
  oxford1,
  type TowerFamily,
  towerPuzzle,
} from '@manaus/core';
import { storeTower } from '@manaus/lab';
import { general, type Item, range, withValues } from '../../check/index.js';
import { perfectLabel } from '../evidence/minimum-moves.js';

/**
 * The least moves of Oxford, version 1, for n = 1, 2, and so on; and the most that other games
 * need, from 2 discs on.
 */
type Case = {
  readonly moves: readonly number[];
  readonly worst: Readonly<
    Record<'oxford' | 'london' | 'hanoi' | 'bucharest' | 'manaus', number[]>
  >;
};

/** The most moves that a state which can be solved needs. */
const worst = (tower: TowerFamily, discs: number): number =>
  storeTower(tower(discs)).distances.reduce((most, moves) => Math.max(most, moves), 0);

function searched(discs: number): number {
  const tower = storeTower(oxford1(discs));
  return tower.distances[tower.vertex(perfectLabel(tower.rules))];
}

/** Each top disc goes from p0 to p2; with fewer moves some disc would not have moved. */
function playedMoves(discs: number): number {
  const rules = oxford1(discs);
  const { notation, apply, moves } = towerPuzzle(rules);
  let state = notation.parse(perfectLabel(rules));
  const first = () => moves(state).find(({ from, to }) => from === 0 && to === 2);
  let played = 0;
  for (let move = first(); move !== undefined; move = first(), played++) state = apply(state, move);
  if (state[2].length !== discs) throw new Error('the play did not end with all discs on p2');
  return played;
}

const row = (tower: TowerFamily, most: number): number[] =>
  range(2, most).map((n) => worst(tower, n));

const worstTo = (most: number): Case['worst'] => ({
  oxford: row(oxford, most),
  london: row(london, most),
  hanoi: row(hanoi, most),
  bucharest: row(bucharest, most),
  manaus: row(manaus, most),
});

/** No game that needs n moves for all n tried grows like a power. */
const check = (most: number) =>
  withValues(
    general<readonly number[], number[]>({
      checked: {
        en: `Oxford, version 1, n = 1 to ${most}, by search and by playing; worst cases of the other games by search`,
        pt: `Oxford, versão 1, n = 1 a ${most}, por busca e jogando; os piores casos dos outros jogos por busca`,
      },
      instances: [range(1, most)],
      satisfies: (moves, sizes) => moves.some((count, i) => count !== sizes[i]),
      methods: {
        'search in the stored graph': (all) => all.map(searched),
        'played, one move a disc': (all) => all.map(playedMoves),
      },
    }),
    ({ computed: moves }): Case => ({ moves, worst: worstTo(most) }),
  );

export default {
  id: 'martins2024/section-6.2/exponential',
  statement: {
    en: 'Every game of the work with three pegs needs a number of moves that is exponential in the number n of discs.',
    pt: 'Todo jogo do trabalho com três pinos precisa de um número de movimentos que é exponencial no número n de discos.',
  },
  departs: {
    en: 'It holds for Hanoi (2^n - 1), Bucharest (3^n - 1) and Manaus (2^n - 3), where size orders the discs.',
    pt: 'Vale para Hanói (2^n - 1), Bucareste (3^n - 1) e Manaus (2^n - 3), em que os discos são ordenados por tamanho.',
  },
  uses: ['martins2024/table-3.1', 'martins2024/table-4.2', 'martins2024/theorem-7'],
  recorded: 'fails',
  check: (effort) => check(effort === 'quick' ? 6 : 7),
  erratum: {
    where: { en: 'Section 6.2, last paragraph', pt: 'Seção 6.2, último parágrafo' },
    printed: {
      en: 'The combinatorial games with 3 towers are exponential in the number of moves.',
      pt: 'Os jogos combinatórios com 3 torres são exponenciais no número de movimentos.',
    },
    sure: {
      en: 'Section 4.4.1 itself says that Oxford, version 1, is linear. For London and Oxford, version 2, a merge sort with a free peg needs no more than about n log n moves; the notebook on open problems proves it.',
      pt: 'A própria seção 4.4.1 diz que Oxford, versão 1, é linear. Para Londres e Oxford, versão 2, uma ordenação por intercalação com um pino livre não exige mais do que cerca de n log n movimentos; o caderno sobre problemas em aberto o demonstra.',
    },
    counterexample: {
      en: ({ moves, worst }) =>
        `Oxford, version 1, needs n moves from 1..n//: each disc goes once from p0 to p2 (n = 1 to ${moves.length}: ${moves.join(', ')}). Most moves needed with 2 to ${moves.length} discs: Oxford, version 2: ${worst.oxford.join(', ')}; London: ${worst.london.join(', ')}; against Hanoi: ${worst.hanoi.join(', ')}; Bucharest: ${worst.bucharest.join(', ')}; Manaus: ${worst.manaus.join(', ')}`,
      pt: ({ moves, worst }) =>
        `A Torre de Oxford, versão 1, precisa de n movimentos a partir de 1..n//: cada disco vai uma vez de p_0 para p_2 (n = 1 a ${moves.length}: ${moves.join(', ')}). Maior número de movimentos necessários com 2 a ${moves.length} discos: Oxford, versão 2: ${worst.oxford.join(', ')}; Londres: ${worst.london.join(', ')}; em comparação, Hanói: ${worst.hanoi.join(', ')}; Bucareste: ${worst.bucharest.join(', ')}; Manaus: ${worst.manaus.join(', ')}.`,
    },
    found: {
      pt: () =>
        'Oxford, versão 1, por busca e por execução; os piores casos dos outros jogos por busca.',
    },
  },
} satisfies Item<Case>;
