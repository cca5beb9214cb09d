import { existsSync } from 'node:fs';
import type { NamedTower } from '@manaus/core';
import { isRequired, mustBe } from '../errors/bad-input.js';
import { givenValue, type Options, type Values } from '../options/option.js';
import { optionalPuzzleOptions, puzzleArgument } from '../options/puzzle.js';
import type { Io } from '../shell/io.js';
import { towerOnPage } from './subject.js';

type PuzzleValues = Values<ReturnType<typeof optionalPuzzleOptions>>;

/**
 * The tower of an argument, as `towerOnPage` has it, that is a puzzle with options of its own, such as `hanoi --moves star`.
 * What it leaves open is as `common` says.
 *
 * @param argument the name of the argument in error messages
 */
export async function towerOfWords(
  towers: readonly NamedTower[],
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
    const [, name, value] = /^--([a-z]+)(?:=(.*))?$/.exec(words[at]) ?? [];
    if (name === undefined || !Object.hasOwn(options, name))
      throw mustBe(argument, `a puzzle with --${Object.keys(options).join(', --')}`, words[at]);
    texts.set(name, [...(texts.get(name) ?? []), value ?? words[++at] ?? null]);
  }
  return Object.fromEntries(
    [...texts].map(([name, values]) => [
      name,
      givenValue(options[name], `${argument}: --${name}`, values),
    ]),
  );
}
