import { toSvg, towerGraphFigure } from '@manaus/plot';
import { savePng, saveText } from '../shell/save.js';
import type { Scene } from './graph-scene.js';
import { writePlay } from './play-file.js';
import type { TowerGame } from './tower-game.js';

export type Format = 'svg' | 'png' | 'json';
export const formats: readonly Format[] = ['svg', 'png', 'json'];

/** Saves the picture with the moves made in it, or the game and the play as data. */
export async function exportGraph(
  game: TowerGame,
  { plan, figure }: Scene,
  format: Format,
): Promise<void> {
  const name = `${game.setup.puzzle}-${game.setup.discs}`;
  if (format === 'json') return saveText(`${name}.json`, 'application/json', writePlay(game));
  const index = new Map(plan.vertices.map((vertex, i) => [vertex, i]));
  const path = game.session.visited
    .slice(0, game.session.at + 1)
    .flatMap((vertex) => index.get(vertex) ?? []);
  const { world, states, edges, layout } = plan;
  const drawn =
    path.length < 2
      ? figure
      : towerGraphFigure({
          rules: world.rules,
          states,
          edges,
          directed: world.graph.directed,
          layout,
          path,
        });
  const svg = toSvg(drawn);
  return format === 'svg'
    ? saveText(`${name}.svg`, 'image/svg+xml', svg)
    : savePng(`${name}.png`, svg);
}
