import type { ErratumWords } from '../words.js';

/** Chapter 2, and what chapter 3 says of the game and of its graph. */
export const foundations: readonly ErratumWords[] = [
  {
    id: 'martins2024/section-2.3/notation',
    certainty: 'print',
    takes: [
      /\(n = (?<n>\d+): (?<worst>\d+) and (?<best>\d+) steps\)/,
      /\((?<steps>\d+) of (?<square>\d+)\)/,
    ],
    en: {
      where: 'Section 2.3, list of the notations O, Omega and Theta',
      printed:
        'O is the worst case (the greatest number of steps), Omega the best case (the least number), and Theta supposes a probability distribution on the inputs.',
      sure: 'It is in the wording itself, for all three notations. Many introductions say the same; where only O is used, as in the rest of the work, nothing else changes.',
    },
    pt: {
      where: 'Seção 2.3, lista das notações O, Ω e Θ',
      printed:
        'O indica o pior caso (o maior número de passos); Ω, o melhor caso (o menor número); e Θ supõe uma distribuição de probabilidade das entradas.',
      holds:
        'O, Ω e Θ limitam uma função por cima, por baixo e dos dois lados, a menos de um fator constante e para n grande. O pior caso, o melhor caso e o caso médio são três funções, e cada uma delas admite os três limites. É o caso médio que exige uma distribuição das entradas.',
      counterexample:
        'A busca sequencial em uma lista de n elementos dá n passos no pior caso e 1 no melhor (com n = {n}: {worst} e {best}). O pior caso é Ω(n), e o melhor não é; logo, Ω não designa o melhor caso. O pior caso também é O(n^2), sem chegar a n^2 passos (com n = {n}: {steps}, e não {square}), e é Θ(n) sem que se suponha distribuição alguma.',
      found:
        'A busca foi executada sobre todas as n entradas possíveis, para n = {from} a {to}, e comparada com as fórmulas fechadas.',
      sure: 'Está na própria redação, nas três notações. Muitos textos introdutórios dizem o mesmo; como o restante do trabalho só usa O, nada mais se altera.',
    },
  },
  {
    id: 'martins2024/section-3.4/figure-3.6-path',
    certainty: 'transcription',
    takes: [
      /state (?<state>\d+): printed (?<printed>\S+), computed (?<computed>\S+) \(disc (?<disc>\d+) is missing\)/,
    ],
    en: {
      where: 'Section 3.4, list of states beside Figure 3.6',
      printed: 'The shortest path of H_3^3: 123//, 23//1, 3/2/1, 3/12/, /12/3, 1/2/3, 1//3, //123.',
      sure: 'One digit is missing, which may be a slip of the print or of the transcription; the figure, which would tell, is lost to us. States are counted from 0.',
    },
    pt: {
      where: 'Seção 3.4, lista de estados junto à Figura 3.6',
      printed: 'O caminho mínimo de H_3^3: 123//, 23//1, 3/2/1, 3/12/, /12/3, 1/2/3, 1//3, //123.',
      holds: 'O penúltimo estado é {computed}: no rótulo {printed} falta o disco {disc}.',
      counterexample: 'Após {state} movimentos: impresso {printed}, calculado {computed}.',
      found:
        'Os oito rótulos foram comparados com o caminho mínimo obtido por busca, e cada rótulo com as regras do jogo.',
      sure: 'Falta um único algarismo, o que pode ser um lapso da impressão ou da transcrição; a figura, que decidiria, não nos está disponível.',
    },
  },
  {
    id: 'martins2024/section-3.4/H32-is-A-T6',
    certainty: 'print',
    takes: [
      /H_3\^2 has (?<vertices>\d+) vertices and (?<edges>\d+) edges, A\(T_6\) has (?<order>\d+) vertices and (?<size>\d+) edges/,
    ],
    en: {
      where: 'Section 3.4 (and "assuming that H_3^2 is an A(T_6)" in section 6.1.3)',
      printed: 'H_3^2 is formed by the alternate triangular snake A(T_6), and is taken to be one.',
      sure: 'The work itself adds the edge u_1u_6 in section 6.1.3, so only the shorter wording is at fault.',
    },
    pt: {
      where: 'Seção 3.4 (e a hipótese de que H_3^2 é um A(T_6), na seção 6.1.3)',
      printed: 'H_3^2 é formado pelo cobra triangular alternada A(T_6) e é tratado como tal.',
      holds: 'A(T_6) com mais uma aresta, u_1u_6, é H_3^2, como diz a própria seção 6.1.3.',
      counterexample:
        'H_3^2 tem {vertices} vértices e {edges} arestas; A(T_6) tem {order} vértices e {size} arestas.',
      found:
        'Ordem, tamanho e isomorfismo dos dois grafos; A(T_6) é subgrafo gerador de H_3^2, por uma bijeção conferida à parte.',
      sure: 'O próprio trabalho acrescenta a aresta u_1u_6 na seção 6.1.3; só a formulação abreviada precisa de ajuste.',
    },
  },
];
