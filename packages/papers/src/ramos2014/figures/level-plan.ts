import type { BloxorzLevel, BobbinLevel, Level } from '@manaus/blocks';
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

/** Names end in the number of the variable, which the drawing shows by the place. */
const short = (name: string): string => name.replace(/^T?(\w+?)_\d+$/, '$1');

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
  const marks = [...signs].flatMap(([cell, sign]) => drawn(sign, corner(cell), size));
  const middle = (cell: number) => ({ x: corner(cell).x + size / 2, y: corner(cell).y + size / 2 });
  return {
    title,
    subtitle,
    width,
    height: top + size * level.height + 64,
    alt: `${message(language, title)}: ${extentOf(language, level, signs.size)}.`,
    legend: legendOf(signs.values()),
    marks: [
      ...marks.filter(({ kind }) => kind === 'rect'),
      ...(path === undefined ? [] : [solution(path.map(middle))]),
      ...marks.filter(({ kind }) => kind !== 'rect'),
    ],
  };
}

const solution = (line: readonly Point[]): Mark =>
  polylines([line], { color: colors.pathOutline, width: 4, group: 'path' });

/** The looks that occur in a plan, in their fixed order. */
function legendOf(signs: Iterable<Sign>): LegendEntry[] {
  const used = new Set([...signs].map(([look]) => look));
  return Object.entries(looks).flatMap(([look, entry]) => (used.has(look as Look) ? [entry] : []));
}

const extentOf = (language: Tongue, { game, width, height }: Level, used: number): string =>
  said(language, {
    en: `a level of ${game} of ${width} by ${height} cells, ${used} of them used`,
    pt: `uma fase de ${game} de ${width} por ${height} posições, ${used} delas usadas`,
  });

/** The marks of a cell with its corner at a place. */
function drawn([look, word = '']: Sign, { x, y }: Point, size: number): Mark[] {
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
  return [cell, ...(isRound ? [disc] : []), ...wordOn(look, word, middle, size)];
}

/** The word on a cell, where it is large enough to be read. */
function wordOn(look: Look, word: string, { x, y }: Point, side: number): Mark[] {
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
  new Map(placedOn(level).flatMap(([cells, ...sign]) => cells.map((cell) => [cell, sign])));

const placedOn = (level: Level): Placed[] => [
  ...floorOf(level),
  ...(level.game === 'bloxorz' ? partsOfBloxorz(level) : []),
  ...(level.game === 'bobbin' ? keysOf(level) : []),
  [[level.start], 'ends', 'S'],
  [[level.goal], 'goal', 'G'],
];

const floorOf = ({ floor }: Level): Placed[] =>
  floor.flatMap((kind, cell): Placed[] => {
    if (kind === 'void') return [];
    return [[[cell], kind === 'raised' || kind === 'blue' ? kind : 'floor']];
  });

const partsOfBloxorz = ({ bridges, switches, teleports }: BloxorzLevel): Placed[] => [
  ...bridges.map(
    ({ name, cells, closed }): Placed => [
      cells,
      closed ? 'closed' : 'open',
      name.startsWith('Q') ? name : '',
    ],
  ),
  ...switches.map(({ name, cells }): Placed => [cells, 'first', short(name)]),
  ...teleports.map(({ cells }): Placed => [cells, 'teleport', 'T']),
];

const keysOf = ({ keys }: BobbinLevel): Placed[] =>
  keys.map(({ name, cell, raised }) => [
    [cell],
    raised ? 'up' : 'lowered',
    name.slice(1).replace('_', '.'),
  ]);
