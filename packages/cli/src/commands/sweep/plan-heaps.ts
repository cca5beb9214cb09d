import type { HeapGameEntry } from '@manaus/games';
import { codeEntry, isCode, subtractionEntry } from '@manaus/games/internals';
import { type HeapPoint, MOST_SWEPT, manifestOf } from '@manaus/jobs/internals';
import { badInput, isRequired, mustBe } from '../../errors/refusal.js';
import { type HeapGames, subtract as set } from '../../heaps/options.js';
import { all } from '../../options/kinds.js';
import { type Option, underHeading, type Values } from '../../options/option.js';
import { moduleEndings } from '../../options/rules-names.js';
import type { Io } from '../../shell/io.js';
import { keepGames, type SweptGame, sweptGame } from './kept-games.js';
import type { Plan } from './plan-towers.js';
import { namesOrFiles, numberRanges } from './ranges.js';

/** Sets of subtraction games, separated by semicolons. */
const sets: Option<readonly (readonly number[])[]> = {
  value: 'LISTS',
  help: `subtraction: ${set.help}; alternatives after a semicolon`,
  bound: `${set.bound}; alternatives after a semicolon`,
  parse: (given) => all(given.split(';').map((list) => set.parse(list))),
};

/** The options of a plan of heap games. */
export const heapGridOptions = (games: HeapGames) => {
  const isSwept = ({ name, parameters }: HeapGameEntry) =>
    parameters.length === 0 || name === subtractionEntry.name;
  return underHeading('Heap options', {
    game: namesOrFiles(
      'GAMES',
      games.filter(isSwept).map(({ name }) => name),
      (names) =>
        `heap games instead of puzzles: ${names}, codes such as 0.77, or files with a rule, which are run now, and whose options the sweep keeps`,
      `a code such as 0.77, or a file with a rule (${moduleEndings.join(', ')})`,
      isCode,
    ),
    upto: numberRanges('A..B', 'largest heaps, such as 50 or 50,100', 0, MOST_SWEPT),
    subtract: sets,
  });
};

type HeapValues = Values<ReturnType<typeof heapGridOptions>>;

/** The plan of a sweep of heap games: every game with every largest heap. */
export async function heapsPlan(
  games: HeapGames,
  { game: named = [], upto, subtract }: HeapValues,
  io: Io,
): Promise<Plan> {
  if (upto === undefined) throw isRequired('--upto', heapGridOptions(games).upto.bound);
  if (subtract !== undefined && !named.includes(subtractionEntry.name))
    throw badInput(`--subtract is for --game ${subtractionEntry.name}`);
  const names = [...new Set(named)];
  const others = names.filter((name) => !games.some((game) => game.name === name));
  const kept = await keptGames(others, Math.max(...upto), io);
  const points = names.flatMap((name) =>
    givenSets(name, subtract).flatMap((own) => gamePoints(kept.get(name)?.name ?? name, own, upto)),
  );
  return {
    manifest: manifestOf(points),
    leftOut: [],
    keep: (folder) => keepGames(folder, [...kept.values()]),
  };
}

/**
 * The games of files, by the names of the files; codes are read, so that a wrong one is refused.
 */
async function keptGames(
  names: readonly string[],
  upto: number,
  io: Io,
): Promise<ReadonlyMap<string, SweptGame>> {
  const kept = new Map<string, SweptGame>();
  for (const name of names)
    if (isCode(name) && !moduleEndings.some((ending) => name.endsWith(ending))) codeEntry(name);
    else kept.set(name, await sweptGame(name, upto, io));
  return kept;
}

/** The points of one game: one for every largest heap. */
const gamePoints = (
  game: string,
  subtract: readonly number[] | null,
  upto: readonly number[],
): HeapPoint[] =>
  [...new Set(upto)].map((most) => ({
    game,
    ...(subtract === null ? {} : { subtract }),
    upto: most,
    question: 'grundy',
  }));

/** The sets of a subtraction game; `null` for a game without one. */
function givenSets(name: string, given: readonly (readonly number[])[] | undefined) {
  if (name !== subtractionEntry.name) return [null];
  if (given === undefined) throw mustBe('--subtract', `given for ${name}: ${sets.bound}`, '');
  return given;
}
