import type { BlockState, Level } from '@manaus/blocks';
import { colors } from '../../colors.js';
import type { LegendEntry, Mark, Point } from '../../figure.js';
import { message, said } from '../../language.js';
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

/** The look of every cell that is not void, by its number. */
export function cellLooks(level: Level): Map<number, CellLook> {
  const at = new Map<number, CellLook>();
  const put = (cells: readonly number[], look: CellLook, name?: string) => {
    for (const cell of cells) at.set(cell, { ...look, name });
  };
  level.floor.forEach((kind, cell) => {
    const look =
      kind === 'void'
        ? undefined
        : {
            floor: looks.floor,
            wood: looks.wood,
            once: looks.once,
            twice: looks.twice,
            blue: looks.blue,
            goal: looks.end,
            raised: looks.raised,
          }[kind];
    if (look !== undefined) put([cell], look);
  });
  if (level.game === 'bloxorz') {
    for (const { name, cells, closed } of level.bridges)
      put(cells, closed ? looks.closed : looks.open, name);
    for (const { name, cells, weight } of level.switches) put(cells, looks[weight], name);
    for (const { name, cells } of level.teleports) put(cells, looks.teleport, name);
  }
  if (level.game === 'bobbin') {
    for (const { name, cell, raised } of level.keys)
      put([cell], raised ? looks.up : looks.lowered, name);
    for (const { name, cells } of level.stars)
      put(cells, looks.star, name === '*' ? undefined : name);
  }
  put([level.goal], level.game === 'on-the-edge' ? looks.end : looks.hole, 'G');
  put([level.start], at.get(level.start) ?? floor, 'S');
  return at;
}

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
  const place = (cell: number) =>
    `(${(cell % level.width) + 1}, ${Math.floor(cell / level.width) + 1})`;
  if (level.game === 'bloxorz')
    return [
      ...level.switches.map(
        ({ name, weight, effect, bridges }) =>
          `${name}: ${message(`${weight} switch`)}, ${message(effect)}, ${bridges.map((bridge) => level.bridges[bridge].name).join(', ') || message('no bridge')}`,
      ),
      ...level.teleports.map(
        ({ name, to }) =>
          `${name}: ${message('teleport to')} ${to.map(place).join(message(' and '))}`,
      ),
    ];
  if (level.game !== 'bobbin') return [];
  const pairs = level.keys.flatMap(({ name, partner }, i) =>
    i < partner ? [keysInWords(name, level.keys[partner].name)] : [],
  );
  return [
    ...pairs,
    ...level.stars.map(
      ({ name, moves }) => `${name}: ${message('a cube for')} ${counted(moves, 'move')}`,
    ),
  ];
}

/** The cells that a piece is on. */
export function cellsOfState(state: BlockState): readonly number[] {
  if ('cubes' in state) return state.cubes[0] === state.cubes[1] ? [state.cubes[0]] : state.cubes;
  return ['cell' in state ? state.cell : state.cube];
}

/** The symbol of a cell around its middle. */
export function symbolMarks({ symbol, fill }: CellLook, { x, y }: Point, size: number): Mark[] {
  const [r, color, width, group] = [
    0.26 * size,
    fill === floor.fill ? colors.text : colors.paper,
    Math.max(1.5, size / 16),
    'symbols',
  ];
  const ray = (angle: number): Point[] =>
    [-1, 1].map((sign) => ({
      x: x + sign * r * Math.cos(angle),
      y: y + sign * r * Math.sin(angle),
    }));
  const rays = (...angles: number[]): Mark[] => [
    { kind: 'line', lines: angles.map(ray), color, width, group },
  ];
  if (symbol === 'circle')
    return [
      {
        kind: 'circle',
        x,
        y,
        radius: r,
        fill: colors.ghost,
        stroke: color,
        strokeWidth: width,
        group,
      },
    ];
  if (symbol === 'ring')
    return [1, 0.5].map(
      (share): Mark => ({
        kind: 'circle',
        x,
        y,
        radius: r * share,
        fill,
        stroke: color,
        strokeWidth: width,
        group,
      }),
    );
  if (symbol === 'cross') return rays(Math.PI / 4, -Math.PI / 4);
  if (symbol === 'plus') return rays(0, Math.PI / 2);
  return symbol === 'star' ? rays(0, Math.PI / 3, -Math.PI / 3) : [];
}
