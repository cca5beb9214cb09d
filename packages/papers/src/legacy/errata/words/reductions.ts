import type { ErratumWords } from '../words.js';

/** The reductions of the work on block games. */
export const reductions: readonly ErratumWords[] = [
  {
    id: 'ramos2014/figure-7',
    certainty: 'reading',
    takes: [
      /makes (?<literals>\d+) literals of clause (?<clause>\d+) true; none of the (?<states>\d+) states/,
    ],
    en: {
      where: 'Section 3.4, Figure 7',
      printed:
        'A level built from (x1 or x2) and (not x1 or not x2) and (x1 or not x2), fully compatible with the scheme of the reduction.',
      sure: 'It rests on what non-alternating means, as Theorem 3.1 does, and on the scheme as the text has it: the drawing itself is not in our text.',
    },
    pt: {
      where: 'Seção 3.4, Figura 7',
      printed:
        'Uma fase construída a partir de (x1 ou x2) e (não x1 ou não x2) e (x1 ou não x2), compatível com o esquema da redução.',
      holds:
        'A fase tem solução se as chaves das cláusulas ligam as pontes de vez. Pelas regras formais, as de dois literais verdadeiros invertem duas vezes a terceira ponte.',
      counterexample:
        'A única valoração que satisfaz a fórmula (x1 verdadeira, x2 falsa) torna verdadeiros {literals} literais da cláusula {clause}; nenhum dos {states} estados alcançáveis vence.',
      found:
        'Todos os estados alcançáveis da fase do exemplo, e cada escolha de lados pela contagem dos literais verdadeiros.',
      sure: 'Depende do que se entende por não-alternante, como o Teorema 3.1, e do esquema descrito no texto: o desenho em si não está no nosso texto.',
    },
  },
];
