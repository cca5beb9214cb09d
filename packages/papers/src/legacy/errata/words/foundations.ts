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
];
