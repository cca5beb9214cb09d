import { colors, type Figure } from '@manaus/plot';
import { discColor } from '@manaus/plot/internals';
import { range } from '../../check/index.js';
import { rect, words } from '../../shared/figures/marks.js';

const discs = 64;
const pegs = [154, 424, 694];
const [base, thickness] = [460, 5];
const group = 'legend-scene';

/** The legend of the temple as a scheme, with the number of moves. */
export const drawLegend = (moves: bigint): Figure => ({
  title: 'The legend of the temple: 64 discs on three needles',
  subtitle: 'a schematic drawing in place of the picture of the work',
  width: 848,
  height: 530,
  alt: 'Schematic drawing of the legend: three needles, 64 discs in order of size on the first.',
  marks: [
    ...pegs.map((x) => rect(x - 3, base - 335, 6, 335, { corner: 3, fill: colors.peg, group })),
    rect(14, base, 820, 12, { corner: 5, fill: colors.base, group }),
    // The stack on the first needle, disc 1 on top.
    ...range(1, discs).map((k) => {
      const width = 30 + (k / discs) * 210;
      const y = base - (discs + 1 - k) * thickness;
      const look = { corner: 2, fill: discColor(7), group };
      return rect(pegs[0] - width / 2, y, width, thickness - 1, look);
    }),
    ...['64 discs', 'a needle', 'the needle to fill'].map((text, i) =>
      words(pegs[i], base + 32, text, { size: 15, color: colors.text, group }),
    ),
    words(559, 98, `${moves.toLocaleString('en')} moves`, {
      size: 17,
      weight: 'bold',
      color: colors.text,
      halo: colors.paper,
      group,
    }),
  ],
});
