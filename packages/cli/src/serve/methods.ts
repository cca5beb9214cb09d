import { exactJsonText, isObject } from '@manaus/core/internals';
import { commandsOf, type Registries } from '../commands/index.js';
import { abridge, mustBe, refusal } from '../errors/refusal.js';
import {
  argumentName,
  flagName,
  givenValues,
  type Option,
  type Options,
  optionNames,
  type Values,
} from '../options/option.js';
import { type Command, isCommand } from '../shell/command.js';
import type { Io } from '../shell/io.js';
import { Failure } from '../shell/program.js';
import { optionsOf, runCommand } from '../shell/run-command.js';
import type { Params } from './request.js';

/** The options that a method lacks: the answer is always a JSON document, and nobody is asked. */
const LACKED = [
  ...['json', 'jsonl', 'csv', 'format', 'out', 'force', 'language'],
  ...['checkpoint', 'every', 'yes'],
];

/** The options that one method lacks besides: they write files, or submit jobs. */
const LACKED_BY: Readonly<Record<string, readonly string[]>> = {
  analyze: ['boundary', 'on'],
  theorems: ['certificate', 'verify'],
};

/**
 * Runs a method: the command of that name with `--json`, its arguments and options given by name.
 *
 * An object in place of a file is a document, a list of objects one of lines. Errors are a
 * `Failure`.
 */
export async function runMethod(
  method: string,
  params: Params,
  io: Io,
  registries: Registries = {},
): Promise<void> {
  const loaded = await commandsOf(registries)[method].load();
  if (!isCommand(loaded)) throw new Error(`${method} is a family of commands`);
  const { named, documents } = withDocuments(params);
  try {
    const lacked = [...LACKED, ...(LACKED_BY[method] ?? [])];
    const values = { ...methodValues(loaded, named, lacked), json: true };
    await runCommand(loaded, values, { ...io, documents }, `manaus ${method}`);
  } catch (error) {
    throw new Failure(
      `manaus ${method}`,
      optionNames(optionsOf(loaded), Object.keys(params)),
      error,
    );
  }
}

/** Parameters with names in place of their documents, and the documents by these names. */
function withDocuments(params: Params) {
  const found = Object.entries(params).flatMap(([of, value]) => {
    // The document that a parameter is, with the name that stands for it like that of a file.
    if (isObject(value)) return [{ of, name: `<${of}>.json`, text: exactJsonText(value) }];
    if (!Array.isArray(value) || !(of === ANSWERS || value.some(isObject))) return [];
    const lines = value.map(exactJsonText);
    return [{ of, name: `<${of}>.jsonl`, text: lines.join('\n') }];
  });
  const names = Object.fromEntries(found.map(({ of, name }) => [of, name]));
  const documents = new Map(found.map(({ name, text }) => [name, text]));
  return { named: { ...params, ...names }, documents };
}

/** The parameter whose list is one of answers, whatever its entries are. */
const ANSWERS = 'answers';

function methodValues(command: Command, params: Params, names: readonly string[]): Values<Options> {
  const isLacked = ([name]: readonly [string, unknown]) => names.includes(name);
  const entries = Object.entries(optionsOf(command));
  const options = Object.fromEntries(entries.filter((entry) => !isLacked(entry)));
  const lacked = entries.filter(isLacked).map(([name, option]) => [name, option.default]);
  const known = [...Object.keys(command.arguments), ...Object.keys(options)];
  const unknown = Object.keys(params).find((name) => !known.includes(name));
  if (unknown !== undefined) throw refusal(abridge(unknown, LONGEST_NAME), 'unknown', { known });
  return {
    ...givenValues(command.arguments, argumentName, (name, argument) =>
      optionTexts(name, argument, params[name]),
    ),
    ...givenValues(options, flagName, (name, option) =>
      optionTexts(`--${name}`, option, params[name]),
    ),
    ...Object.fromEntries(lacked),
  };
}

/** The most characters of a name that is given back. */
const LONGEST_NAME = 60;

/** A value of JSON as the texts that the command line has for it: none for null. */
function optionTexts(name: string, { value }: Option<unknown>, given: unknown): (string | null)[] {
  if (given === undefined || given === null) return [];
  if (value !== null) return [valueText(given)];
  if (typeof given !== 'boolean') throw mustBe(name, 'true or false', valueText(given));
  return given ? [null] : [];
}

/**
 * A text as it is, a list by its entries with commas between them, pairs of pegs in it as `0>1`,
 * anything else as JSON has it.
 */
function valueText(given: unknown): string {
  if (typeof given === 'string') return given;
  if (!Array.isArray(given)) return exactJsonText(given);
  const isPair = (entry: unknown): entry is readonly number[] =>
    Array.isArray(entry) && entry.length === 2 && entry.every(Number.isInteger);
  return given.map((entry) => (isPair(entry) ? entry.join('>') : valueText(entry))).join(',');
}
