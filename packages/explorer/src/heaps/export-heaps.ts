import { heapsFigure } from '@manaus/plot';
import { type Format, formats, savePlay } from '../shell/save.js';
import type { Words } from '../words/words.js';
import type { HeapsGame } from './heaps-game.js';
import { writePlay } from './play-file.js';
import { gameText } from './texts.js';

/** The figure draws up to 64 objects a heap. */
export const formatsOf = ({ table }: HeapsGame): readonly Format[] =>
  table.start.heaps.every((heap) => heap <= 64) ? formats : ['json'];

/** Saves the play as a strip of positions, or as data. */
export function exportHeaps(game: HeapsGame, format: Format, words: Words): Promise<void> {
  const { family, heaps } = game.table.setup;
  return savePlay(`${family.name}-${heaps.join('-')}`, format, {
    figure: () => playFigure(game, words),
    json: () => writePlay(game),
  });
}

function playFigure({ table, play }: HeapsGame, words: Words) {
  const shown = play.steps.slice(0, play.at + 1);
  const steps = shown.map(({ position }, i) => {
    const sum = table.rules.arithmetic(position);
    return {
      heaps: position.heaps,
      taken: shown[i + 1]?.move?.taken,
      heading: table.outcome(position),
      columns:
        sum?.kind === 'columns'
          ? { rows: sum.rows.map(({ digits }) => digits), sum: sum.sum }
          : undefined,
    };
  });
  return heapsFigure({
    title: gameText(words, table.setup.family),
    subtitle: `${words('convention')} ${words(`convention.${table.setup.convention}`)}`,
    steps,
  });
}
