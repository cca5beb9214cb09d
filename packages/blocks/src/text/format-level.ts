import { type Grid, type Placed, placeOf, rowsOf } from '../rules/grid.js';
import type { BloxorzLevel, BobbinLevel, EdgeLevel, Level } from '../rules/level.js';
import { requireLevel } from '../rules/require-level.js';

/** The signs of a grid, and the lines that explain them. */
interface Drawing {
  readonly signs: string[];
  readonly directives: readonly string[];
}

/** A thing with a name in the grid. */
interface Named extends Placed {
  readonly name: string;
}

/**
 * Writes a level as text: `parseLevel` reads the same level from it. Throws an `InputError` for
 * anything but a level.
 *
 * @example
 * ```ts
 * formatLevel(parseLevel('game on-the-edge\ngrid\nSKG\nend')); // => 'game on-the-edge\ngrid\nSKG\nend\n'
 * ```
 */
export function formatLevel(level: Level): string {
  requireLevel('blocks/format', level);
  const { signs, directives } = draw(level);
  return `${levelText(level, rowsOf(level, withEnds(level, signs)), directives)}\n`;
}

/** A level as text from the rows of its grid and the lines that explain them. */
export const levelText = (
  { game, name }: Pick<Level, 'game' | 'name'>,
  rows: readonly string[],
  directives: readonly string[],
): string =>
  [`game ${game}`, ...(name ? [`name ${name}`] : []), 'grid', ...rows, 'end', ...directives].join(
    '\n',
  );

/** The signs of a grid with those of its start and its goal. */
export const withEnds = (
  { start, goal }: Pick<Level, 'start' | 'goal'>,
  signs: readonly string[],
): string[] => signs.map((sign, cell) => (cell === start ? 'S' : cell === goal ? 'G' : sign));

function draw(level: Level): Drawing {
  if (level.game === 'bloxorz') return drawBloxorz(level);
  return level.game === 'bobbin' ? drawBobbin(level) : drawEdge(level);
}

/** Names of one character stand in the grid, longer ones get a line. */
const nameAll = (grid: Grid, signs: string[], things: readonly Named[]): string[] =>
  things.flatMap(({ name, cells }) => {
    if (name.length > 1) return cells.map((cell) => `at ${name} ${placeOf(grid, cell)}`);
    for (const cell of cells) signs[cell] = name;
    return [];
  });

/** The signs of the floor of Bloxorz while bridges are open. */
export const bloxorzSigns = { void: '.', floor: '#', wood: '~' } as const;

function drawBloxorz(level: BloxorzLevel): Drawing {
  const { bridges, switches, teleports } = level;
  const signs = level.floor.map((kind): string => bloxorzSigns[kind]);
  // A switch has an entry per effect, but one name.
  const things = new Map([...bridges, ...switches, ...teleports].map((each) => [each.name, each]));
  const directives = [
    ...(level.rules === 'official' ? [] : [`rules ${level.rules}`]),
    ...nameAll(level, signs, [...things.values()]),
    ...bridges.map(({ name, closed }) => `bridge ${name} ${closed ? 'closed' : 'open'}`),
    ...switches.map(({ name, weight, effect, bridges: targets }) =>
      ['switch', name, weight, effect, ...targets.map((place) => bridges[place].name)].join(' '),
    ),
    ...teleports.map(
      ({ name, to }) => `teleport ${name} ${to.map((cell) => placeOf(level, cell)).join(' ')}`,
    ),
  ];
  return { signs, directives };
}

function drawEdge({ floor }: EdgeLevel): Drawing {
  const sign = { void: '.', once: '#', twice: 'K', blue: 'B', goal: 'G' } as const;
  return { signs: floor.map((kind) => sign[kind]), directives: [] };
}

const bobbinSigns = { void: '.', floor: '#', raised: '^' } as const;

function drawBobbin(level: BobbinLevel): Drawing {
  const signs = level.floor.map((kind): string => bobbinSigns[kind]);
  const keys = level.keys.map(({ name, cell }) => ({ name, cells: [cell] }));
  const named = nameAll(level, signs, [...keys, ...level.stars]);
  const pairs = level.keys.flatMap(({ name, partner }, place) =>
    place < partner ? [`pair ${name} ${level.keys[partner].name}`] : [],
  );
  const stars = level.stars.map(({ name, moves }) => `star ${name} ${moves}`);
  return { signs, directives: [...named, `orientation ${level.orientation}`, ...pairs, ...stars] };
}
