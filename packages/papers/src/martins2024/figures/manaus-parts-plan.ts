import { colors, type Figure, type Mark, type Point } from '@manaus/plot';
import { polylines, words } from '../../shared/figures/marks.js';
import { type Corner, missingFromPart } from '../evidence/manaus-corners.js';

const side = 250;
const height = (side * Math.sqrt(3)) / 2;
const gap = 110;

/** The corners of a part's triangle, by its top. */
const triangle = (top: Point): Record<Corner, Point> => ({
  top,
  left: { x: top.x - side / 2, y: top.y + height },
  right: { x: top.x + side / 2, y: top.y + height },
});

const parts = [
  {
    name: 'TOP',
    peg: 0,
    says: ['H₃ⁿ⁻¹ without', 'its left corner'],
    at: triangle({ x: 424, y: 90 }),
    fill: '#0072b2',
  },
  {
    name: 'ESQ',
    peg: 1,
    says: ['H₃ⁿ⁻¹ without its', 'top and left corners'],
    at: triangle({ x: 424 - (side + gap) / 2, y: 90 + ((side + gap) * Math.sqrt(3)) / 2 }),
    fill: '#d55e00',
  },
  {
    name: 'DIR',
    peg: 2,
    says: ['M₃ⁿ⁻¹ with its', 'left corner'],
    at: triangle({ x: 424 + (side + gap) / 2, y: 90 + ((side + gap) * Math.sqrt(3)) / 2 }),
    fill: '#009e73',
  },
] as const;
type Part = (typeof parts)[number];

/** The corners that a part lacks, computed for five discs. */
const lacks = (peg: number) =>
  new Set(missingFromPart(5, peg).flatMap(({ corner }) => (corner === null ? [] : [corner])));

function partMarks(part: Part): Mark[] {
  const { at, fill } = part;
  const rings = [[at.top, at.left, at.right]];
  const outline = [at.top, at.left, at.right, at.top];
  return [
    { kind: 'polygon', rings, fill, opacity: 0.2, group: 'parts' },
    polylines([outline], { color: fill, width: 2, group: 'parts' }),
    ...[part.name, ...part.says].map((text, line) =>
      words(part.at.top.x, part.at.top.y + 0.62 * height + 22 * line, text, {
        size: line === 0 ? 20 : 14,
        weight: line === 0 ? 'bold' : 'normal',
        color: colors.text,
        group: 'parts',
      }),
    ),
    ...(Object.keys(at) as Corner[]).map((corner) => cornerMark(part, corner)),
  ];
}

/** A dot at a corner of a part, hollow where the corner is not a state. */
function cornerMark({ name, peg, at }: Part, corner: Corner): Mark {
  const missing = lacks(peg).has(corner);
  const look = missing
    ? { fill: colors.paper, stroke: colors.other }
    : { fill: colors.vertex, stroke: colors.paper };
  return {
    kind: 'circle',
    ...at[corner],
    radius: 8,
    ...look,
    strokeWidth: 1.5,
    hover: `${corner} corner of ${name}${missing ? ': not a state' : ''}`,
    group: 'corners',
  };
}

/** The moves of the largest disc, from a corner of a part to a corner of another. */
const joining = [
  [0, 'left', 1, 'top'],
  [0, 'right', 2, 'top'],
  [1, 'right', 2, 'left'],
] as const;

/** The line of such a move; dashed where an end is missing. */
function joiningLine([from, corner, to, other]: (typeof joining)[number]): Mark {
  const missing = lacks(from).has(corner) || lacks(to).has(other);
  const look = missing
    ? { color: colors.ghostEdge, width: 1.5, dash: [5, 4] }
    : { color: colors.dark, width: 2.5, dash: undefined };
  return polylines([[parts[from].at[corner], parts[to].at[other]]], { ...look, group: 'joining' });
}

/** The parts of Manaus as three triangles with their corners, and the moves of the largest disc. */
export function drawParts(): Figure {
  return {
    title: 'The parts of Manaus M₃ⁿ',
    subtitle: 'by the peg of the largest disc: TOP p0, ESQ (left) p1, DIR (right) p2',
    width: 848,
    height: 740,
    alt: 'Three triangles: TOP is H_3^(n-1) without its left corner, ESQ is H_3^(n-1) without its top and left corners, DIR is M_3^(n-1) with its left corner; TOP and DIR, ESQ and DIR are joined by an edge.',
    legend: [
      { label: 'corner', color: colors.vertex, shape: 'capsule' },
      { label: 'missing corner', color: colors.other, shape: 'hollow' },
      { label: 'move of the largest disc', color: colors.dark, shape: 'line' },
    ],
    marks: [...joining.map(joiningLine), ...parts.flatMap(partMarks)],
  };
}
