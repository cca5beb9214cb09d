import type { BlockState, BloxorzLevel, BobbinLevel, Level } from '@manaus/blocks';
import { colors } from '../../colors.js';
import type { LegendEntry, LineMark, Mark, Point } from '../../figure.js';
import { message, said, type Tongue } from '../../language.js';
import { circleMark, lineMark } from '../../marks/kinds.js';
import { counted } from '../names.js';

/** The look of a cell: its fill, its sign, and its height. */
export interface CellLook {
  readonly fill: string;
  readonly what: string;
  readonly symbol?: 'circle' | 'cross' | 'ring' | 'plus' | 'star';
  readonly name?: string;
  readonly hollow?: boolean;
  readonly raised?: boolean;
}

const floor: CellLook = { fill: '#dfe3e8', what: 'floor' };
const looks = {
  floor,
  once: { fill: '#dfe3e8', what: 'floor, vanishes when left' },
  wood: { fill: '#e8b96b', what: 'wood' },
  open: { fill: '#ffffff', what: 'bridge, open', hollow: true },
  closed: { fill: '#8cc7ec', what: 'bridge, closed' },
  light: { ...floor, what: 'light switch', symbol: 'circle' },
  heavy: { ...floor, what: 'heavy switch', symbol: 'cross' },
  teleport: { ...floor, what: 'teleport', symbol: 'ring' },
  raised: { fill: '#7a6a58', what: 'raised floor', raised: true },
  lowered: { ...floor, what: '+ key, lowered', symbol: 'plus' },
  up: { fill: '#7a6a58', what: '+ key, raised', symbol: 'plus', raised: true },
  star: { ...floor, what: '* cell', symbol: 'star' },
  twice: { fill: '#2b2b2b', what: 'black cell, becomes floor' },
  blue: { fill: '#0072b2', what: 'blue cell' },
  end: { fill: '#c8362b', what: 'red end' },
  hole: { fill: '#111111', what: 'goal' },
} as const satisfies Record<string, CellLook>;

const floorLooks = {
  floor: looks.floor,
  wood: looks.wood,
  once: looks.once,
  twice: looks.twice,
  blue: looks.blue,
  goal: looks.end,
  raised: looks.raised,
};

/** The look of every cell that is not void, by its number. */
export function cellLooks(level: Level): Map<number, CellLook> {
  const at = looksOf([...floorParts(level), ...partsOf(level), goalPart(level)]);
  return at.set(level.start, { ...(at.get(level.start) ?? floor), name: 'S' });
}

const goalPart = ({ goal, game }: Level): Part => [
  [goal],
  game === 'on-the-edge' ? looks.end : looks.hole,
  'G',
];

type Part = readonly [cells: readonly number[], look: CellLook, name?: string];

const floorParts = (level: Level): Part[] =>
  level.floor.flatMap((kind, cell): Part[] =>
    kind === 'void' ? [] : [[[cell], floorLooks[kind]]],
  );

/** The look of each cell: that of the last part on it. */
function looksOf(parts: readonly Part[]): Map<number, CellLook> {
  const at = new Map<number, CellLook>();
  for (const [cells, look, name] of parts)
    for (const cell of cells) at.set(cell, { ...look, name });
  return at;
}

/** The parts on the floor, with their names: bridges, switches and teleports; keys and stars. */
function partsOf(level: Level): Part[] {
  if (level.game === 'bloxorz') return bloxorzParts(level);
  return level.game === 'bobbin' ? bobbinParts(level) : [];
}

const bloxorzParts = ({ bridges, switches, teleports }: BloxorzLevel): Part[] => [
  ...bridges.map((bridge): Part => [bridge.cells, bridgeLook(bridge), bridge.name]),
  ...switches.map(({ name, cells, weight }): Part => [cells, looks[weight], name]),
  ...teleports.map(({ name, cells }): Part => [cells, looks.teleport, name]),
];

const bobbinParts = ({ keys, stars }: BobbinLevel): Part[] => [
  ...keys.map((key): Part => [[key.cell], key.raised ? looks.up : looks.lowered, key.name]),
  ...stars.map(({ name, cells }): Part => [cells, looks.star, name === '*' ? undefined : name]),
];

const bridgeLook = ({ closed }: { readonly closed: boolean }): CellLook =>
  closed ? looks.closed : looks.open;

/** The legend of the looks that occur. */
export function levelLegend(level: Level): LegendEntry[] {
  const floors = [...cellLooks(level).values()].filter(({ symbol }) => symbol === undefined);
  return [...new Map(floors.map((look) => [look.what, look])).values()].map(legendEntry);
}

const legendEntry = ({ what: label, fill, hollow }: CellLook): LegendEntry =>
  hollow === true
    ? { label, color: colors.edge, shape: 'hollow' }
    : { label, color: fill, shape: 'box' };

/** The game of a level and its size, in words. */
export const levelInWords = (language: Tongue, { game, width, height }: Level): string =>
  said(language, {
    en: `a level of ${game}, ${width} by ${height}`,
    pt: `uma fase de ${game}, ${width} por ${height}`,
  });

const keysInWords = (language: Tongue, name: string, other: string): string =>
  said(language, {
    en: `+ keys ${name} and ${other} toggle one another`,
    pt: `as teclas + ${name} e ${other} alternam uma à outra`,
  });

/** The effects of switches, teleports, keys and stars, one line each. */
export function levelNotes(language: Tongue, level: Level): string[] {
  if (level.game === 'bloxorz') return bloxorzNotes(language, level);
  return level.game === 'bobbin' ? bobbinNotes(language, level) : [];
}

const bloxorzNotes = (language: Tongue, level: BloxorzLevel): string[] => [
  ...level.switches.map((part) => switchInWords(language, part, level)),
  ...level.teleports.map((part) => teleportInWords(language, part, level)),
];

type Switch = BloxorzLevel['switches'][number];
type Teleport = BloxorzLevel['teleports'][number];

function switchInWords(
  language: Tongue,
  { name, weight, effect, bridges }: Switch,
  level: BloxorzLevel,
): string {
  const what = `${message(language, `${weight} switch`)}, ${message(language, effect)}`;
  return `${name}: ${what}, ${bridgeNames(language, bridges, level)}`;
}

const bridgeNames = (language: Tongue, bridges: Switch['bridges'], level: BloxorzLevel): string =>
  bridges.map((bridge) => level.bridges[bridge].name).join(', ') || message(language, 'no bridge');

function teleportInWords(
  language: Tongue,
  { name, to }: Teleport,
  { width }: BloxorzLevel,
): string {
  const places = to.map((cell) => placeInWords(cell, width));
  return `${name}: ${message(language, 'teleport to')} ${places.join(message(language, ' and '))}`;
}

/** The column and the row of a cell, from 1. */
export const placeInWords = (cell: number, width: number): string =>
  `(${(cell % width) + 1}, ${Math.floor(cell / width) + 1})`;

const bobbinNotes = (language: Tongue, { keys, stars }: BobbinLevel): string[] => [
  ...keys.flatMap(({ name, partner }, i) =>
    i < partner ? [keysInWords(language, name, keys[partner].name)] : [],
  ),
  ...stars.map(
    ({ name, moves }) =>
      `${name}: ${message(language, 'a cube for')} ${counted(language, moves, 'move')}`,
  ),
];

/** The cells that a piece is on. */
export function cellsOfState(state: BlockState): readonly number[] {
  if ('cubes' in state) return state.cubes[0] === state.cubes[1] ? [state.cubes[0]] : state.cubes;
  return ['cell' in state ? state.cell : state.cube];
}

/** The symbol of a cell around its middle. */
export function symbolMarks({ symbol, fill }: CellLook, at: Point, size: number): Mark[] {
  if (symbol === undefined) return [];
  const color = fill === floor.fill ? colors.text : colors.paper;
  const pen = { color, width: Math.max(1.5, size / 16) };
  if (symbol === 'circle') return [ring(at, 0.26 * size, colors.ghost, pen)];
  return symbol === 'ring'
    ? rings(at, 0.26 * size, fill, pen)
    : [star(symbol, at, 0.26 * size, pen)];
}

/** The color and the width of a line. */
type Pen = Pick<LineMark, 'color' | 'width'>;

/** Two rings around a point. */
const rings = (at: Point, radius: number, fill: string, pen: Pen): Mark[] =>
  [1, 0.5].map((share) => ring(at, radius * share, fill, pen));

/** Lines through a point. */
function star(symbol: keyof typeof rays, at: Point, reach: number, pen: Pen): Mark {
  const lines = rays[symbol].map((angle) => ray(at, reach, angle));
  return lineMark(lines, { ...pen, group: 'symbols' });
}

/** The angles of the lines of a symbol. */
const rays = {
  cross: [Math.PI / 4, -Math.PI / 4],
  plus: [0, Math.PI / 2],
  star: [0, Math.PI / 3, -Math.PI / 3],
} as const;

const ring = (at: Point, radius: number, fill: string, { color, width }: Pen): Mark =>
  circleMark(at, radius, { fill, stroke: color, strokeWidth: width, group: 'symbols' });

/** A line through a point at an angle. */
const ray = ({ x, y }: Point, reach: number, angle: number): Point[] =>
  [-1, 1].map((sign) => ({
    x: x + sign * reach * Math.cos(angle),
    y: y + sign * reach * Math.sin(angle),
  }));
