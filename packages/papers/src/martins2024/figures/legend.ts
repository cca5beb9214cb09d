import { colors, type Figure, type Mark } from '@manaus/plot';
import { discColor } from '@manaus/plot/internals';
import { range } from '../../check/index.js';

const discs = 64;
const pegs = [154, 424, 694];

/** The legend of the temple as a scheme, with the number of moves. */
export function drawLegend(moves: bigint): Figure {
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
    x: 14,
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
    x: 559,
    y: 98,
    text: `${moves.toLocaleString('en')} moves`,
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
    width: 848,
    height: 530,
    alt,
    marks: [...needles, ground, ...stack, ...names, count],
  };
}
