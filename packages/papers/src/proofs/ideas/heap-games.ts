import type { ProofIdea } from './idea.js';

/** Subtraction games, the halving game and Fibonacci Nim. */
export const heapGames: readonly ProofIdea[] = [
  {
    theorems: ['multiples_of_M_plus_1', 'nim_21'],
    words: {
      en: 'Two heaps whose difference is between 1 and M leave different remainders when divided by M + 1, so no move leads from one multiple of M + 1 to another. From any other heap, taking the remainder, which is between 1 and M, leaves a multiple. A set of positions with these two properties that contains the end of the game is the set of P-positions. Nim 21 is the case M = 3.',
      pt: 'Duas pilhas cuja diferença está entre 1 e M deixam restos diferentes na divisão por M + 1, de modo que nenhuma jogada leva de um múltiplo de M + 1 a outro. De qualquer outra pilha, retirar o resto, que está entre 1 e M, deixa um múltiplo. Um conjunto de posições com essas duas propriedades e que contém o fim do jogo é o conjunto das P-posições. O Nim 21 é o caso M = 3.',
    },
  },
  {
    theorems: [
      'without_one_number',
      'without_the_first_or_the_last',
      'without_2',
      'without_3',
      'printed_residue_fails',
      'without_3_up_to_6',
    ],
    words: {
      en: 'The P-positions are given by remainders: 0 modulo i where M < 2i, and 0 or i modulo M + i + 1 where M >= 2i. No move leads from such a remainder to another, because the only differences that would do so are i, which may not be taken, and numbers above M. From every other remainder a permitted number leads to one of them. For i = 3 and M >= 6 the remainder beside 0 is therefore 3; the printed 2 fails at the heap of 2, which can be taken at once.',
      pt: 'As P-posições são dadas por restos: 0 módulo i quando M < 2i, e 0 ou i módulo M + i + 1 quando M >= 2i. Nenhuma jogada leva de um desses restos a outro, pois as únicas diferenças que o fariam são i, que não se pode retirar, e números maiores do que M. De todo outro resto, um número permitido leva a um deles. Para i = 3 e M >= 6, o resto ao lado de 0 é, portanto, 3; o 2 impresso falha na pilha de 2, que se pode retirar de uma vez.',
    },
  },
  {
    theorems: ['terminal_heaps'],
    words: {
      en: 'A move takes s with 1 <= s and 2s < n, and such an s exists exactly when n > 2. What is left is more than half of n, so more than 1.',
      pt: 'Uma jogada retira s com 1 <= s e 2s < n, e existe tal s exatamente quando n > 2. O que sobra é mais da metade de n, portanto mais do que 1.',
    },
  },
  {
    theorems: [
      'powers_of_2',
      'leftmost_digit_wins_for_the_first',
      'leftmost_digit_wins_for_the_second',
    ],
    words: {
      en: 'Since less than half of the heap may be taken, no move leads from a power of 2 to another. From any other heap the largest power of 2 below it is more than half of it, so it can be left: this takes all binary digits 1 but the leftmost. The powers of 2 are therefore the P-positions, and whoever always leaves one wins.',
      pt: 'Como se retira menos da metade da pilha, nenhuma jogada leva de uma potência de 2 a outra. De qualquer outra pilha, a maior potência de 2 abaixo dela é mais da metade dela e, portanto, pode ser deixada: isso retira todos os dígitos binários 1 menos o mais à esquerda. As potências de 2 são, assim, as P-posições, e quem sempre deixa uma delas vence.',
    },
  },
  {
    theorems: ['three_times_powers_of_2'],
    words: {
      en: 'In misère play the heap of 2, where no move is left, is won by the player to move, and from 3 one must leave 2. From there on the argument is that of the powers of 2, with 3, 6, 12, … in their place: between any number of at least 3 and its double lies exactly one of them. No move leads from one of them to another, and from every other heap of at least 3 one can be left.',
      pt: 'Na versão misère, a pilha de 2, onde não há jogada, é ganha por quem tem a vez, e de 3 só se pode deixar 2. Daí em diante o argumento é o das potências de 2, com 3, 6, 12, … no seu lugar: entre todo número a partir de 3 e o seu dobro há exatamente um deles. Nenhuma jogada leva de um deles a outro, e de toda outra pilha de pelo menos 3 pode-se deixar um deles.',
    },
  },
  {
    theorems: ['sum_below_next'],
    words: {
      en: 'The set is written with its largest element i first; the others are at most i - 2. By induction their sum is less than f_(i-1). So the whole sum is less than f_i + f_(i-1) = f_(i+1), which is at most f_(n+1).',
      pt: 'O conjunto é escrito com o seu maior elemento i primeiro; os demais são no máximo i - 2. Por indução, a soma deles é menor do que f_(i-1). Logo, a soma toda é menor do que f_i + f_(i-1) = f_(i+1), que é no máximo f_(n+1).',
    },
  },
  {
    theorems: ['zeckendorf_exists', 'zeckendorf_unique'],
    words: {
      en: 'For existence one takes the largest Fibonacci number that fits; what remains is smaller than the one before it, so its parts are never neighbors of the first. For uniqueness, the sum of a set with largest element i is at least f_i and less than f_(i+1). So the sum determines the largest element, and what remains determines the others.',
      pt: 'Para a existência, toma-se o maior número de Fibonacci que cabe; o que sobra é menor do que o anterior a ele, de modo que nenhuma das suas parcelas é vizinha da primeira. Para a unicidade, a soma de um conjunto de maior elemento i é pelo menos f_i e menor do que f_(i+1). Assim, a soma determina o maior elemento, e o que sobra determina os demais.',
    },
  },
  {
    theorems: ['first_player_loses_iff_fibonacci', 'first_player_wins_by_the_smallest_part'],
    words: {
      en: 'A position is a heap with the limit on what may be taken; it is a P-position exactly when the smallest part of its Zeckendorf representation is above the limit. Taking that part whole leaves a heap whose smallest part is more than twice as large, which is again above the new limit. Taking less than the smallest part always leaves a smallest part within the new limit; otherwise the part that was broken up would have a second Zeckendorf representation. At the start the limit is N - 1, so N is a P-position exactly when it is its own smallest part: a Fibonacci number.',
      pt: 'Uma posição é uma pilha com o limite do que se pode retirar; ela é P-posição exatamente quando a menor parcela da sua representação de Zeckendorf passa do limite. Retirar essa parcela inteira deixa uma pilha cuja menor parcela é mais do que o dobro dela e que, portanto, passa de novo do limite novo. Retirar menos do que a menor parcela sempre deixa uma menor parcela dentro do limite novo; senão a parcela desfeita teria uma segunda representação de Zeckendorf. No início o limite é N - 1, de modo que N é P-posição exatamente quando é a sua própria menor parcela: um número de Fibonacci.',
    },
  },
  {
    theorems: ['first_player_wins_by_the_section', 'second_player_wins_from_fibonacci'],
    words: {
      en: 'Both moves of the strategy lead to P-positions. A Fibonacci number that cannot be taken whole is its own smallest part, and that is above the limit. Where none can be left, taking the smallest part of the Zeckendorf representation leads to one as well. From a Fibonacci number every first move leads to an N-position, from which the second player follows the same strategy.',
      pt: 'As duas jogadas da estratégia levam a P-posições. Um número de Fibonacci que não se pode retirar de uma vez é a sua própria menor parcela, e esta passa do limite. Onde nenhum pode ser deixado, retirar a menor parcela da representação de Zeckendorf também leva a uma P-posição. De um número de Fibonacci, toda primeira jogada leva a uma N-posição, da qual o segundo jogador segue a mesma estratégia.',
    },
  },
];
