import {
  type BlockState,
  type BloxorzState,
  type BobbinState,
  type EdgeState,
  formatLevel,
  type Level,
} from '@manaus/blocks';

/** The rows of a board in the terminal, top row first, with a blank between cells. */
export function boardRows(level: Level, state: BlockState): string[] {
  const signs = cellSigns(level, state);
  for (const [cell, sign] of pieceSigns(level, state)) signs[cell] = sign;
  return Array.from({ length: level.height }, (_, fromTop) =>
    signs
      .slice((level.height - 1 - fromTop) * level.width, (level.height - fromTop) * level.width)
      .join(' '),
  );
}

/**
 * The signs of the cells in a state, by cell from the bottom row up; unchanged cells as in the
 * file.
 */
function cellSigns(level: Level, state: BlockState): string[] {
  const lines = formatLevel(level).split('\n');
  const first = lines.indexOf('grid') + 1;
  const rows = lines.slice(first, first + level.height);
  const signs = [...rows.reverse().join('')].map((sign) =>
    sign === '.' ? ' ' : sign === '#' || sign === 'S' ? '·' : sign,
  );
  for (const [cell, sign] of changedSigns(level, state)) signs[cell] = sign;
  return signs;
}

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

function pieceSigns(level: Level, state: BlockState): Sign[] {
  if (level.game === 'on-the-edge') return [[(state as EdgeState).cube, '■']];
  if (level.game === 'bobbin') {
    const { cell, axis, cube } = state as BobbinState;
    return [[cell, cube > 0 ? '■' : { standing: 'O', 'lying-x': '─', 'lying-y': '│' }[axis]]];
  }
  const { cubes, selected } = state as BloxorzState;
  if (selected !== null)
    return cubes.map((cell, half) => [cell, half === selected ? '■' : '□'] as const);
  return cubes.map((cell) => [cell, cubes[0] === cubes[1] ? '█' : '■'] as const);
}

/** The legend of each game. */
export const legends: Readonly<Record<Level['game'], string>> = {
  bloxorz:
    '█ standing, ■■ lying, ■ the half that moves and □ the other; · floor, ~ wood, = closed bridge, G goal',
  'on-the-edge': '■ the cube; · floor, K twice, B blue, G the end',
  bobbin:
    'O standing, ─ and │ lying along, ■ a cube; · floor, ^ raised, + and ‡ lowered and raised key, * star, G goal',
};
