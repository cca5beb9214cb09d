import { heapsFigure, toSvg } from '@manaus/plot';
import { savePng, saveText } from '../shell/save.js';
import type { Words } from '../words/words.js';
import { columnsOf } from './columns.js';
import type { HeapsGame } from './heaps-game.js';
import { writePlay } from './play-file.js';

export type Format = 'svg' | 'png' | 'json';

/** The figure draws up to 64 objects a heap. */
export const formatsOf = ({ table }: HeapsGame): readonly Format[] =>
  table.start.heaps.every((heap) => heap <= 64) ? ['svg', 'png', 'json'] : ['json'];

/** Saves the play as a strip of positions, or as data. */
export function exportHeaps(game: HeapsGame, format: Format, words: Words): Promise<void> | void {
  const name = `${game.table.setup.game}-${game.table.setup.heaps.join('-')}`;
  if (format === 'json') return saveText(`${name}.json`, 'application/json', writePlay(game));
  const svg = toSvg(playFigure(game, words));
  return format === 'svg'
    ? saveText(`${name}.svg`, 'image/svg+xml', svg)
    : savePng(`${name}.png`, svg);
}

function playFigure({ table, play }: HeapsGame, words: Words) {
  const shown = play.steps.slice(0, play.at + 1);
  const steps = shown.map(({ position }, i) => {
    const columns = columnsOf(table, position);
    return {
      heaps: position.heaps,
      taken: shown[i + 1]?.taken ?? undefined,
      heading: table.outcome(position),
      columns:
        columns === null
          ? undefined
          : { rows: columns.rows.map(({ digits }) => digits), sum: columns.sum },
    };
  });
  return heapsFigure({
    title: words(`heaps.game.${table.setup.game}`),
    subtitle: `${words('convention')} ${words(`convention.${table.setup.convention}`)}`,
    steps,
  });
}
