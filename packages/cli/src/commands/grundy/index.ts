import { type HeapGameEntry, heapGame, heapGames } from '@manaus/games';
import { subtractionEntry } from '@manaus/games/internals';
import type { AnswerTo } from '../../answers/index.js';
import { badInput, isRequired, unusable } from '../../errors/refusal.js';
import {
  gameName,
  gameNamed,
  type HeapGames,
  heapFileNote,
  MOST_HEAPS,
  optionName,
  parameterOptions,
  parametersOf,
  subtract,
  titleOf,
} from '../../heaps/options.js';
import { rowOf, secondsOf } from '../../heaps/row.js';
import { grundyTable } from '../../heaps/table.js';
import { wholeNumber } from '../../options/kinds.js';
import { flagName, namesGiven, required, type Values } from '../../options/option.js';
import { outputOptions } from '../../options/output.js';
import { answer } from '../../shell/answer.js';
import { command, type Help } from '../../shell/command.js';
import type { Io } from '../../shell/io.js';
import { listed } from '../../tables/text.js';

const help = {
  description:
    'Prints the Grundy value of every heap; 0 is a P-position. A position of several heaps has the nim-sum of their values.',
  notes: [
    'A period is given only if it is proved: a window of values recurs that is as long as the largest number that a move may take or, where moves may part heaps, as the theorem of Guy and Smith asks for, and a separate program has checked every value up to there. It is looked for among the heaps of 0 to N, or to 16,384 where that is more; `looked` in JSON is the number of heaps that were looked at.',
    heapFileNote,
  ],
  examples: [
    ['manaus grundy --subtract 2,3,5 --upto 30', 'a subtraction game, with its period'],
    ['manaus grundy --game halving --upto 40 --json', 'the halving game, as JSON'],
    ['manaus grundy --game 0.137 --upto 100', "Dawson's chess by its code"],
    ['manaus grundy --except 2,3 --upto 30', 'a move takes any number but 2 and 3'],
  ],
} satisfies Help;

const grundyOptions = (named: HeapGames) => {
  const names = named.map(({ name, rule }) => (rule === undefined ? name : `${name} (${rule})`));
  return {
    subtract,
    ...parameterOptions(named),
    game: gameName(
      'NAME',
      `${listed(names, 'or')}, instead of --subtract; a code such as 0.77; or a file with a rule (.ts, .js)`,
      named,
    ),
    upto: required(wholeNumber('N', `the largest heap, 0 to ${MOST_HEAPS}`, 0, MOST_HEAPS)),
    ...outputOptions,
  };
};

type Given = Values<ReturnType<typeof grundyOptions>>;

export const grundyCommand = (games: HeapGames = heapGames) => {
  // The games with Grundy values that are chosen by name, not by a set.
  const named = games.filter((game) => game !== subtractionEntry && heapGame(game).isSum);
  return command({
    ...help,
    arguments: {},
    options: grundyOptions(named),
    plan: async ({ upto, json, ...given }, io) => {
      const game = await chosenGame(named, given, io);
      const parameters = parametersOf(game, [subtractionEntry, ...named], given);
      return {
        seconds: secondsOf(game, parameters, upto),
        begin() {
          const row = rowOf(game, parameters, upto);
          const document = { ...row, values: json ? Array.from(row.values) : [] };
          answer<AnswerTo<'grundy'>>(io, json, document, () =>
            grundyTable(titleOf(game, parameters), row, io.color),
          );
        },
      };
    },
  });
};

type Chosen = Omit<Given, 'upto' | 'json'>;

/** The game of a name, or else that of the parameters: a set, a code. */
async function chosenGame(named: HeapGames, given: Chosen, io: Io): Promise<HeapGameEntry> {
  const { game: name, subtract: set } = given;
  if (set !== undefined && name !== undefined) throw unusable('--game', 'with --subtract');
  if (name !== undefined) return gameNamed(name, named, io);
  const games = [subtractionEntry, ...named];
  const meant = games.filter(({ parameters }) => {
    const names = parameters.map(optionName);
    const values = names.map((each) => [each, (given as Record<string, unknown>)[each]]);
    return namesGiven(Object.fromEntries(values)).length > 0;
  });
  if (meant.length === 1) return meant[0];
  const options = games.flatMap(({ parameters }) => parameters.map(optionName)).map(flagName);
  if (meant.length === 0) throw isRequired(options.join(', '), 'one of them, or --game NAME');
  throw badInput(`${listed(options)} are for different games: give one of them`);
}
