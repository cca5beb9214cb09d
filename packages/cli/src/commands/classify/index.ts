import { type HeapGameEntry, type HeapParameters, heapGame, heapGames } from '@manaus/games';
import { type GrundyRow, subtractionEntry } from '@manaus/games/internals';
import type { AnswerTo } from '../../answers/index.js';
import { isRequired, unusable } from '../../errors/refusal.js';
import { gameName, gameNamed, MOST_HEAPS, subtract, titleOf } from '../../heaps/options.js';
import { rowOf, secondsOf } from '../../heaps/row.js';
import { outcomeTable } from '../../heaps/table.js';
import { wholeNumber } from '../../options/kinds.js';
import { outputOptions } from '../../options/output.js';
import { answer } from '../../shell/answer.js';
import { command } from '../../shell/command.js';
import type { Io } from '../../shell/io.js';
import { wrapped } from '../../tables/text.js';
import { dialogue } from './dialogue.js';

/** The games of single heaps without parameters. */
const named = heapGames.filter((game) => game.parameters.length === 0 && heapGame(game).isSum);

export const classifyCommand = command({
  description:
    "Sorts the heaps of a subtraction game into P-positions (the previous player wins) and N-positions, and finds their period. Without options it asks, as the work's program does: the limit, then the numbers of S, then 0; the answers may come from a file.",
  arguments: {},
  options: {
    upto: wholeNumber('N', `the largest heap, 0 to ${MOST_HEAPS}`, 0, MOST_HEAPS),
    subtract,
    game: gameName(
      'NAME',
      'another game, such as kayles, 0.77 or a file with a rule, instead of --subtract',
      named,
    ),
    guess: wholeNumber(
      'L',
      'length of a period to test: whether the outcomes have it, for all heaps',
      1,
      MOST_HEAPS,
    ),
    ...outputOptions,
  },
  notes: [
    'Equal lines prove nothing: a period, and the answer to a guess, is given only with a proof.',
  ],
  examples: [
    ['manaus classify --upto 21 --subtract 1,2,3', 'Nim 21'],
    ['manaus classify --upto 30 --subtract 1,10 --guess 2', 'a guess that looks right at first'],
    ['manaus classify --upto 100 --game kayles --guess 34', 'another game, and a guess'],
  ],
  async plan({ upto, subtract: given, game: name, guess, json }, io) {
    const { game, parameters, limit } = await chosenGame({ upto, set: given, name }, io);
    return {
      seconds: secondsOf(game, parameters, limit),
      begin() {
        const row = rowOf(game, parameters, limit);
        const verdict = guess === undefined ? null : { length: guess, holds: isPeriod(row, guess) };
        const {
          outcomes,
          outcomePreperiod: preperiod,
          outcomePeriod: period,
          proved,
          looked,
        } = row;
        const subject = name === undefined ? parameters : { game: game.name };
        answer<AnswerTo<'classify'>>(
          io,
          json,
          { ...subject, upto: limit, outcomes, preperiod, period, proved, looked, guess: verdict },
          () =>
            outcomeTable(titleOf(game, parameters), row, io.color) +
            (verdict === null ? '' : guessInWords(verdict)),
        );
      },
    };
  },
});

/** The options that choose a game. */
interface Chosen {
  readonly upto: number | undefined;
  readonly set: readonly number[] | undefined;
  readonly name: string | undefined;
}

/** The game of the options, or without any the subtraction game of the dialogue. */
async function chosenGame({ upto, set, name }: Chosen, io: Io): Promise<BoundedGame> {
  if (set !== undefined && name !== undefined) throw unusable('--game', 'with --subtract');
  const option = set === undefined ? '--game' : '--subtract';
  const isChosen = (set ?? name) !== undefined;
  if (upto === undefined && isChosen) throw isRequired('--upto', `it goes together with ${option}`);
  if (upto !== undefined && !isChosen)
    throw isRequired('--subtract', 'it goes together with --upto');
  if (upto !== undefined && name !== undefined)
    return { game: await gameNamed(name, named, io), parameters: {}, limit: upto };
  const asked = upto === undefined || set === undefined ? await dialogue(io) : { upto, set };
  return { game: subtractionEntry, parameters: { set: asked.set }, limit: asked.upto };
}

/** A game with its parameters, and its largest heap. */
interface BoundedGame {
  readonly game: HeapGameEntry;
  readonly parameters: HeapParameters;
  readonly limit: number;
}

/** A guessed period of the outcomes, from heap 0 on; `holds` is `null` if neither is proved. */
interface Guess {
  readonly length: number;
  readonly holds: boolean | null;
}

/** True if the outcomes have a period from heap 0 on, by proof; `null` if neither is proved. */
function isPeriod({ outcomes, outcomePreperiod, outcomePeriod }: GrundyRow, length: number) {
  if (outcomePeriod !== null) return outcomePreperiod === 0 && length % outcomePeriod === 0;
  for (let heap = length; heap < outcomes.length; heap++)
    if (outcomes[heap] !== outcomes[heap - length]) return false;
  return null;
}

/** The verdict as a paragraph. */
function guessInWords({ length, holds }: Guess): string {
  const judgment = holds
    ? `right: all outcomes repeat after ${length} heaps, proved`
    : `wrong: somewhere the outcomes do not repeat after ${length} heaps`;
  const text = holds === null ? 'neither proved nor refuted' : judgment;
  return `\n${wrapped(`The guess of ${length} is ${text}.`).join('\n')}\n`;
}
