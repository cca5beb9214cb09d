import { colors, type Figure } from '@manaus/plot';
import { schemeFigure } from '@manaus/plot/internals';

const box = (
  x: number,
  y: number,
  lines: readonly string[],
  fill: string,
  width = 256,
  height = 96,
) => ({ x, y, width, height, lines, fill });
const blue = '#0072b2';

const columns = [144, 424, 704];
/** The basic research, its three steps with the work and the result of each, and the two ways. */
const boxes = [
  box(424, 110, ['Basic research', 'new knowledge on tower puzzles'], colors.dark, 330, 64),
  box(
    columns[0],
    240,
    ['1  Exploratory', 'search of the literature on the', 'Tower of Hanoi and its variants'],
    blue,
  ),
  box(
    columns[1],
    240,
    ['2  Descriptive', 'variants described as games,', 'analyzed, and given as graphs'],
    blue,
  ),
  box(columns[2], 240, ['3  Explanatory', 'a new variant, and what', 'happens in it'], blue),
  box(columns[0], 400, ['What is known', 'rules, counts, algorithms,', 'graphs'], colors.vertex),
  box(
    columns[1],
    400,
    ['Games made of tests', 'London and Oxford as', 'combinatorial games'],
    colors.vertex,
  ),
  box(
    columns[2],
    400,
    ['Results', 'the Tower of Manaus;', 'the graph of Hanoi by grafts'],
    colors.good,
  ),
  box(274, 510, ['deductive: from the known games'], colors.other, 300, 40),
  box(594, 510, ['inductive: from cases to the new game'], colors.other, 320, 40),
];
const arrows = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [2, 3],
  [1, 4],
  [2, 5],
  [3, 6],
  [4, 5],
  [5, 6],
] as const;

/** The course of the research, as boxes and arrows. */
export const drawResearch = (): Figure =>
  schemeFigure({
    title: 'How the research was done',
    subtitle: 'a scheme after the description in chapter 1; the picture of the work is lost',
    alt: 'A scheme: basic research in three steps, exploratory, descriptive and explanatory, each with its work and its result; by deduction and by induction.',
    width: 848,
    height: 560,
    boxes,
    arrows,
  });
