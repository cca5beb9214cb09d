import type { ProofIdea } from './idea.js';

/** Boxes, colorings, triangulations, and bounds for levels of blocks. */
export const combinatorics: readonly ProofIdea[] = [
  {
    theorems: ['pigeonhole_general', 'pigeonhole'],
    words: {
      en: 'If every one of the m boxes had at most k balls, all together would have at most k m. With n > k m balls some box therefore has more than k. The familiar form is k = 1.',
      pt: 'Se cada uma das m caixas tivesse no máximo k bolas, todas juntas teriam no máximo k m. Com n > k m bolas, portanto, alguma caixa tem mais do que k. A forma conhecida é k = 1.',
    },
  },
  {
    theorems: ['ramsey_theorem'],
    words: {
      en: 'By induction on the sum of the sizes asked for. A number of points is enough for each request in which one color asks for one point less; one takes many more points than all these numbers together. From one point, many edges then have the same color a. Among their ends there is either a complete graph of another color, or one of color a with one point less, to which the first point is added.',
      pt: 'Por indução na soma dos tamanhos pedidos. Para cada pedido em que uma das cores pede um ponto a menos, algum número de pontos basta; tomam-se muito mais pontos do que todos esses números juntos. De um ponto saem, então, muitas arestas de uma mesma cor a. Entre as suas extremidades há um grafo completo de outra cor, ou um da cor a com um ponto a menos, ao qual se acrescenta o primeiro ponto.',
    },
  },
  {
    theorems: ['ramsey_bound', 'R_0'],
    words: {
      en: 'Take n (R_(n-1) - 1) + 2 points. By the pigeonhole principle, one of them has at least R_(n-1) edges of the same color a. If two of their ends are joined by color a, there is a triangle of color a. If not, only n - 1 colors occur among these ends, and there are enough of them for a triangle of one of those. With no colors two points are enough, since their edge cannot be colored: R_0 = 2.',
      pt: 'Tomem-se n (R_(n-1) - 1) + 2 pontos. Pelo princípio das gavetas, um deles tem pelo menos R_(n-1) arestas de uma mesma cor a. Se duas das suas extremidades são ligadas pela cor a, há um triângulo da cor a. Senão, entre essas extremidades só ocorrem n - 1 cores, e elas são bastantes para um triângulo de uma destas. Sem nenhuma cor bastam dois pontos, pois a sua aresta não pode ser colorida: R_0 = 2.',
    },
  },
  {
    theorems: ['some_number_is_enough', 'R_n_exists'],
    words: {
      en: 'Two points are enough for no colors, and the bound makes some number of points enough for one color more; so by induction some number is enough for every n. Among the numbers that are enough there is a least one: if no number were the least, then by induction none would be enough. This is stated as the impossibility that R_n does not exist, because the proof uses no axiom of classical logic.',
      pt: 'Dois pontos bastam para nenhuma cor, e a cota faz com que algum número de pontos baste para uma cor a mais; por indução, algum número basta para todo n. Entre os números que bastam há um menor: se nenhum fosse o menor, por indução nenhum bastaria. Isso é enunciado como a impossibilidade de que R_n não exista, pois a demonstração não usa nenhum axioma da lógica clássica.',
    },
  },
  {
    theorems: ['R_2', 'R_3'],
    words: {
      en: 'The bound, applied from R_0 = 2 on, gives R_2 <= 6 and R_3 <= 17. For the other direction one coloring is checked edge by edge, and it has no triangle of one color. On five points it is the pentagon, with its sides in one color and its diagonals in the other. On sixteen points, the elements of the field of 16 elements, the color of an edge says in which of three classes the difference of its ends is: cubes, a generator times cubes, or its square times cubes.',
      pt: 'A cota, aplicada a partir de R_0 = 2, dá R_2 <= 6 e R_3 <= 17. No outro sentido, verifica-se aresta por aresta uma coloração, que não tem triângulo de uma só cor. Em cinco pontos é o pentágono, com os lados numa cor e as diagonais na outra. Em dezesseis pontos, os elementos do corpo de 16 elementos, a cor de uma aresta diz em qual de três classes está a diferença das extremidades: os cubos, um gerador vezes cubos, ou o seu quadrado vezes cubos.',
    },
  },
  {
    theorems: ['sperner_lemma'],
    words: {
      en: 'Call an edge with the labels 0 and 1 a door, and count the doors of all triangles. An edge inside is counted twice, so the count is odd exactly when the number of doors on the sides is. The side from v_0 to v_1 has an odd number of them, as its label changes an odd number of times; the two other sides have none. A triangle has an odd number of doors exactly when it has all three labels, so the number of these is odd.',
      pt: 'Chame-se porta uma aresta com os rótulos 0 e 1, e contem-se as portas de todos os triângulos. Uma aresta interior é contada duas vezes, de modo que a contagem é ímpar exatamente quando o número de portas nos lados o é. O lado de v_0 a v_1 tem um número ímpar delas, pois o rótulo muda um número ímpar de vezes; os outros dois lados não têm nenhuma. Um triângulo tem um número ímpar de portas exatamente quando tem os três rótulos; logo, o número desses é ímpar.',
    },
  },
  {
    theorems: ['degree_of_the_outside', 'degrees_of_triangles'],
    words: {
      en: 'Along the side from v_0 to v_1 the label goes from 0 to 1, so there is one step more from 0 to 1 than from 1 to 0: alpha = beta + 1. On the two other sides 0 and 1 never occur together. So the outer point has degree alpha + beta, which is 2 alpha - 1 and 2 beta + 1. For a triangle one tries the 27 ways to label it.',
      pt: 'Ao longo do lado de v_0 a v_1 o rótulo vai de 0 a 1, de modo que há um passo a mais de 0 para 1 do que de 1 para 0: alpha = beta + 1. Nos outros dois lados, 0 e 1 nunca ocorrem juntos. Logo, o ponto de fora tem grau alpha + beta, que é 2 alpha - 1 e 2 beta + 1. Para um triângulo, experimentam-se os 27 modos de rotulá-lo.',
    },
  },
  {
    theorems: ['at_most_three_blocks_a_cell'],
    words: {
      en: 'Every block is counted at its lower left cell. There it stands, or lies along the row to the right, or lies along the column upwards. The cell and one of these three words determine the block, so n cells have at most 3n blocks.',
      pt: 'Todo bloco é contado na sua posição mais abaixo e à esquerda. Ali ele está em pé, ou deitado na linha para a direita, ou deitado na coluna para cima. A posição e uma dessas três palavras determinam o bloco; logo, n posições têm no máximo 3n blocos.',
    },
  },
  {
    theorems: ['bounds_apart'],
    words: {
      en: 'Written out, the left side is 20v^2 + 7v + 2m + 1 and the right side 20v^2 + 10v + 2m + 1. They differ by 3v, which is positive for v >= 1.',
      pt: 'Por extenso, o lado esquerdo é 20v^2 + 7v + 2m + 1 e o direito, 20v^2 + 10v + 2m + 1. Eles diferem por 3v, que é positivo para v >= 1.',
    },
  },
  {
    theorems: ['longer_than_the_outer_path'],
    words: {
      en: 'With k = 2/e the inequality reads N^(k-1) < N^k - N, that is, N^(k-1) + N < N · N^(k-1). For N >= 2 the right side is at least 2 N^(k-1), and for k >= 3 the number N^(k-1) is at least N^2, which is more than N. Only the case in which 2/e is an integer is proved.',
      pt: 'Com k = 2/e, a desigualdade é N^(k-1) < N^k - N, ou seja, N^(k-1) + N < N · N^(k-1). Para N >= 2, o lado direito é pelo menos 2 N^(k-1), e para k >= 3 o número N^(k-1) é pelo menos N^2, que é maior do que N. Só o caso em que 2/e é inteiro está demonstrado.',
    },
  },
];
