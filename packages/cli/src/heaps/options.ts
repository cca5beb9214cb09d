import type {
  HeapGameEntry,
  HeapParameter,
  HeapParameters,
  HeapParameterValue,
} from '@manaus/games';
import { codeEntry, isCode, subtractionEntry } from '@manaus/games/internals';
import { isRequired, unusable } from '../errors/refusal.js';
import { text, wholeNumber, wholeNumbers } from '../options/kinds.js';
import type { Option } from '../options/option.js';
import { isRulesFile, moduleEndings, STDIN } from '../options/rules-names.js';
import type { Io } from '../shell/io.js';
import { listed } from '../tables/text.js';

/** The most heaps whose values fit in one JSON document. */
export const MOST_HEAPS = 10_000_000;

/** The heap games of a registry. */
export type HeapGames = readonly HeapGameEntry[];

/** The set of a subtraction game, in increasing order. */
export const subtract = numberSet(subtractionEntry.parameters[0].meaning);

/** The name of a game of a registry, the code of one, or a file with its rule. */
export const gameName = (value: string, help: string, games: HeapGames): Option<string> => ({
  value,
  help,
  bound: `one of ${games.map(({ name }) => name).join(', ')}, a code such as 0.77, or a file with a rule (${moduleEndings.join(', ')})`,
  parse: (given) =>
    games.some(({ name }) => name === given) || isHeapFile(given) || isCode(given)
      ? given
      : undefined,
});

/** The game of a name, a code or a file. */
export async function gameNamed(name: string, games: HeapGames, io: Io): Promise<HeapGameEntry> {
  const known = games.find((game) => game.name === name);
  if (known !== undefined) return known;
  if (!isHeapFile(name)) return codeEntry(name);
  const { readHeapGame } = await import('./heap-file.js');
  return readHeapGame(name, io);
}

/** The explanation of files with rules of heaps in help. */
export const heapFileNote =
  'A file with a rule is a module that exports by default a function from a heap to what a move can leave of it, a list of heaps or of lists of heaps, or an object {name, options}; manaus new heap makes one. The module IS RUN: name only modules that you trust.';

/** A code such as 0.77 is no file, unless there is one. */
const isHeapFile = (word: string): boolean => word !== STDIN && isRulesFile(word);

/** The values of options of parameters, by the names of the options. */
type Given = Readonly<Record<string, unknown>>;

/** The options of the parameters of some games: sets first. */
export function parameterOptions(
  games: HeapGames,
): Readonly<Record<string, Option<HeapParameterValue>>> {
  const all = games.flatMap(({ parameters }) => parameters);
  const sorted = [...all].sort((a, b) => Number(b.kind === 'set') - Number(a.kind === 'set'));
  return Object.fromEntries(sorted.map(optionName).map((name) => [name, optionOf(name, games)]));
}

/** The parameters of a game from its options; options of other games are refused. */
export function parametersOf(game: HeapGameEntry, games: HeapGames, given: Given): HeapParameters {
  requireOwn(game, games, given);
  const values = game.parameters.map((each) => {
    const value = given[optionName(each)];
    if (value === undefined) throw isRequired(`--${optionName(each)}`, boundOf(each));
    return [each.name, value as HeapParameterValue];
  });
  return Object.fromEntries(values);
}

/** Refuses options of other games. */
export function requireOwn(game: HeapGameEntry, games: HeapGames, given: Given): void {
  const own = game.parameters.map(optionName);
  const options = games.flatMap(({ parameters }) => parameters.map(optionName));
  const other = options.find((option) => given[option] !== undefined && !own.includes(option));
  if (other !== undefined) {
    // The error for an option that the game does not take.
    const others = takers(other, games).map(({ game }) => game);
    throw unusable(`--${other}`, `with ${game.name}, only with ${listed(others)}`);
  }
}

const boundOf = ({ kind, meaning }: HeapParameter): string =>
  ({
    set: 'a list of numbers',
    code: `a code, ${meaning}`,
    integer: `a whole number, the ${meaning}`,
  })[kind];

/** The name of the option of a parameter. */
export const optionName = ({ name, option = name }: HeapParameter): string => option;

/** The games that take an option, each with its parameter. */
const takers = (option: string, games: HeapGames) =>
  games.flatMap(({ name, parameters }) =>
    parameters
      .filter((parameter) => optionName(parameter) === option)
      .map((parameter) => ({ ...parameter, game: name })),
  );

function optionOf(option: string, games: HeapGames): Option<HeapParameterValue> {
  const all = takers(option, games);
  if (all[0].kind === 'set') return numberSet(all[0].meaning);
  if (all[0].kind === 'code') return text('CODE', all[0].meaning, 'a code such as 0.77');
  const help = all.map(({ game, meaning }) => `${game}: ${meaning}`).join('; ');
  const least = Math.min(...all.map((parameter) => parameter.least));
  return wholeNumber(option.toUpperCase(), help, least, Number.MAX_SAFE_INTEGER);
}

/** Different whole numbers, in increasing order. */
function numberSet(help: string): Option<readonly number[]> {
  return {
    value: 'LIST',
    help,
    bound: 'whole numbers from 1 to 2^53 - 1, separated by commas, each once',
    parse: (list) => {
      const set = numbers.parse(list);
      const areDifferent = set !== undefined && new Set(set).size === set.length;
      return areDifferent ? [...set].sort((a, b) => a - b) : undefined;
    },
  };
}

const numbers = wholeNumbers('LIST', '', 1, Number.MAX_SAFE_INTEGER);

/** A game with its parameters in a title, such as `subtraction {1, 3}`. */
export const titleOf = ({ name, parameters }: HeapGameEntry, values: HeapParameters): string =>
  [
    name,
    ...parameters.map(({ name: parameter }) => {
      const value = values[parameter];
      return typeof value === 'object' ? `{${value.join(', ')}}` : `${parameter} = ${value}`;
    }),
  ].join(' ');
