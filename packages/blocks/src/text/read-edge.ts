import { wrongAt } from '../level-fault.js';
import type { EdgeFloor, EdgeLevel, Unchecked } from '../rules/level.js';
import { requireNone } from './directives.js';
import { boardOf, readGrid } from './read-grid.js';
import type { LevelLines } from './read-lines.js';

const floors: Readonly<Record<string, EdgeFloor>> = {
  '.': 'void',
  '#': 'once',
  S: 'once',
  K: 'twice',
  B: 'blue',
  G: 'goal',
};

/** Reads a level of On The Edge from its lines. */
export function readEdge(lines: LevelLines): Unchecked<EdgeLevel> {
  requireNone(lines);
  const grid = readGrid(lines, '#KB', false);
  const n = grid.characters.filter((sign) => sign === 'B').length;
  if (n !== 0 && n !== 2) throw wrongAt(lines.game.line, lines.game.column, 'blueCells', { n });
  const floor = grid.characters.map((sign) => floors[sign]);
  return { game: 'on-the-edge', ...boardOf(lines, grid), floor };
}
