import type { HeapPosition } from '@manaus/games';
import { heapsFigure } from '@manaus/plot';
import { wayOf } from '../play/history.js';
import { type Format, formats, savePlay } from '../shell/save.js';
import type { Words } from '../words/words.js';
import type { HeapsGame } from './heaps-game.js';
import { writePlay } from './play-file.js';
import type { Table } from './table.js';
import { gameText } from './texts.js';

/** The figure draws up to 64 objects a heap. */
export const formatsOf = ({ table }: HeapsGame): readonly Format[] =>
  table.start.heaps.every((heap) => heap <= 64) ? formats : ['json'];

/** The name of the files of a play. */
export const fileName = ({ table: { setup } }: HeapsGame): string =>
  `${setup.family.name}-${setup.heaps.join('-')}`;

/** Saves the play as a strip of positions, or as data. */
export const exportHeaps = (game: HeapsGame, format: Format, words: Words): Promise<void> =>
  savePlay(fileName(game), format, {
    figure: () => playFigure(game, words),
    json: () => writePlay(game),
  });

/** The digits of a position that are added in columns, where it is decided so. */
function columnsOf({ rules }: Table, position: HeapPosition) {
  const sum = rules.arithmetic(position);
  if (sum?.kind !== 'columns') return undefined;
  return { rows: sum.rows.map(({ digits }) => digits), sum: sum.sum };
}

function playFigure({ table, history }: HeapsGame, words: Words) {
  const shown = wayOf(history);
  const steps = shown.map(({ position }, i) => ({
    heaps: position.heaps,
    taken: shown[i + 1]?.move?.taken,
    heading: table.outcome(position),
    columns: columnsOf(table, position),
  }));
  return heapsFigure({
    title: gameText(words, table.setup.family),
    subtitle: `${words('convention')} ${words(`convention.${table.setup.convention}`)}`,
    steps,
  });
}
