import { visible } from '../visible.js';
import { nearest } from './nearest.js';
import { listed, must, type Sentences, shown } from './sentence.js';

/** Faults of texts and documents. */
export interface TextFaults {
  /** `form`: what a text looks like, in capitals what stands for something. */
  form: { readonly form: string; readonly got: unknown };
  textUpTo: { readonly most: number; readonly got: unknown };
  kind: { readonly kind: Kind; readonly got: unknown };
  object: { readonly names: readonly string[]; readonly got: unknown };
  unknownField: { readonly names: readonly string[] };
  /** `problem`: what the parser says. */
  json: { readonly problem: string };
  document: { readonly document: Document; readonly got: unknown };
  /** A part that a format does not have. */
  foreign: { readonly got: unknown };
}

/** The kinds of values, where nothing more specific is known. */
export const kinds = {
  bigints: 'a list of integers, those beyond 2^53 - 1 as bigints',
  boolean: 'true or false',
  function: 'a function',
  graph: 'a stored graph or an implicit graph',
  implicitGraph: 'an implicit graph',
  level: 'a level, as parseLevel reads it',
  levels: 'a list of levels',
  list: 'a list',
  moves: 'a text or a list of moves',
  object: 'an object',
  rules: 'rules of a tower',
  state: 'a state: a list of discs for each peg, the top disc first',
  text: 'a text',
  textOrNumber: 'a text or a number',
  textOrTexts: 'a text or a list of texts',
} as const;

type Kind = keyof typeof kinds;

/** Files that programs of this repository write. */
export const documents = {
  cards: 'a file of cards',
  graph: 'a graph as JSON',
  play: 'a play saved as JSON',
  rules: 'JSON: a program is not run here',
} as const;

type Document = keyof typeof documents;

export const textSentences: Sentences<TextFaults> = {
  form: must(({ form }) => `have the form ${form}`),
  textUpTo: must(({ most }) => `be a text of 1 to ${most} characters`),
  kind: must(({ kind }) => `be ${kinds[kind]}`),
  object: must(
    ({ names }) => `be an object with ${names.length === 0 ? 'no fields' : listed(names)}`,
  ),
  unknownField: ({ names }, what) => {
    if (names.length === 0) return `unknown field ${what}: there are no fields`;
    const near = nearest(what, names);
    return near === undefined
      ? `unknown field ${what}: the fields are ${listed(names)}`
      : `unknown field ${what}, did you mean ${near}? The fields are ${listed(names)}`;
  },
  json: ({ problem }, what) => `${what} is not JSON: ${visible(problem)}`,
  document: must(({ document }) => `be ${documents[document]}`),
  foreign: ({ got }, what) => `${what} cannot be written in this format (got ${shown(got)})`,
};
