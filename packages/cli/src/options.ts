import { mustBe } from './bad-input.js';

/** One option of a command: how its value is called, what it does, and how it is read. */
export interface Option<T> {
  /** The placeholder in help; `null` for a flag, which takes no value. */
  readonly value: string | null;
  /** What it sets, with bounds and default. */
  readonly help: string;
  read(option: string, text: string): T;
}

/** Options by name, without the dashes. */
export type Options = Readonly<Record<string, Option<unknown>>>;

/** What was given for each option. */
export type Values<O extends Options> = {
  readonly [K in keyof O]?: (O[K] extends Option<infer T> ? T : never) | undefined;
};

/** An option that is there or not. */
export function flag(help: string): Option<boolean> {
  return { value: null, help, read: () => true };
}

/** An option whose value is read by the command. */
export function text(value: string, help: string): Option<string> {
  return {
    value,
    help,
    read(option, given) {
      if (given === '') throw mustBe(option, `given as ${value}`, given);
      return given;
    },
  };
}

/** A whole number between two bounds. */
export function wholeNumber(
  value: string,
  help: string,
  least: number,
  most: number,
): Option<number> {
  return {
    value,
    help,
    read: (option, given) =>
      readWhole(option, given, least, most, `a whole number from ${least} to ${most}`),
  };
}

/** A number of at least so much, such as a time. */
export function number(value: string, help: string, least: number): Option<number> {
  return {
    value,
    help,
    read(option, given) {
      if (!/^\d{1,9}(\.\d{1,9})?$/.test(given) || Number(given) < least)
        throw mustBe(option, `a number >= ${least}`, given);
      return Number(given);
    },
  };
}

/** Whole numbers between two bounds, separated by commas. */
export function wholeNumbers(
  value: string,
  help: string,
  least: number,
  most: number,
): Option<readonly number[]> {
  const bound = `whole numbers from ${least} to ${most}, separated by commas`;
  return {
    value,
    help,
    read(option, given) {
      return given.split(',').map((part) => {
        if (!isWhole(part, least, most)) throw mustBe(option, bound, given);
        return Number(part);
      });
    },
  };
}

/** One of some words. */
export function choice<T extends string>(
  value: string,
  help: string,
  words: readonly T[],
): Option<T> {
  return {
    value,
    help,
    read(option, given) {
      const word = words.find((candidate) => candidate === given);
      if (word === undefined) throw mustBe(option, `one of ${words.join(', ')}`, given);
      return word;
    },
  };
}

function readWhole(
  option: string,
  given: string,
  least: number,
  most: number,
  bound: string,
): number {
  if (!isWhole(given, least, most)) throw mustBe(option, bound, given);
  return Number(given);
}

function isWhole(text: string, least: number, most: number): boolean {
  return /^-?\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
}
