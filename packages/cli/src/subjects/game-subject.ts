import { extname } from 'node:path';
import type { Level } from '@manaus/blocks';
import type { NamedTower, Tower } from '@manaus/core';
import type { HeapGame, HeapGameEntry, HeapParameters, HeapsOrPosition } from '@manaus/games';
import { isCode } from '@manaus/games/internals';
import { estimateLevelSeconds } from '@manaus/lab/blocks';
import { estimateStoredSeconds, type StoredWork } from '@manaus/lab/towers';
import { readLevel, rulesOption } from '../commands/block/level.js';
import { isRequired, unusable } from '../errors/refusal.js';
import { gameNamed, parameterOptions, parametersOf, titleOf } from '../heaps/options.js';
import { flag } from '../options/kinds.js';
import {
  flagName,
  namesGiven,
  type Option,
  required,
  underHeading,
  type Values,
} from '../options/option.js';
import { namesOf, optionalPuzzleOptions } from '../options/puzzle.js';
import { isRulesFile, moduleEndings, STDIN } from '../options/rules-names.js';
import { towerOf } from '../rules/subject.js';
import type { Io } from '../shell/io.js';
import { listed } from '../tables/text.js';

/** A tower, a heap game or a level that a command is about. */
export type GameSubject =
  | { readonly kind: 'tower'; readonly tower: Tower }
  | {
      readonly kind: 'heaps';
      readonly game: string;
      readonly play: HeapGame<HeapsOrPosition>;
      readonly most: number | null;
    }
  | { readonly kind: 'level'; readonly level: Level };

/** The registries in which names are looked up. */
export interface Games {
  readonly towers: readonly NamedTower[];
  readonly heapGames: readonly HeapGameEntry[];
}

/** The positional argument of commands about any game. */
export const gameArgument = (games: Games) => required(gameWord(games));

/** The same where a game need not be named. */
export function gameWord({ towers, heapGames }: Games): Option<string> {
  const names = [...namesOf(towers), ...heapGames.map(({ name }) => name)];
  const bound = `the name of a tower or a heap game (${names.join(', ')}, a code such as 0.77), a file with rules, or a file with a level`;
  return {
    value: 'GAME',
    help: bound,
    bound,
    // A level is in a file of any ending.
    parse: (given) =>
      names.includes(given) || isRulesFile(given) || isCode(given) || extname(given) !== ''
        ? given
        : undefined,
  };
}

/** The options of a tower, a heap game or a level. */
export const gameOptions = ({ towers, heapGames }: Games) => ({
  ...optionalPuzzleOptions(towers),
  ...underHeading('Heap options', {
    ...parameterOptions(heapGames),
    misere: flag('misère play: the player who makes the last move loses'),
  }),
  ...underHeading('Level options', rulesOption),
});

/** The explanation of the argument in help. */
export const gameNote =
  'A .json file and -, standard input, hold a tower; a module (.ts, .js) a tower if --discs is given, else a heap game; any other file a level. A module IS RUN: name only modules that you trust.';

type GameValues = Values<ReturnType<typeof gameOptions>>;

/** The tower, heap game or level of a name or a file; options of the other kinds are refused. */
export async function gameSubject(
  games: Games,
  named: string,
  { discs, pegs, capacities, moves, goal, rules, misere, ...parameters }: GameValues,
  io: Io,
): Promise<GameSubject> {
  const ofTower = { discs, pegs, capacities, moves, goal };
  const options = { tower: ofTower, heaps: { misere, ...parameters }, level: { rules } };
  const kind = gameKind(games, named, options);
  if (kind === 'level') return { kind, level: await readLevel(named, io, rules) };
  if (kind === 'heaps') {
    const game = await gameNamed(named, games.heapGames, io);
    return heapSubject(game, parametersOf(game, games.heapGames, parameters), misere);
  }
  if (discs === undefined) throw isRequired('--discs', 'the number of discs of a tower');
  return { kind, tower: await towerOf(games.towers, named, { ...ofTower, discs }, io) };
}

const heapSubject = (
  game: HeapGameEntry,
  parameters: HeapParameters,
  misere: boolean,
): GameSubject => ({
  kind: 'heaps',
  game: titleOf(game, parameters),
  play: misere ? game.game(parameters).misere : game.game(parameters),
  most: game.mostHeaps,
});

const KINDS = { tower: 'a tower', heaps: 'a heap game', level: 'a level' } as const;

type Kind = GameSubject['kind'];

/** The kind of a game, by its name or its file; options of the other kinds are refused. */
export function gameKind(
  games: Games,
  named: string,
  options: Readonly<Record<Kind, Readonly<Record<string, unknown>>>>,
): Kind {
  const kind = kindOf(games, named, options.tower.discs);
  for (const other of ['tower', 'heaps', 'level'] as const) {
    const given = other === kind ? [] : namesGiven(options[other]).map(flagName);
    if (given.length > 0) throw unusable(`${listed(given)}`, `with ${KINDS[kind]}`);
  }
  return kind;
}

function kindOf({ towers, heapGames }: Games, named: string, discs: unknown): Kind {
  if (namesOf(towers).includes(named)) return 'tower';
  if (heapGames.some(({ name }) => name === named)) return 'heaps';
  const ending = extname(named).toLowerCase();
  if (named === STDIN || ending === '.json') return 'tower';
  if (moduleEndings.includes(ending)) return discs === undefined ? 'heaps' : 'tower';
  return ending === '.txt' || isRulesFile(named) || !isCode(named) ? 'level' : 'heaps';
}

/** The expected time of what all states of a game are looked at for; heaps take none. */
export function secondsOfSubject(subject: GameSubject, what: StoredWork): number {
  if (subject.kind === 'tower') return estimateStoredSeconds(subject.tower, what);
  return subject.kind === 'level' ? 3 * estimateLevelSeconds(subject.level) : 0;
}
