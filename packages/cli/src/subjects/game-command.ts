import { towerRegistry } from '@manaus/core';
import { heapGames as allHeapGames } from '@manaus/games';
import type { Options, Values } from '../options/option.js';
import { command, type Help, type Work } from '../shell/command.js';
import type { Io } from '../shell/io.js';
import { type Games, gameArgument } from './game-subject.js';

type Game = { readonly game: ReturnType<typeof gameArgument> };

/** A command about any game of some registries, ours by default. */
export const gameCommand =
  <O extends Options>(
    help: Help,
    optionsOf: (games: Games) => O,
    plan: (games: Games, given: Values<Game & O>, io: Io) => Promise<Work>,
  ) =>
  ({ towers = towerRegistry, heapGames = allHeapGames }: Partial<Games> = {}) => {
    const games = { towers, heapGames };
    return command({
      ...help,
      arguments: { game: gameArgument(games) },
      options: optionsOf(games),
      plan: (given, io) => plan(games, given, io),
    });
  };
