import type { ErratumWords } from '../words.js';

const replayed =
  'Todas as jogadas impressas refeitas pelas regras; somas e formas binárias coluna a coluna, resultados pela busca de tudo o que pode vir a seguir.';

/** The Nim family: sections 2.4 to 2.9 of carvalho2013. */
export const nim: readonly ErratumWords[] = [
  {
    id: 'carvalho2013/nim-properties',
    certainty: 'print',
    takes: [
      /printed (?<printed>1 <= k <= m), meant (?<meant>0 <= k <= m): .* \(0\) and \(0\) may have the sums (?<sums>[^;]+);/,
      /Section 2\.9, k = 2: .* may have the sums (?<more>.+)/,
    ],
    en: {
      where: 'Section 2.4, definition of the nim-sum, and section 2.9, definition of the Nim_k-sum',
      printed:
        'z_k = x_k + y_k (mod 2) for all k with 1 <= k <= m; in section 2.9 likewise for all j with 1 <= j <= m.',
      sure: 'Both definitions leave out digit 0, and so does the first line of the proof of Theorem 2.4.1; every worked sum takes it in.',
    },
    pt: {
      where: 'Seção 2.4, definição da soma-Nim, e seção 2.9, definição da soma-Nim_k',
      printed:
        'z_k ≡ x_k + y_k (mod 2) para todo k com 1 <= k <= m; na seção 2.9, do mesmo modo, para todo j com 1 <= j <= m.',
      holds:
        'Os índices vão de 0 a m ({meant}), como em todas as somas calculadas no texto: assim as cinco propriedades valem em todos os casos examinados.',
      counterexample:
        'Impresso {printed}, pretendido {meant}: z_0 fica livre. Com um dígito, a soma de (0) e (0) pode ser {sums}; assim 0 + 0 = 1 + 0 é permitido, contra a lei do corte. Na seção 2.9, com k = 2, pode ser {more}.',
      found:
        'As duas definições com até três dígitos, como impressas e a partir do dígito 0; as propriedades por dígitos e por bits.',
      sure: 'As duas definições deixam de fora o dígito 0, assim como a primeira linha da demonstração do Teorema 2.4.1; todas as somas calculadas o incluem.',
    },
  },
  {
    id: 'carvalho2013/nim-example-2',
    certainty: 'print',
    en: {
      where: 'Section 2.4, example 2, move 2',
      printed: 'The position analysed before move 2 is called (3, 5, 7).',
      sure: 'The figure beside it and the rows of the printed sum are those of (3, 5, 6).',
    },
    pt: {
      where: 'Seção 2.4, exemplo 2, jogada 2',
      printed: 'A posição analisada antes da jogada 2 é chamada (3, 5, 7).',
      holds:
        'A posição é (3, 5, 6), como na figura e na soma impressa; com isso, tudo o mais que está impresso desta partida está certo.',
      counterexample:
        'Na jogada 1 retira-se um bloco da terceira pilha: {differ} das {of} células difere.',
      found: replayed,
      sure: 'A figura ao lado e as linhas da soma impressa são as de (3, 5, 6).',
    },
  },
  {
    id: 'carvalho2013/misere-nim-rules',
    certainty: 'reading',
    takes: [
      /(?<n>\([\d, ]+\)) meets none of the conditions.*: the move to (?<to>\([\d, ]+\)) wins; (?<p>\([\d, ]+\)) meets condition 3/,
      /of at most (?<blocks>\d+) blocks/,
    ],
    en: {
      where: 'Section 2.5, conditions for an N-position, condition 3',
      printed:
        'Two or more heaps have more than one block and the nim-sum of those heaps is not 0.',
      sure: 'The example of the section adds up all heaps, also that of one block: the condition is right once "those heaps" are all heaps of the position.',
    },
    pt: {
      where: 'Seção 2.5, condições para uma N-posição, condição 3',
      printed:
        'Existem duas ou mais pilhas com mais do que um bloco e a soma-Nim dessas pilhas é diferente de zero.',
      holds:
        'Na condição 3, a soma-Nim é a de todas as pilhas, como o próprio exemplo a calcula: assim as três condições valem em todas as posições examinadas.',
      counterexample:
        '{n} não satisfaz nenhuma das condições, mas é uma N-posição: a jogada para {to} vence. {p} satisfaz a condição 3, mas é uma P-posição: a soma-Nim de todas as suas pilhas é 0 e toda jogada perde.',
      found:
        'Todas as posições com até {blocks} blocos, pela busca de tudo o que pode vir a seguir.',
      sure: 'O exemplo da seção soma todas as pilhas, também a de um bloco: a condição está certa se "dessas pilhas" são todas as pilhas da posição.',
    },
  },
  {
    id: 'carvalho2013/misere-nim-example',
    certainty: 'print',
    en: {
      where: 'Section 2.5, example, first move',
      printed: 'At (3, 5, 7) condition 2 fails because there is more than one heap with one block.',
      sure: 'No heap of (3, 5, 7) has one block; a second "more than" is missing, before "one block".',
    },
    pt: {
      where: 'Seção 2.5, exemplo, primeira jogada',
      printed:
        'Em (3, 5, 7) a condição 2 não se verifica porque existe mais que uma pilha com um bloco.',
      holds:
        'Existe mais que uma pilha com mais do que um bloco; com isso, tudo o mais que está impresso desta partida está certo.',
      counterexample:
        '(3, 5, 7) não tem pilha alguma com um bloco, e três com mais do que um: {differ} das {of} células difere.',
      found: replayed,
      sure: 'Nenhuma pilha de (3, 5, 7) tem um bloco; falta um segundo "mais do que", antes de "um bloco".',
    },
  },
  {
    id: 'carvalho2013/nim2k-terminal',
    certainty: 'reading',
    takes: [/starts with (?<start>\d+) block/],
    en: {
      where: 'Section 2.6, analysis of the game',
      printed:
        'The positions 0 and 1 are never reached, so that 2 is taken as the only terminal position.',
      sure: 'The rules allow the start with one block. No move leads to 0 or 1, and that is probably meant.',
    },
    pt: {
      where: 'Seção 2.6, análise do jogo',
      printed:
        'As posições 0 e 1 nunca são atingidas; por isso só a posição 2 é considerada terminal.',
      holds:
        'Nenhuma jogada leva a 0 ou a 1; a afirmação vale para todo início com dois ou mais blocos, que os lemas sobre o jogo supõem.',
      counterexample:
        'As regras permitem começar com {start} bloco: a partida está então na posição {start}, sem jogada, e 2 não é a única posição terminal.',
      found: 'Todas as partidas a partir de n = {from} a {to}, pelas regras.',
      sure: 'As regras permitem começar com um bloco. Nenhuma jogada leva a 0 ou a 1, e é provavelmente isso o que se quer dizer.',
    },
  },
  {
    id: 'carvalho2013/nim2k-example',
    certainty: 'transcription',
    en: {
      where: 'Section 2.6, example, moves 6 and 7',
      printed: '16 = 1000 and 8 = 100 in binary.',
      sure: 'Each has lost a zero, in print or possibly in the transcription only; the powers 2^4 and 2^3 beside them are right.',
    },
    pt: {
      where: 'Seção 2.6, exemplo, jogadas 6 e 7',
      printed: '16 = 1000 e 8 = 100 em base 2.',
      holds:
        'Em base 2, 16 é 10000 e 8 é 1000; com isso, tudo o mais que está impresso desta partida está certo.',
      counterexample: 'Falta um zero em cada uma: {differ} das {of} células diferem.',
      found: replayed,
      sure: 'Falta um zero em cada uma, na impressão ou, talvez, apenas na transcrição; as potências 2^4 e 2^3 ao lado estão certas.',
    },
  },
  {
    id: 'carvalho2013/fibonacci-nim-second-player',
    certainty: 'print',
    takes: [
      /from N = (?<n>\d+) A takes (?<taken>\d+), which leaves (?<left>\d+) and a limit of (?<limit>\d+)/,
      /N = 1 to (?<most>\d+) by the least winning number/,
    ],
    en: {
      where: 'Section 2.8, winning strategy, last paragraph',
      printed:
        'If the game does not start at a Fibonacci number, B can secure the win after the first move of A.',
      sure: 'The paragraphs before it give the win from such a start to A; without the word "not" the sentence is right.',
    },
    pt: {
      where: 'Seção 2.8, estratégia vencedora, último parágrafo',
      printed:
        'Se o jogo não começar num número de Fibonacci, B consegue garantir a sua vitória após a jogada inicial de A.',
      holds:
        'Sem a palavra "não": se N >= 2 é um número de Fibonacci, B vence após qualquer jogada inicial de A, com a estratégia descrita.',
      counterexample:
        'N = {n}: A retira {taken} e deixa {left} blocos, dos quais B pode retirar no máximo {limit}; seja qual for a resposta, A retira todo o resto.',
      found:
        'N = 1 a {most}, pelo menor número vencedor de cada pilha; para N menores, também pela busca de tudo o que pode vir a seguir e como jogador contra todas as respostas.',
      sure: 'Os parágrafos anteriores dão a vitória, nesse caso, ao jogador A; sem a palavra "não" a frase está certa.',
    },
  },
  {
    id: 'carvalho2013/theorem-2.9.1-proof-algorithm',
    certainty: 'print',
    takes: [
      /k = (?<k>\d+), (?<position>\([\d, ]+\)): with k_1 = (?<first>\d+) and k_2 = (?<second>\d+) it may pick the heaps of (?<a>\d+) and (?<b>\d+), .* at (?<every>\([\d, ]+\)) every choice/,
      /all positions of at most (?<blocks>\d+) blocks/,
    ],
    en: {
      where: 'Section 2.9, proof of Theorem 2.9.1, part 2, the case k_1 + k_2 >= k',
      printed:
        'If k_1 + k_2 >= k, choose any k - k_1 rows with a 1 in that column: the k chosen rows can then be lowered to sum 0.',
      sure: 'Where k_1 + k_2 > k the rows already chosen suffice in that column, and the further rows are wanted in later ones. The theorem itself is not touched.',
    },
    pt: {
      where: 'Seção 2.9, demonstração do Teorema 2.9.1, parte 2, caso k_1 + k_2 >= k',
      printed:
        'Se k_1 + k_2 >= k, escolhem-se quaisquer k - k_1 linhas com 1 nessa posição; com as k linhas escolhidas chega-se a uma soma nula.',
      holds:
        'Se k_1 + k_2 > k, não se escolhe linha alguma: k + 1 - k_2 das linhas já escolhidas recebem 1 nessa coluna, e segue-se para a coluna à direita; se k_1 + k_2 <= k, escolhem-se k_2 linhas e todas as escolhidas recebem 0. Assim corrigido, o procedimento deu certo em todos os casos examinados.',
      counterexample:
        'k = {k}, {position}: com k_1 = {first} e k_2 = {second} podem ser escolhidas as pilhas de {a} e {b}, e nenhuma redução dessas pilhas anula todas as somas. Em {every}, toda escolha dá errado.',
      found:
        'Todas as posições com até {blocks} blocos, com todas as escolhas e todas as reduções; o procedimento corrigido, também em posições aleatórias.',
      sure: 'Onde k_1 + k_2 > k, as linhas já escolhidas bastam nessa coluna, e as outras fazem falta nas seguintes. O teorema em si não é afetado.',
    },
  },
  {
    id: 'carvalho2013/moore-example-2',
    certainty: 'print',
    en: {
      where: 'Section 2.9, example 2, second sum',
      printed: 'The rows of (2, 7, 7, 5) are 0010, 0111, 0101 and 0111.',
      sure: 'The third and the fourth row stand in the other order; the sum does not change.',
    },
    pt: {
      where: 'Seção 2.9, exemplo 2, segunda soma',
      printed: 'As linhas de (2, 7, 7, 5) são 0010, 0111, 0101 e 0111.',
      holds:
        '7 é 0111 e 5 é 0101: a terceira e a quarta linha estão trocadas. A soma é a mesma, e todo o resto está certo.',
      counterexample: '{differ} das {of} células diferem.',
      found:
        'Todas as formas binárias, as somas coluna a coluna, os resultados pela busca de tudo o que pode vir a seguir.',
      sure: 'A terceira e a quarta linha estão trocadas; a soma não muda.',
    },
  },
];
