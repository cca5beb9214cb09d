import type { Options, Values } from '../options/option.js';
import { OUTPUT } from '../options/output.js';
import { announce, type TimeValues, timeOptions } from './announce.js';
import type { Command } from './command.js';
import type { Io } from './io.js';

/** The options of a command: its own, and those of time where its work may take long. */
export function optionsOf(command: Command): Options {
  if (!('plan' in command)) return command.options;
  const options = Object.entries(command.options);
  const isOfOutput = options.map(([, { group }]) => group === OUTPUT);
  return {
    ...Object.fromEntries(options.filter((_, i) => !isOfOutput[i])),
    ...timeOptions,
    ...Object.fromEntries(options.filter((_, i) => isOfOutput[i])),
  };
}

/**
 * Runs a command; work of more than a minute is announced before it begins, and work of more than
 * `--max-seconds` refused.
 *
 * @param place the command, as `manaus analyze`
 */
export async function runCommand(
  command: Command,
  values: Values<Options>,
  io: Io,
  place: string,
): Promise<void> {
  if (!('plan' in command)) return command.run(values, io);
  const { yes, 'max-seconds': most, ...given } = values;
  const { seconds, bytes, begin } = await command.plan(given, io);
  await announce(io, place, seconds, { yes, 'max-seconds': most } as TimeValues, bytes);
  io.planned?.(seconds);
  await begin();
}
