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
];
