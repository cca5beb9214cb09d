import { differ, firstWrong, general, range } from '../legacy/check.js';
import type { Item } from '../legacy/item.js';

/** The balls in the fullest box, at least, over all ways to put n balls into m boxes; `null` where there is no way. */
function leastFullest(balls: number, boxes: number): number | null {
  if (boxes === 0) return balls === 0 ? 0 : null;
  let least = balls;
  for (let code = 0; code < boxes ** balls; code++) {
    const counts = new Array<number>(boxes).fill(0);
    for (let ball = 0, rest = code; ball < balls; ball++, rest = Math.floor(rest / boxes))
      counts[rest % boxes]++;
    least = Math.min(least, Math.max(...counts));
  }
  return least;
}

/** Every k that the hypothesis allows, and that n = km is not enough. */
function wrong([balls, boxes]: readonly [number, number]): string | null {
  const least = leastFullest(balls, boxes);
  if (least === null) return null;
  const allowed = range(-2, balls + 1).filter((k) => balls > k * boxes);
  const broken = allowed.find((k) => least < k + 1);
  return firstWrong(
    broken === undefined
      ? null
      : `${balls} balls in ${boxes} boxes with k = ${broken}: the fullest box may have ${least}`,
    balls > boxes && least < 2 ? `${balls} balls in ${boxes} boxes, none with 2` : null,
    boxes === 0
      ? null
      : differ(
          `fullest of ${boxes} boxes with ${balls} balls, at least`,
          Math.ceil(balls / boxes),
          least,
        ),
  );
}

const item: Item = {
  id: 'carvalho2013/theorem-1.1.1-1.1.2',
  kind: 'theorem',
  statement:
    'For n >= 0 balls put into m >= 0 boxes in any way, and any integer k with n > k m, some box has at least k + 1 balls; with k = 1, n > m, some box has at least 2.',
  departs:
    'k is a number of balls, so an integer, which the print does not say: with k = 1/2, one ball in one box would need a box with 1.5.',
  uses: [],
  recorded: 'holds-in-range',
  check: (effort) => {
    const most = effort === 'quick' ? 7 : 9;
    const instances = range(0, 4).flatMap((boxes) =>
      range(0, most).map((balls) => [balls, boxes] as const),
    );
    return general(instances, wrong, {
      checked: `every way to put n = 0 to ${most} balls into m = 0 to 4 boxes, every k >= -2; the least fullest box is n/m rounded up`,
      methods: 2,
    });
  },
};
export default item;
