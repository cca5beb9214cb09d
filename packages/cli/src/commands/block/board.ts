import {
  type BlockState,
  type BloxorzState,
  type BobbinState,
  type EdgeState,
  formatLevel,
  type Level,
} from '@manaus/blocks';
import { range } from '@manaus/core';

/** The rows of a board in the terminal, top row first, with a blank between cells. */
export function boardRows(level: Level, state: BlockState): string[] {
  const signs = signsOf(level, state);
  const rows = range(0, level.height - 1).map((row) =>
    signs.slice(row * level.width, (row + 1) * level.width),
  );
  return rows.reverse().map((row) => row.join(' '));
}

/** The signs of all cells, by cell from the bottom row up. */
function signsOf(level: Level, state: BlockState): string[] {
  // The signs of the file, whose rows stand below `grid`.
  const lines = formatLevel(level).split('\n');
  const first = lines.indexOf('grid') + 1;
  const rows = lines.slice(first, first + level.height).reverse();
  const signs = [...rows.join('')].map((sign) => PLAIN[sign] ?? sign);
  for (const [cell, sign] of [...changedSigns(level, state), ...pieceSigns(level, state)])
    signs[cell] = sign;
  return signs;
}

/** The signs of no cell, of the floor and of the start. */
const PLAIN: Readonly<Record<string, string>> = { '.': ' ', '#': '·', S: '·' };

type Sign = readonly [cell: number, sign: string];

/** The signs of the cells that moves change. */
function changedSigns(level: Level, state: BlockState): Sign[] {
  if (level.game === 'bloxorz')
    return level.bridges.flatMap(({ cells }, place) => {
      const sign = (state as BloxorzState).closed[place] ? '=' : ' ';
      return cells.map((cell): Sign => [cell, sign]);
    });
  if (level.game === 'bobbin')
    return level.keys.map(({ cell }, i) => [cell, (state as BobbinState).raised[i] ? '‡' : '+']);
  return (state as EdgeState).floor.map((kind, cell) => [cell, FLOOR[kind]]);
}

const FLOOR = { void: ' ', once: '·', twice: 'K', blue: 'B', goal: 'G' } as const;

const AXIS = { standing: 'O', 'lying-x': '─', 'lying-y': '│' } as const;

/** The signs of the cells under the piece. */
function pieceSigns({ game }: Level, state: BlockState): Sign[] {
  if (game === 'on-the-edge') return [[(state as EdgeState).cube, '■']];
  if (game === 'bobbin') {
    const { cell, axis, cube } = state as BobbinState;
    return [[cell, cube > 0 ? '■' : AXIS[axis]]];
  }
  const { cubes, selected } = state as BloxorzState;
  if (selected !== null) return cubes.map((cell, half) => [cell, half === selected ? '■' : '□']);
  return cubes.map((cell) => [cell, cubes[0] === cubes[1] ? '█' : '■']);
}

/** The legend of each game. */
export const legends: Readonly<Record<Level['game'], string>> = {
  bloxorz:
    '█ standing, ■■ lying, ■ the half that moves and □ the other; · floor, ~ wood, = closed bridge, G goal',
  'on-the-edge': '■ the cube; · floor, K twice, B blue, G the end',
  bobbin:
    'O standing, ─ and │ lying along, ■ a cube; · floor, ^ raised, + and ‡ lowered and raised key, * star, G goal',
};
