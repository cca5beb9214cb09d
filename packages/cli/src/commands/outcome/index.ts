import { subtract } from '../../heaps/options.js';
import { choice, flag, text, wholeNumber } from '../../options/kinds.js';
import { required } from '../../options/option.js';
import { outputOptions } from '../../options/output.js';
import { answer } from '../../shell/answer.js';
import { BadInput } from '../../shell/bad-input.js';
import { command } from '../../shell/command.js';
import { twoColumns } from '../../tables/columns.js';
import { titled } from '../../tables/style.js';
import { grouped } from '../../tables/text.js';
import { type GameName, gameNames, games, type Played } from './played.js';

/** The most winning moves that are listed. */
const MOST_MOVES = 100_000;

/** The options of one game only. */
const ofOneGame = { k: 'moore', subtract: 'subtraction' } as const satisfies Record<
  string,
  GameName
>;

export const outcomeCommand = command({
  description:
    'Prints whether a position is a P-position (the previous player wins) or an N-position (the next player wins), and every winning move as the position it leaves.',
  arguments: {
    game: required(choice('GAME', `one of ${gameNames.join(', ')}`, gameNames)),
    position: required(
      text(
        'POSITION',
        'heaps separated by commas, such as 3,5,7; fibonacci: a heap, or heap:limit, such as 13:4',
        'a position such as 3,5,7',
      ),
    ),
  },
  options: {
    subtract,
    k: wholeNumber('K', 'moore: most heaps per move', 1, Number.MAX_SAFE_INTEGER),
    misere: flag('misère play: the player who makes the last move loses'),
    first: flag(`only one winning move; needed for more than ${grouped(MOST_MOVES)}`),
    ...outputOptions,
  },
  notes: [
    'Heaps may be as large as 2^53 - 1: closed forms and proved periods decide. Misère play of several heaps of halving, nim21 and subtraction has neither: a table of all smaller positions is made, and refused in advance if it would grow too large.',
  ],
  examples: [
    ['manaus outcome nim 3,5,7', 'Nim, all winning moves'],
    [
      'manaus outcome moore 2,7,11,14 --k 2 --misere --json',
      "Moore's Nim_2 in misère play, as JSON",
    ],
    ['manaus outcome fibonacci 13:4', 'Fibonacci Nim with a first move of at most 4'],
  ],
  run({ game, position, subtract: set, k, misere, first, json }, io) {
    refuseForeign(game, { k, subtract: set });
    const play = games[game]({ k, subtract: set }, misere ? 'misere' : 'normal');
    const played = play(position, first ? 1 : MOST_MOVES + 1);
    if (played.winningMoves.length > MOST_MOVES)
      throw new BadInput(
        `winning moves must be at most ${MOST_MOVES} to be listed (the position is N and has more; --first gives one)`,
      );
    const title = `${game} ${position}${misere ? ', misère' : ''}`;
    answer(io, json, played, () => outcomeTable(title, played, first, io.color));
  },
});

/** Refuses an option that another game takes. */
function refuseForeign(game: GameName, given: Readonly<Record<keyof typeof ofOneGame, unknown>>) {
  for (const name of ['k', 'subtract'] as const)
    if (given[name] !== undefined && ofOneGame[name] !== game)
      throw new BadInput(`--${name} cannot be used with ${game}, only with ${ofOneGame[name]}`);
}

function outcomeTable(
  title: string,
  { outcome, winningMoves }: Played,
  first: boolean,
  color: boolean,
): string {
  const who =
    outcome === 'P' ? 'P-position: who has just moved wins' : 'N-position: who moves next wins';
  const moves = winningMoves.length === 0 ? 'none' : winningMoves.join('  ');
  const rows = [
    ['outcome', who],
    [first && outcome === 'N' ? 'one of the moves' : 'winning moves', moves],
  ] as const;
  return `${[...titled(title, color), '', ...twoColumns(rows, color)].join('\n')}\n`;
}
