import { colors, type Figure, type Mark } from '@manaus/plot';
import { discColor, textOn } from '@manaus/plot/internals';
import { range } from '../../check/index.js';
import { polylines, rect, words } from '../../shared/figures/marks.js';

const schematic = 'a schematic drawing in place of the photograph';
const group = 'scene';
const outlined = { stroke: colors.outline, strokeWidth: 0.8, group };
const beam = { fill: colors.other, ...outlined };

/** A numbered block by the middle of its foot. */
function block(x: number, foot: number, width: number, height: number, number: number): Mark[] {
  const fill = discColor(number);
  const look = { size: 13, weight: 'bold', color: textOn(fill), group } as const;
  return [
    rect(x - width / 2, foot - height, width, height, { corner: 3, fill, ...outlined }),
    words(x, foot - height / 2, String(number), look),
  ];
}

const ground = (width: number, y: number): Mark =>
  rect(20, y, width - 40, 6, { corner: 3, fill: colors.base, group });
const note = (x: number, y: number, text: string): Mark =>
  words(x, y, text, { size: 13, color: colors.quiet, group });
/** A column by the middle of its foot. */
const column = (x: number, foot: number, width: number, height: number): Mark =>
  rect(x - width / 2, foot - height, width, height, { fill: colors.peg, group });

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
  // Of the deck a part is built; a dashed line stands for the rest.
  const rest = [505, 595].map((x) => ({ x, y: foot - 102 }));
  return {
    title: '(a) building a bridge',
    subtitle: schematic,
    width: 620,
    height: foot + 60,
    alt: 'Schematic drawing: concrete parts in three stacks, numbered in the order in which a bridge needs them.',
    marks: [
      ground(620, foot),
      ...stacks,
      ...[400, 480, 560].map((x) => column(x, foot, 16, 90)),
      rect(375, foot - 114, 125, 24, { corner: 3, ...beam }),
      polylines([rest], { color: colors.quiet, width: 2, dash: [6, 4], group }),
      note(190, foot + 25, 'parts in stacks, numbered as needed'),
      note(480, foot + 25, 'the deck, part by part'),
    ],
  };
}

/** The beams and columns of a house. */
export function drawBuilding(): Figure {
  const stack = [4, 3, 2, 1].flatMap((beam, level) => block(460, 320 - 26 * level, 150, 23, beam));
  return {
    title: '(b) building a house',
    subtitle: schematic,
    width: 620,
    height: 380,
    alt: 'Schematic drawing: a house of four stories that are out of line, and a stack of beams.',
    marks: [
      ground(620, 320),
      // Three columns and the beam on them; each second story is out of line.
      ...range(0, 3).flatMap((level) => {
        const [left, y] = [level % 2 === 0 ? 100 : 134, 320 - 58 * level];
        return [
          ...[30, 100, 170].map((x) => column(left + x, y, 10, 44)),
          rect(left, y - 58, 200, 14, { corner: 2, ...beam }),
        ];
      }),
      ...stack,
      note(215, 345, 'stories on columns, out of line'),
      note(460, 345, 'beams in a stack'),
    ],
  };
}

/** The ports of unloading, pile by pile from below. */
const piles = [
  [3, 1],
  [5, 4, 2],
  [6, 2, 1],
  [8, 7, 3],
  [4, 1],
];

/** Containers on a ship, by the port of unloading. */
export function drawShip(): Figure {
  const containers = piles.flatMap((pile, column) =>
    pile.flatMap((port, level) => block(194 + 110 * column, 250 - 44 * level, 100, 40, port)),
  );
  const caption =
    'containers in stacks, numbered by the port of unloading: what leaves first should lie on top';
  return {
    title: 'Containers on a ship',
    subtitle: schematic,
    width: 848,
    height: 400,
    alt: 'Schematic drawing: a ship with five stacks of containers, numbered by port.',
    marks: [
      { kind: 'polygon', rings: [hull], fill: colors.vertex, group },
      polylines(water, { color: '#56b4e9', width: 3, group }),
      rect(94, 150, 36, 100, { fill: colors.other, group }),
      ...containers,
      note(424, 368, caption),
    ],
  };
}

const hull = [
  { x: 84, y: 250 },
  { x: 764, y: 250 },
  { x: 694, y: 340 },
  { x: 154, y: 340 },
];
const water = [
  [14, 144],
  [709, 834],
].map((ends) => ends.map((x) => ({ x, y: 325 })));
