import { BadInput, mustBe } from '../bad-input.js';
import type { Command } from '../command.js';
import { subtract } from '../heaps/options.js';
import { games, type Played } from '../heaps/played.js';
import { flag, wholeNumber } from '../options.js';
import { grouped, styled, twoColumns, wrapped } from '../tables/text.js';

/** More winning moves are not listed. */
const MOST_MOVES = 100_000;

const options = {
  subtract,
  k: wholeNumber(
    'K',
    'moore: the most heaps to take from in a move, 1 or more',
    1,
    Number.MAX_SAFE_INTEGER,
  ),
  misere: flag('who makes the last move loses'),
  first: flag(`one winning move only; needed beyond ${grouped(MOST_MOVES)}`),
  json: flag('print one JSON document'),
};

const names = Object.keys(games);
/** The options that one game takes and the others do not. */
const ofOneGame: Readonly<Record<string, string>> = { k: 'moore', subtract: 'subtraction' };

export const outcomeCommand: Command<typeof options> = {
  positionals: [
    { name: 'GAME', help: `one of ${names.join(', ')}` },
    {
      name: 'POSITION',
      help: 'heaps separated by commas, such as 3,5,7; fibonacci: a heap, or heap:limit, such as 13:4',
    },
  ],
  needed: '',
  options,
  notes: [
    'Prints whether a position is P (who has just moved wins) or N (who moves next wins), and every move that wins, as the position it leaves.',
    'Heaps may be as large as 2^53 - 1: closed forms decide, and proved periods. Misère play of several heaps of halving, nim21 and subtraction has none: a table of all positions below is made, and refused beforehand where it would grow too large.',
  ],
  examples: [
    ['manaus outcome nim 3,5,7', 'Nim, all winning moves'],
    [
      'manaus outcome moore 2,7,11,14 --k 2 --misere --json',
      "Moore's Nim_2 in misère play, for another program",
    ],
    ['manaus outcome fibonacci 13:4', 'Fibonacci Nim where at most 4 may be taken'],
  ],
  run([game, position], values, io) {
    if (game === undefined || !Object.hasOwn(games, game))
      throw mustBe('GAME', `one of ${names.join(', ')}`, game);
    if (position === undefined) throw mustBe('POSITION', 'a position such as 3,5,7', undefined);
    for (const name of ['k', 'subtract'] as const) {
      if (values[name] !== undefined && ofOneGame[name] !== game)
        throw new BadInput(`--${name} must be left out for ${game} (it is for ${ofOneGame[name]})`);
    }
    const { first = false, misere = false } = values;
    const played = games[game](values, misere ? 'misere' : 'normal')(
      position,
      first ? 1 : MOST_MOVES + 1,
    );
    if (played.winningMoves.length > MOST_MOVES) {
      throw new BadInput(
        `winning moves must be at most ${MOST_MOVES} to be listed (the position is N and has more; --first gives one)`,
      );
    }
    io.out(
      values.json
        ? `${JSON.stringify(played)}\n`
        : table(`${game} ${position}${misere ? ', misère' : ''}`, played, first, io.color),
    );
  },
};

function table(
  title: string,
  { outcome, winningMoves }: Played,
  first: boolean,
  color: boolean,
): string {
  const who =
    outcome === 'P' ? 'P-position: who has just moved wins' : 'N-position: who moves next wins';
  const moves = winningMoves.length === 0 ? 'none' : winningMoves.join('  ');
  const rows = [
    ['outcome', who] as const,
    [first && outcome === 'N' ? 'one of the moves' : 'winning moves', moves] as const,
  ];
  return `${[...wrapped(title).map((line) => styled(line, 'bold', color)), '', ...twoColumns(rows, color)].join('\n')}\n`;
}
