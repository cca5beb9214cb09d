import { type Checks, general, range } from '../../check/index.js';

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

/** Every k that the hypothesis allows, and k = 1 by itself. */
const stands = (least: number | null, { balls, boxes }: Boxes): boolean =>
  least === null ||
  (range(-2, balls + 1).every((k) => balls <= k * boxes || least >= k + 1) &&
    (balls <= boxes || least >= 2));

export default {
  'theorem-1.1.1-1.1.2': (effort) => {
    const most = effort === 'quick' ? 7 : 9;
    return general<Boxes, number | null>({
      checked: {
        en: `every way to put n = 0 to ${most} balls into m = 0 to 4 boxes, every k >= -2; the least fullest box is n/m rounded up`,
        pt: `todas as maneiras de pôr n = 0 a ${most} bolas em m = 0 a 4 caixas, todo k >= -2; a caixa mais cheia tem, no mínimo, n/m arredondado para cima`,
      },
      instances: range(0, 4).flatMap((boxes) => range(0, most).map((balls) => ({ balls, boxes }))),
      satisfies: stands,
      methods: {
        'every way to put them': leastFullest,
        'spread evenly': ({ balls, boxes }) =>
          balls === 0 ? 0 : boxes === 0 ? null : Math.ceil(balls / boxes),
      },
    });
  },
} satisfies Checks;
