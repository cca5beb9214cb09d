import type { Tower, TowerRules } from '@manaus/core';
import { BadInput } from '../bad-input.js';
import { thrownIn } from './thrown-in.js';

/** What a file exports by default as a tower; every call is checked, and what it throws is bad input that names the place. */
export function checkedTower(exported: unknown, file: string): Tower {
  if (typeof exported !== 'function') throw new BadInput(`${file}: the default export must be a function from the number of discs to rules (got ${inWords(exported)})`);
  return (discs) => {
    const rules = guarded(file, `with ${discs} discs`, exported as (discs: number) => unknown)(discs);
    const wrong = wrongShape(rules);
    if (wrong !== null) throw new BadInput(`${file}: with ${discs} discs the rules must have ${wrong}`);
    return guardedRules(rules as TowerRules, file);
  };
}

/** The same function; what it throws, except an input error, is bad input. */
function guarded<A extends readonly unknown[], R>(file: string, when: string, run: (...given: A) => R): (...given: A) => R {
  return (...given) => {
    try {
      return run(...given);
    } catch (error) {
      if (error instanceof Error && (error.name === 'InputError' || error.name === 'BadInput')) throw error;
      throw new BadInput(`${thrownIn(error, file)}, ${when}`);
    }
  };
}

/** Rules whose functions are guarded too. */
function guardedRules(rules: TowerRules, file: string): TowerRules {
  const functions = Object.entries(rules).filter(([, value]) => typeof value === 'function');
  return { ...rules, ...Object.fromEntries(functions.map(([name, run]) => [name, guarded(file, `in ${name} with ${rules.discs} discs`, run)])) };
}

type Test = (value: unknown) => boolean;
const isText: Test = (value) => typeof value === 'string' && value !== '';
const isList =
  (of: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(of);
const isNumber: Test = (value) => typeof value === 'number';
const isFunction: Test = (value) => typeof value === 'function';

/** The fields that every tower has, what they must be, and how that is said; core checks the bounds. */
const shape: Readonly<Record<keyof TowerRules & ('name' | 'symbol' | 'discs' | 'capacities' | 'moves' | 'stacking' | 'goals'), readonly [string, Test]>> = {
  name: ['a text', isText],
  symbol: ['a text', isText],
  discs: ['a number', isNumber],
  capacities: ['a list of numbers', isList(isNumber)],
  moves: ['a table of true and false, a row a peg', isList(isList((value) => typeof value === 'boolean'))],
  stacking: ["'sorted', 'equals', 'free' or a function", (value) => isFunction(value) || ['sorted', 'equals', 'free'].includes(value as string)],
  goals: ['a list of states or a function', (value) => isFunction(value) || (isList(isList(isList(isNumber)))(value) && (value as unknown[]).length > 0)],
};

function wrongShape(rules: unknown): string | null {
  if (typeof rules !== 'object' || rules === null) return `name, capacities and the other fields of TowerRules (got ${inWords(rules)})`;
  for (const [field, [bound, test]] of Object.entries(shape)) {
    const value = (rules as Record<string, unknown>)[field];
    if (!test(value)) return `${field}: ${bound} (got ${inWords(value)})`;
  }
  return null;
}

function inWords(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'function') return 'a function';
  if (value instanceof Promise) return 'a promise';
  const text = typeof value === 'bigint' ? `${value}n` : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
