import { range } from '@manaus/core';
import { type HeapGame, type HeapGameEntry, type HeapPosition, heapGame } from '@manaus/games';
import { withLimit } from '@manaus/games/internals';
import { memo } from 'preact/compat';
import { type Fields, without } from '../shell/game-state.js';
import { PictureMenu } from '../shell/picture-menu.js';
import type { Words } from '../words/words.js';
import type { HeapSetup } from './setup.js';
import { gameText } from './texts.js';

interface MenuProps {
  readonly setup: HeapSetup;
  readonly games: readonly HeapGameEntry[];
  readonly fields: Fields;
  readonly words: Words;
  onOpen(fields: Fields): void;
}

/** The heap games as pictures; another game begins with its own heaps, and the same opponent. */
export function GameMenu({ setup, games, fields, words, onOpen }: MenuProps) {
  const own = ['at', 'turn', 'heaps', ...Object.keys(setup.parameters)];
  return (
    <div class="puzzles heap-games">
      <PictureMenu
        label={words('game')}
        all={words('games.all', { n: games.length })}
        choices={games.map((game) => ({
          name: game.name,
          text: gameText(words, game),
          picture: <GamePicture game={game} />,
        }))}
        chosen={setup.family.name}
        onChoose={(game) => onOpen({ ...without(fields, own), game })}
      />
    </div>
  );
}

/** An object of a picture; `may` if a move may take it and all above it, `gone` if one took it. */
interface Cell {
  readonly x: number;
  readonly y: number;
  readonly look: 'may' | 'stays' | 'gone';
}

/** The side of an object, and the most objects above one another. */
const side = 10;
const highest = 7;

/**
 * A heap game as a picture: the heaps of its first game, dark what a move may begin with; where a
 * move parts a heap, a heap parted; where it takes from several, a line under those.
 */
const GamePicture = memo(({ game }: { readonly game: HeapGameEntry }) => {
  const play = heapGame(game);
  const start = withLimit(play.notation.parse(game.start));
  const cells = splitCells(play, start) ?? heapCells(play, start);
  const right = Math.max(...cells.map(({ x }) => x)) + side;
  const top = Math.min(...cells.map(({ y }) => y));
  return (
    <svg viewBox={`-2 ${top - 2} ${right + 4} ${8 - top}`} aria-hidden="true">
      {cells.map((cell) => (
        <rect class={cell.look} x={cell.x} y={cell.y} width={side - 1} height={side - 1} rx="2" />
      ))}
      {play.heapsPerMove === 1 ? null : (
        <path
          class="several"
          d={`M0 3H${widthOf(start) * Math.min(play.heapsPerMove, start.heaps.length) - 2 * side}`}
        />
      )}
    </svg>
  );
});

const columnsOf = ({ heaps }: HeapPosition) => Math.ceil(Math.max(...heaps) / highest);

/** The distance from a heap to the next. */
const widthOf = (start: HeapPosition) => (columnsOf(start) + 1) * side;

/** The heaps side by side, as on the board. */
function heapCells(play: HeapGame, start: HeapPosition): Cell[] {
  const [columns, width] = [columnsOf(start), widthOf(start)];
  return start.heaps.flatMap((heap, place) => {
    const may = new Set(play.amounts(start, place));
    return range(0, heap - 1).map(
      (i): Cell => ({
        x: place * width + (i % columns) * side,
        y: -side * (Math.floor(i / columns) + 1),
        look: may.has(heap - i) ? 'may' : 'stays',
      }),
    );
  });
}

/**
 * The largest heap before it is parted and, below, after it, with a gap between the parts where
 * nothing was taken; `null` if no move parts it.
 */
function splitCells(play: HeapGame, start: HeapPosition): Cell[] | null {
  const place = start.heaps.indexOf(Math.max(...start.heaps));
  const objects = range(0, start.heaps[place] - 1);
  for (const amount of play.amounts(start, place)) {
    const splits = play.ways(start, place, amount).filter((parts) => parts.length > 1);
    if (splits.length === 0) continue;
    const [first, second] = splits[Math.floor(splits.length / 2)];
    const gap = amount === 0 ? side : 0;
    return [
      ...objects.map((i): Cell => ({ x: i * side, y: -3 * side, look: 'stays' })),
      ...objects.map(
        (i): Cell => ({
          x: i * side + (i < first ? 0 : gap),
          y: -side,
          look: i < first || i >= objects.length - second ? 'may' : 'gone',
        }),
      ),
    ];
  }
  return null;
}
