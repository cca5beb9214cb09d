import { gameSolver, heapGame, mooreSum, type Outcome } from '@manaus/games';
import { general, type Item, range } from '../../check/index.js';
import { sumIsZero } from '../evidence/digits.js';
import { positionsUpTo } from '../evidence/heap-positions.js';
import { markedOutcomes } from '../evidence/marked-outcomes.js';
import type { MoorePosition } from '../evidence/moore-positions.js';

type Judged = { readonly takesAll: boolean; readonly outcome: Outcome; readonly zero: boolean };

/** By the options of the library, looking at all that can follow, with its sums. */
function byLibrary(most: number) {
  const games = range(0, most).map((k) => heapGame('moore', { k: Math.max(1, k) }));
  const solvers = games.map((game) => gameSolver(game));
  return ({ k, heaps }: MoorePosition): Judged => ({
    takesAll: games[k].options(heaps).some((next) => next.every((heap) => heap === 0)),
    outcome: solvers[k].outcome(heaps),
    zero: mooreSum(heaps, k).every((digit) => digit === 0),
  });
}

/** By the number of heaps, by marking, and with sums by columns. */
function onPaper(most: number, blocks: number) {
  const marked = range(0, most).map((k) =>
    markedOutcomes(positionsUpTo(blocks, k), { k: Math.max(1, k) }),
  );
  return ({ k, heaps }: MoorePosition): Judged => ({
    takesAll: heaps.filter((heap) => heap > 0).length <= k,
    outcome: marked[k](heaps),
    zero: sumIsZero(heaps, k + 1),
  });
}

const allTaken = (most: number, blocks: number) =>
  general<MoorePosition, Judged>({
    checked: {
      en: `k = 1 to ${most}, all positions of 1 to k heaps and at most ${blocks} blocks, by the options, by looking at all that can follow, by marking and by the sums`,
      pt: `k = 1 a ${most}, todas as posições de 1 a k pilhas e no máximo ${blocks} blocos, pelas opções, olhando tudo o que pode vir a seguir, por marcação e pelas somas`,
    },
    instances: range(1, most).flatMap((k) =>
      positionsUpTo(blocks, k)
        .filter((heaps) => heaps.length > 0)
        .map((heaps) => ({ k, heaps })),
    ),
    stated: () => ({ takesAll: true, outcome: 'N', zero: false }),
    methods: {
      'the library: options, all that can follow, sums': byLibrary(most),
      'on paper: heaps counted, marked positions, columns': onPaper(most, blocks),
    },
  });

export default {
  id: 'carvalho2013/moore-fewer-piles',
  statement: {
    en: "In Moore's Nim_k, k >= 1, every position of at least one and fewer than k + 1 non-empty heaps is an N-position: the next player can take everything with one move.",
    pt: 'No Nim_k de Moore, k >= 1, toda posição com ao menos uma e menos de k + 1 pilhas não vazias é N-posição: o próximo jogador pode retirar tudo numa só jogada.',
  },
  departs: {
    en: 'That the game ends after one move is what the second player can bring about, not what must happen: from one heap of two blocks, k = 1, one block may be left, and then the first player takes the last.',
    pt: 'Que o jogo termine em uma jogada é o que o segundo jogador pode conseguir, não o que tem de acontecer: de uma pilha de dois blocos, com k = 1, pode sobrar um bloco, e então o primeiro jogador retira o último.',
  },
  uses: ['carvalho2013/theorem-2.9.1-moore'],
  recorded: 'proved',
  check: (effort) => (effort === 'quick' ? allTaken(4, 8) : allTaken(6, 11)),
} satisfies Item;
