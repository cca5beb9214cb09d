import type { Figure } from '@manaus/plot';
import { type Format, savePlay } from '../shell/save.js';
import type { BoardScene } from './board.js';
import type { Outlook } from './outlook.js';
import { type BlockPlay, pathOf, rulesOf } from './play.js';

/** Saves the board as it is seen, or the level and the play as data. */
export const exportBoard = (
  play: BlockPlay,
  scene: BoardScene,
  outlook: Outlook,
  format: Format,
): Promise<void> =>
  savePlay(play.name ?? 'level', format, {
    figure: () => figureOf(play, scene),
    json: () => playJson(play, outlook),
  });

/** The board moved to where figures have their marks, under the title. */
function figureOf({ level }: BlockPlay, { marks, box: [x, y, width, height] }: BoardScene): Figure {
  const [right, down] = [20 - x, 60 - y];
  const shift = <T extends { readonly x: number; readonly y: number }>(point: T): T => ({
    ...point,
    x: point.x + right,
    y: point.y + down,
  });
  const title = level.name === '' ? level.game : level.name;
  return {
    title,
    alt: title,
    width: Math.max(240, width + 40),
    height: height + 80,
    marks: marks.map((mark) => {
      if (mark.kind === 'line')
        return { ...mark, lines: mark.lines.map((line) => line.map(shift)) };
      if (mark.kind === 'polygon')
        return { ...mark, rings: mark.rings.map((ring) => ring.map(shift)) };
      return shift(mark);
    }),
  };
}

/** The level in its format, the moves made, and the distance of the win; `null` if not known. */
export function playJson(play: BlockPlay, outlook: Outlook): string {
  const way = outlook.kind === 'way' ? outlook.way : outlook.kind === 'won' ? '' : null;
  const reachable = way !== null || (outlook.kind === 'lost' ? false : null);
  const { game, name } = play.level;
  return `${JSON.stringify({ game, name, level: play.source, rules: rulesOf(play.level), path: pathOf(play), reachable, distance: way?.length ?? null, way }, null, 2)}\n`;
}
