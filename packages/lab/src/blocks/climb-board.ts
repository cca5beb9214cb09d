import { parseLevel } from '@manaus/blocks';
import { type Board, type BoardOptions, boardText, type Random } from './board.js';
import { solveLevel } from './solve-level.js';

/** The number of changes without a longer solution before a restart. */
const PATIENCE = 400;

/** The games whose boards are found so. */
type Climbed = 'bloxorz' | 'bobbin';

const signs = { bloxorz: '..######~~aAAbBBT', bobbin: '.#######^^^*aB' } as const;
/** The signs that appear in at most one cell. */
const alone = { bloxorz: 'abT', bobbin: 'aB' } as const;
/** The signs that mean nothing without each other: a switch and its bridge, two keys. */
const pairs = { bloxorz: ['aA', 'bB'], bobbin: ['aB'] } as const;

/**
 * A board of Bloxorz or Bobbin 3D: a random one, changed cell by cell as long as its solution does
 * not get shorter.
 */
export function climbBoard(
  game: Climbed,
  { width, height, least, most, random, rules }: BoardOptions,
  mostTries: number,
): Board {
  const explain = explanations(game, width, height, random);
  let cells = randomCells(game, width * height, random);
  let best = -1;
  let tries = 0;
  for (let idle = 0; idle < PATIENCE && tries < mostTries; idle++) {
    tries++;
    const changed = withChanges(game, cells, random);
    const text = boardText(game, width, withoutIdleSigns(game, changed, explain), explain.lines);
    const moves = solveLevel(parseLevel(text), { rules }).moves ?? -1;
    if (moves < best || moves > most) continue;
    if (moves > best) idle = 0;
    [cells, best] = [changed, moves];
    if (moves >= least) return { text, moves, tries };
  }
  return { text: null, moves: Math.max(0, best), tries };
}

const pick = (game: Climbed, random: Random) => signs[game][random(signs[game].length)];

/** Random cells, with a start and a goal. */
function randomCells(game: Climbed, count: number, random: Random): string[] {
  const cells = Array.from({ length: count }, () => (random(3) === 0 ? pick(game, random) : '#'));
  return place(place(cells, 'S', random), 'G', random);
}

/** The same cells with up to three changes, which leave start and goal. */
function withChanges(game: Climbed, cells: readonly string[], random: Random): string[] {
  const changed = [...cells];
  for (let changes = 1 + random(3); changes > 0; changes--) {
    const cell = random(cells.length);
    if (changed[cell] !== 'S' && changed[cell] !== 'G') changed[cell] = pick(game, random);
  }
  return changed;
}

function place(cells: readonly string[], sign: string, random: Random): string[] {
  const free = cells.flatMap((other, cell) => (other === 'S' ? [] : [cell]));
  const at = free[random(free.length)];
  return cells.map((other, cell) => (cell === at ? sign : other));
}

/**
 * A board whose signs all mean something: those of one cell stand once, pairs are whole, and a
 * teleport leads to no void; the others are floor.
 */
function withoutIdleSigns(game: Climbed, cells: readonly string[], explain: Explained): string[] {
  const idle = idleSigns(game, cells, explain);
  const isRepeated = (sign: string, cell: number) =>
    alone[game].includes(sign) && cells.indexOf(sign) !== cell;
  return cells.map((sign, cell) => (idle.has(sign) || isRepeated(sign, cell) ? '#' : sign));
}

/** The signs without effect: those of half pairs, and of a teleport that leads to a void. */
function idleSigns(game: Climbed, cells: readonly string[], { landings }: Explained): Set<string> {
  const lacking = pairs[game].filter((pair) => [...pair].some((sign) => !cells.includes(sign)));
  const idle = new Set(lacking.join(''));
  if (landings.some((cell) => cells[cell] === '.')) idle.add('T');
  return idle;
}

/** For each sign the line that explains it, and the cells to which a teleport leads. */
interface Explained {
  readonly lines: Readonly<Record<string, string>>;
  readonly landings: readonly number[];
}

function explanations(game: Climbed, width: number, height: number, random: Random): Explained {
  if (game === 'bobbin')
    return { lines: { a: 'pair a B', '*': `star * ${1 + random(5)}` }, landings: [] };
  const one = <T>(of: readonly T[]) => of[random(of.length)];
  const effect = () =>
    `${one(['light', 'heavy'])} ${one(['alternating', 'non-alternating', 'close', 'open'])}`;
  const first = random(width * height);
  const landings = [first, (first + 1 + random(width * height - 1)) % (width * height)];
  const xy = (cell: number) => `${(cell % width) + 1} ${height - Math.floor(cell / width)}`;
  const lines = {
    A: `bridge A ${one(['open', 'open', 'closed'])}`,
    B: `bridge B ${one(['open', 'open', 'closed'])}`,
    a: `switch a ${effect()} A`,
    b: `switch b ${effect()} B`,
    T: `teleport T ${landings.map(xy).join(' ')}`,
  };
  return { lines, landings };
}
