import type { HeapPosition } from '@manaus/games';
import { type Figure, heapsFigure } from '@manaus/plot';
import { current, wayOf } from '../play/history.js';
import { type Format, formats, savePlay } from '../shell/save.js';
import type { Words } from '../words/words.js';
import type { HeapsGame } from './heaps-game.js';
import { otherSide, replyTo, type Step } from './play.js';
import { writePlay } from './play-file.js';
import { isOver, type Table } from './table.js';
import { gameText, turnText } from './texts.js';

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

/**
 * The moves made, a figure for each position; where none was made, a play of two perfect players.
 */
export function filmOf({ table, history }: HeapsGame, words: Words): Figure[] {
  const made = wayOf(history);
  const steps = made.length > 1 ? made : perfectPlay(table, current(history));
  const highest = Math.max(1, ...steps.flatMap(({ position }) => position.heaps));
  return steps.map((step, n) => ({
    ...heapsFigure({
      title: gameText(words, table.setup.family),
      steps: [
        {
          heaps: step.position.heaps,
          taken: steps[n + 1]?.move?.taken,
          heading: turnText(table, step, words),
        },
      ],
      highest,
    }),
    subtitle: words('film.move', { n, of: steps.length - 1 }),
  }));
}

/** The play from a position to the end in which both sides win wherever they can. */
function perfectPlay(table: Table, first: Step): Step[] {
  const perfect: Table = { ...table, setup: { ...table.setup, opponent: 'perfect' } };
  const steps = [first];
  for (let at = first; !isOver(table, at.position); steps.push(at)) {
    const move = replyTo(perfect, at.position);
    const position = table.after(at.position, move);
    if (position === null) return steps;
    at = { position, turn: otherSide(at.turn), move };
  }
  return steps;
}
