import { colors, type Figure, type Mark } from '@manaus/plot';
import { discColor, textOn } from '@manaus/plot/internals';
import { range } from '../../check/index.js';

const schematic = 'a schematic drawing in place of the photograph';
const group = 'scene';

/** A numbered block by the middle of its foot. */
function block(x: number, foot: number, width: number, height: number, number: number): Mark[] {
  return [
    {
      kind: 'rect',
      x: x - width / 2,
      y: foot - height,
      width,
      height,
      corner: 3,
      fill: discColor(number),
      stroke: colors.outline,
      strokeWidth: 0.8,
      group,
    },
    {
      kind: 'text',
      x,
      y: foot - height / 2,
      text: String(number),
      size: 13,
      weight: 'bold',
      color: textOn(discColor(number)),
      group,
    },
  ];
}

const ground = (width: number, y: number): Mark => ({
  kind: 'rect',
  x: 20,
  y,
  width: width - 40,
  height: 6,
  corner: 3,
  fill: colors.base,
  group,
});
const words = (x: number, y: number, text: string): Mark => ({
  kind: 'text',
  x,
  y,
  text,
  size: 13,
  color: colors.quiet,
  group,
});

/** Parts for a bridge in stacks. */
export function drawBridge(): Figure {
  const foot = 220;
  const stacks = [
    [90, 3, 1],
    [190, 4],
    [290, 6, 5, 2],
  ].flatMap(([x, ...pieces]) =>
    pieces.flatMap((piece, level) => block(x, foot - 40 * level, 86, 36, piece)),
  );
  const deck: Mark[] = [
    ...[400, 480, 560].map(
      (x): Mark => ({
        kind: 'rect',
        x: x - 8,
        y: foot - 90,
        width: 16,
        height: 90,
        fill: colors.peg,
        group,
      }),
    ),
    {
      kind: 'rect',
      x: 375,
      y: foot - 114,
      width: 125,
      height: 24,
      corner: 3,
      fill: colors.other,
      stroke: colors.outline,
      strokeWidth: 0.8,
      group,
    },
    {
      kind: 'line',
      lines: [
        [
          { x: 505, y: foot - 102 },
          { x: 595, y: foot - 102 },
        ],
      ],
      color: colors.quiet,
      width: 2,
      dash: [6, 4],
      group,
    },
  ];
  const marks = [
    ground(620, foot),
    ...stacks,
    ...deck,
    words(190, foot + 25, 'parts in stacks, numbered as needed'),
    words(480, foot + 25, 'the deck, part by part'),
  ];
  return {
    title: '(a) building a bridge',
    subtitle: schematic,
    width: 620,
    height: foot + 60,
    alt: 'Schematic drawing: concrete parts in three stacks, numbered in the order in which a bridge needs them.',
    marks,
  };
}

/** The beams and columns of a house. */
export function drawBuilding(): Figure {
  const stories = range(0, 3).flatMap((level): Mark[] => {
    const [y, shift] = [320 - 58 * level, level % 2 === 0 ? 0 : 34];
    const columns = [-70, 0, 70].map(
      (x): Mark => ({
        kind: 'rect',
        x: 200 + shift + x - 5,
        y: y - 44,
        width: 10,
        height: 44,
        fill: colors.peg,
        group,
      }),
    );
    return [
      ...columns,
      {
        kind: 'rect',
        x: 100 + shift,
        y: y - 58,
        width: 200,
        height: 14,
        corner: 2,
        fill: colors.other,
        stroke: colors.outline,
        strokeWidth: 0.8,
        group,
      },
    ];
  });
  const stack = [4, 3, 2, 1].flatMap((beam, level) => block(460, 320 - 26 * level, 150, 23, beam));
  const marks = [
    ground(620, 320),
    ...stories,
    ...stack,
    words(215, 345, 'stories on columns, out of line'),
    words(460, 345, 'beams in a stack'),
  ];
  return {
    title: '(b) building a house',
    subtitle: schematic,
    width: 620,
    height: 380,
    alt: 'Schematic drawing: a house of four stories that are out of line, and a stack of beams.',
    marks,
  };
}

/** Containers on a ship, by the port of unloading. */
export function drawShip(): Figure {
  const piles = [
    [3, 1],
    [5, 4, 2],
    [6, 2, 1],
    [8, 7, 3],
    [4, 1],
  ];
  const containers = piles.flatMap((pile, column) =>
    pile.flatMap((port, level) => block(194 + 110 * column, 250 - 44 * level, 100, 40, port)),
  );
  const hull: Mark = {
    kind: 'polygon',
    rings: [
      [
        { x: 84, y: 250 },
        { x: 764, y: 250 },
        { x: 694, y: 340 },
        { x: 154, y: 340 },
      ],
    ],
    fill: colors.vertex,
    group,
  };
  const water: Mark = {
    kind: 'line',
    lines: [
      [
        { x: 14, y: 325 },
        { x: 144, y: 325 },
      ],
      [
        { x: 709, y: 325 },
        { x: 834, y: 325 },
      ],
    ],
    color: '#56b4e9',
    width: 3,
    group,
  };
  const bridgeHouse: Mark = {
    kind: 'rect',
    x: 94,
    y: 150,
    width: 36,
    height: 100,
    fill: colors.other,
    group,
  };
  const marks = [
    hull,
    water,
    bridgeHouse,
    ...containers,
    words(
      424,
      368,
      'containers in stacks, numbered by the port of unloading: what leaves first should lie on top',
    ),
  ];
  return {
    title: 'Containers on a ship',
    subtitle: schematic,
    width: 848,
    height: 400,
    alt: 'Schematic drawing: a ship with five stacks of containers, numbered by port.',
    marks,
  };
}
