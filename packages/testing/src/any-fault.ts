import { conditions, type Fault, type Faults, kinds } from '@manaus/core';
import type { WordedFaults } from '@manaus/core/faults';
import { type BrokenRule, documents, faultCodes, nouns } from '@manaus/core/internals';
import fc from 'fast-check';

/** Everything that may come in as text: line ends, control characters, halves of characters. */
export const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\n', '\u0000', '\ud800', '\u2028', '\u202e', 'x'.repeat(1000), '\u001b[2J'),
);
const texts = fc.array(text);
export const number = fc.oneof(fc.nat(), fc.integer(), fc.double());
export const numbers = fc.array(number);
const bound = fc.oneof(number, text);
export const got = fc.oneof(
  text,
  number,
  fc.anything({ withBigInt: true, withNullPrototype: true }),
);
export const keyOf = <K extends string>(table: Readonly<Record<K, unknown>>) =>
  fc.constantFrom(...(Object.keys(table) as K[]));
const noun = keyOf(nouns);

export type Arbitraries<T> = { readonly [K in keyof T]: fc.Arbitrary<T[K]> };

/** Any broken rule. */
const anyRule: fc.Arbitrary<BrokenRule> = fc.oneof(
  fc.record({ code: fc.constant('pegs' as const), n: number, of: number }),
  fc.record({ code: fc.constant('unknownDisc' as const), disc: number, most: number }),
  fc.record({ code: fc.constantFrom('twice' as const, 'missing' as const), disc: number }),
  fc.record({ code: fc.constant('full' as const), peg: number, n: number, most: number }),
  fc.record({ code: fc.constant('restsOn' as const), disc: number, on: number }),
  fc.record({ code: fc.constant('notPermitted' as const), rule: text }),
  fc.record({ code: fc.constantFrom('signs' as const, 'tooLong' as const, 'comma' as const) }),
);

/** Any values of each code. */
export const valuesOf: Arbitraries<WordedFaults> = {
  integer: fc.record({ got: got }),
  atLeast: fc.record({ least: bound, got: got }),
  between: fc.record({ least: bound, most: bound, got: got }),
  number: fc.record({ least: number, got: got }),
  positive: fc.record({ got: got }),
  finite: fc.record({ got: got }),
  equal: fc.record({ value: bound, got: got }),
  unlike: fc.record({ other: text, got: got }),
  oneOf: fc.record({ names: texts, got: got }),
  required: fc.record({ bound: text }, { requiredKeys: [] }),
  requiredFor: fc.record({ when: keyOf(conditions) }),
  empty: fc.record({}),
  onePer: fc.record({ n: number, of: noun, per: noun, got: got }),
  exactly: fc.record({ n: number, of: noun, got: got }),
  atLeastOf: fc.record({ n: number, of: noun, got: got }),
  atMostOf: fc.record({ n: number, of: noun, got: got }),
  list: fc.record({ least: number, most: number, of: noun, got: got }),
  listOf: fc.record({ of: noun, got: got }),
  integers: fc.record({ n: number, least: number, most: number, got: got }),
  different: fc.record({ got: got }),
  member: fc.record({ of: noun, got: got }),
  table: fc.record({ rows: number, columns: number, got: got }),
  form: fc.record({ form: text, got: got }),
  textUpTo: fc.record({ most: number, got: got }),
  kind: fc.record({ kind: keyOf(kinds), got: got }),
  object: fc.record({ names: texts, got: got }),
  unknownField: fc.record({ names: texts }),
  json: fc.record({ problem: text }),
  document: fc.record({ document: keyOf(documents), got: got }),
  foreign: fc.record({ got: got }),
  undirected: fc.record({}),
  directed: fc.record({}),
  connected: fc.record({ got: got }),
  edge: fc.record({ most: number, got: got }),
  memory: fc.record({ states: number, bytes: number, available: number, got: got }),
  ranks: fc.record({ states: number, bytes: number, most: number, got: got }),
  states: fc.record({ states: number, most: number, got: got }),
  moreStates: fc.record({ most: number }),
  workers: fc.record({ discs: number, least: number, got: got }),
  unlisted: fc.record({ most: number, got: got }),
  regular: fc.record({ tower: text, discs: number, why: anyRule, got: got }),
  room: fc.record({ n: number, got: got }),
  solvable: fc.record({ got: got }),
  goalRoom: fc.record({ n: number, peg: number, got: got }),
  digraph: fc.record({ pegs: number, got: got }),
  pegPairs: fc.record({ most: number, got: got }),
  alike: fc.record({ disc: number, on: number }),
  sizeOrdered: fc.record({ got: got }),
  noGoal: fc.record({ tower: text, discs: number }),
  oneMoveApart: fc.record({ got: got }),
  illegalMove: fc.record({ at: number, got: got }),
};

/** Any fault of a code. */
export const faultOf = <C extends keyof WordedFaults>(code: C): fc.Arbitrary<Fault<C>> =>
  fc.record({
    place: text,
    parameter: fc.oneof(text, fc.record({ line: fc.nat(), column: fc.nat() })),
    code: fc.constant(code),
    values: valuesOf[code] as fc.Arbitrary<Faults[C]>,
  });

/** Any fault of any code. */
export const anyFault: fc.Arbitrary<Fault> = fc.constantFrom(...faultCodes).chain(faultOf);
