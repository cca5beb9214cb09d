import type { ProofIdea } from './idea.js';

/** Grafts, and what the graphs of Hanoi are made of. */
export const grafts: readonly ProofIdea[] = [
  {
    theorems: ['formula_is_text'],
    words: {
      en: 'The text makes one vertex of a and v, and one of b and w: it renames a to v and b to w in G without ab, beside Q. An edge of the result comes from Q, or from G without touching a or b, or from G at a or at b. These are the cases of the formula, so vertices and edges are the same.',
      pt: 'O texto faz de a e v um só vértice, e de b e w outro: renomeia a como v e b como w em G sem ab, ao lado de Q. Uma aresta do resultado vem de Q, ou de G sem tocar em a nem em b, ou de G em a ou em b. Esses são os casos da fórmula; logo, vértices e arestas são os mesmos.',
    },
  },
  {
    theorems: ['graft_is_computed', 'algorithm_is_computed'],
    words: {
      en: 'A graph is written as a list of vertices and a list of edges. The program renames a to v and b to w in the edges of G, leaves out those between a and b, and puts the edges of Q before them; case by case these are the edges of the definition. A vertex of degree 2 is one with two different neighbors in the list. Whatever the algorithm has returned has at least two of them, so the program finds two and can go on, and what it has computed is one of the graphs that the algorithm can return.',
      pt: 'Um grafo é escrito como uma lista de vértices e uma lista de arestas. O programa renomeia a como v e b como w nas arestas de G, omite as que vão de a a b e põe antes delas as de Q; caso a caso, são as arestas da definição. Um vértice de grau 2 é um que tem dois vizinhos diferentes na lista. O que o algoritmo devolveu tem sempre ao menos dois, de modo que o programa acha dois e pode continuar, e o que ele calculou é um dos grafos que o algoritmo pode devolver.',
    },
  },
  {
    theorems: ['merged_vertices_are_joined_as_in_Q'],
    words: {
      en: 'The edge ab of G is taken out. So between the vertices that a and b have become only the edges of Q remain: there is one exactly if vw is an edge of Q.',
      pt: 'A aresta ab de G é retirada. Assim, entre os vértices em que a e b se tornaram restam só as arestas de Q: há uma exatamente se vw é aresta de Q.',
    },
  },
  {
    theorems: ['grafts_on_a_matching'],
    words: {
      en: 'A graft on ab takes away the edge ab and renames a and b. No other edge of a matching has one of these ends, so each of them is still there, with its ends, when its turn comes. Two grafts that follow each other can change places: only the marks of the two copies are exchanged, and everything grafted later carries this isomorphism on. Any order comes from any other by such changes of neighbors.',
      pt: 'Um enxerto em ab retira a aresta ab e renomeia a e b. Nenhuma outra aresta de um emparelhamento tem um desses extremos; logo, cada uma ainda está lá, com os seus extremos, quando chega a sua vez. Dois enxertos seguidos podem trocar de lugar: só se trocam as marcas das duas cópias, e tudo o que se enxerta depois leva adiante esse isomorfismo. Qualquer ordem vem de qualquer outra por essas trocas de vizinhos.',
    },
  },
  {
    theorems: ['grafts_give_hanoi', 'hanoi_is_three_grafts'],
    words: {
      en: 'Three copies of the graph for n discs, grafted on every other edge of a cycle of six, stand for the three pegs of the largest disc. Their vertices of degree 2 are the towers, and the three edges that stay are the moves of the largest disc. Which two of these vertices are taken does not matter: to exchange pegs is to turn a copy, and each copy is turned independently. That the matching, its order and the direction of each edge do not matter is found by trying all of them. So by induction the result is the graph of Hanoi.',
      pt: 'Três cópias do grafo para n discos, enxertadas em arestas alternadas de um ciclo de seis, representam os três pinos do maior disco. Os seus vértices de grau 2 são as torres, e as três arestas que ficam são os movimentos do maior disco. Quais dois desses vértices se tomam não importa: trocar pinos é girar uma cópia, e cada cópia é girada por si. Que o emparelhamento, a sua ordem e o sentido de cada aresta não importam, vê-se experimentando todos. Assim, por indução, o resultado é o grafo de Hanói.',
    },
  },
  {
    theorems: ['algorithm_returns'],
    words: {
      en: 'The graph of Hanoi has vertices of degree 2, the towers, so the recursion always finds two. The cycle of six has a perfect matching, every other edge. So each step can be carried out, and the recursion falls to n = 1, the triangle.',
      pt: 'O grafo de Hanói tem vértices de grau 2, as torres, de modo que a recursão sempre encontra dois. O ciclo de seis tem um emparelhamento perfeito, as arestas alternadas. Assim, todo passo pode ser executado, e a recursão desce até n = 1, o triângulo.',
    },
  },
  {
    theorems: ['three_copies_and_three_edges'],
    words: {
      en: 'Separate the states by the peg of the largest disc. While it stays, the others move as if it were not there, which gives three copies of the smaller graph. It can move from p to q only if all others are on the third peg, which gives one edge between each two copies.',
      pt: 'Separem-se os estados pelo pino do maior disco. Enquanto ele fica, os outros se movem como se ele não existisse, o que dá três cópias do grafo menor. Ele só pode mover-se de p a q se todos os outros estão no terceiro pino, o que dá uma aresta entre cada duas cópias.',
    },
  },
  {
    theorems: ['edges_that_stay_move_the_largest'],
    words: {
      en: 'The isomorphism is built copy by copy: the copy for a peg goes to the states with the largest disc on that peg, its own discs turned so that its two grafted vertices become the right towers. Every edge that stays of the cycle of six joins two copies at such vertices. It therefore becomes the edge between two states in which all other discs are on the third peg, which is the move of the largest disc.',
      pt: 'O isomorfismo é construído cópia por cópia: a cópia de um pino vai para os estados com o maior disco nesse pino, os seus próprios discos girados de modo que os seus dois vértices enxertados se tornem as torres certas. Toda aresta que fica do ciclo de seis liga duas cópias nesses vértices. Ela se torna, portanto, a aresta entre dois estados em que todos os outros discos estão no terceiro pino, que é o movimento do maior disco.',
    },
  },
  {
    theorems: ['number_of_triangles'],
    words: {
      en: 'Three states that are joined to each other differ only in disc 1. If two of them differed in a larger disc, all smaller discs would be on the third peg, and a state joined to both would need them elsewhere. So each way to place the discs 2 to n gives one triangle, and there are 3^(n-1) ways. A state tells where these discs are, so it is in one triangle only.',
      pt: 'Três estados ligados dois a dois só diferem no disco 1. Se dois deles diferissem num disco maior, todos os discos menores estariam no terceiro pino, e um estado ligado a ambos precisaria deles noutro lugar. Assim, cada modo de pôr os discos 2 a n dá um triângulo, e há 3^(n-1) modos. Um estado diz onde esses discos estão; logo, está num só triângulo.',
    },
  },
  {
    theorems: ['number_of_disjoint_snakes'],
    words: {
      en: 'The snake A(T_6) has nine vertices, as many as the graph for two discs, in which it lies. So there is one for each of the 3^(n-2) ways to place the discs 3 to n, and these have no state in common. More are not possible without a common state, because each takes 9 of the 3^n states.',
      pt: 'A cobra A(T_6) tem nove vértices, tantos quantos o grafo para dois discos, no qual ela está. Assim, há uma para cada um dos 3^(n-2) modos de pôr os discos 3 a n, e elas não têm estado em comum. Mais não são possíveis sem um estado em comum, pois cada uma toma 9 dos 3^n estados.',
    },
  },
];
