import { type Item, unchecked } from '../../check/index.js';

export default {
  id: 'martins2024/section-3.4/sierpinski-points',
  statement: {
    en: 'The Sierpinski triangle has as many points as there are real numbers, is similar to each of its parts, and does not lose its definition when it is magnified.',
    pt: 'O triângulo de Sierpinski tem tantos pontos quantos são os números reais, é semelhante a cada uma de suas partes e não perde a definição ao ser ampliado.',
  },
  departs: {
    en: 'The fourth property of the list, area zero, has an item of its own. "Each part" is read as each of the 3^k triangles left after k rounds.',
    pt: 'A quarta propriedade da lista, a área nula, tem um item próprio. "Cada parte" é lido como cada um dos 3^k triângulos que restam após k rodadas.',
  },
  recorded: 'unchecked',
  check: () =>
    unchecked({
      en: 'claims about an infinite set of points that no computation decides; they are known',
      pt: 'afirmações sobre um conjunto infinito de pontos, que cálculo nenhum decide; são conhecidas',
    }),
} satisfies Item;
