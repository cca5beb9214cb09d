import type { ErratumWords } from '../words.js';

/** The algorithms of chapter 4. */
export const solvers: readonly ErratumWords[] = [
  {
    id: 'martins2024/algorithm-5',
    certainty: 'reading',
    takes: [
      /n = (?<n>\d+), from (?<start>\S+): at move (?<move>\d+), line 4 .*; if line 4 may move disc 1: n = (?<m>\d+), from (?<other>\S+): at move (?<at>\d+), line 3 .* from p(?<peg>\d)/,
    ],
    en: {
      where: 'Section 4.2.1, Algorithm 5, lines 4 and 5',
      printed:
        'Repeat: move d_1 by two positions, whichever way is possible; make the next possible move; until all discs are on p_2.',
      sure: 'The lines are whole and clear in the transcription. As in Algorithm 2 the moves are right; what is missing is the test between the two moves of the loop.',
    },
    pt: {
      where: 'Seção 4.2.1, Algoritmo 5, linhas 4 e 5',
      printed:
        'Repetir: mover d_1 duas posições, no sentido possível; realizar o próximo movimento possível; até que todos os discos estejam em p_2.',
      holds:
        'O próximo movimento possível é o de um disco diferente de d_1. O objetivo é alcançado por um movimento de d_1; por isso, o teste de parada precisa estar também entre as duas linhas do laço (ou a segunda é omitida quando não há movimento). Com esse ajuste, o número de movimentos é 3^n - 1 para todos os n testados.',
      counterexample:
        'n = {n}, a partir de {start}: no movimento {move}, a linha 4 não encontra nenhum disco além de d_1 que possa ser movido. Todos os discos já estão em p_2, mas o teste só vem depois da linha 4. Se a linha 4 puder mover d_1, então, no movimento {at}, a linha 3 não encontra como mover d_1 duas posições a partir de p_{peg}.',
      found:
        'O algoritmo foi executado nas duas leituras, para n = {from} a {to}, e o resultado ajustado foi comparado com a busca em largura.',
      sure: 'As linhas estão íntegras e claras na transcrição. Como no Algoritmo 2, os movimentos estão certos; falta apenas o teste entre os dois movimentos do laço.',
    },
  },
  {
    id: 'martins2024/algorithm-6',
    certainty: 'print',
    takes: [
      /n = (?<n>\d+), from (?<start>\S+): at move (?<move>\d+), no disc may go from p(?<source>\d) to p(?<target>\d)/,
    ],
    en: {
      where: 'Section 4.2.1, Algorithm 6, lines 3 to 10',
      printed: 'Six recursive calls with n - 1 discs and two moves of a top disc.',
      found:
        'Run as printed and in other readings (lines exchanged, other pegs, moves between any two pegs); with three calls it takes as few moves as the search, n = {from} to {to}.',
      sure: 'Several garbled lines would be needed: no exchange of two lines, and no other reading of the parameters that we tried, repairs it. With six calls there would also be more than 3^n - 1 moves.',
    },
    pt: {
      where: 'Seção 4.2.1, Algoritmo 6, linhas 3 a 10',
      printed: 'Seis chamadas recursivas com n - 1 discos e dois movimentos de um disco do topo.',
      holds:
        'Funciona com três chamadas no lugar de seis: B(n-1; p_0, p_1, p_2), mover de p_0 para p_1, B(n-1; p_2, p_1, p_0), mover de p_1 para p_2, B(n-1; p_0, p_1, p_2).',
      counterexample:
        'n = {n}, a partir de {start}: já no movimento {move} um disco teria de ir de p_{source} para p_{target}, pinos que não são adjacentes.',
      found:
        'O algoritmo foi executado como impresso e em outras leituras (linhas trocadas, outros pinos, movimentos sem restrição); com três chamadas, dá tão poucos movimentos quanto a busca, para n = {from} a {to}.',
      sure: 'Seria preciso que várias linhas tivessem sido alteradas: nenhuma das trocas de linhas nem das outras leituras dos parâmetros que testamos o corrige. Além disso, com seis chamadas haveria mais de 3^n - 1 movimentos.',
    },
  },
  {
    id: 'martins2024/algorithm-7',
    certainty: 'print',
    takes: [
      /n = (?<n>\d+): the play goes (?<play>.+?); then p2 is full: its capacity is (?<none>\d+)\. n = (?<m>\d+): the play goes (?<longer>.+?); then p1 is full: its capacity is (?<room>\d+)\./,
      /All (?<readings>\d+) readings/,
    ],
    en: {
      where: 'Section 4.3.1, Algorithm 7',
      printed: 'The recursion brings the balls from every state to d_1, ..., d_n on p_0.',
      found:
        'Run from every state, as printed and in {readings} readings; the repaired form is compared with distances by search, and each move with the legal ones.',
      sure: 'The lines are whole in the transcription; the indentation, which says where a block ends, may have suffered. Every combination of the readings and additions named was tried.',
    },
    pt: {
      where: 'Seção 4.3.1, Algoritmo 7',
      printed: 'A recursão leva as esferas de qualquer estado até d_1, ..., d_n em p_0.',
      holds:
        'Vale para n >= 3 com p_0[0] como a base de p_0 e três acréscimos, nenhum dos quais é dispensável: a chamada com n = 0 termina de imediato; uma chamada não mexe nos discos maiores que n, já colocados na base de p_0; depois da linha 17, a chamada termina. Com n = 2, nenhum algoritmo resolve: dois dos quatro estados não alcançam o objetivo.',
      counterexample:
        'n = {m}: a execução passa por {longer}, e então p_1 está cheio (capacidade {room}). n = {n}: começa em {play}, e p_2 já está cheio (capacidade {none}). A linha 2 encontra d_n na base de p_0; a chamada para n - 1 não encontra ali d_(n-1), leva-o a p_2 pela linha 12 e, pela linha 29, esvazia p_0, inclusive de d_n.',
      found:
        'Execução a partir de todos os estados, como impresso e em {readings} leituras; os resultados da forma corrigida foram comparados com as distâncias obtidas por busca, e cada movimento conferido entre os permitidos.',
      sure: 'As linhas estão íntegras na transcrição; já o recuo, que diz onde cada bloco termina, pode ter sofrido. Todas as combinações das leituras e dos acréscimos citados foram testadas.',
    },
  },
  {
    id: 'martins2024/algorithm-7/optimality',
    certainty: 'print',
    takes: [/Repaired: (?<play>.+): (?<moves>\d+) moves, where (?<least>\d+) suffice/],
    en: {
      where: 'Section 4.3.1, last paragraph before Algorithm 7',
      printed: 'For few discs, such as 2, 3, ..., 6, Algorithm 7 solves by the shortest path.',
      found: 'Every state, against distances by search.',
      sure: 'The sentence is clear. What is compared is our repaired form, as the printed one solves no state; another repair could do better on some states.',
    },
    pt: {
      where: 'Seção 4.3.1, último parágrafo antes do Algoritmo 7',
      printed: 'Para poucos discos, como 2, 3, ..., 6, o Algoritmo 7 resolve pelo menor caminho.',
      holds:
        'Como impresso, não resolve nenhum estado; corrigido, resolve todos para n >= 3, mas nem todos pelo menor caminho.',
      counterexample: 'Na forma corrigida: {play} são {moves} movimentos, e {least} bastam.',
      found: 'Todos os estados, comparados com as distâncias obtidas por busca.',
      sure: 'A frase é clara. O que se compara é a nossa forma corrigida, já que a impressa não resolve nenhum estado; outra correção poderia sair-se melhor em alguns estados.',
    },
  },
  {
    id: 'martins2024/algorithm-9',
    certainty: 'print',
    takes: [
      /n = (?<n>\d+): the play goes (?<play>.+?); then there is no disc 0\. n = (?<m>\d+): the play goes (?<longer>.+?); then there is no disc 0/,
      /All (?<readings>\d+) readings/,
    ],
    en: {
      where: 'Section 4.4.2, Algorithm 9',
      printed: 'The recursion brings the discs from every state to d_1, ..., d_n on p_0.',
      found:
        'Run from every state, as printed and in {readings} readings; the repaired form is compared with distances by search.',
      sure: 'It has no case that ends the recursion, as Algorithm 7. The indentation may have suffered in the transcription; every combination of the readings and additions named was tried.',
    },
    pt: {
      where: 'Seção 4.4.2, Algoritmo 9',
      printed: 'A recursão leva os discos de qualquer estado até d_1, ..., d_n em p_0.',
      holds:
        'Vale com p_0[0] como a base de p_0 e três acréscimos, nenhum dos quais é dispensável: a chamada com n = 0 termina de imediato; uma chamada não mexe nos discos maiores que n, já colocados na base de p_0; depois das linhas 14 e 21, a chamada termina.',
      counterexample:
        'n = {n}: a execução passa por {play}, e então se pede um disco d_0, que não existe; n = {m}: {longer}, e o mesmo. Para n = 1, a linha 2 encontra d_1 na base de p_0 e chama Oxford(0), que pela linha 27 esvazia p_0 e pela linha 28 move d_0; para n maior, a linha 27 tira também d_n do seu lugar.',
      found:
        'Execução a partir de todos os estados, como impresso e em {readings} leituras; os resultados da forma corrigida foram comparados com as distâncias obtidas por busca.',
      sure: 'Como no Algoritmo 7, falta o caso que encerra a recursão. O recuo pode ter sofrido na transcrição; todas as combinações das leituras e dos acréscimos citados foram testadas.',
    },
  },
];
