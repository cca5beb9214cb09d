import {
  compileTower,
  InputError,
  type NamedTower,
  parseLabel,
  readTower,
  type Tower,
} from '@manaus/core';
import { requireDocument } from '../shell/program-text.js';

/**
 * The tower of a JSON document, as a row of the registry; an `InputError` names the field that is
 * wrong.
 *
 * Of the options only the goal changes it: a document has its own rules.
 */
export function documentTower(text: string): NamedTower {
  const value = parse(text);
  const family = readTower(value);
  const { name } = value as { readonly name: string };
  return {
    name,
    rules: name,
    goal: name,
    tower: (discs, options) => withGoal(family(discs), options?.goal),
  };
}

function withGoal(tower: Tower, goal: string | undefined): Tower {
  return goal === undefined ? tower : compileTower({ ...tower, goals: [parseLabel(tower, goal)] });
}

/** The document with no more blanks than it needs, as an address has it. */
export const compact = (text: string): string => JSON.stringify(parse(text));

/** The document as one reads and edits it. */
export const indent = (text: string): string => JSON.stringify(parse(text), null, 1);

/** A document to begin with: Hanoi with a peg in the middle that holds two discs. */
export const exampleDocument = JSON.stringify(
  {
    name: 'Narrow',
    discs: { min: 1, max: 8 },
    pegs: 3,
    capacities: [8, 2, 8],
    moves: 'any',
    goals: [{ allOn: 2 }],
  },
  null,
  1,
);

/** True for the object of a tower document; that of a play names its tower. */
export const isTowerDocument = (value: Readonly<Record<string, unknown>>): boolean =>
  'name' in value && 'pegs' in value && !('puzzle' in value) && !('rules' in value);

function parse(text: string): unknown {
  requireDocument(text);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError('play', 'rules', 'json', {
      problem: (error as Error).message.slice(0, 100),
    });
  }
}
