import type { TowerFamily, TowerRules } from '@manaus/core';
import { abridge, badInput } from '../errors/refusal.js';

/**
 * The default export of a file as a tower whose rules have the right fields; core checks their
 * bounds.
 */
export function checkedTower(exported: unknown, file: string): TowerFamily {
  if (typeof exported !== 'function')
    throw badInput(
      `${file}: the default export must be a function from the number of discs to rules (got ${inWords(exported)})`,
    );
  return (discs) => {
    // The rules, as far as their fields have the right types.
    const rules = exported(discs);
    const wrong = wrongShape(rules);
    if (wrong !== null) throw badInput(`${file}: with ${discs} discs the rules must have ${wrong}`);
    return rules as TowerRules;
  };
}

type Test = (value: unknown) => boolean;
const isText: Test = (value) => typeof value === 'string' && value !== '';
const isList =
  (of: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(of);
const isNumber: Test = (value) => typeof value === 'number';
const isFunction: Test = (value) => typeof value === 'function';

const optional =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a tower: their types in words, and as tests. */
const shape: Readonly<Record<keyof TowerRules, readonly [string, Test]>> = {
  name: ['a text', isText],
  symbol: ['a text', isText],
  discs: ['a number', isNumber],
  capacities: ['a list of numbers', isList(isNumber)],
  moves: [
    'a table of true and false, one row per peg',
    isList(isList((value) => typeof value === 'boolean')),
  ],
  stacking: [
    "'sorted', 'equals', 'free' or a function",
    (value) => isFunction(value) || ['sorted', 'equals', 'free'].includes(value as string),
  ],
  goals: [
    'a list of states or a function',
    (value) =>
      isFunction(value) ||
      (isList(isList(isList(isNumber)))(value) && (value as unknown[]).length > 0),
  ],
  sizes: ['a list of numbers', optional(isList(isNumber))],
  colors: ['a list of texts', optional(isList(isText))],
  permits: ['a function', optional(isFunction)],
  permitsMove: ['a function', optional(isFunction)],
  reversible: ['true or false', optional((value) => typeof value === 'boolean')],
};

/** The first field whose value fails its test, in words. */
function wrongShape(rules: unknown): string | null {
  if (typeof rules !== 'object' || rules === null)
    return `name, capacities and the other fields of TowerRules (got ${inWords(rules)})`;
  for (const [field, [bound, test]] of Object.entries(shape)) {
    const value = (rules as Fields)[field];
    if (!test(value)) return `${field}: ${bound} (got ${inWords(value)})`;
  }
  return 'colours' in rules ? 'colors instead of colours, their former name' : null;
}

function inWords(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'function') return 'a function';
  if (value instanceof Promise) return 'a promise';
  const source = typeof value === 'bigint' ? `${value}n` : (JSON.stringify(value) ?? String(value));
  return abridge(source, 60);
}
