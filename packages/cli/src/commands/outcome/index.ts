import {
  type HeapGame,
  type HeapsOrPosition,
  heapGame,
  heapGames,
  type Outcome,
} from '@manaus/games';
import { proofTo, withLimit } from '@manaus/games/internals';
import type { AnswerTo } from '../../answers/index.js';
import { badInput } from '../../errors/refusal.js';
import {
  gameName,
  gameNamed,
  type HeapGames,
  heapFileNote,
  parameterOptions,
  parametersOf,
} from '../../heaps/options.js';
import { secondsOf } from '../../heaps/row.js';
import { valuesPeriodText } from '../../heaps/table.js';
import { flag, text } from '../../options/kinds.js';
import { required } from '../../options/option.js';
import { outputOptions } from '../../options/output.js';
import { answer } from '../../shell/answer.js';
import { command, type Help } from '../../shell/command.js';
import { type Fact, facts } from '../../tables/columns.js';
import { grouped, inLines, listed } from '../../tables/text.js';

/** The most winning moves that are listed. */
const MOST_MOVES = 100_000;

/** The most characters of all winning moves that are listed. */
const MOST_CHARACTERS = 2 ** 26;

const help = {
  description:
    'Prints whether a position is a P-position (the previous player wins) or an N-position (the next player wins), and every winning move as the position it leaves.',
  examples: [
    ['manaus outcome nim 3,5,7', 'Nim, all winning moves'],
    [
      'manaus outcome moore 2,7,11,14 --k 2 --misere --json',
      "Moore's Nim_2 in misère play, as JSON",
    ],
    ['manaus outcome fibonacci 13:4', 'Fibonacci Nim with a first move of at most 4'],
    ['manaus outcome 0.77 5,7', 'an octal game by its code; kayles is the same'],
  ],
} satisfies Help;

function outcomeArguments(games: HeapGames) {
  const names = games.map(({ name }) => name).join(', ');
  const position = [
    'heaps separated by commas, or by blanks, such as 3,5,7',
    ...games.flatMap(({ name, positions }) =>
      positions === undefined ? [] : [`${name}: ${positions}`],
    ),
  ];
  const help = `one of ${names}; a code such as 0.77; or a file with a rule (.ts, .js)`;
  return {
    game: required(gameName('GAME', help, games)),
    position: {
      ...required(text('POSITION', position.join('; '), 'a position such as 3,5,7')),
      between: ',',
    },
  };
}

const outcomeOptions = (games: HeapGames) => ({
  ...parameterOptions(games),
  misere: flag('misère play: the player who makes the last move loses'),
  first: flag(`only one winning move; needed for more than ${grouped(MOST_MOVES)}`),
  ...outputOptions,
});

export const outcomeCommand = (games: HeapGames = heapGames) =>
  command({
    ...help,
    arguments: outcomeArguments(games),
    options: outcomeOptions(games),
    notes: [sizeNote(games), heapFileNote],
    plan: async ({ game: name, position, misere, first, json, ...given }, io) => {
      const game = await gameNamed(name, games, io);
      const parameters = parametersOf(game, games, given);
      const normal = game.game(parameters);
      const play = misere ? normal.misere : normal;
      const most = Math.min(MOST_MOVES, Math.floor(MOST_CHARACTERS / position.length));
      return {
        seconds: misere ? 0 : secondsOf(game, parameters, largestIn(play, position)),
        begin() {
          const moves = play.winningMoves(position, first ? 1 : most + 1);
          const winningMoves = moves.map(play.notation.format).sort();
          if (!first && winningMoves.length > most) {
            const because =
              most < MOST_MOVES ? ` in the ${MOST_CHARACTERS} characters of an answer` : '';
            throw badInput(
              `the position is N, with more winning moves than can be listed (${most} at most${because}; --first gives one)`,
            );
          }
          const { certificate, ...search } =
            play.isSum && play.convention === 'normal'
              ? proofTo(play, largestIn(play, position))
              : { certificate: null, neverRepeats: false, looked: 0 };
          const { preperiod, period } = certificate ?? { preperiod: null, period: null };
          const found = { outcome: play.outcome(position), winningMoves };
          const answered = { ...found, preperiod, period, ...search };
          const title = `${game.name} ${position}${misere ? ', misère' : ''}`;
          answer<AnswerTo<'outcome'>>(io, json, answered, () =>
            inLines(facts(title, factsOf(answered, first), io.color)),
          );
        },
      };
    },
  });

const largestIn = ({ notation }: HeapGame<HeapsOrPosition>, position: string): number =>
  Math.max(0, ...withLimit(notation.parse(position)).heaps);

function sizeNote(games: HeapGames): string {
  // The games whose positions of several heaps take no table in misère play.
  const names = games
    .filter((game) => game.mostHeaps !== 1 && !heapGame(game).misere.needsTable([1, 1]))
    .map(({ name }) => name);
  return `Heaps may be as large as 2^53 - 1 where a closed form or a proved period decides, else as large as can be counted. Misère play of several heaps has neither, but for ${listed(names)}: a table of all smaller positions is made, and refused in advance if it would grow too large.`;
}

const WINNERS = {
  P: 'P-position: who has just moved wins',
  N: 'N-position: who moves next wins',
} as const;

/** An answer with the period that was looked for. */
type Answered = Parameters<typeof valuesPeriodText>[0] & {
  readonly outcome: Outcome;
  readonly winningMoves: readonly string[];
};

function factsOf({ outcome, winningMoves, ...found }: Answered, first: boolean): Fact[] {
  const moves = first && outcome === 'N' ? 'one of the moves' : 'winning moves';
  return [
    ['outcome', WINNERS[outcome]],
    [moves, winningMoves.join('  ') || 'none'],
    ...(found.looked > 0 ? [['period of values', valuesPeriodText(found)] as const] : []),
  ];
}
