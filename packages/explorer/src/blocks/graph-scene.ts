import type { Level } from '@manaus/blocks';
import { blockGraphFigure, type Figure, type Mark, type Point } from '@manaus/plot';

/** The most states of a level whose graph is drawn. */
export const mostDrawnStates = 600;

/** The picture of a state graph, and the places of the states, by number. */
export interface GraphScene {
  readonly figure: Figure;
  readonly places: readonly Point[];
}

/** The picture of the states of a level over its board. */
export function graphScene(level: Level): GraphScene {
  const figure = blockGraphFigure({ level, title: '' });
  return { figure, places: figure.marks.filter(({ group }) => group === 'vertices').map(middleOf) };
}

function middleOf(mark: Mark): Point {
  if (mark.kind === 'circle') return mark;
  if (mark.kind === 'rect') return { x: mark.x + mark.width / 2, y: mark.y + mark.height / 2 };
  throw new Error(`a state is drawn as a box or a dot, not as ${mark.kind}`);
}
