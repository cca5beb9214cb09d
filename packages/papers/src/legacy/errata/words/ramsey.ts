import type { ErratumWords } from '../words.js';

const hanging =
  /(?<triangles>triangles [^;:]+? with )p = \(0:1:1\) (?:labelled|painted) (?<p>\d) and q = \(1:1:1\) (?:labelled|painted) (?<q>\d); point q lies inside the edge v0 p/;
const edgeToEdge =
  'Vale, no intervalo verificado, quando os triângulos se encontram aresta com aresta (num vértice ou numa aresta inteira de ambos), que é o que se pretende.';
const board =
  'o triângulo v0 v1 p (p no meio do lado v1 v2) e, do outro lado de v0 p, os triângulos v0 q v2 e q p v2, com q no interior da aresta v0 p';
const sure = {
  en: 'It rests on the definition of a triangulation, which lets a corner of one triangle lie inside an edge of another. With the usual definition it holds, and the proof is sound.',
  pt: 'Depende da definição de triangulação, que permite a um vértice de um triângulo estar no interior de uma aresta de outro. Com a definição usual vale, e a demonstração está correta.',
};
const found =
  'Todas as rotulações das {dissections} subdivisões obtidas com até dois cortes; aresta com aresta, todas as de {meeting} triangulações e {random} triangulações ao acaso.';
const range =
  /the (?<dissections>\d+) dissections by at most two cuts; edge to edge, all labellings of (?<meeting>\d+) triangulations and (?<random>\d+) random ones/;

/** Chapter 1 of the work on subtraction games: Sim, Ramsey numbers, Sperner. */
export const ramsey: readonly ErratumWords[] = [
  {
    id: 'carvalho2013/theorem-1.1.4-ramsey',
    certainty: 'reading',
    takes: [/k = 1, p_1 = (?<size>-?\d+):/, /and (?<lists>\d+) lists of positive integers/],
    en: {
      where: 'Section 1.1, Theorem 1.1.4',
      printed:
        'Given integers p_1, ..., p_k, the least positive integer R(p_1, ..., p_k) exists (no sign is named).',
      sure: 'Only the word “positive” before “integers” is missing.',
    },
    pt: {
      where: 'Seção 1.1, Teorema 1.1.4',
      printed:
        'Dados inteiros p_1, ..., p_k, existe o menor inteiro positivo R(p_1, ..., p_k) (não se restringe o sinal).',
      holds: 'Vale para inteiros positivos, que é o que se pretende, no intervalo verificado.',
      counterexample:
        'Com k = 1 e p_1 = {size}: nenhum conjunto tem {size} pontos, logo nenhum K_v contém um subgrafo completo com {size} vértices, e R({size}) não existe.',
      found:
        'Números de Ramsey de {lists} listas de inteiros positivos, por uma busca completa e por outro método; e uma só cor com inteiros decrescentes.',
      sure: 'Falta apenas a palavra “positivos” depois de “inteiros”.',
    },
  },
  {
    id: 'carvalho2013/lemma-1.2.1-sperner',
    certainty: 'reading',
    takes: [hanging, /, (?<count>\d+) of them multicoloured/, range],
    en: {
      where: 'Section 1.2, Lemma 1.2.1',
      printed:
        'Triangles that cover T exactly and meet only along their edges: in every allowed labelling the number of multicoloured ones is odd, and so there is one.',
      sure: sure.en,
    },
    pt: {
      where: 'Seção 1.2, Lema 1.2.1',
      printed:
        'Triângulos que cobrem exatamente T e se interceptam apenas ao longo das suas arestas: em qualquer rotulação válida, o número de multicoloridos é ímpar e, portanto, existe pelo menos um.',
      holds: edgeToEdge,
      counterexample: `Tome-se ${board}. Com p rotulado {p} e q rotulado {q}, o número de triângulos multicoloridos é {count}.`,
      found,
      sure: sure.pt,
    },
  },
  {
    id: 'carvalho2013/sperner-degrees',
    certainty: 'reading',
    takes: [
      hanging,
      /triangle (?<triangle>[\w ]+) has degree (?<degree>\d) and labels (?<labels>[\d, ]+):/,
      range,
    ],
    en: {
      where: 'Section 1.2, proof of Lemma 1.2.1',
      printed: 'A vertex a_t has degree 1 if and only if the triangle t is multicoloured.',
      sure: sure.en,
    },
    pt: {
      where: 'Seção 1.2, demonstração do Lema 1.2.1',
      printed: 'O vértice a_t tem grau 1 se e só se o triângulo t for multicolorido.',
      holds: `${edgeToEdge} O que se diz de a_0, e que o grau de a_t não passa de 2, valeu sempre.`,
      counterexample: `Tome-se ${board}. Com p rotulado {p} e q rotulado {q}, o triângulo {triangle}, de rótulos {labels}, tem grau {degree}.`,
      found,
      sure: sure.pt,
    },
  },
  {
    id: 'carvalho2013/sperner-game-no-draw',
    certainty: 'reading',
    takes: [hanging, range],
    en: {
      where: 'Section 1.2, end',
      printed: 'From the proof we conclude that Sperner’s game never ends in a draw.',
      sure: sure.en,
    },
    pt: {
      where: 'Seção 1.2, final',
      printed: 'Da demonstração conclui-se que o jogo de Sperner nunca termina em empate.',
      holds: `${edgeToEdge} Supõe-se que um vértice só se pinta uma vez, o que as regras não dizem, e que o tabuleiro tem pelo menos dois triângulos: o de um só tem as três cores desde o início, sem que ninguém o complete.`,
      counterexample: `Tome-se ${board}. Com p pintado {p} e q pintado {q}, tudo está pintado e nenhum triângulo tem as três cores: ninguém perdeu.`,
      found: `${found} E todas as partidas nos tabuleiros de lado 2 e 3.`,
      sure: sure.pt,
    },
  },
  {
    id: 'carvalho2013/figure-1.4',
    certainty: 'print',
    takes: [
      /printed Figure (?<printed>[\d.]+), meant Figure (?<meant>[\d.]+)/,
      /K_16 has (?<edges>\d+) edges, and a graph of 16 vertices in the plane at most (?<most>\d+)/,
    ],
    en: {
      where: 'Section 1.2, caption of Figure 1.4',
      printed: 'Graph obtained by the construction above for the graph of Figure 1.2.',
      sure: 'The numbers before it are off by one as well: the text calls this figure 1.3, and Figure 1.6 by the number 1.5.',
    },
    pt: {
      where: 'Seção 1.2, legenda da Figura 1.4',
      printed: 'Grafo obtido pela construção anterior para o grafo da Figura 1.2.',
      holds:
        'A rotulação é a da Figura {meant}. O texto tem o mesmo desvio de uma unidade: chama 1.3 a esta figura e 1.5 à Figura 1.6.',
      counterexample:
        'Impresso: Figura {printed}; pretendido: Figura {meant}. A Figura {printed} é um K_16 colorido, que não é uma triangulação: tem {edges} arestas, e um grafo planar com 16 vértices tem no máximo {most}.',
      found:
        'Planaridade dos dois grafos, com um subgrafo de Kuratowski de K_16, verificado, e pelo número de arestas.',
      sure: 'Os números que a precedem no texto têm o mesmo desvio de uma unidade.',
    },
  },
];
