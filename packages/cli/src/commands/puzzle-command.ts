import { towerRegistry } from '@manaus/core';
import type { Options, Values } from '../options/option.js';
import { puzzleArgument, type Towers } from '../options/puzzle.js';
import { command, type Help, type Work } from '../shell/command.js';
import type { Io } from '../shell/io.js';

type Puzzle = { readonly puzzle: ReturnType<typeof puzzleArgument> };

/** The values of a command about a puzzle, by the function of its options. */
export type PuzzleGiven<F extends (towers: Towers) => Options> = Values<Puzzle & ReturnType<F>>;

/** A command about a puzzle of some towers, ours by default. */
export const puzzleCommand =
  <O extends Options>(
    help: Help,
    optionsOf: (towers: Towers) => O,
    plan: (towers: Towers, given: Values<Puzzle & O>, io: Io) => Promise<Work>,
  ) =>
  (towers: Towers = towerRegistry) =>
    command({
      ...help,
      arguments: { puzzle: puzzleArgument(towers) },
      options: optionsOf(towers),
      plan: (given, io) => plan(towers, given, io),
    });
