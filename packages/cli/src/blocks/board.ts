import {
  type BlockState,
  type BloxorzState,
  type BobbinState,
  type EdgeState,
  formatLevel,
  type Level,
} from '@manaus/blocks';

/** A board as a person sees it in the terminal: rows, top row first, a blank between the cells. */
export function boardRows(level: Level, state: BlockState): string[] {
  const signs = cellSigns(level, state);
  for (const [cell, sign] of pieceSigns(level, state)) signs[cell] = sign;
  return Array.from({ length: level.height }, (_, fromTop) =>
    signs
      .slice((level.height - 1 - fromTop) * level.width, (level.height - fromTop) * level.width)
      .join(' '),
  );
}

/** The signs of the level as it is written, and of what has changed: by cell, the bottom row first. */
function cellSigns(level: Level, state: BlockState): string[] {
  const lines = formatLevel(level).split('\n');
  const first = lines.indexOf('grid') + 1;
  const signs = [
    ...lines
      .slice(first, first + level.height)
      .reverse()
      .join(''),
  ].map((sign) => (sign === '.' ? ' ' : sign === '#' || sign === 'S' ? '·' : sign));
  if (level.game === 'bloxorz')
    for (const [place, { cells }] of level.bridges.entries())
      for (const cell of cells) signs[cell] = (state as BloxorzState).closed[place] ? '=' : ' ';
  if (level.game === 'bobbin')
    for (const [place, { cell }] of level.keys.entries())
      signs[cell] = (state as BobbinState).raised[place] ? '‡' : '+';
  if (level.game === 'on-the-edge')
    for (const [cell, kind] of (state as EdgeState).floor.entries())
      signs[cell] = { void: ' ', once: '·', twice: 'K', blue: 'B', goal: 'G' }[kind];
  return signs;
}

function pieceSigns(level: Level, state: BlockState): (readonly [cell: number, sign: string])[] {
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

/** What the signs of a board mean. */
export const legends: Readonly<Record<Level['game'], string>> = {
  bloxorz:
    '█ standing, ■■ lying, ■ the half that moves and □ the other; · floor, ~ wood, = closed bridge, G goal',
  'on-the-edge': '■ the cube; · floor, K twice, B blue, G the end',
  bobbin:
    'O standing, ─ and │ lying along, ■ a cube; · floor, ^ raised, + and ‡ lowered and raised key, * star, G goal',
};
