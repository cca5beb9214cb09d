import { visible } from '../visible.js';

/** The reasons why an arrangement or a label is not a regular state. */
interface Rules {
  pegs: { readonly n: number; readonly of: number };
  unknownDisc: { readonly disc: number; readonly most: number };
  twice: { readonly disc: number };
  missing: { readonly disc: number };
  full: { readonly peg: number; readonly n: number; readonly most: number };
  restsOn: { readonly disc: number; readonly on: number };
  /** `rule`: the words of a piece of the rules. */
  notPermitted: { readonly rule: string };
  signs: object;
  tooLong: object;
  comma: object;
}

/** The code of a broken rule. */
export type RuleCode = keyof Rules;

/** A rule that is broken, and how: its code and the values of that code. */
export type BrokenRule<C extends RuleCode = RuleCode> = {
  [K in C]: { readonly code: K } & Rules[K];
}[C];

const count = (n: number, thing: string) => `${n} ${thing}${n === 1 ? '' : 's'}`;

const sentences: { readonly [C in RuleCode]: (values: Rules[C]) => string } = {
  pegs: ({ n, of }) => `it has ${count(n, 'peg')}, the tower has ${of}`,
  unknownDisc: ({ disc, most }) => `disc ${disc} is not one of 1 to ${most}`,
  twice: ({ disc }) => `disc ${disc} appears twice`,
  missing: ({ disc }) => `disc ${disc} is missing`,
  full: ({ peg, n, most }) => `p${peg} holds ${count(n, 'disc')}, its capacity is ${most}`,
  restsOn: ({ disc, on }) => `disc ${disc} lies on disc ${on}`,
  notPermitted: ({ rule }) => `it is not permitted: ${visible(rule)}`,
  signs: () => 'only digits, commas and / may stand in it',
  tooLong: () => 'it is too long',
  comma: () => 'a comma stands where no disc is',
};

/** The codes of broken rules. */
export const ruleCodes = Object.keys(sentences) as RuleCode[];

/** A broken rule in words. */
export function ruleSentence<C extends RuleCode>(rule: BrokenRule<C>): string {
  const sentence: (values: BrokenRule<C>) => string = sentences[rule.code];
  return sentence(rule);
}
