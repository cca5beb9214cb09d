import type { ProofIdea } from './idea.js';

/** The Tower of Hanoi: its states, its distances, and play from any start. */
export const hanoi: readonly ProofIdea[] = [
  {
    theorems: ['number_of_regular_hanoi_states'],
    words: {
      en: 'Size decides the order on a peg, so a state says no more than the peg of each disc. The list of all states is built disc by disc, with each of the three pegs for the largest one. By induction it has 3^n elements, all different, and no state is missing.',
      pt: 'O tamanho decide a ordem num pino, de modo que um estado nada diz além do pino de cada disco. A lista de todos os estados é feita disco por disco, com cada um dos três pinos para o maior. Por indução, ela tem 3^n elementos, todos diferentes, e nenhum estado falta.',
    },
  },
  {
    theorems: ['order_and_size'],
    words: {
      en: 'The list of the states has 3^n elements. The list of the edges for n + 1 discs has three times that for n discs, once for each peg of the largest disc, and three edges more, the moves of the largest disc between two pegs above all others on the third. So the size s obeys s(n + 1) = 3 s(n) + 3 with s(0) = 0, which gives 3(3^n - 1)/2. Each edge is in the list once and from one of its ends only.',
      pt: 'A lista dos estados tem 3^n elementos. A lista das arestas para n + 1 discos tem três vezes a de n discos, uma para cada pino do maior disco, e mais três arestas, os movimentos do maior disco entre dois pinos com todos os outros no terceiro. Assim, o tamanho s obedece a s(n + 1) = 3 s(n) + 3 com s(0) = 0, o que dá 3(3^n - 1)/2. Cada aresta está na lista uma vez, e por uma só das suas extremidades.',
    },
  },
  {
    theorems: ['order_and_size_on_any_pegs'],
    words: {
      en: 'On p pegs each disc has p places, so there are p^n states. The edges of n + 1 discs are p times those of n discs, once for each peg of the largest disc, and its own moves. For each of the C(p,2) pairs of pegs it has (p-2)^n of these, one for each way to place the other discs on the other pegs. The formula is the solution of this recursion.',
      pt: 'Em p pinos cada disco tem p lugares, de modo que há p^n estados. As arestas de n + 1 discos são p vezes as de n discos, uma vez para cada pino do maior disco, e os movimentos deste. Para cada um dos C(p,2) pares de pinos, ele tem (p-2)^n movimentos, um para cada modo de pôr os outros discos nos outros pinos. A fórmula é a solução dessa recursão.',
    },
  },
  {
    theorems: ['three_perfect_states'],
    words: {
      en: 'In a regular state the discs of a peg lie in order of size. With all discs on one peg the state is therefore determined by that peg. Three pegs give three states, which differ as soon as there is a disc.',
      pt: 'Num estado regular, os discos de um pino estão em ordem de tamanho. Com todos os discos num só pino, portanto, o estado é determinado por esse pino. Três pinos dão três estados, diferentes desde que haja algum disco.',
    },
  },
  {
    theorems: ['regular_or_irregular'],
    words: {
      en: 'Go down a peg: either each disc is smaller than the next one beneath it, and then smaller than all beneath it, or some disc lies on a smaller one. Count the discs of a peg: either there is room for them or there are too many. So an arrangement that breaks no rule is regular, and one that breaks a rule is not.',
      pt: 'Desça-se por um pino: ou cada disco é menor do que o que está logo abaixo dele, e então menor do que todos os de baixo, ou algum disco está sobre um menor. Contem-se os discos de um pino: ou há lugar para eles, ou são demais. Assim, um arranjo que não viola regra alguma é regular, e um que viola alguma não o é.',
    },
  },
  {
    theorems: ['moves_of_a_hanoi_state'],
    words: {
      en: 'By induction on the number of discs. The smaller discs have three moves, or two if they form a tower. The largest disc can move only if they form a tower on another peg, and then it has one move. So there are three moves in all, except when all discs are on one peg, where there are two.',
      pt: 'Por indução no número de discos. Os discos menores têm três movimentos, ou dois se formam uma torre. O maior só pode mover-se se eles formam uma torre noutro pino, e então tem um movimento. Assim, há três movimentos ao todo, menos quando todos os discos estão num só pino, em que há dois.',
    },
  },
  {
    theorems: ['connected', 'all_states_are_joined'],
    words: {
      en: 'From every state all discs can be gathered on one peg: the smaller ones go to the third peg, the largest moves, and they follow. Every move can be taken back. So two states are joined through the tower on one peg.',
      pt: 'De todo estado podem-se juntar todos os discos num pino: os menores vão para o terceiro pino, o maior se move, e eles o seguem. Todo movimento pode ser desfeito. Assim, dois estados são ligados através da torre num pino.',
    },
  },
  {
    theorems: ['farthest_state'],
    words: {
      en: 'The distance to the tower on a peg has a recursion: if the largest disc is there, only the others count; otherwise they must first form a tower on the third peg, the largest moves, and 2^m - 1 moves follow for m smaller discs. Following the recursion shows that so many moves are enough. Fewer are not, because its value falls by at most 1 with every move. It never exceeds 2^n - 1, and it is that from a tower on another peg.',
      pt: 'A distância à torre num pino tem uma recursão: se o maior disco está lá, só contam os outros; senão, eles têm primeiro de formar uma torre no terceiro pino, o maior se move, e seguem-se 2^m - 1 movimentos para m discos menores. Seguir a recursão mostra que tantos movimentos bastam. Menos não bastam, pois o valor dela diminui no máximo 1 a cada movimento. Ele nunca passa de 2^n - 1, e é isso a partir de uma torre noutro pino.',
    },
  },
  {
    theorems: ['recursive_hanoi_is_optimal'],
    words: {
      en: 'The two recursive calls are plays of the smaller discs, which the largest beneath them does not disturb. So the number of moves doubles and grows by 1 with each disc. That 2^n - 1 moves are needed follows from the recursion for the distance, whose value falls by at most 1 with every move.',
      pt: 'As duas chamadas recursivas são jogos dos discos menores, que o maior embaixo deles não perturba. Assim, o número de movimentos dobra e cresce 1 a cada disco. Que 2^n - 1 movimentos são necessários segue da recursão para a distância, cujo valor diminui no máximo 1 a cada movimento.',
    },
  },
  {
    theorems: ['shortest_way_is_unique', 'optimum_is_unique'],
    words: {
      en: 'A shortest way comes one nearer to its tower with every move. By the recursion for the distance, at most one move from each state does so: a move of the smaller discs, or that of the largest once they form a tower on the third peg. So the shortest way from a state to a tower is only one, and from the tower on p0 it is that of algorithm 1. In it the largest disc moves once.',
      pt: 'Um caminho mínimo chega um passo mais perto da sua torre a cada movimento. Pela recursão para a distância, de cada estado no máximo um movimento faz isso: um dos discos menores, ou o do maior quando eles já formam uma torre no terceiro pino. Logo, o caminho mínimo de um estado a uma torre é um só, e a partir da torre em p0 é o do algoritmo 1. Nele o maior disco se move uma vez.',
    },
  },
  {
    theorems: ['gather_is_optimal'],
    words: {
      en: 'For a disc that has to move, the smaller ones are gathered on the third peg, it moves, and they are gathered on top of it. The number of these moves obeys the same recursion as the distance to the tower. So the algorithm is never longer than the shortest way.',
      pt: 'Para um disco que tem de se mover, os menores são juntados no terceiro pino, ele se move, e eles são juntados em cima dele. O número desses movimentos obedece à mesma recursão que a distância à torre. Assim, o algoritmo nunca é mais longo do que o caminho mínimo.',
    },
  },
  {
    theorems: ['table_is_optimal'],
    words: {
      en: 'The second column holds the peg to which each disc has to go next: if the disc above in the table stays, its own goal; if not, the peg that this move leaves free. The lowest row whose letters differ is the first move of the recursive algorithm, which is optimal. After that move the rest of the algorithm is the algorithm for the new state. Rows above the disc that moves do not change, so only those from it downwards are filled in again.',
      pt: 'A segunda coluna tem o pino a que cada disco deve ir em seguida: se o disco da linha de cima fica, o mesmo destino; senão, o pino que o movimento deste deixa livre. A linha mais baixa cujas letras diferem é o primeiro movimento do algoritmo recursivo, que é ótimo. Depois desse movimento, o resto do algoritmo é o algoritmo para o novo estado. As linhas acima do disco que se move não mudam, de modo que só se preenchem de novo as linhas a partir dele.',
    },
  },
  {
    theorems: ['other_move_is_determined'],
    words: {
      en: 'Disc 1 is on top of its peg, so another disc can move only between the two other pegs. Of the two discs on top there only the smaller can go onto the larger, and where one peg is empty only the other has a disc to move. So exactly one such move is possible, unless all discs are on the peg of disc 1.',
      pt: 'O disco 1 está no topo do seu pino, de modo que outro disco só pode mover-se entre os outros dois. Dos dois discos no topo deles, só o menor pode ir para cima do maior, e, onde um pino está vazio, só o outro tem um disco a mover. Assim, exatamente um movimento desses é possível, a menos que todos os discos estejam no pino do disco 1.',
    },
  },
  {
    theorems: ['disc_1_by_preference'],
    words: {
      en: 'A larger disc moves when all smaller ones form a tower on the third peg, and next this tower follows it. So disc 1 goes onto the disc that has moved if the tower has an odd number of discs, and to the peg that it has left if that number is even. In the first case that disc is even, and smaller than what the other peg has on top. In the second it is odd, and what the peg that it has left has on top is larger, if there is anything. In both cases this is the peg that disc 1 prefers.',
      pt: 'Um disco maior se move quando todos os menores formam uma torre no terceiro pino, e em seguida essa torre o segue. Assim, o disco 1 vai para cima do disco que se moveu se a torre tem um número ímpar de discos, e para o pino que ele deixou se esse número é par. No primeiro caso esse disco é par, e menor do que o topo do outro pino. No segundo ele é ímpar, e o topo do pino que ele deixou é maior, se há algum. Nos dois casos esse é o pino que o disco 1 prefere.',
    },
  },
  {
    theorems: ['turns_alternate', 'the_turn_of_another_disc_is_forced'],
    words: {
      en: 'Two moves of disc 1 in a row could be one move, or none. After a move of another disc, the only possible move of another disc takes it back. So in a shortest play neither kind of move ever comes twice in a row, whatever its start and its end. At the turn of another disc there is only one such move.',
      pt: 'Dois movimentos seguidos do disco 1 poderiam ser um só, ou nenhum. Depois do movimento de outro disco, o único movimento possível de um disco diferente de 1 o desfaz. Assim, num jogo mínimo nenhum dos dois tipos vem duas vezes seguidas, quaisquer que sejam o início e o fim. Na vez de outro disco, só há um movimento desses.',
    },
  },
];
