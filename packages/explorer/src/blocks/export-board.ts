import type { BlockState } from '@manaus/blocks';
import type { Figure, Mark, Point } from '@manaus/plot';
import { type Format, savePlay } from '../shell/save.js';
import type { Words } from '../words/words.js';
import { type BoardScene, sideScene } from './board.js';
import type { Outlook } from './outlook.js';
import { type BlockPlay, pathOf, playPath, rulesOf } from './play.js';
import { levelText } from './texts.js';

/** Saves the board as it is seen, or the level and the play as data. */
export const exportBoard = (
  play: BlockPlay,
  scene: BoardScene,
  outlook: Outlook,
  format: Format,
  words: Words,
): Promise<void> =>
  savePlay(play.name ?? 'level', format, {
    figure: () => figureOf(play, scene, words),
    json: () => playJson(play, outlook),
  });

/** The board moved to where figures have their marks, under the title. */
function figureOf(
  { name, level }: BlockPlay,
  { marks, box: [x, y, width, height] }: BoardScene,
  words: Words,
): Figure {
  const title =
    name !== null ? levelText(name, level.name, words) : level.name || words(`block.${level.game}`);
  return {
    title,
    alt: title,
    width: Math.max(240, width + 40),
    height: height + 80,
    marks: marks.map((mark) => shiftMark(mark, 20 - x, 60 - y)),
  };
}

function shiftMark(mark: Mark, right: number, down: number): Mark {
  const shift = <T extends Point>(point: T): T => ({
    ...point,
    x: point.x + right,
    y: point.y + down,
  });
  if (mark.kind === 'line') return { ...mark, lines: mark.lines.map((line) => line.map(shift)) };
  if (mark.kind === 'polygon') return { ...mark, rings: mark.rings.map((ring) => ring.map(shift)) };
  return shift(mark);
}

/**
 * The states of the way to the win as boards from the side; of the moves made where no way is
 * known.
 */
export const filmOf = (play: BlockPlay, outlook: Outlook, words: Words): Figure[] =>
  filmStates(play, outlook).map((state, n, { length }) => ({
    ...figureOf(play, sideScene(play.level, state), words),
    subtitle: words('film.move', { n, of: length - 1 }),
  }));

function filmStates(play: BlockPlay, outlook: Outlook): readonly BlockState[] {
  if (outlook.kind !== 'way' || outlook.way === '') return statesOf(play);
  return statesOf(playPath(play, pathOf(play) + outlook.way)).slice(play.history.at);
}

const statesOf = ({ history }: BlockPlay): BlockState[] =>
  history.entries.map(({ state }) => state);

/** The level in its format, the moves made, and the distance of the win; `null` if not known. */
export function playJson(play: BlockPlay, outlook: Outlook): string {
  const way = outlook.kind === 'way' ? outlook.way : outlook.kind === 'won' ? '' : null;
  const reachable = way !== null || (outlook.kind === 'lost' ? false : null);
  const { game, name } = play.level;
  return `${JSON.stringify({ game, name, level: play.source, rules: rulesOf(play.level), path: pathOf(play), reachable, distance: way?.length ?? null, way }, null, 2)}\n`;
}
