import type { ErratumWords } from '../words.js';

/** Chapter 5. */
export const manaus: readonly ErratumWords[] = [
  {
    id: 'martins2024/figure-5.3',
    certainty: 'transcription',
    takes: [
      /(?<states>\d+) states have disc 4 on p0 and need at most (?<most>\d+) moves, but only (?<few>\d+) \D*numbers/,
      /The farthest state, (?<state>[^,]+), needs (?<moves>\d+) moves: (?<play>.+)/,
    ],
    en: {
      where: 'Section 5.1, Figure 5.3, column M',
      printed:
        '36 good states of the game with 4 discs with their least numbers of moves M, of which 11 is the largest.',
      sure: 'Probably of the transcription only: its rows are garbled and the boards are lost, so the numbers can only be compared by how often each occurs. Please compare the print with the table above.',
    },
    pt: {
      where: 'Seção 5.1, Figura 5.3, coluna M',
      printed:
        'Os 36 estados bons do jogo com 4 discos, com os números mínimos de movimentos M, dos quais 11 é o maior.',
      holds:
        'Pelo Teorema 7 do próprio trabalho, o maior número é 2^4 - 3 = {moves}. Os desenhos dos estados se perderam, e os números, comparados pela frequência de cada um, podem ter sofrido na transcrição, que repete uma linha.',
      counterexample:
        '{differ} de {of} células diferem. Há {states} estados com o disco 4 em p_0, que precisam de no máximo {most} movimentos, mas só {few} dos números são no máximo {most}. O estado mais distante, {state}, precisa de {moves} movimentos: {play}.',
      found:
        'Distâncias de todos os estados de M_3^4 por duas buscas, comparadas com os números impressos pela frequência de cada um.',
      sure: 'Provavelmente é apenas da transcrição: as linhas estão embaralhadas, e os desenhos dos estados se perderam, de modo que só a frequência de cada número pode ser comparada. Pedimos que se compare o original com a tabela acima.',
    },
  },
  {
    id: 'martins2024/algorithm-11',
    certainty: 'print',
    takes: [
      /n = (?<n>\d+), from (?<start>\S+): at move (?<move>\d+), p2 is full: its capacity is (?<capacity>\d+) \(.*; and from (?<near>[^,]+), one move from the goal/,
    ],
    en: {
      where: 'Section 5.2, Algorithm 11, line 6',
      printed: 'If d_n is on p_1 or on p_0: solucaoManaus(n - 1, p_2, p_1, p_0).',
      found:
        'Run from every good state, n = {from} to {to}, as printed and with line 6 as in the text.',
      sure: 'The text before the algorithm asks in line 6 for d_n on p_1 only; text and listing differ. With the condition of the text, and a disc that is in its place left there, the algorithm is right and optimal.',
    },
    pt: {
      where: 'Seção 5.2, Algoritmo 11, linha 6',
      printed: 'Se d_n está em p_1 ou em p_0: solucaoManaus(n - 1, p_2, p_1, p_0).',
      holds:
        'A linha 6 só deve fazer a chamada quando d_n está em p_1, como diz o texto que precede o algoritmo, e mover um disco para onde ele já está não altera nada. Assim, todo estado bom é levado a p_0 com o menor número de movimentos. Como impressa, a linha 6 quer também todos os discos menores em p_2, onde nunca cabem.',
      counterexample:
        'n = {n}, a partir de {start}: no movimento {move}, p_2 está cheio (capacidade {capacity}), e a linha 7 quer d_1 ali. O mesmo a partir de {near}, a um movimento do objetivo.',
      found:
        'Execução a partir de todos os estados bons, para n = {from} a {to}, como impresso e com a linha 6 do texto.',
      sure: 'O texto que precede o algoritmo pede, na linha 6, apenas d_n em p_1; texto e listagem divergem. Com a condição do texto, e sem mover um disco que já está no lugar, o algoritmo está certo e é ótimo.',
    },
  },
  {
    id: 'martins2024/algorithm-12',
    certainty: 'print',
    takes: [
      /n = (?<n>\d+), from (?<start>\S+): at move (?<move>\d+), p2 is full: its capacity is (?<capacity>\d+)/,
    ],
    en: {
      where: 'Section 5.2, Algorithm 12',
      printed:
        'Tests the state with Algorithm 10 and solves it with Algorithm 11, or prints "IMPOSSIVEL".',
      sure: 'Only a consequence of Algorithm 11: once that is repaired, nothing is to be changed here.',
    },
    pt: {
      where: 'Seção 5.2, Algoritmo 12',
      printed:
        'Testa o estado com o Algoritmo 10 e o resolve com o Algoritmo 11, ou imprime "IMPOSSIVEL".',
      holds:
        'Com o Algoritmo 11 corrigido (a linha 6 apenas para d_n em p_1, e sem mover um disco para onde ele já está), todo estado bom é levado a p_0 com o menor número de movimentos. A mensagem está certa como impressa.',
      counterexample:
        'n = {n}, a partir de {start}: no movimento {move}, p_2 está cheio (capacidade {capacity}).',
      found:
        'Todos os estados regulares, para n = {from} a {to}: os bons, resolvidos e comparados com a busca; os ruins, com a mensagem.',
      sure: 'É apenas consequência do Algoritmo 11: corrigido este, nada precisa mudar aqui.',
    },
  },
  {
    id: 'martins2024/lemma-4',
    certainty: 'reading',
    takes: [/RIGHT of M_3\^2 has (?<states>\d+) states, as the capacity of p2 is (?<capacity>\d+)/],
    en: {
      where: 'Section 5.3, Lemma 4, assertion iii',
      printed:
        'DIR is isomorphic to M_3^(n-1) with the left corner added (no bound on n is named).',
      sure: 'A border case only, n = 2: the work says itself that M_3^1 does not exist. From n = 3 on all three assertions hold. In the proof of iii one label seems to have an extra bar: the added state is /1..n-1/n.',
    },
    pt: {
      where: 'Seção 5.3, Lema 4, assertiva iii',
      printed:
        'DIR é isomorfo a M_3^(n-1) com a extremidade da esquerda acrescentada (sem restrição a n).',
      holds:
        'Vale para n >= 3, com a extremidade acrescentada ligada como em H_3^(n-1). Omitido d_n, o estado acrescentado é /1..n-1/; ele fica no topo da parte direita, e à sua esquerda quando a cópia de M_3^(n-1) é tomada com p_0 e p_1 trocados.',
      counterexample:
        'A parte DIR de M_3^2 tem {states} estados, pois a capacidade de p_2 é {capacity}; M_3^1, que não existe, com uma extremidade acrescentada teria ao menos um.',
      found:
        'Para n = {from} a {to}: as bijeções que omitem d_n, conferidas à parte, nas duas leituras de esquerda, e isomorfismos obtidos por busca.',
      sure: 'É apenas um caso limite, n = 2: o próprio trabalho diz que M_3^1 não existe. A partir de n = 3, as três assertivas valem. Na demonstração de iii, um rótulo parece ter uma barra a mais: o estado acrescentado é /1..n-1/n.',
    },
  },
  {
    id: 'martins2024/section-5.3/order-sentence',
    certainty: 'print',
    takes: [
      /n = (?<n>\d+): printed .*? = (?<printed>\d+), computed (?<computed>\d+) = .*, as in theorem 8: (?<one>\S+), (?<two>\S+) and (?<three>\S+)/,
    ],
    en: {
      where: 'Section 5.3, the sentence before Theorem 8',
      printed: 'Theorem 8 proves that the graph of the Tower of Manaus has 3^n (n + 1) vertices.',
      sure: 'The sentence and the theorem that it announces differ. That "- 2" was lost in the transcription cannot be excluded.',
    },
    pt: {
      where: 'Seção 5.3, frase que antecede o Teorema 8',
      printed: 'O Teorema 8 prova que o grafo da Torre de Manaus tem 3^n (n + 1) vértices.',
      holds: 'O próprio Teorema 8 diz 3^n - 2(n + 1): na frase falta "- 2".',
      counterexample:
        'n = {n}: impresso 3^n (n + 1) = {printed}, calculado {computed} = 3^n - 2(n + 1), como no Teorema 8: {one}, {two} e {three}.',
      found:
        'Ordem do grafo, para n = {from} a {to}, e, nos casos menores, todos os arranjos testados um a um.',
      sure: 'A frase e o teorema que ela anuncia divergem. Não se pode excluir que "- 2" se tenha perdido na transcrição.',
    },
  },
];
