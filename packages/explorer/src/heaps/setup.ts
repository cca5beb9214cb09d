import { InputError } from '@manaus/core';
import { requireOneOf } from '@manaus/core/internals';
import {
  type Convention,
  type HeapGameEntry,
  type HeapParameter,
  type HeapParameterValue,
  heapGames,
} from '@manaus/games';
import type { Fields } from '../shell/game-state.js';

export const conventions: readonly Convention[] = ['normal', 'misere'];
export const opponents = ['perfect', 'random', 'none'] as const;
export const beginners = ['you', 'opponent'] as const;

/** A heap game as the page chooses it. */
export interface HeapSetup {
  readonly family: HeapGameEntry;
  readonly heaps: readonly number[];
  readonly convention: Convention;
  readonly opponent: (typeof opponents)[number];
  readonly begins: (typeof beginners)[number];
  /** The seed of the random moves: the same seed, the same answer to a position. */
  readonly seed: number;
  /** The parameters of all families, so that another game finds them as they were. */
  readonly parameters: Readonly<Record<string, HeapParameterValue>>;
}

/** The most heaps that fit the page and have a key, 1 to 9. */
const MOST_HEAPS = 9;
const MOST_OBJECTS = 255;
const MOST_MEMBERS = 20;
const LARGEST_MEMBER = 99;

/** A setup from the fields of an address; an `InputError` names the field that cannot be read. */
export function readSetup(fields: Fields, games: readonly HeapGameEntry[] = heapGames): HeapSetup {
  const names = games.map(({ name }) => name);
  const family = games[names.indexOf(oneOf('game', names, fields.game ?? names[0]))];
  return {
    family,
    heaps: numbers(
      'heaps',
      fields.heaps ?? family.start,
      0,
      MOST_OBJECTS,
      Math.min(MOST_HEAPS, family.mostHeaps ?? MOST_HEAPS),
    ),
    convention: oneOf('convention', conventions, fields.convention ?? 'normal'),
    opponent: oneOf('opponent', opponents, fields.opponent ?? 'perfect'),
    begins: oneOf('begins', beginners, fields.begins ?? 'you'),
    seed: numbers('seed', fields.seed ?? '1', 0, 999_999, 1)[0],
    parameters: Object.fromEntries(
      games
        .flatMap(({ parameters }) => parameters)
        .map((parameter) => [parameter.name, readParameter(parameter, fields[parameter.name])]),
    ),
  };
}

function readParameter(
  { name, kind, least, initial }: HeapParameter,
  text = String(initial),
): HeapParameterValue {
  if (kind === 'code') return text;
  return kind === 'integer'
    ? numbers(name, text, least, MOST_HEAPS, 1)[0]
    : membersOf(name, text, least);
}

const oneOf = <Name extends string>(parameter: string, names: readonly Name[], text: string) =>
  requireOneOf('play', parameter, names, text);

function numbers(
  parameter: string,
  text: string,
  least: number,
  most: number,
  count: number,
): number[] {
  const read = text
    .split(',')
    .map((part) => (/^\s*\d{1,6}\s*$/.test(part) ? Number(part) : Number.NaN));
  if (read.length <= count && read.every((number) => number >= least && number <= most))
    return read;
  const bounds = { least, most, got: text };
  throw count === 1
    ? new InputError('play', parameter, 'between', bounds)
    : new InputError('play', parameter, 'integers', { n: count, ...bounds });
}

function membersOf(name: string, text: string, least: number): number[] {
  const set = numbers(name, text, least, LARGEST_MEMBER, MOST_MEMBERS).sort((a, b) => a - b);
  if (set.some((taken, i) => taken === set[i - 1]))
    throw new InputError('play', name, 'different', { got: text });
  return set;
}

/**
 * The fields of an address for a setup; what a game or a play for two does not ask for is left out.
 */
export function writeSetup(setup: HeapSetup): Record<string, string> {
  const { family, heaps, convention, opponent, begins, seed, parameters } = setup;
  return {
    game: family.name,
    heaps: heaps.join(),
    ...Object.fromEntries(family.parameters.map(({ name }) => [name, String(parameters[name])])),
    convention,
    opponent,
    ...(opponent === 'none' ? {} : { begins, seed: String(seed) }),
  };
}
