import type { ErratumWords } from '../words.js';

/** A level that needs more moves than it has cells: level, |f|, moves and path. */
const longWay = [
  /(?<level>\S+(?: \/ \S+)*)(?:; orientation standing)? \(rows from the top\): \|f\| = (?<cells>\d+), and a shortest solution has (?<moves>\d+) moves, (?<path>\w+)/,
];
const tooLong =
  'Linhas de cima para baixo: {level}. |f| = {cells}, e uma solução mínima tem {moves} movimentos: {path}.';

/** The block games: all of ramos2014 without the reductions. */
export const blocks: readonly ErratumWords[] = [
  {
    id: 'ramos2014/algorithm-1',
    certainty: 'print',
    takes: [
      /as printed, (?<level>\w+), path (?<path>\w+): it returns nothing: it reads what does not exist; by the rules (?<place>\(\d+, \d+\)) and .*? after (?<moves>\d+) moves\. With/,
      /(?<plays>\d+) random plays/,
    ],
    en: {
      where: 'Section 3.2, Algorithm 1',
      printed:
        'The algorithm is analogous to the rules of section 3.1 and defines the problem BLOXORZ.',
      sure: 'The routine that rolls the block, the two ifs after one another, the order of tele[2] to tele[5] and the change of chaves inside the loop are in the print; that down is made from right may be a lost arrow of our transcription; what the print leaves unsaid is our reading, and named so.',
    },
    pt: {
      where: 'Seção 3.2, Algoritmo 1',
      printed: 'O algoritmo é análogo às regras da seção 3.1 e define o problema BLOXORZ.',
      holds:
        'Com os reparos nomeados, o algoritmo concorda com as regras em todas as {plays} partidas, e nenhum deles pode ser omitido.',
      counterexample:
        'Tal como impresso, na fase {level} com a sequência {path}, o algoritmo lê uma posição fora da fase e nada devolve; pelas regras o bloco está em pé em {place} após {moves} movimentos. O registro traz, para cada reparo omitido, uma fase pequena em que o resultado difere: por exemplo, após um movimento para a esquerda o bloco deitado não volta corretamente para a direita, as pontes nunca mudam e a segunda metade nunca pode ser selecionada.',
      found:
        '{plays} partidas aleatórias em fases aleatórias, o algoritmo reparado contra um simulador escrito à parte; cada reparo omitido, em uma fase própria.',
      sure: 'A rotina de rolar, os dois testes em sequência, a ordem de tele[2] a tele[5] e a mudança de chaves dentro do laço estão no texto; que “para baixo” venha de “para a direita” pode ser uma seta perdida na nossa transcrição; o que o texto não diz é leitura nossa.',
    },
  },
  {
    id: 'ramos2014/theorem-3.2-inequality',
    certainty: 'print',
    takes: [
      /N = 1, e = (?<e1>\S+): (?<one>.*?) is false; N = 2, e = (?<e2>\S+): (?<two>.*?) is false/,
    ],
    en: {
      where: 'Section 3.5, proof of Theorem 3.2',
      printed: 'N (|F′|^(1 - e)) = N^(-1 + 2/e) < N^(2/e) - N, for some e > 0.',
      sure: 'Neither N >= 2 nor e < 1 is asked for; the proof needs both.',
    },
    pt: {
      where: 'Seção 3.5, demonstração do Teorema 3.2',
      printed: 'N·(|F′|^(1−ε)) = N^(−1+2/ε) < N^(2/ε) − N, para algum ε > 0.',
      holds:
        'A igualdade vale; a desigualdade vale para N >= 2 e 0 < ε < 1, que é o que a demonstração usa. O caminho só tem um número inteiro de posições quando N^(2/ε) é inteiro.',
      counterexample:
        'Para N = 1 e ε = {e1} é falso que {one}; para N = 2 e ε = {e2} é falso que {two}.',
      found:
        'Aritmética exata com inteiros; e as próprias expressões impressas quando 2/ε é inteiro.',
      sure: 'O texto não pede N >= 2 nem ε < 1; a demonstração precisa de ambos.',
    },
  },
  {
    id: 'ramos2014/theorem-3.2-outer-path',
    certainty: 'print',
    takes: [
      /(?<level>S#+G): the outer path has X = (?<X>\d+) cells, and (?<moves>\d+) moves are enough, (?<path>\w+)/,
    ],
    en: {
      where: 'Section 3.5, proof of Theorem 3.2',
      printed:
        'An outer path of size X; without a satisfying assignment a solution has at least X moves.',
      sure: 'Section 3.6 itself counts three positions for two moves.',
    },
    pt: {
      where: 'Seção 3.5, demonstração do Teorema 3.2',
      printed:
        'Um “caminho externo” de tamanho X; se a fórmula não é satisfatível, a solução tem tamanho pelo menos X.',
      holds:
        'Dois movimentos percorrem três posições: X posições pedem ao menos 2(X + 1)/3 movimentos. Com 3X/2 posições a demonstração funciona.',
      counterexample:
        '{level}: o caminho tem X = {X} posições, e bastam {moves} movimentos: {path}.',
      found: 'Caminhos retos pelas regras, e corredores de todas as formas no tabuleiro.',
      sure: 'A própria seção 3.6 conta três posições a cada dois movimentos.',
    },
  },
  {
    id: 'ramos2014/bobbin-minus-minus-bound',
    certainty: 'print',
    takes: longWay,
    en: {
      where: 'Section 5.3, algorithm for BOBBIN--',
      printed:
        'A shortest path in the directed graph decides BOBBIN--; the argument is that of BLOXORZ--.',
      sure: 'Section 5.1 asks for a sequence smaller than the level.',
    },
    pt: {
      where: 'Seção 5.3, algoritmo para o BOBBIN--',
      printed:
        'Um caminho mínimo no grafo direcionado decide o BOBBIN--; o argumento é o do BLOXORZ--.',
      holds: 'Sem o limite de |f| movimentos, vale em todas as fases examinadas.',
      counterexample: tooLong,
      found: 'Todas as fases pequenas, e fases aleatórias sem o limite; pelo grafo e pelas regras.',
      sure: 'A seção 5.1 pede uma sequência de jogadas menor do que a fase.',
    },
  },
  {
    id: 'ramos2014/bobbin-minus',
    certainty: 'reading',
    takes: [/(?<level>[^;]+); orientation standing; star \* (?<star>\d+) \(rows/],
    en: {
      where: 'Section 5.4, algorithm for BOBBIN-',
      printed:
        'A path that leaves the region of the cube after a wrong number of steps still shows that a valid sequence exists.',
      sure: 'The text speaks of one extra layer, marked by one new variable; with a layer for each place of each * cell the claim stands.',
    },
    pt: {
      where: 'Seção 5.4, algoritmo para o BOBBIN-',
      printed:
        'Um caminho que sai da “região do cubo” no número errado de passos indica ainda assim a existência da sequência válida.',
      holds:
        'Com uma camada para cada um dos três vértices de cada posição *, e sem recomeçar a contagem, vale em todas as fases examinadas; com uma só camada, ou uma por posição *, não vale.',
      counterexample:
        'Linhas de cima para baixo: {level}, com * de {star} movimento. A camada dá um caminho, e nenhuma sequência deixa o cilindro em pé no buraco.',
      found:
        'Fases aleatórias com uma ou duas posições *, contra uma busca que guarda quantos movimentos restam, em dois simuladores.',
      sure: 'O texto fala de uma camada extra, marcada por uma nova variável.',
    },
  },
];
