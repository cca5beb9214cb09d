import { general, type Item, range } from '../../check/index.js';

type Boxes = { readonly balls: number; readonly boxes: number };

/** The balls in the fullest box where the digits of a code are the boxes of the balls. */
function fullest(code: number, { balls, boxes }: Boxes): number {
  const counts = new Array<number>(boxes).fill(0);
  for (let ball = 0; ball < balls; ball++) counts[Math.floor(code / boxes ** ball) % boxes]++;
  return Math.max(...counts);
}

/** The same, at least, over all ways to put them; `null` where there is no way. */
function leastFullest(of: Boxes): number | null {
  if (of.boxes === 0) return of.balls === 0 ? 0 : null;
  let least = of.balls;
  for (let code = 0; code < of.boxes ** of.balls; code++)
    least = Math.min(least, fullest(code, of));
  return least;
}

/** The quotient rounded up: balls spread as evenly as can be. */
const spreadEvenly = ({ balls, boxes }: Boxes): number | null =>
  balls === 0 ? 0 : boxes === 0 ? null : Math.ceil(balls / boxes);

/** Every k that the hypothesis allows, and k = 1 by itself. */
const stands = (least: number | null, { balls, boxes }: Boxes): boolean =>
  least === null ||
  (range(-2, balls + 1).every((k) => balls <= k * boxes || least >= k + 1) &&
    (balls <= boxes || least >= 2));

const someBoxIsFull = (most: number) =>
  general<Boxes, number | null>({
    checked: {
      en: `every way to put n = 0 to ${most} balls into m = 0 to 4 boxes, every k >= -2; the least fullest box is n/m rounded up`,
      pt: `todas as maneiras de pôr n = 0 a ${most} bolas em m = 0 a 4 caixas, todo k >= -2; a caixa mais cheia tem, no mínimo, n/m arredondado para cima`,
    },
    instances: range(0, 4).flatMap((boxes) => range(0, most).map((balls) => ({ balls, boxes }))),
    satisfies: stands,
    methods: { 'every way to put them': leastFullest, 'spread evenly': spreadEvenly },
  });

export default {
  id: 'carvalho2013/theorem-1.1.1-1.1.2',
  statement: {
    en: 'For n >= 0 balls put into m >= 0 boxes in any way, and any integer k with n > k m, some box has at least k + 1 balls; with k = 1, n > m, some box has at least 2.',
    pt: 'Para n >= 0 bolas postas em m >= 0 caixas de qualquer modo, e qualquer inteiro k com n > k m, alguma caixa tem pelo menos k + 1 bolas; com k = 1, n > m, alguma caixa tem pelo menos 2.',
  },
  departs: {
    en: 'k is a number of balls, so an integer, which the print does not say: with k = 1/2, one ball in one box would need a box with 1.5.',
    pt: 'k é um número de bolas, logo um inteiro, o que o impresso não diz: com k = 1/2, uma bola numa caixa exigiria uma caixa com 1,5.',
  },
  recorded: 'proved',
  check: (effort) => someBoxIsFull(effort === 'quick' ? 7 : 9),
} satisfies Item;
