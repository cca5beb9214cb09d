import type { ErratumWords } from '../words.js';

/** Chapter 6. */
export const graphs: readonly ErratumWords[] = [
  {
    id: 'martins2024/section-6.1/C6',
    certainty: 'reading',
    takes: [/H_3\^1 contains no C_6: it has (?<vertices>\d+) vertices/],
    en: {
      where: 'Section 6.1, introduction',
      printed: 'H_3^n has several elementary subgraphs C_6 (no bound on n is named).',
      sure: 'A border case only: the sentence speaks of what is seen in the drawing of H_3^3, where it is true.',
    },
    pt: {
      where: 'Seção 6.1, introdução',
      printed: 'H_3^n tem vários subgrafos elementares C_6 (sem restrição a n).',
      holds:
        'Vale para n >= 2, quando os C_6 são induzidos e há 3^(n-2) deles no intervalo verificado; vários, como diz o trabalho, a partir de n = 3.',
      counterexample: 'H_3^1 não contém nenhum C_6: tem {vertices} vértices.',
      found: 'Ciclos C_6 de H_3^n contados por duas buscas.',
      sure: 'É apenas um caso limite: a frase fala do que se vê no desenho de H_3^3, onde é verdadeira.',
    },
  },
  {
    id: 'martins2024/theorem-11',
    certainty: 'print',
    takes: [
      /stated (?<stated>\d+), computed (?<computed>\d+)\. H_3\^2 has (?<edges>\d+) edges and A\(T_6\) (?<size>\d+)/,
    ],
    en: {
      where: 'Section 6.1.3, Theorem 11',
      printed: 'H_3^n has 3^(n-2) A(T_6), for n >= 2.',
      sure: 'The formula stands in the theorem, in its proof and in the examples. Its proof speaks of disjoint copies; with that word in the theorem it holds.',
    },
    pt: {
      where: 'Seção 6.1.3, Teorema 11',
      printed: 'H_3^n tem 3^(n-2) A(T_6), para n >= 2.',
      holds:
        'Vale para cópias disjuntas, das quais fala a demonstração: cabem no máximo 3^(n-2), e tantas há. Vale também para cópias de H_3^2, isto é, de A(T_6) com a aresta u_1u_6. Como subgrafos, são 3^n - 6 no intervalo verificado.',
      counterexample:
        'Subgrafos A(T_6) de H_3^2: pelo teorema {stated}, de fato {computed}. H_3^2 tem {edges} arestas, e A(T_6) tem {size}: este resta quando se retira qualquer uma das três arestas que ligam dois triângulos.',
      found:
        'Subgrafos A(T_6) de H_3^n contados por busca e a partir de seus triângulos do meio, e o maior número de cópias disjuntas.',
      sure: 'A fórmula está no teorema, na demonstração e nos exemplos. A demonstração fala de cópias disjuntas; com essa palavra no enunciado, o teorema vale.',
    },
  },
  {
    id: 'martins2024/section-6.1.3/H33-edges',
    certainty: 'print',
    takes: [
      /it has (?<vertices>\d+) vertices and (?<edges>\d+) edges, A\(T_6\) has (?<order>\d+) and (?<size>\d+)/,
    ],
    en: {
      where: 'Section 6.1.3, text on Figure 6.8',
      printed: 'H_3^3 corresponds to the graph A(T_6), with 9 C_3 and 12 edges.',
      sure: 'The name may have been meant for a larger snake, but H_3^3 is no alternate triangular snake of any length. The numbers 9 and 12 are right.',
    },
    pt: {
      where: 'Seção 6.1.3, texto sobre a Figura 6.8',
      printed: 'H_3^3 corresponde ao grafo A(T_6), com 9 C_3 e 12 arestas.',
      holds:
        'Que H_3^3 se compõe de 9 triângulos e mais 12 arestas está certo. São três A(T_6), cada um completado até H_3^2 por uma aresta u_1u_6, e três arestas entre eles; não é um cobra triangular alternada.',
      counterexample:
        'H_3^3 não corresponde a A(T_6): tem {vertices} vértices e {edges} arestas, e A(T_6) tem {order} e {size}.',
      found:
        'Triângulos de H_3^3 e arestas restantes contados de dois modos, e comparação com A(T_6).',
      sure: 'O nome talvez se referisse a um cobra maior, mas H_3^3 não é um cobra triangular alternada de comprimento algum. Os números 9 e 12 estão certos.',
    },
  },
  {
    id: 'martins2024/section-6.1.3/H34-edges',
    certainty: 'print',
    takes: [
      /(?<copies>\d+) A\(T_6\) have \d+ \* (?<size>\d+) = (?<sum>\d+) edges, with (?<more>\d+) more (?<total>\d+); H_3\^4 has (?<edges>\d+), so (?<missing>\d+) edges must be added/,
    ],
    en: {
      where: 'Section 6.1.3, text on Figure 6.9',
      printed: 'H_3^4 is composed of 9 A(T_6) with 12 edges.',
      sure: 'It follows from taking H_3^2 for an A(T_6), which lacks one edge; with copies of H_3^2 it is right.',
    },
    pt: {
      where: 'Seção 6.1.3, texto sobre a Figura 6.9',
      printed: 'H_3^4 é composto por 9 A(T_6) com 12 arestas.',
      holds:
        'O trabalho o diz sob a hipótese de que H_3^2 é um A(T_6), que não vale. A afirmação está certa para 9 cópias de H_3^2 no lugar dos A(T_6): a cada um destes falta a aresta u_1u_6, de modo que a 9 A(T_6) é preciso acrescentar {missing} arestas, das quais {more} ligam cópias diferentes.',
      counterexample:
        '{copies} A(T_6) têm {copies} * {size} = {sum} arestas, e com mais {more} são {total}; H_3^4 tem {edges}, de modo que faltam {missing}, e não {more}.',
      found: 'Arestas de H_3^4 contadas em dois grafos, dentro das cópias de H_3^2 e entre elas.',
      sure: 'Decorre de tomar H_3^2 por um A(T_6), ao qual falta uma aresta; com cópias de H_3^2, está certo.',
    },
  },
  {
    id: 'martins2024/section-6.2/exponential',
    certainty: 'print',
    takes: [
      /\(n = (?<first>\d+) to (?<last>\d+): (?<one>[\d, ]+)\)\. Most moves needed with (?<few>\d+) to (?<many>\d+) discs: Oxford, version 2: (?<two>[\d, ]+); London: (?<london>[\d, ]+); against Hanoi: (?<hanoi>[\d, ]+); Bucharest: (?<bucharest>[\d, ]+); Manaus: (?<manaus>[\d, ]+)/,
    ],
    en: {
      where: 'Section 6.2, last paragraph',
      printed: 'The combinatorial games with 3 towers are exponential in the number of moves.',
      sure: 'Section 4.4.1 itself says that Oxford, version 1, is linear. For London and Oxford, version 2, the numbers found grow like 3n; that they do so for all n is not claimed here.',
    },
    pt: {
      where: 'Seção 6.2, último parágrafo',
      printed: 'Os jogos combinatórios com 3 torres são exponenciais no número de movimentos.',
      holds:
        'Vale para Hanói (2^n - 1), Bucareste (3^n - 1) e Manaus (2^n - 3), em que os discos são ordenados por tamanho.',
      counterexample:
        'A Torre de Oxford, versão 1, precisa de n movimentos a partir de 1..n//: cada disco vai uma vez de p_0 para p_2 (n = {first} a {last}: {one}). Maior número de movimentos necessários com {few} a {many} discos: Oxford, versão 2: {two}; Londres: {london}; em comparação, Hanói: {hanoi}; Bucareste: {bucharest}; Manaus: {manaus}.',
      found:
        'Oxford, versão 1, por busca e por execução; os piores casos dos outros jogos por busca.',
      sure: 'A própria seção 4.4.1 diz que Oxford, versão 1, é linear. Para Londres e Oxford, versão 2, os números encontrados crescem como 3n; que seja assim para todo n, não se afirma aqui.',
    },
  },
  {
    id: 'martins2024/section-6.3/only-M-disconnected',
    certainty: 'reading',
    takes: [
      /with (?<discs>\d+) discs london is disconnected too \(capacities (?<capacities>[\d, ]+): the states (?<states>.+), joined by the moves (?<one>.+) and (?<two>.+) only\)/,
    ],
    en: {
      where: 'Section 6.3, first paragraph after Table 6.1',
      printed: 'The graph of the Tower of Manaus is the only one that is disconnected.',
      sure: 'Only for London with 2 balls, and there it rests on the capacities n, n-1, n-2 of section 4.3.',
    },
    pt: {
      where: 'Seção 6.3, primeiro parágrafo após a Tabela 6.1',
      printed: 'O grafo da Torre de Manaus é o único desconexo.',
      holds:
        'Vale para n >= 3 e, para n = 2, quando os pinos de Londres mantêm as capacidades 3, 2, 1.',
      counterexample:
        'Com {discs} esferas, o grafo de Londres também é desconexo: com capacidades {capacities}, os estados são {states}, ligados apenas pelos movimentos {one} e {two}.',
      found: 'Componentes dos cinco jogos comparados, com 2 a 4 discos, por duas buscas.',
      sure: 'Apenas para Londres com 2 esferas, e ali se apoia nas capacidades n, n-1, n-2 da seção 4.3.',
    },
  },
  {
    id: 'martins2024/section-6.3/L33-class',
    certainty: 'print',
    takes: [
      /L_3\^3 has (?<vertices>\d+) vertices.*\(the butterfly T_3 has (?<five>\d+)\); its edge (?<edge>.+?) lies in no triangle, as (?<loose>\d+) of its edges/,
    ],
    en: {
      where: 'Section 6.3, text on Figure 6.11',
      printed: 'L_3^3 is of the class of triangular snakes or butterflies.',
      sure: 'The sentence is short and may have meant that it is composed of such; in that sense too it fails, by the edge named.',
    },
    pt: {
      where: 'Seção 6.3, texto sobre a Figura 6.11',
      printed: 'L_3^3 é da classe cobra triangular ou borboleta.',
      holds:
        'L_3^3 contém borboletas disjuntas, que não cobrem todos os seus vértices nem todas as suas arestas: {loose} arestas não estão em nenhuma.',
      counterexample:
        'L_3^3 tem {vertices} vértices, e um cobra triangular T_k tem 2k - 1, um número ímpar (a borboleta T_3 tem {five}). A sua aresta {edge} não está em nenhum triângulo (há {loose} arestas assim), e toda aresta de um cobra triangular está em um; além disso, L_3^3 tem um único bloco, e os blocos de um cobra triangular são triângulos.',
      found:
        'L_3^3 comparado com cada T_k, k <= 20, por ordem e isomorfismo; seus blocos; suas arestas comparadas com as das suas borboletas.',
      sure: 'A frase é breve, e talvez quisesse dizer que o grafo se compõe de tais subgrafos; também nesse sentido não vale, pela aresta indicada.',
    },
  },
  {
    id: 'martins2024/table-6.1',
    certainty: 'reading',
    takes: [
      /With capacities (?<capacities>[\d, ]+) the only states are (?<states>.+), joined by two moves/,
    ],
    en: {
      where: 'Section 6.3, Table 6.1, row ToL with 2 discs',
      printed: '10 vertices, 14 edges, largest degree 4, smallest degree 2, connected.',
      sure: 'The row agrees with Figure 4.8 and its text, so it was not garbled. It is a matter of the capacities: n, n-1, n-2 in the rules, 3, 2, 1 in the row.',
    },
    pt: {
      where: 'Seção 6.3, Tabela 6.1, linha ToL com 2 discos',
      printed: '10 vértices, 14 arestas, grau máximo 4, grau mínimo 2, conexo.',
      holds: 'A linha vale quando os pinos mantêm as capacidades 3, 2, 1 do jogo com 3 esferas.',
      counterexample:
        '{differ} de {of} células diferem. Com capacidades {capacities}, os únicos estados são {states}, ligados por dois movimentos de uma esfera entre p_0 e p_1.',
      found: 'Todas as células da tabela, a partir dos grafos construídos de dois modos.',
      sure: 'A linha concorda com a Figura 4.8 e com o texto sobre ela; não foi, portanto, alterada. É uma questão de capacidades: n, n-1, n-2 nas regras e 3, 2, 1 na linha.',
    },
  },
];
