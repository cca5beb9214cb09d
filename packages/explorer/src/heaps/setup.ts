import { InputError, requireOneOf } from '@manaus/core';
import type { Convention } from '@manaus/graph';

export const gameNames = ['nim', 'moore', 'halving', 'fibonacci', 'subtraction'] as const;
type GameName = (typeof gameNames)[number];
export const conventions: readonly Convention[] = ['normal', 'misere'];
export const opponents = ['perfect', 'random', 'none'] as const;
export const beginners = ['you', 'opponent'] as const;

/** A heap game as the page chooses it. */
export interface HeapSetup {
  readonly game: GameName;
  readonly heaps: readonly number[];
  readonly convention: Convention;
  readonly opponent: (typeof opponents)[number];
  readonly begins: (typeof beginners)[number];
  /** Makes the random moves: the same number, the same answer to a position. */
  readonly seed: number;
  /** Moore's Nim: the most heaps to take from in a move. */
  readonly k: number;
  /** Subtraction: what may be taken. */
  readonly set: readonly number[];
}

/** More would not fit the page; keys 1 to 9 choose a heap. */
const MOST_HEAPS = 9;
const MOST_OBJECTS = 255;
const MOST_MEMBERS = 20;
const LARGEST_MEMBER = 99;

const firstHeaps: Readonly<Record<GameName, string>> = {
  nim: '3,5,7',
  moore: '2,7,11,14',
  halving: '20',
  fibonacci: '20',
  subtraction: '21',
};

type Fields = Readonly<Record<string, string>>;

/** A setup from the fields of an address; an `InputError` names the field that cannot be read. */
export function readSetup(fields: Fields): HeapSetup {
  const game = oneOf('game', gameNames, fields.game ?? 'nim');
  return {
    game,
    heaps: numbers(
      'heaps',
      fields.heaps ?? firstHeaps[game],
      0,
      MOST_OBJECTS,
      game === 'fibonacci' ? 1 : MOST_HEAPS,
    ),
    convention: oneOf('convention', conventions, fields.convention ?? 'normal'),
    opponent: oneOf('opponent', opponents, fields.opponent ?? 'perfect'),
    begins: oneOf('begins', beginners, fields.begins ?? 'you'),
    seed: numbers('seed', fields.seed ?? '1', 0, 999_999, 1)[0],
    k: numbers('k', fields.k ?? '2', 1, MOST_HEAPS, 1)[0],
    set: membersOf(fields.set ?? '1,2,3'),
  };
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

function membersOf(text: string): number[] {
  const set = numbers('set', text, 1, LARGEST_MEMBER, MOST_MEMBERS).sort((a, b) => a - b);
  if (set.some((taken, i) => taken === set[i - 1]))
    throw new InputError('play', 'set', 'different', { got: text });
  return set;
}

/** The fields of an address for a setup; what a game or a play for two does not ask for is left out. */
export function writeSetup({
  game,
  heaps,
  convention,
  opponent,
  begins,
  seed,
  k,
  set,
}: HeapSetup): Record<string, string> {
  return {
    game,
    heaps: heaps.join(),
    ...(game === 'moore' ? { k: String(k) } : {}),
    ...(game === 'subtraction' ? { set: set.join() } : {}),
    convention,
    opponent,
    ...(opponent === 'none' ? {} : { begins, seed: String(seed) }),
  };
}
