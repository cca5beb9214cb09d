import { existsSync } from 'node:fs';
import { append } from '@manaus/core/internals';
import { isRequired, mustBe } from '../errors/refusal.js';
import { givenValue, type Options, type Values } from '../options/option.js';
import { optionalPuzzleOptions, puzzleArgument, type Towers } from '../options/puzzle.js';
import type { Io } from '../shell/io.js';
import { towerOnPage } from './subject.js';

type PuzzleValues = Values<ReturnType<typeof optionalPuzzleOptions>>;

/**
 * The tower of an argument, as `towerOnPage` has it, that is a puzzle with its own options, such as
 *  `hanoi --moves star`. What it leaves open is as `common` says.
 *
 * @param argument the name of the argument in error messages
 */
export async function towerOfWords(
  towers: Towers,
  argument: string,
  given: string,
  common: PuzzleValues,
  io: Io,
): ReturnType<typeof towerOnPage> {
  const [named, ...words] = existsSync(given) ? [given] : given.trim().split(/\s+/);
  const { bound, parse } = puzzleArgument(towers);
  const puzzle = parse(named);
  if (puzzle === undefined) throw mustBe(argument, bound, named);
  const own = ownValues(optionalPuzzleOptions(towers), argument, words) as PuzzleValues;
  const { discs = common.discs, ...rules } = { ...common, ...own };
  if (discs === undefined) throw isRequired('--discs', 'the number of discs, of both or of each');
  return towerOnPage(towers, puzzle, { discs, ...rules }, io);
}

/** The values of options written out, by name; those that are absent are left out. */
function ownValues(
  options: Options,
  argument: string,
  words: readonly string[],
): Readonly<Record<string, unknown>> {
  const texts = new Map<string, (string | null)[]>();
  for (let at = 0; at < words.length; at++) {
    const [name, value] = optionIn(words[at], options, argument);
    append(texts, name, value ?? words[++at] ?? null);
  }
  const values = [...texts].map(([name, given]) => [
    name,
    givenValue(options[name], `${argument}: --${name}`, given),
  ]);
  return Object.fromEntries(values);
}

/** The name of an option, and its value if it stands in the same word. */
function optionIn(word: string, options: Options, argument: string) {
  const [, name, value] = /^--([a-z]+)(?:=(.*))?$/.exec(word) ?? [];
  if (name !== undefined && Object.hasOwn(options, name)) return [name, value] as const;
  throw mustBe(argument, `a puzzle with --${Object.keys(options).join(', --')}`, word);
}
