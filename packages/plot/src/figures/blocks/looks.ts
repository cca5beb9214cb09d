import type { BlockState, Level } from '@manaus/blocks';
import { colors } from '../../colors.js';
import type { LegendEntry, Mark, Point } from '../../figure.js';
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
  const at = new Map<number, CellLook>();
  // The look of a cell is that of the last part on it.
  const lay = (cells: readonly number[], look: CellLook, name?: string): void => {
    for (const cell of cells) at.set(cell, { ...look, name });
  };
  for (const [cell, kind] of level.floor.entries())
    if (kind !== 'void') lay([cell], floorLooks[kind]);
  if (level.game === 'bloxorz') {
    for (const { cells, closed, name } of level.bridges)
      lay(cells, closed ? looks.closed : looks.open, name);
    for (const { cells, weight, name } of level.switches) lay(cells, looks[weight], name);
    for (const { cells, name } of level.teleports) lay(cells, looks.teleport, name);
  }
  if (level.game === 'bobbin') {
    for (const { cell, raised, name } of level.keys)
      lay([cell], raised ? looks.up : looks.lowered, name);
    for (const { cells, name } of level.stars)
      lay(cells, looks.star, name === '*' ? undefined : name);
  }
  lay([level.goal], level.game === 'on-the-edge' ? looks.end : looks.hole, 'G');
  return at.set(level.start, { ...(at.get(level.start) ?? floor), name: 'S' });
}

/** The legend of the looks that occur. */
export function levelLegend(level: Level): LegendEntry[] {
  const floors = [...cellLooks(level).values()].filter(({ symbol }) => symbol === undefined);
  const kinds = new Map(floors.map((look) => [look.what, look]));
  return [...kinds.values()].map(({ what: label, fill, hollow }) =>
    hollow === true
      ? { label, color: colors.edge, shape: 'hollow' }
      : { label, color: fill, shape: 'box' },
  );
}

/** The game of a level and its size, in words. */
export const levelInWords = (language: Tongue, { game, width, height }: Level): string =>
  said(language, {
    en: `a level of ${game}, ${width} by ${height}`,
    pt: `uma fase de ${game}, ${width} por ${height}`,
  });

/** The effects of switches, teleports, keys and stars, one line each. */
export function levelNotes(language: Tongue, level: Level): string[] {
  if (level.game === 'bloxorz') {
    const { bridges, switches, teleports, width } = level;
    return [
      ...switches.map(({ name, weight, effect, bridges: numbers }) => {
        const what = `${message(language, `${weight} switch`)}, ${message(language, effect)}`;
        const names = numbers.map((bridge) => bridges[bridge].name).join(', ');
        return `${name}: ${what}, ${names || message(language, 'no bridge')}`;
      }),
      ...teleports.map(({ name, to }) => {
        const places = to.map((cell) => placeInWords(cell, width));
        return `${name}: ${message(language, 'teleport to')} ${places.join(message(language, ' and '))}`;
      }),
    ];
  }
  if (level.game !== 'bobbin') return [];
  const { keys, stars } = level;
  return [
    // Each pair of keys once.
    ...keys.flatMap(({ name, partner }, i) => {
      const other = keys[partner].name;
      const note = said(language, {
        en: `+ keys ${name} and ${other} toggle one another`,
        pt: `as teclas + ${name} e ${other} alternam uma à outra`,
      });
      return i < partner ? [note] : [];
    }),
    ...stars.map(
      ({ name, moves }) =>
        `${name}: ${message(language, 'a cube for')} ${counted(language, moves, 'move')}`,
    ),
  ];
}

/** The column and the row of a cell, from 1. */
export const placeInWords = (cell: number, width: number): string =>
  `(${(cell % width) + 1}, ${Math.floor(cell / width) + 1})`;

/** The cells that a piece is on. */
export function cellsOfState(state: BlockState): readonly number[] {
  if ('cubes' in state) return state.cubes[0] === state.cubes[1] ? [state.cubes[0]] : state.cubes;
  return ['cell' in state ? state.cell : state.cube];
}

/** The symbol of a cell around its middle. */
export function symbolMarks({ symbol, fill }: CellLook, at: Point, size: number): Mark[] {
  if (symbol === undefined) return [];
  const color = fill === floor.fill ? colors.text : colors.paper;
  const width = Math.max(1.5, size / 16);
  const reach = 0.26 * size;
  const ring = (radius: number, inside: string): Mark =>
    circleMark(at, radius, { fill: inside, stroke: color, strokeWidth: width, group: 'symbols' });
  if (symbol === 'circle') return [ring(reach, colors.ghost)];
  if (symbol === 'ring') return [ring(reach, fill), ring(reach * 0.5, fill)];
  const lines = rays[symbol].map((angle) =>
    [-1, 1].map((sign) => ({
      x: at.x + sign * reach * Math.cos(angle),
      y: at.y + sign * reach * Math.sin(angle),
    })),
  );
  return [lineMark(lines, { color, width, group: 'symbols' })];
}

/** The angles of the lines through the middle of a symbol. */
const rays = {
  cross: [Math.PI / 4, -Math.PI / 4],
  plus: [0, Math.PI / 2],
  star: [0, Math.PI / 3, -Math.PI / 3],
} as const;
