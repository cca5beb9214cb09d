import type { BloxorzLevel, Level } from '@manaus/blocks';
import {
  colors,
  type Figure,
  type LegendEntry,
  type Mark,
  message,
  type Point,
  said,
  type Tongue,
} from '@manaus/plot';
import { polylines, rect, words } from '../../shared/figures/marks.js';

/** The content of a plan. */
interface Plan {
  readonly level: Level;
  readonly title: string;
  readonly subtitle?: string;
  /** Lines through the middles of cells, such as a solution; from the start. */
  readonly path?: readonly number[];
}

const looks = {
  floor: { label: 'floor', color: colors.faint, shape: 'box' },
  closed: { label: 'bridge, closed', color: colors.peg, shape: 'box' },
  open: { label: 'bridge, open', color: colors.peg, shape: 'hollow' },
  first: { label: 'switch', color: '#0072b2', shape: 'capsule' },
  teleport: { label: 'teleport', color: '#aa3f88', shape: 'capsule' },
  raised: { label: 'raised floor', color: colors.other, shape: 'box' },
  lowered: { label: 'key, lowered', color: '#0072b2', shape: 'capsule' },
  up: { label: 'key, raised', color: '#b34f00', shape: 'box' },
  blue: { label: 'blue cell', color: '#56b4e9', shape: 'box' },
  ends: { label: 'start', color: colors.vertex, shape: 'box' },
  goal: { label: 'end', color: colors.bad, shape: 'box' },
} as const satisfies Record<string, LegendEntry>;
type Look = keyof typeof looks;

/** The object on a cell, and the word in it. */
type Sign = readonly [look: Look, word?: string];

/** A level from above. */
export function levelPlan(language: Tongue, { level, title, subtitle, path }: Plan): Figure {
  const size = Math.min(48, Math.floor(808 / level.width));
  const width = Math.max(760, 40 + size * level.width);
  const [left, top] = [(width - size * level.width) / 2, 84];
  const signs = signsOf(level);
  const corner = (cell: number) => ({
    x: left + size * (cell % level.width),
    y: top + size * (level.height - 1 - Math.floor(cell / level.width)),
  });
  const marks = [...signs].flatMap(([cell, sign]) => marksOfCell(sign, corner(cell), size));
  const middle = (cell: number) => ({ x: corner(cell).x + size / 2, y: corner(cell).y + size / 2 });
  const used = new Set([...signs.values()].map(([look]) => look));
  return {
    title,
    subtitle,
    width,
    height: top + size * level.height + 64,
    alt: `${message(language, title)}: ${said(language, {
      en: `a level of ${level.game} of ${level.width} by ${level.height} cells, ${signs.size} of them used`,
      pt: `uma fase de ${level.game} de ${level.width} por ${level.height} posições, ${signs.size} delas usadas`,
    })}.`,
    legend: Object.entries(looks).flatMap(([look, entry]) =>
      used.has(look as Look) ? [entry] : [],
    ),
    marks: [
      ...marks.filter(({ kind }) => kind === 'rect'),
      ...(path === undefined
        ? []
        : [polylines([path.map(middle)], { color: colors.pathOutline, width: 4, group: 'path' })]),
      ...marks.filter(({ kind }) => kind !== 'rect'),
    ],
  };
}

/** The marks of a cell with its corner at a place. */
function marksOfCell([look, word = '']: Sign, { x, y }: Point, size: number): Mark[] {
  const { color, shape } = looks[look];
  const isRound = shape === 'capsule';
  const hollow = shape === 'hollow';
  const cell = rect(x + 1, y + 1, size - 2, size - 2, {
    fill: isRound ? colors.faint : hollow ? colors.paper : color,
    stroke: hollow ? color : colors.ghost,
    strokeWidth: hollow ? 2 : 1,
    hover: word,
  });
  const middle = { x: x + size / 2, y: y + size / 2 };
  const radius = size / 2 - (size < 24 ? 1 : 3);
  const disc: Mark = { kind: 'circle', ...middle, radius, fill: color };
  return [cell, ...(isRound ? [disc] : []), ...wordMarks(look, word, middle, size)];
}

/** The word on a cell, where it is large enough to be read. */
function wordMarks(look: Look, word: string, { x, y }: Point, side: number): Mark[] {
  const size = Math.min(15, (side - 3) / (0.7 * Math.max(2, word.length)));
  if (word === '' || size < 9) return [];
  const isDark = ['closed', 'open', 'floor', 'blue'].includes(look);
  const color = isDark ? colors.text : colors.paper;
  const halo = isDark ? colors.paper : undefined;
  return [words(x, y, word, { size, weight: 'bold', color, halo, group: 'names' })];
}

/** An object, the cells that it is on first. */
type Placed = readonly [cells: readonly number[], ...Sign];

/** The object on each cell that is not void: the last of those that lie on it. */
const signsOf = (level: Level): ReadonlyMap<number, Sign> =>
  new Map(placedParts(level).flatMap(([cells, ...sign]) => cells.map((cell) => [cell, sign])));

const placedParts = (level: Level): Placed[] => [
  ...level.floor.flatMap((kind, cell): Placed[] => {
    if (kind === 'void') return [];
    return [[[cell], kind === 'raised' || kind === 'blue' ? kind : 'floor']];
  }),
  ...(level.game === 'bloxorz' ? partsOfBloxorz(level) : []),
  ...(level.game === 'bobbin'
    ? level.keys.map(
        ({ name, cell, raised }): Placed => [
          [cell],
          raised ? 'up' : 'lowered',
          name.slice(1).replace('_', '.'),
        ],
      )
    : []),
  [[level.start], 'ends', 'S'],
  [[level.goal], 'goal', 'G'],
];

const partsOfBloxorz = ({ bridges, switches, teleports }: BloxorzLevel): Placed[] => [
  ...bridges.map(
    ({ name, cells, closed }): Placed => [
      cells,
      closed ? 'closed' : 'open',
      name.startsWith('Q') ? name : '',
    ],
  ),
  ...switches.map(
    ({ name, cells }): Placed => [cells, 'first', name.replace(/^T?(\w+?)_\d+$/, '$1')],
  ),
  ...teleports.map(({ cells }): Placed => [cells, 'teleport', 'T']),
];
