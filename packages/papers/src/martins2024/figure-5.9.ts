import { hanoi, pegsOfDiscs } from '@manaus/core';
import { drawTower, storeTower } from '@manaus/lab';
import { colors, hanoiCorners, type Mark, trianglePoint } from '@manaus/plot';
import { differ, finite, firstWrong } from '../check.js';
import { manausTower } from '../evidence/manaus-states.js';
import { missingFromPart, wrongParts } from '../figures/manaus-parts.js';
import type { FigureItem } from '../item.js';

const names = ['TOP', 'LEFT', 'RIGHT'];
const fills = ['#0072b2', '#d55e00', '#009e73'];

/** The sub-triangle of Hanoi with the largest disc on a peg, with its name beside it and the labels of what is missing. */
function partMarks(peg: number): Mark[] {
  const { states, vertex } = storeTower(hanoi(4));
  const place = (label: string) =>
    trianglePoint(hanoiCorners(pegsOfDiscs(states[vertex(label)])), 4);
  const ring = [0, 1, 2].map((other) =>
    place([0, 1, 2].map((at) => `${at === other ? '123' : ''}${at === peg ? '4' : ''}`).join('/')),
  );
  const middle = {
    x: ring.reduce((sum, { x }) => sum + x, 0) / 3,
    y: ring.reduce((sum, { y }) => sum + y, 0) / 3,
  };
  const missing = missingFromPart(4, peg).filter(({ corner }) => corner !== null);
  return [
    { kind: 'polygon', rings: [ring], fill: fills[peg], opacity: 0.15, group: 'regions' },
    {
      kind: 'text',
      x: middle.x,
      y: middle.y,
      text: names[peg],
      size: 17,
      weight: 'bold',
      color: colors.text,
      halo: colors.paper,
      group: 'regions',
    },
    ...missing.map(({ label }): Mark => {
      const at = place(label);
      return {
        kind: 'text',
        x: at.x - 8,
        y: at.y - 15,
        text: label,
        size: 12,
        color: colors.quiet,
        anchor: 'middle',
        halo: colors.paper,
        group: 'missing',
      };
    }),
  ];
}

/** The states that the text names, literally, and the orders of the parts. */
function wrong(): string | null {
  const corner = (peg: number) =>
    missingFromPart(4, peg)
      .map(({ label }) => label)
      .sort()
      .join(' ');
  const orders = [0, 1, 2].map(
    (peg) => manausTower(4).states.filter((state) => pegsOfDiscs(state)[3] === peg).length,
  );
  return firstWrong(
    wrongParts(4),
    differ('missing from TOP', '4//123', corner(0)),
    differ('missing from LEFT', '/1234/ /4/123', corner(1)),
    differ('123//4 is a state', true, manausTower(4).labels.includes('123//4')),
    differ(
      'orders of TOP, LEFT, RIGHT',
      `${27 - 1},${27 - 2},${manausTower(3).graph.order + 1}`,
      orders.join(),
    ),
  );
}

const item: FigureItem = {
  id: 'martins2024/figure-5.9',
  kind: 'figure',
  statement:
    'In M_3^4, TOP is H_3^3 without 4//123, LEFT is H_3^3 without /4/123 and /1234/, and RIGHT is M_3^3 with the left corner 123//4 besides.',
  caption:
    'The parts of lemma 4 on M_3^4; good states green, bad states red, hollow: what the capacities forbid',
  uses: ['martins2024/figure-5.8', 'martins2024/figure-5.5'],
  recorded: 'holds',
  figure: () => {
    const drawing = drawTower(manausTower(4), { title: 'Manaus M₃⁴: TOP, LEFT and RIGHT' });
    return {
      ...drawing,
      marks: [
        ...[0, 1, 2].flatMap(partMarks).filter((mark) => mark.kind === 'polygon'),
        ...drawing.marks,
        ...[0, 1, 2].flatMap(partMarks).filter((mark) => mark.kind !== 'polygon'),
      ],
    };
  },
  check: () =>
    finite([4], wrong, {
      checked:
        'the forbidden states by the capacities, their places in the triangle, and an explicit isomorphism of each part, verified',
      methods: 2,
    }),
};
export default item;
