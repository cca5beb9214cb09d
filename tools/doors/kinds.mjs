// The values that are put where another kind is meant, each with its type for TypeScript, which
// says where it is allowed. The tools of the packages are in scope in both.

/**
 * Values of every kind that a caller may confuse: `make` gives a fresh one from what the packages
 * export, `type` is what TypeScript sees. A value with `bad` is refused by every function that
 * takes its kind, unless the parameter is listed in `total.mjs`.
 * Those that are `deep` are also put in the fields of objects other than options.
 *
 * @type {Kind[]}
 *
 * @typedef {{ name: string, type: string, bad?: true, deep?: true, make: Make }} Kind
 * @typedef {(all: Record<string, any>) => unknown} Make
 */
export const KINDS = [
  { name: 'undefined', type: 'undefined', make: () => undefined },
  { name: 'null', deep: true, type: 'null', make: () => null },
  { name: 'a boolean', type: 'boolean', make: () => true },
  { name: 'a number', deep: true, type: 'number', make: () => 2 },
  { name: 'a bigint', type: 'bigint', make: () => 2n },
  { name: '-1', type: '-1', bad: true, make: () => -1 },
  { name: '0.5', deep: true, type: '0.5', bad: true, make: () => 0.5 },
  { name: 'NaN', type: 'number', bad: true, make: () => Number.NaN },
  { name: '2^53', type: '9007199254740992', bad: true, make: () => 2 ** 53 },
  { name: 'a text', deep: true, type: "'zzz'", bad: true, make: () => 'zzz' },
  { name: 'a function', deep: true, type: '() => any', make: () => () => undefined },
  { name: 'an empty list', deep: true, type: 'never[]', make: () => [] },
  { name: 'a list of texts', type: 'string[]', bad: true, make: () => ['zzz'] },
  { name: '[-1]', deep: true, type: 'number[]', bad: true, make: () => [-1] },
  { name: '[0.5]', type: 'number[]', bad: true, make: () => [0.5] },
  { name: '[NaN]', type: 'number[]', bad: true, make: () => [Number.NaN] },
  { name: 'a list of lists', deep: true, type: 'number[][]', bad: true, make: () => [[0.5, -1]] },
  { name: 'an object', deep: true, type: '{ zzz: number }', make: () => ({ zzz: 1 }) },
  { name: 'rules', type: 'core.TowerRules', make: ({ core }) => core.hanoi(2) },
  {
    name: 'a compiled tower',
    type: 'ReturnType<typeof core.compileTower>',
    make: ({ core }) => core.compileTower(core.hanoi(2)),
  },
  {
    name: 'a stored graph',
    type: 'ReturnType<typeof graph.completeGraph>',
    make: ({ graph }) => graph.completeGraph(3),
  },
  {
    name: 'an implicit graph',
    type: 'ReturnType<typeof kernels.towerGraph>',
    make: ({ core, kernels }) => kernels.towerGraph(core.hanoi(2)),
  },
  {
    name: 'a heap game',
    type: 'ReturnType<typeof games.heapGame>',
    make: ({ games }) => games.heapGame('nim'),
  },
  {
    name: 'a level',
    type: 'ReturnType<typeof blocks.parseLevel>',
    make: ({ blocks }) => blocks.parseLevel('game bloxorz\ngrid\nS##G\nend'),
  },
];

/** Members that a list of numbers is given; each is refused, unless listed in `total.mjs`. */
const MEMBERS = [
  ['-1', -1],
  ['0.5', 0.5],
  ['NaN', Number.NaN],
  ['2^53', 2 ** 53],
];

const isNumbers = (value) =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'number');

/**
 * Lists like a list of numbers or of such lists, each wrong in one way: a member twice, a member
 * out of range (also the order of a graph beside it: vertices end below it), no member.
 *
 * @param {unknown} list
 * @param {number | undefined} order
 * @returns {[kind: string, list: unknown[]][]} none for another value
 */
export function listsLike(list, order) {
  if (!Array.isArray(list)) return [];
  const isNested = list.length > 0 && list.every(isNumbers);
  if (!isNumbers(list) && !isNested) return [];
  const first = list.slice(0, -1);
  const members = order === undefined ? MEMBERS : [...MEMBERS, ['the order', order]];
  const withMember = (own, member) => [...own.slice(0, -1), member];
  /** @type {[kind: string, list: unknown[]][]} */
  const withBadMember = members.map(([name, member]) => [
    `a member ${name}`,
    withMember(list, isNested ? withMember(list.at(-1), member) : member),
  ]);
  return [
    ['a member twice', [...(first.length > 0 ? first : list), list[0]]],
    ['no member', []],
    ...withBadMember,
  ];
}
