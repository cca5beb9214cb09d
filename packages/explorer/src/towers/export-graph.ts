import { type Figure, towerGraphFigure } from '@manaus/plot';
import { type Format, savePlay } from '../shell/save.js';
import { layoutSize, type Scene } from './graph-scene.js';
import { writePlay } from './play-file.js';
import type { TowerGame } from './tower-game.js';

/** Saves the drawing of the graph with the moves made, or the game and the play as data. */
export const exportGraph = (game: TowerGame, scene: Scene, format: Format): Promise<void> =>
  savePlay(`${game.setup.tower.name}-${game.setup.discs}`, format, {
    figure: () => withPath(game, scene),
    json: () => writePlay(game),
  });

function withPath({ session }: TowerGame, { plan, figure }: Scene): Figure {
  const { world, vertices, states, edges, layout } = plan;
  const index = new Map(vertices.map((vertex, i) => [vertex, i]));
  const path = session.visited
    .slice(0, session.at + 1)
    .flatMap((vertex) => index.get(vertex) ?? []);
  if (path.length < 2) return figure;
  const { rules, graph } = world;
  return towerGraphFigure({
    rules,
    states,
    edges,
    directed: graph.directed,
    layout,
    path,
    size: layoutSize,
  });
}
