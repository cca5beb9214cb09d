import type { ProofIdea } from './idea.js';

/** The Tower of Manaus, whose pegs hold at most n, n - 1 and n - 2 discs. */
export const manaus: readonly ProofIdea[] = [
  {
    theorems: ['largest_disc_outside_p2_decides', 'largest_on_p1_is_bad', 'largest_on_p0_is_good'],
    words: {
      en: 'Give each state a side: that of the peg of the largest disc outside p2, changed once for each larger disc, all of which are on p2. No move changes the side, because the moves that would do so need p2 fuller than it may be. So from the side of p1 the goal, which is on the side of p0, is never reached. On the side of p0 the shortest way of Hanoi never breaks a capacity, so it leads to the goal in Manaus as well.',
      pt: 'Dê-se a cada estado um lado: o do pino do maior disco fora de p2, trocado uma vez para cada disco maior, todos em p2. Nenhum movimento muda o lado, pois os que o fariam precisam de p2 mais cheio do que pode estar. Assim, do lado de p1 nunca se chega ao objetivo, que está do lado de p0. Do lado de p0, o caminho mínimo de Hanói nunca infringe uma capacidade e, portanto, leva ao objetivo também em Manaus.',
    },
  },
  {
    theorems: ['eh_bom_is_right'],
    words: {
      en: 'The algorithm looks at the discs from the largest on and exchanges p0 and p1 for each disc on p2. That is the recursion of the side, and the good states are those on the side of p0. At most n - 2 discs are on p2, so it stops at disc 2 at the latest. In the worst good state it does stop there.',
      pt: 'O algoritmo olha os discos a partir do maior e troca p0 e p1 a cada disco em p2. Essa é a recursão do lado, e os estados bons são os do lado de p0. No máximo n - 2 discos estão em p2, de modo que ele para, o mais tardar, no disco 2. No pior estado bom ele para de fato aí.',
    },
  },
  {
    theorems: ['solucao_manaus_is_optimal', 'manaus_is_right'],
    words: {
      en: 'With line 6 as the text has it, the algorithm gathers the smaller discs on the third peg, moves the disc, and gathers them again: it plays a shortest way of Hanoi. From a good state there is a shortest way of Hanoi that keeps to the capacities. The shortest way to a tower is unique, so that way is the play of the algorithm. From a bad state no play reaches the goal.',
      pt: 'Com a linha 6 como a diz o texto, o algoritmo junta os discos menores no terceiro pino, move o disco e os junta de novo: ele joga um caminho mínimo de Hanói. De um estado bom há um caminho mínimo de Hanói que respeita as capacidades. O caminho mínimo até uma torre é único; logo, esse caminho é o que o algoritmo joga. De um estado ruim nenhum jogo chega ao objetivo.',
    },
  },
  {
    theorems: ['good_states_are_joined_to_the_goal', 'regular_states_are_good_or_bad'],
    words: {
      en: 'Moves can be taken back, so the states that reach the goal are those that the goal reaches: its component. Whether a state is good is decided by its side, which can be computed. So every regular state is good or bad, and the bad ones are all joined to the one with disc 1 on p0 and all others on p1.',
      pt: 'Os movimentos podem ser desfeitos, de modo que os estados que chegam ao objetivo são aqueles a que o objetivo chega: o seu componente. Se um estado é bom, decide-o o seu lado, que se pode calcular. Assim, todo estado regular é bom ou ruim, e os ruins são todos ligados ao que tem o disco 1 em p0 e os demais em p1.',
    },
  },
  {
    theorems: ['two_components'],
    words: {
      en: 'The good states are joined to each other through the goal. The bad ones all walk, as in Hanoi, towards the tower on p1, which is not a regular state. The last state before it is one of two that are joined to each other, so the bad states are joined as well. No move changes the side, so the two parts are never joined.',
      pt: 'Os estados bons são ligados entre si através do objetivo. Os ruins caminham todos, como em Hanói, para a torre em p1, que não é um estado regular. O último estado antes dela é um de dois que são ligados entre si, de modo que também os ruins são ligados. Nenhum movimento muda o lado; logo, as duas partes nunca se ligam.',
    },
  },
  {
    theorems: ['good_exactly_when_its_mirror_is_bad'],
    words: {
      en: 'Exchanging p0 and p1 exchanges the sides. The exchange of a regular state breaks no capacity, unless all discs are on p0, because p1 has room for all discs but one. So good states become bad ones and bad states good ones.',
      pt: 'Trocar p0 e p1 troca os lados. A troca de um estado regular não infringe nenhuma capacidade, a menos que todos os discos estejam em p0, pois em p1 cabem todos os discos menos um. Assim, estados bons se tornam ruins, e ruins, bons.',
    },
  },
  {
    theorems: ['number_of_regular_states', 'number_of_good_states', 'number_of_bad_states'],
    words: {
      en: 'Count the states that respect the capacity of p2, by their side. With disc n on the peg of that side the others may stand in any of the 3^(n-1) ways except as the tower on p2; with disc n on p2 they are states of the other side with one disc less. This recursion gives (3^n - 1)/2 - n on each side. On the side of p0 these are the good states; on that of p1 the tower on p1 is not regular, so there is one bad state fewer. Together there are 3^n - 2(n + 1).',
      pt: 'Contem-se, por lado, os estados que respeitam a capacidade de p2. Com o disco n no pino desse lado, os outros podem estar de qualquer dos 3^(n-1) modos, menos como torre em p2; com o disco n em p2, eles formam estados do outro lado com um disco a menos. Essa recursão dá (3^n - 1)/2 - n de cada lado. Do lado de p0 esses são os estados bons; do de p1, a torre em p1 não é regular, de modo que há um estado ruim a menos. Ao todo são 3^n - 2(n + 1).',
    },
  },
  {
    theorems: ['parts_of_manaus'],
    words: {
      en: 'While disc n stays on its peg, the others move as in Hanoi wherever the capacities allow it. With disc n on p0, only the tower of the others on p2 is ruled out; on p1, the towers on p1 and on p2. With disc n on p2, that peg has room for n - 3 others, which is the capacity of Manaus with n - 1 discs; but p1 still has room for all of them, so the tower on p1 is added.',
      pt: 'Enquanto o disco n fica no seu pino, os outros se movem como em Hanói, onde as capacidades o permitem. Com o disco n em p0, só se exclui a torre dos outros em p2; em p1, as torres em p1 e em p2. Com o disco n em p2, esse pino tem espaço para n - 3 outros, que é a capacidade de Manaus com n - 1 discos; mas p1 ainda tem espaço para todos eles, de modo que se acrescenta a torre em p1.',
    },
  },
  {
    theorems: ['farthest_good_state'],
    words: {
      en: 'A good state needs as many moves as in Hanoi. With disc n on p0 it needs fewer than 2^(n-1). With disc n on p2 it needs 2^(n-1) more than the others need to reach the peg of their own side. So by induction the worst state has all discs but 1 and 2 on p2, and these two on p0 and p1 in the one order that makes the state good.',
      pt: 'Um estado bom precisa de tantos movimentos quanto em Hanói. Com o disco n em p0, precisa de menos de 2^(n-1). Com o disco n em p2, precisa de 2^(n-1) a mais do que os outros precisam para chegar ao pino do seu próprio lado. Assim, por indução, o pior estado tem todos os discos em p2, menos 1 e 2, e estes em p0 e p1, na única ordem que torna o estado bom.',
    },
  },
];
