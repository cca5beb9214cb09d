import { colors, type Figure, type LegendEntry, towerGraphFigure } from '@manaus/plot';
import { phraseText } from '../shell/phrase.js';
import { type Format, savePlay } from '../shell/save.js';
import type { Words } from '../words/words.js';
import { classesOf, layoutSize, type Scene } from './graph-scene.js';
import { taskOf } from './how.js';
import { writePlay } from './play-file.js';
import { towerText } from './texts.js';
import type { TowerGame } from './tower-game.js';

/** Saves the drawing of the graph with the moves made, or the game and the play as data. */
export const exportGraph = (
  game: TowerGame,
  scene: Scene,
  format: Format,
  words: Words,
): Promise<void> =>
  savePlay(`${game.setup.tower.name}-${game.setup.discs}`, format, {
    figure: () => playFigure(game, scene, words),
    json: () => writePlay(game),
  });

/** The graph with the moves made, in the words of the page; good and bad keep their colors. */
export function playFigure(game: TowerGame, { plan, figure }: Scene, words: Words): Figure {
  const { setup, session } = game;
  const { world, vertices } = plan;
  const index = new Map(vertices.map((vertex, i) => [vertex, i]));
  const path = session.visited
    .slice(0, session.at + 1)
    .flatMap((vertex) => index.get(vertex) ?? []);
  const { rules, graph } = world;
  const drawing =
    path.length < 2
      ? figure
      : towerGraphFigure({
          rules,
          states: plan.states,
          edges: plan.edges,
          directed: graph.directed,
          layout: plan.layout,
          path,
          size: layoutSize,
          ...classesOf(plan),
        });
  const title = `${towerText(words, setup.tower)}, ${words('discs.count', { n: setup.discs })}`;
  return {
    ...drawing,
    title,
    subtitle: taskOf(setup, world, session.start)
      .map((each) => phraseText(each, words))
      .join(' '),
    alt: title,
    legend: drawing.legend?.map((entry) => ({ ...entry, label: legendText(entry, words) })),
    marks: drawing.marks.map((mark) =>
      mark.kind === 'text' && mark.text === 'moves to the goal'
        ? { ...mark, text: words('scale') }
        : mark,
    ),
  };
}

/** The words of the page for the colors of a legend. */
function legendText({ color, label }: LegendEntry, words: Words): string {
  if (color === colors.good) return words('legend.good');
  if (color === colors.bad) return words('legend.bad');
  return color === colors.path ? words('legend.path') : label;
}
