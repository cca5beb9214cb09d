import { heapsFigure, toSvg } from '@manaus/plot';
import { savePng, saveText } from '../shell/save.js';
import type { Words } from '../words/words.js';
import { columnsOf } from './columns.js';
import { currentStep } from './play.js';
import type { HeapsGame } from './use-heaps.js';

export type Format = 'svg' | 'png' | 'json';

/** The figure draws up to 64 objects a heap. */
export const formatsOf = ({ table }: HeapsGame): readonly Format[] => (table.start.heaps.every((heap) => heap <= 64) ? ['svg', 'png', 'json'] : ['json']);

/** Saves the play as a strip of positions, or as data. */
export function exportHeaps(game: HeapsGame, format: Format, words: Words): Promise<void> | void {
  const name = `${game.table.setup.game}-${game.table.setup.heaps.join('-')}`;
  if (format === 'json') return saveText(`${name}.json`, 'application/json', playJson(game));
  const svg = toSvg(playFigure(game, words));
  return format === 'svg' ? saveText(`${name}.svg`, 'image/svg+xml', svg) : savePng(`${name}.png`, svg);
}

function playFigure({ table, play }: HeapsGame, words: Words) {
  const shown = play.steps.slice(0, play.at + 1);
  const steps = shown.map(({ position }, i) => {
    const columns = columnsOf(table, position);
    return {
      heaps: position.heaps,
      taken: shown[i + 1]?.taken ?? undefined,
      heading: table.outcome(position),
      columns: columns === null ? undefined : { rows: columns.rows.map(({ digits }) => digits), sum: columns.sum },
    };
  });
  return heapsFigure({ title: words(`heaps.game.${table.setup.game}`), subtitle: words(`convention.${table.setup.convention}`), steps });
}

/** The game, the position and the play, labels and names as the command line has them. */
export function playJson({ table, play }: HeapsGame): string {
  const { position, turn } = currentStep(play);
  const positions = play.steps.slice(0, play.at + 1).map((step) => table.label(step.position));
  const found = {
    position: table.label(position),
    turn: turn === 0 ? 'first' : 'second',
    outcome: table.outcome(position),
    winningMoves: table.winning(position).map(table.label).sort(),
  };
  return `${JSON.stringify({ ...table.setup, ...found, positions }, null, 2)}\n`;
}
