import { boardFigure, colors, type Figure, type Mark } from '@manaus/plot';
import { current, startOf, wayOf } from '../play/history.js';
import { phraseText } from '../shell/phrase.js';
import { type Format, savePlay } from '../shell/save.js';
import type { Key, Words } from '../words/words.js';
import { figureOf, type Scene } from './graph-scene.js';
import { taskOf } from './how.js';
import { writePlay } from './play-file.js';
import { sizedText } from './setup.js';
import { distanceHere, type TowerGame } from './tower-game.js';
import type { World } from './world.js';

/** The name of the files of a play. */
export const fileName = ({ setup: { tower, discs } }: TowerGame): string =>
  `${tower.name}-${discs}`;

/** Saves the drawing of the graph with the moves made, or the game and the play as data. */
export const exportGraph = (
  game: TowerGame,
  scene: Scene,
  format: Format,
  words: Words,
): Promise<void> =>
  savePlay(fileName(game), format, {
    figure: () => playFigure(game, scene, words),
    json: () => writePlay(game),
  });

/** The graph with the moves made, in the words of the page; good and bad keep their colors. */
export function playFigure(game: TowerGame, scene: Scene, words: Words): Figure {
  const { setup, history } = game;
  const drawing = withPath(scene, wayOf(history));
  const title = sizedText(words, setup);
  const task = taskOf(setup, scene.plan.world, startOf(history));
  return {
    ...drawing,
    title,
    subtitle: task.map((each) => phraseText(each, words)).join(' '),
    alt: title,
    legend: drawing.legend?.map((entry) => ({
      ...entry,
      label: legendKeys[entry.color] === undefined ? entry.label : words(legendKeys[entry.color]),
    })),
    marks: drawing.marks.map((mark) => inWords(mark, words)),
  };
}

/** The drawing with the moves between some vertices, of those that are drawn. */
function withPath({ plan, figure }: Scene, visited: readonly number[]): Figure {
  const index = new Map(plan.vertices.map((vertex, i) => [vertex, i]));
  const path = visited.flatMap((vertex) => index.get(vertex) ?? []);
  return path.length < 2 ? figure : figureOf(plan, { path });
}

/** The mark with the words of the page for the title of the scale. */
const inWords = (mark: Mark, words: Words): Mark =>
  mark.kind === 'text' && mark.text === 'moves to the goal'
    ? { ...mark, text: words('scale') }
    : mark;

const legendKeys: Readonly<Record<string, Key>> = {
  [colors.good]: 'legend.good',
  [colors.bad]: 'legend.bad',
  [colors.path]: 'legend.path',
};

/**
 * A shortest way from the position to the goal as boards; at the goal, or where no way leads there,
 * from the start.
 */
export function filmOf(game: TowerGame, words: Words): Figure[] {
  const { setup, world, history } = game;
  const title = sizedText(words, setup);
  const way = wayFrom(world, distanceHere(game) > 0 ? current(history) : startOf(history));
  return way.map((vertex, n) => ({
    ...boardFigure({ rules: world.rules, state: world.state(vertex), title }),
    subtitle: words('film.move', { n, of: way.length - 1 }),
  }));
}

function wayFrom({ distances, moves }: World, from: number): number[] {
  const way = [from];
  for (let at = from; distances[at] > 0; way.push(at))
    at = moves(at).find(({ optimal }) => optimal)?.next ?? at;
  return way;
}
