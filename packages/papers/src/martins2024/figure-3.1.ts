import { hanoi } from '@manaus/core';
import { colors, discColor, type Figure, type Mark } from '@manaus/plot';
import { differ, finite, firstWrong, range } from '../check.js';
import { goalOf, movesByPlaying } from '../figures/plays.js';
import type { FigureItem } from '../item.js';

/** Least moves by the recursion: the others aside, the largest across, the others on top. */
const byRecursion = (discs: number): bigint =>
  discs === 0 ? 0n : 2n * byRecursion(discs - 1) + 1n;

/** The number for 64 discs by the recursion and by the closed form; both against play where play can go. */
function wrong(discs: number): string | null {
  const small = range(1, 7).map((n) => {
    const found = movesByPlaying(hanoi(n), goalOf(hanoi(n))).get(`${range(1, n).join('')}//`);
    return firstWrong(
      differ(`least moves with ${n} discs, recursion and play`, byRecursion(n), found),
      differ(`least moves with ${n} discs, closed form and play`, 2n ** BigInt(n) - 1n, found),
    );
  });
  return firstWrong(
    ...small,
    differ(
      'moves with 64 discs, stated and by recursion',
      18446744073709551615n,
      byRecursion(discs),
    ),
    differ('closed form', 2n ** BigInt(discs) - 1n, byRecursion(discs)),
  );
}

const discs = 64;
const pegs = [180, 450, 720];

function figure(): Figure {
  const [base, disc] = [460, 5];
  const group = 'legend-scene';
  const needles = pegs.map(
    (x): Mark => ({
      kind: 'rect',
      x: x - 3,
      y: base - 335,
      width: 6,
      height: 335,
      corner: 3,
      fill: colors.peg,
      group,
    }),
  );
  const ground: Mark = {
    kind: 'rect',
    x: 40,
    y: base,
    width: 820,
    height: 12,
    corner: 5,
    fill: colors.base,
    group,
  };
  const stack = range(1, discs).map((k): Mark => {
    const width = 30 + (k / discs) * 210;
    return {
      kind: 'rect',
      x: pegs[0] - width / 2,
      y: base - (discs + 1 - k) * disc,
      width,
      height: disc - 1,
      corner: 2,
      fill: discColor(7),
      group,
    };
  });
  const names = ['64 discs', 'a needle', 'the needle to fill'].map(
    (text, i): Mark => ({
      kind: 'text',
      x: pegs[i],
      y: base + 32,
      text,
      size: 15,
      color: colors.text,
      group,
    }),
  );
  const count: Mark = {
    kind: 'text',
    x: 585,
    y: 98,
    text: `${byRecursion(discs).toLocaleString('en')} moves`,
    size: 17,
    weight: 'bold',
    color: colors.text,
    halo: colors.paper,
    group,
  };
  const alt =
    'Schematic drawing of the legend: three needles, 64 discs in order of size on the first.';
  return {
    title: 'The legend of the temple: 64 discs on three needles',
    subtitle: 'a schematic drawing in place of the picture of the work',
    width: 900,
    height: 530,
    alt,
    marks: [...needles, ground, ...stack, ...names, count],
  };
}

const item: FigureItem = {
  id: 'martins2024/figure-3.1',
  kind: 'figure',
  statement:
    'The 64 discs of the legend need 18446744073709551615 moves from one needle to another.',
  departs:
    'The picture is lost, and a schematic drawing stands for it. Of the legend only the number that section 3.1 takes from it can be checked.',
  caption: 'The legend behind the Tower of Hanoi: 64 discs on three needles (schematic)',
  uses: ['martins2024/section-3.1/64-discs', 'martins2024/table-3.1'],
  recorded: 'holds',
  figure,
  check: () =>
    finite([discs], wrong, {
      checked:
        '64 discs by the recursion and by the closed form, in whole numbers; both against play of the rules for 1 to 7 discs',
      methods: 2,
    }),
};
export default item;
