import type { ErratumWords } from '../words.js';

/** The algorithms of chapter 3. */
export const hanoi: readonly ErratumWords[] = [
  {
    id: 'martins2024/algorithm-2',
    certainty: 'reading',
    takes: [
      /n = (?<n>\d+), from (?<start>\S+): at move (?<move>\d+), .*of disc 1 itself (?<moves>\d+) moves are possible/,
    ],
    en: {
      where: 'Section 3.2, Algorithm 2, lines 4 and 5',
      printed:
        'Repeat: move d_1 one position on in its right direction; make the only possible move; until all discs are on p_2.',
      sure: 'The lines are whole and clear in the transcription. The moves are right; what is missing is the test between the two moves of the loop.',
    },
    pt: {
      where: 'Seção 3.2, Algoritmo 2, linhas 4 e 5',
      printed:
        'Repetir: mover d_1 uma posição na direção certa; realizar o único movimento possível; até que todos os discos estejam em p_2.',
      holds:
        'O único movimento possível é o de um disco diferente de d_1. O objetivo é alcançado por um movimento de d_1; por isso, o teste de parada precisa estar também entre os dois movimentos do laço (ou o segundo é omitido quando não existe). Com esse ajuste, o número de movimentos é 2^n - 1 para todos os n testados.',
      counterexample:
        'n = {n}, a partir de {start}: no movimento {move}, a linha 4 não encontra nenhum disco além de d_1 que possa ser movido. Todos os discos já estão em p_2, mas o teste só vem depois da linha 4; o próprio d_1 teria {moves} movimentos, e não um único.',
      found:
        'O algoritmo foi executado como impresso para n = {from} a {to}, e o resultado ajustado foi comparado com a busca em largura.',
      sure: 'As linhas estão íntegras e claras na transcrição. Os movimentos estão certos; falta apenas o teste entre os dois movimentos do laço.',
    },
  },
  {
    id: 'martins2024/algorithm-3',
    certainty: 'reading',
    takes: [
      /n = (?<n>\d+), from (?<start>\S+): line 2 finds no disc on top other than 1; the first optimal move leads to (?<next>\S+)/,
    ],
    en: {
      where: 'Section 3.2, Algorithm 3, line 2',
      printed:
        'Let d_i be the smallest disc on top other than d_1; if its legal move is in the right direction, make it, and otherwise move d_1 in its right direction.',
      sure: 'It is a border case that the print leaves open: perfect states, where no other disc is on top. Elsewhere on the path the algorithm is right.',
    },
    pt: {
      where: 'Seção 3.2, Algoritmo 3, linha 2',
      printed:
        'Seja d_i o menor disco superior diferente de d_1; se o seu movimento legal está na direção certa, realizá-lo; senão, mover d_1 na direção certa.',
      holds:
        'Quando não há outro disco no topo além de d_1, a condição deve ser tida por falsa. Assim o algoritmo acerta em todos os estados do caminho ótimo, exceto no objetivo, onde não se espera movimento algum e d_1 é retirado de lá.',
      counterexample:
        'n = {n}, estado {start}: a linha 2 não encontra nenhum disco no topo além de d_1. O primeiro movimento ótimo leva a {next}.',
      found: 'Todos os estados do caminho ótimo, obtido por busca, para n = {from} a {to}.',
      sure: 'É um caso limite que o texto deixa em aberto: os estados perfeitos, em que nenhum outro disco está no topo. No restante do caminho o algoritmo está certo.',
    },
  },
  {
    id: 'martins2024/algorithm-3/then-algorithm-2',
    certainty: 'print',
    takes: [
      /n = (?<n>\d+), from (?<start>\S+): (?<moves>\d+) moves, (?<least>\d+) (?:is|are) needed; n = (?<loop>\d+), from (?<again>\S+): at move (?<at>\d+), it does not end: all is as it was after (?<before>\d+) move/,
    ],
    en: {
      where: 'Section 3.2, the sentence that follows Algorithm 3',
      printed:
        'After the first optimal move from an abandoned state, the iterative algorithm is called and solves the game to the end.',
      found:
        'Every state of the optimal path, n = {from} to {to}: as printed, with the milder readings of both algorithms, and repaired.',
      sure: 'It does not depend on a symbol that could be garbled: Algorithm 2 always begins with d_1, also when d_1 has just moved.',
    },
    pt: {
      where: 'Seção 3.2, frase que se segue ao Algoritmo 3',
      printed:
        'Após o primeiro movimento ótimo de um estado abandonado, chama-se o algoritmo iterativo, que resolve o jogo até o fim.',
      holds:
        'O Algoritmo 2 começa por um movimento de d_1; por isso, pode dar sequência a um primeiro movimento de outro disco. Depois de um primeiro movimento de d_1, o único outro movimento deve vir antes, a menos que todos os discos já estejam em p_2. Com esse ajuste, o procedimento é ótimo a partir de qualquer estado do caminho.',
      counterexample:
        'Mesmo quando os dois algoritmos são lidos da forma mais favorável: n = {n}, a partir de {start}, são {moves} movimentos, e {least} basta; n = {loop}, a partir de {again}, o procedimento não termina, pois no movimento {at} tudo está como depois do movimento {before}.',
      found:
        'Todos os estados do caminho ótimo, para n = {from} a {to}, como impresso, na leitura mais favorável e com o ajuste.',
      sure: 'Não depende de nenhum símbolo que a transcrição pudesse ter alterado: o Algoritmo 2 sempre começa por d_1, mesmo quando d_1 acabou de ser movido.',
    },
  },
];
