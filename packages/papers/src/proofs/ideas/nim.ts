import type { ProofIdea } from './idea.js';

/** Nim, misère Nim, Moore's Nim_k, and sums of games. */
export const nim: readonly ProofIdea[] = [
  {
    theorems: ['nim_sum_properties'],
    words: {
      en: 'The nim-sum adds the binary digits column by column modulo 2. In a single column all these properties are seen by trying the values 0 and 1. Equal summands cancel because adding y a second time undoes the first. The columns must include digit 0, which the print leaves out.',
      pt: 'A soma-Nim soma os dígitos binários coluna por coluna, módulo 2. Numa só coluna, todas essas propriedades se veem experimentando os valores 0 e 1. Parcelas iguais se cancelam porque somar y outra vez desfaz a primeira soma. As colunas devem incluir o dígito 0, que o texto impresso omite.',
    },
  },
  {
    theorems: ['bouton', 'step_to_nim_sum_0', 'no_move_from_0_to_0'],
    words: {
      en: 'A move changes one heap, so it changes the nim-sum: from 0 no move leads to 0. If the nim-sum d is not 0, some heap has a 1 in the leftmost column where d has one. Adding d to that heap makes it smaller and the nim-sum 0, and that is a legal move. The end of the game has nim-sum 0, so these are the P-positions.',
      pt: 'Uma jogada muda uma só pilha e, portanto, muda a soma-Nim: de 0 nenhuma jogada leva a 0. Se a soma-Nim d não é 0, alguma pilha tem 1 na coluna mais à esquerda em que d tem 1. Somar d a essa pilha a torna menor e faz a soma-Nim 0, e isso é uma jogada legal. O fim do jogo tem soma-Nim 0; logo, essas são as P-posições.',
    },
  },
  {
    theorems: ['odd_number_of_winning_moves'],
    words: {
      en: 'To reach nim-sum 0, a heap h must become the nim-sum of h and d, where d is the nim-sum of all heaps. This is smaller than h exactly when h has a 1 in the leftmost column where d has one. So each such heap has one winning move and every other heap has none. The column sums to 1 modulo 2, so the number of these heaps is odd.',
      pt: 'Para chegar à soma-Nim 0, uma pilha h tem de se tornar a soma-Nim de h e d, onde d é a soma-Nim de todas as pilhas. Esta é menor do que h exatamente quando h tem 1 na coluna mais à esquerda em que d tem 1. Assim, cada pilha dessas tem uma jogada vencedora, e as demais, nenhuma. A coluna soma 1 módulo 2; logo, o número dessas pilhas é ímpar.',
    },
  },
  {
    theorems: ['sum_of_two_games', 'moves_of_the_sum', 'terminal_positions_of_the_sum'],
    words: {
      en: 'The formula is a union of products in which exactly one factor is a set of successors and every other factor is a single position. An element of such a product is a move in that one game, with the other games as they were, and every such move is in one of the products. The union is empty exactly when every set of successors is. For any number of games the same is said by induction along their list.',
      pt: 'A fórmula é uma união de produtos em que exatamente um fator é um conjunto de sucessores e cada um dos outros é uma só posição. Um elemento de um desses produtos é uma jogada naquele jogo, ficando os outros como estavam, e toda jogada assim está num dos produtos. A união é vazia exatamente quando todos os conjuntos de sucessores o são. Para qualquer número de jogos, o mesmo se diz por indução ao longo da sua lista.',
    },
  },
  {
    theorems: ['misere_nim_rules', 'printed_rule_misses_2_2_1'],
    words: {
      en: 'While some heap has more than one object, the P-positions are claimed to be those of Nim; when none has, those with an odd number of heaps of one. With exactly one larger heap the nim-sum is never 0, so the next player wins. A winning move of Nim leads to a P-position unless it leaves no larger heap; then the heap that was lowered to 0 or 1 is lowered to 1 or 0 instead. The nim-sum has to be that of all heaps: in (2, 2, 1) the larger ones alone sum to 0, and yet the next player wins by taking the 1.',
      pt: 'Enquanto alguma pilha tem mais do que um bloco, afirma-se que as P-posições são as do Nim; quando nenhuma tem, as que têm um número ímpar de pilhas com um bloco. Com exatamente uma pilha maior, a soma-Nim nunca é 0, de modo que quem tem a vez vence. Uma jogada vencedora do Nim leva a uma P-posição, a menos que não deixe pilha maior; então a pilha reduzida a 0 ou 1 é reduzida, em vez disso, a 1 ou 0. A soma-Nim tem de ser a de todas as pilhas: em (2, 2, 1), as maiores sozinhas somam 0, e mesmo assim quem tem a vez vence, retirando o 1.',
    },
  },
  {
    theorems: ['misere_strategy_wins', 'why_the_strategy_works'],
    words: {
      en: 'With two or more larger heaps, a winning move of Nim leaves at least one of them, and never exactly one, as a single larger heap is never balanced by heaps of one. So it leaves a P-position of misère Nim. With one larger heap, lowering it to 0 or 1, whichever leaves an odd number of ones, ends all choice. After that the players take one heap of one at a time, and their number decides.',
      pt: 'Com duas ou mais pilhas maiores, uma jogada vencedora do Nim deixa pelo menos uma delas, e nunca exatamente uma, pois uma só pilha maior nunca é equilibrada por pilhas com um bloco. Assim, ela deixa uma P-posição do Nim misère. Com uma pilha maior, reduzi-la a 0 ou 1, o que deixar um número ímpar de pilhas com um bloco, acaba com toda escolha. Depois disso retira-se uma pilha de cada vez, e o número delas decide.',
    },
  },
  {
    theorems: ['moore_theorem'],
    words: {
      en: 'Consider positions in which every column of the binary forms adds up to 0 modulo k + 1. A move changes at most k heaps, and in the leftmost column that it changes it turns between 1 and k ones into zeros; so that column no longer adds up to 0, and no move leads from such a position to another. From every other position the procedure, column by column from the left, finds a move to one. The empty position is one of them, so they are the P-positions.',
      pt: 'Considerem-se as posições em que toda coluna das formas binárias soma 0 módulo k + 1. Uma jogada muda no máximo k pilhas e, na coluna mais à esquerda que ela muda, troca de 1 a k dígitos 1 por 0; essa coluna deixa de somar 0, e nenhuma jogada leva de uma dessas posições a outra. De toda outra posição o procedimento, coluna por coluna a partir da esquerda, encontra uma jogada para uma delas. A posição vazia é uma delas; logo, elas são as P-posições.',
    },
  },
  {
    theorems: ['repaired_procedure'],
    words: {
      en: 'Columns are set right from left to right; a heap that has been lowered in one column is free to take any digit in the columns after it. Let a column have remainder r, not counting the free heaps. If r more heaps can be lowered without exceeding k, any r of those with a 1 there are lowered. Otherwise at least k + 1 - r heaps are already free, and that many get a 1. So no choice leads to a dead end, at most k heaps are lowered, and every column ends at 0.',
      pt: 'As colunas são acertadas da esquerda para a direita; uma pilha já reduzida numa coluna pode receber qualquer dígito nas seguintes. Seja r o resto de uma coluna, sem contar as pilhas livres. Se mais r pilhas podem ser reduzidas sem passar de k, reduzem-se r quaisquer das que ali têm 1. Senão, pelo menos k + 1 - r pilhas já estão livres, e tantas recebem 1. Assim, nenhuma escolha leva a um beco sem saída, no máximo k pilhas são reduzidas, e toda coluna termina em 0.',
    },
  },
  {
    theorems: ['fewer_than_k_plus_1_heaps'],
    words: {
      en: 'At most k heaps are not empty, so one move may empty them all. The next player then has no move, so the position is an N-position.',
      pt: 'No máximo k pilhas não estão vazias, de modo que uma jogada pode esvaziar todas. O adversário fica então sem jogada; logo, a posição é N-posição.',
    },
  },
];
