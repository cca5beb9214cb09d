import type { BlockState, BloxorzLevel, BobbinLevel, Level } from '@manaus/blocks';
import { colors } from '../../colors.js';
import type { LegendEntry, Mark, Point } from '../../figure.js';
import { message, said } from '../../language.js';
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
  const at = new Map<number, CellLook>();
  const put = (cells: readonly number[], look: CellLook, name?: string) => {
    for (const cell of cells) at.set(cell, { ...look, name });
  };
  level.floor.forEach((kind, cell) => {
    if (kind !== 'void') put([cell], floorLooks[kind]);
  });
  for (const [cells, look, name] of partsOf(level)) put(cells, look, name);
  put([level.goal], level.game === 'on-the-edge' ? looks.end : looks.hole, 'G');
  put([level.start], at.get(level.start) ?? floor, 'S');
  return at;
}

type Part = readonly [cells: readonly number[], look: CellLook, name?: string];

/** The parts on the floor, with their names: bridges, switches and teleports; keys and stars. */
function partsOf(level: Level): Part[] {
  if (level.game === 'bloxorz')
    return [
      ...level.bridges.map((bridge): Part => [bridge.cells, bridgeLook(bridge), bridge.name]),
      ...level.switches.map(({ name, cells, weight }): Part => [cells, looks[weight], name]),
      ...level.teleports.map(({ name, cells }): Part => [cells, looks.teleport, name]),
    ];
  if (level.game !== 'bobbin') return [];
  return [
    ...level.keys.map((key): Part => [[key.cell], key.raised ? looks.up : looks.lowered, key.name]),
    ...level.stars.map(
      ({ name, cells }): Part => [cells, looks.star, name === '*' ? undefined : name],
    ),
  ];
}

const bridgeLook = ({ closed }: { readonly closed: boolean }): CellLook =>
  closed ? looks.closed : looks.open;

/** The legend of the looks that occur. */
export function levelLegend(level: Level): LegendEntry[] {
  const kinds = new Map(
    [...cellLooks(level).values()]
      .filter(({ symbol }) => symbol === undefined)
      .map((look) => [look.what, look]),
  );
  return [...kinds.values()].map(({ what, fill, hollow }) => ({
    label: what,
    color: hollow === true ? colors.edge : fill,
    shape: hollow === true ? 'hollow' : 'box',
  }));
}

/** The game of a level and its size, in words. */
export const levelInWords = ({ game, width, height }: Level): string =>
  said({
    en: `a level of ${game}, ${width} by ${height}`,
    pt: `uma fase de ${game}, ${width} por ${height}`,
  });

const keysInWords = (name: string, other: string): string =>
  said({
    en: `+ keys ${name} and ${other} toggle one another`,
    pt: `as teclas + ${name} e ${other} alternam uma à outra`,
  });

/** The effects of switches, teleports, keys and stars, one line each. */
export function levelNotes(level: Level): string[] {
  if (level.game === 'bloxorz') return bloxorzNotes(level);
  return level.game === 'bobbin' ? bobbinNotes(level) : [];
}

function bloxorzNotes({ width, bridges, switches, teleports }: BloxorzLevel): string[] {
  const place = (cell: number) => `(${(cell % width) + 1}, ${Math.floor(cell / width) + 1})`;
  const namesOf = (indices: readonly number[]) =>
    indices.map((bridge) => bridges[bridge].name).join(', ') || message('no bridge');
  return [
    ...switches.map(
      ({ name, weight, effect, bridges }) =>
        `${name}: ${message(`${weight} switch`)}, ${message(effect)}, ${namesOf(bridges)}`,
    ),
    ...teleports.map(
      ({ name, to }) =>
        `${name}: ${message('teleport to')} ${to.map(place).join(message(' and '))}`,
    ),
  ];
}

function bobbinNotes({ keys, stars }: BobbinLevel): string[] {
  const pairs = keys.flatMap(({ name, partner }, i) =>
    i < partner ? [keysInWords(name, keys[partner].name)] : [],
  );
  const cubes = stars.map(
    ({ name, moves }) => `${name}: ${message('a cube for')} ${counted(moves, 'move')}`,
  );
  return [...pairs, ...cubes];
}

/** The cells that a piece is on. */
export function cellsOfState(state: BlockState): readonly number[] {
  if ('cubes' in state) return state.cubes[0] === state.cubes[1] ? [state.cubes[0]] : state.cubes;
  return ['cell' in state ? state.cell : state.cube];
}

/** The symbol of a cell around its middle. */
export function symbolMarks({ symbol, fill }: CellLook, at: Point, size: number): Mark[] {
  const [radius, width, group] = [0.26 * size, Math.max(1.5, size / 16), 'symbols'];
  const color = fill === floor.fill ? colors.text : colors.paper;
  const outline = { stroke: color, strokeWidth: width, group };
  const rays = (...angles: number[]): Mark[] => [
    lineMark(
      angles.map((angle) => ray(at, radius, angle)),
      { color, width, group },
    ),
  ];
  if (symbol === 'circle') return [circleMark(at, radius, { fill: colors.ghost, ...outline })];
  if (symbol === 'ring')
    return [1, 0.5].map((share) => circleMark(at, radius * share, { fill, ...outline }));
  if (symbol === 'cross') return rays(Math.PI / 4, -Math.PI / 4);
  if (symbol === 'plus') return rays(0, Math.PI / 2);
  return symbol === 'star' ? rays(0, Math.PI / 3, -Math.PI / 3) : [];
}

/** A line through a point at an angle. */
const ray = ({ x, y }: Point, reach: number, angle: number): Point[] =>
  [-1, 1].map((sign) => ({
    x: x + sign * reach * Math.cos(angle),
    y: y + sign * reach * Math.sin(angle),
  }));
