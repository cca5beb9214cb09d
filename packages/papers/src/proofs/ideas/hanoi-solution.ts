import type { ProofIdea } from './idea.js';

/** The Tower of Hanoi: the optimal solution, move by move. */
export const hanoiSolution: readonly ProofIdea[] = [
  {
    theorems: ['disc_is_place_of_first_one', 'disc_1_makes_the_odd_moves'],
    words: {
      en: 'Algorithm 1 for n + 1 discs is the one for n discs, move 2^n of disc n + 1, and the one for n discs again. Numbers below 2^n and the same numbers plus 2^n have their lowest 1 at the same place, and 2^n has it at place n + 1. So by induction the place of the lowest 1 is the disc. The odd numbers have it at place 1. The shortest solution is unique, so this is true of every optimal solution.',
      pt: 'O algoritmo 1 para n + 1 discos é o de n discos, a jogada 2^n do disco n + 1, e de novo o de n discos. Os números abaixo de 2^n e os mesmos somados a 2^n têm o seu 1 menos significativo na mesma posição, e 2^n o tem na posição n + 1. Assim, por indução, a posição do 1 menos significativo é o disco. Os números ímpares o têm na posição 1. A solução mínima é única; logo, isso vale para toda solução ótima.',
    },
  },
  {
    theorems: ['numbers_in_binary'],
    words: {
      en: 'The number m + 1 has its lowest 1 at some place. To the right of it m has only 1s, at that place a 0, and to the left both have the same. So on the way from m to m + 1 this 0 is the only one that becomes a 1. The numbers with their lowest 1 at place k are those of the moves of disc k, so the gaps between them are known.',
      pt: 'O número m + 1 tem o seu 1 menos significativo em alguma posição. À direita dela m só tem dígitos 1, nessa posição um 0, e à esquerda ambos têm o mesmo. Assim, de m a m + 1 esse 0 é o único que passa a 1. Os números com o seu 1 menos significativo na posição k são os das jogadas do disco k, de modo que as distâncias entre eles são conhecidas.',
    },
  },
  {
    theorems: ['optimal_solution_is_the_side'],
    words: {
      en: 'The largest disc says in which third of the triangle a state is drawn; that third is turned over so that it keeps its own corner and the other two change places. So a state is on the side from A to C exactly if its largest disc is on A or C and the others are on the side, in their own triangle, that leads to the third peg or comes from it. These are the two halves of algorithm 1: first the others go from A to B, then from B to C. By induction the states of the side are those of the optimal solution.',
      pt: 'O maior disco diz em que terço do triângulo um estado é desenhado; esse terço é virado, de modo que conserva a sua própria extremidade e as outras duas trocam de lugar. Assim, um estado está no lado de A a C exatamente se o seu maior disco está em A ou C e os outros estão no lado, do seu próprio triângulo, que leva ao terceiro pino ou que vem dele. São as duas metades do algoritmo 1: primeiro os outros vão de A a B, depois de B a C. Por indução, os estados do lado são os da solução mínima.',
    },
  },
  {
    theorems: ['number_of_moves_of_disc_k', 'moves_of_disc_k'],
    words: {
      en: 'Disc k makes the moves whose lowest 1 is at place k. These are the numbers 2^(k-1) (2q + 1) with q = 0, 1, …, 2^(n-k) - 1. Their number, their differences 2^k and their distances to the two ends can be read off.',
      pt: 'O disco k faz as jogadas cujo 1 menos significativo está na posição k. São os números 2^(k-1) (2q + 1) com q = 0, 1, …, 2^(n-k) - 1. Deles se leem a quantidade, as diferenças 2^k e as distâncias às duas pontas.',
    },
  },
  {
    theorems: ['each_disc_goes_one_way', 'disc_1_goes_one_way', 'the_two_largest_discs'],
    words: {
      en: 'Disc n moves once, from A to C, which is to the left. In each half of the algorithm two of the pegs are exchanged, so the smaller discs go round the other way than they would in their own solution. By induction each disc always goes in one direction, and the direction changes from each disc to the next smaller one. So the parity of n - k decides.',
      pt: 'O disco n se move uma vez, de A para C, que é para a esquerda. Em cada metade do algoritmo trocam-se dois dos pinos, de modo que os discos menores giram no sentido contrário ao da sua própria solução. Por indução, cada disco vai sempre no mesmo sentido, e o sentido muda de cada disco para o menor seguinte. Assim, a paridade de n - k decide.',
    },
  },
  {
    theorems: ['pegs_of_a_move', 'lowest_one_and_the_bits_left_of_it'],
    words: {
      en: 'A disc always goes round in one direction, so the pegs of its move depend only on how often it has moved before. The place of the lowest 1 of m is the disc, and the bits to the left of this 1 form the number of its earlier moves. Counted modulo 3 from its start, that gives both pegs; for even n the pegs B and C change places. Every m is 2^(d-1) (2j + 1) in one way only.',
      pt: 'Um disco gira sempre no mesmo sentido, de modo que os pinos da sua jogada dependem só de quantas vezes ele já se moveu. A posição do 1 menos significativo de m é o disco, e os dígitos à esquerda desse 1 formam o número das suas jogadas anteriores. Contado módulo 3 a partir do seu início, isso dá os dois pinos; para n par, os pinos B e C trocam de lugar. Todo m é 2^(d-1) (2j + 1) de um só modo.',
    },
  },
  {
    theorems: ['binary_algorithm', 'buneman_levy'],
    words: {
      en: 'The optimal solution obeys both rules, because its disc is the place of the lowest 1 and each disc always goes in one direction. Neither rule leaves a choice: the disc and the direction, or the only possible move of another disc, determine the move. So whoever follows the rule for 2^n - 1 moves plays the optimal solution, and the discs end on C.',
      pt: 'A solução ótima obedece às duas regras, pois o seu disco é a posição do 1 menos significativo e cada disco vai sempre no mesmo sentido. Nenhuma das regras deixa escolha: o disco e o sentido, ou o único movimento possível de outro disco, determinam a jogada. Assim, quem segue a regra por 2^n - 1 jogadas joga a solução ótima, e os discos terminam em C.',
    },
  },
  {
    theorems: ['walsh_positions'],
    words: {
      en: 'Algorithm 1 takes n discs from p to q in two halves. While bit n of m is 0, the largest disc is on p and the others are on their way from p to the third peg; when it is 1, the largest is on q and they are on their way from the third peg to q. So the bits of m, from the highest on, say where the discs stand, and two equal bits in a row put a disc onto the next larger one. The parity of what lies on top of each peg is kept by the same induction, with the bases as discs n + 1, n + 2 and n + 3.',
      pt: 'O algoritmo 1 leva n discos de p a q em duas metades. Enquanto o dígito n de m é 0, o maior disco está em p e os outros estão a caminho de p para o terceiro pino; quando é 1, o maior está em q e eles estão a caminho do terceiro pino para q. Assim, os dígitos de m, a partir do mais alto, dizem onde estão os discos, e dois dígitos iguais seguidos põem um disco sobre o seguinte maior. A paridade do que está no topo de cada pino é mantida pela mesma indução, com as bases como discos n + 1, n + 2 e n + 3.',
    },
  },
  {
    theorems: ['no_contact_of_one_color'],
    words: {
      en: 'At every moment the discs 1 to k are on their way between two pegs on which the larger discs or the bases have tops of the other parity than k. This holds at the start, with the bases numbered n + 1, n + 2 and n + 3, and passes from each disc to the next smaller one. Disc k is always on one of these two pegs, so it lies on the other color.',
      pt: 'A todo momento os discos 1 a k estão a caminho entre dois pinos em que os discos maiores ou as bases têm topos de paridade diferente da de k. Isso vale no início, com as bases numeradas n + 1, n + 2 e n + 3, e passa de cada disco ao menor seguinte. O disco k está sempre num desses dois pinos e, portanto, sobre a outra cor.',
    },
  },
  {
    theorems: ['color_algorithm'],
    words: {
      en: 'Disc 1 is always on its way between two pegs whose tops, without it, are even, and the top of the third peg is odd. So of the two pegs to which it could go exactly one has another color on top. The moves between are forced. So the colors leave no choice, and the optimal solution follows them.',
      pt: 'O disco 1 está sempre a caminho entre dois pinos cujos topos, sem ele, são pares, e o topo do terceiro pino é ímpar. Assim, dos dois pinos a que ele poderia ir, exatamente um tem no topo outra cor. As jogadas intermediárias são forçadas. As cores, portanto, não deixam escolha, e a solução ótima as segue.',
    },
  },
];
