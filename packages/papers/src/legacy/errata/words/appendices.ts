import type { ErratumWords } from '../words.js';

/** The appendices, and the short paper on grafts. */
export const appendices: readonly ErratumWords[] = [
  {
    id: 'martins2024/appendix-A/reading-direction',
    certainty: 'print',
    takes: [
      /n = (?<n>\d+), move (?<move>\d+) \((?<digits>\d+)\), state (?<state>\S+): /,
      /first for n = (?<m>\d+), move (?<later>\d+) \((?<string>\d+)\), state (?<other>[^:]+): /,
    ],
    en: {
      where: 'Appendix A, rules of the binary representation',
      printed:
        'The string is read from right to left; a digit equal to the one before says that its disc lies on the disc before.',
      sure: 'The direction is named twice, in the rules and below them. It may come from the source of the rules; the leftmost digit being that of the largest disc is not at fault.',
    },
    pt: {
      where: 'Apêndice A, regras da representação binária',
      printed:
        'A cadeia é lida da direita para a esquerda; um bit igual ao anterior significa que o seu disco está sobre o disco anterior.',
      holds:
        'Lida da esquerda para a direita, com os pinos em círculo, a regra vale. Que discos com dígitos iguais em sequência estão no mesmo pino vale nos dois sentidos.',
      counterexample:
        'n = {n}, movimento {move} ({digits}), estado {state}: d_2 é lido depois de d_1, com dígito igual, mas não está sobre ele: é d_1 que está sobre d_2. Lida da esquerda para a direita, a regra nunca erra com os pinos em círculo; com os pinos em linha, erra, primeiro para n = {m}, movimento {later} ({string}), estado {other}.',
      found:
        'Todos os pares de dígitos vizinhos em todos os estados da solução mínima, para n = {from} a {to}, lidos nos dois sentidos.',
      sure: 'O sentido da leitura é dito duas vezes, nas regras e logo abaixo delas. Pode vir da fonte das regras; que o dígito mais à esquerda seja o do maior disco está certo.',
    },
  },
  {
    id: 'martins2024/appendix-C/S33-is-K3',
    certainty: 'transcription',
    takes: [
      /S_3\^3, made of three S_3\^2 of (?<part>\d+) vertices, has .* = (?<order>\d+) vertices, K_3 has (?<vertices>\d+)/,
    ],
    en: {
      where: 'Appendix C, paragraph on the Sierpinski triangle graphs',
      printed: 'The first Sierpinski triangle graph, S_3^3, is isomorphic to K_3.',
      sure: 'One exponent: a slip of the print, or possibly of the transcription only.',
    },
    pt: {
      where: 'Apêndice C, parágrafo sobre os grafos do Triângulo de Sierpinski',
      printed: 'O primeiro grafo do Triângulo de Sierpinski, S_3^3, é isomorfo a K_3.',
      holds:
        'O primeiro grafo é S_3^1, a partir do qual S_3^n se constrói com três cópias de S_3^(n-1); ele é isomorfo a K_3.',
      counterexample:
        'S_3^3, formado por três S_3^2 de {part} vértices, tem 3 * {part} - 3 = {order} vértices; K_3 tem {vertices}.',
      found:
        'Os grafos do Triângulo de Sierpinski de nível 1 a 5 comparados com K_3 por isomorfismo, e suas ordens, pela construção.',
      sure: 'É um único expoente: um lapso da impressão ou, talvez, apenas da transcrição.',
    },
  },
  {
    id: 'martins2024/appendix-E/tape-2',
    certainty: 'print',
    takes: [
      /stated (?<stated>[\d, ]+), computed (?<computed>[\d, ]+); .*: stated (?<days>\d+), computed (?<gap>\d+) from day (?<first>\d+) to day (?<second>\d+)/,
    ],
    en: {
      where: 'Appendix E, use of the second tape',
      printed: 'In a cycle of one week the second tape is used every 4 days: 2, 6, 9, ...',
      sure: 'Days and interval contradict each other in the sentence itself; which of the two was meant cannot be told.',
    },
    pt: {
      where: 'Apêndice E, uso da segunda fita',
      printed: 'Em um ciclo de uma semana, a segunda fita é usada a cada 4 dias: 2, 6, 9, ...',
      holds:
        'A cada {days} dias, ela é usada nos dias {computed}; os dias {stated} são os de uma semana que recomeça, com intervalos de {days} e {gap} dias.',
      counterexample:
        'Dias em uma única solução longa: impresso {stated}, calculado {computed}. Em uma semana que recomeça, do dia {first} ao dia {second} são {gap} dias, e não {days}.',
      found:
        'Os dias em que o disco se move na solução mínima com 7 discos e com 3 discos recomeçada a cada 7 dias, por simulação e por aritmética.',
      sure: 'Os dias e o intervalo se contradizem na própria frase; qual dos dois se pretendia, não se pode saber.',
    },
  },
];
