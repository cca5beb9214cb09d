// The values that are put where another kind is meant, each with its type for TypeScript, which
// says where it is allowed. The tools of the packages are in scope in both.

/**
 * Values of every kind that a caller may confuse: `make` gives a fresh one from what the packages
 * export, `type` is what TypeScript sees. A value with `bad` is refused by every function that
 * takes its kind, unless the parameter is listed in `total.mjs`.
 *
 * @type {{ name: string, type: string, bad?: true, make: (all: Record<string, any>) => unknown }[]}
 */
export const KINDS = [
  { name: 'undefined', type: 'undefined', make: () => undefined },
  { name: 'null', type: 'null', make: () => null },
  { name: 'a boolean', type: 'boolean', make: () => true },
  { name: 'a number', type: 'number', make: () => 2 },
  { name: 'a bigint', type: 'bigint', make: () => 2n },
  { name: '-1', type: '-1', bad: true, make: () => -1 },
  { name: '0.5', type: '0.5', bad: true, make: () => 0.5 },
  { name: 'NaN', type: 'number', bad: true, make: () => Number.NaN },
  { name: '2^53', type: '9007199254740992', bad: true, make: () => 2 ** 53 },
  { name: 'a text', type: "'zzz'", bad: true, make: () => 'zzz' },
  { name: 'a function', type: '() => any', make: () => () => undefined },
  { name: 'an empty list', type: 'never[]', make: () => [] },
  { name: 'a list of texts', type: 'string[]', bad: true, make: () => ['zzz'] },
  { name: '[-1]', type: 'number[]', bad: true, make: () => [-1] },
  { name: '[0.5]', type: 'number[]', bad: true, make: () => [0.5] },
  { name: '[NaN]', type: 'number[]', bad: true, make: () => [Number.NaN] },
  { name: 'a list of lists', type: 'number[][]', bad: true, make: () => [[0.5, -1]] },
  { name: 'an object', type: '{ zzz: number }', make: () => ({ zzz: 1 }) },
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
    type: 'ReturnType<typeof games.nim>',
    make: ({ games }) => games.nim(),
  },
  {
    name: 'a level',
    type: 'ReturnType<typeof blocks.parseLevel>',
    make: ({ blocks }) => blocks.parseLevel('game bloxorz\ngrid\nS##G\nend'),
  },
];
