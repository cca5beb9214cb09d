import { beforeEach, expect, test, vi } from 'vitest';

/** The number of calls of each function that derives something from the rules of a tower. */
const calls = vi.hoisted(() => new Map<string, number>());

const counting = vi.hoisted(
  () =>
    (...names: readonly string[]) =>
    async (original: () => Promise<Record<string, unknown>>) => {
      const module = await original();
      const counted = names.map((name) => {
        const derive = module[name] as (...given: unknown[]) => unknown;
        const spy = (...given: unknown[]) => {
          calls.set(name, (calls.get(name) ?? 0) + 1);
          return derive(...given);
        };
        return [name, spy] as const;
      });
      return { ...module, ...Object.fromEntries(counted) };
    },
);

vi.mock('../../core/src/towers/alike.js', counting('findKinds'));
vi.mock('../../core/src/towers/kernel-rules.js', counting('discOrder', 'furtherRule'));
vi.mock('../../core/src/towers/rank-space.js', counting('rankSpace'));
vi.mock('../../core/src/towers/codec.js', counting('stateCodec'));
vi.mock('../../core/src/towers/rules.js', counting('requireRules'));
vi.mock('../src/towers/memory.js', counting('estimateMemory'));

const { withForbiddenStates, hanoi, london, manaus, oxford } = await import('@manaus/core');
const { analyze } = await import('../src/index.js');

const derivations = {
  requireRules: 1,
  findKinds: 1,
  discOrder: 1,
  furtherRule: 1,
  rankSpace: 1,
  stateCodec: 1,
  estimateMemory: 1,
};
const named = { hanoi: hanoi(4), london: london(4), oxford: oxford(7), forbidding: oxford(4) };
const colors = ['red', 'red', 'blue', 'green'];

beforeEach(() => calls.clear());

test.each([
  ['manaus(4), its construction included', () => manaus(4)],
  ['custom capacities', () => ({ ...named.hanoi, capacities: [2, 3, 4] })],
  ['colors and sizes', () => ({ ...named.london, sizes: [1, 1, 1, 1], colors })],
  ['sizes that rest on equals', () => equals],
  ['a state that is forbidden', () => withForbiddenStates(named.forbidding, ['12/3/4'])],
  ['a free-order tower with searches by classes', () => named.oxford],
])('analyze derives nothing twice: %s', (_, rules) => {
  analyze(rules());
  expect({ ...derivations, ...Object.fromEntries(calls) }).toEqual(derivations);
});

const equals = { ...named.hanoi, stacking: 'equals' as const, sizes: [1, 1, 2, 2] };

test('what is stored or searched without a store derives nothing twice either', () => {
  const tower = manaus(5);
  analyze(tower, { explicit: false });
  analyze(tower, { explicit: true });
  expect(Object.fromEntries(calls)).toEqual({ ...derivations, estimateMemory: 2 });
});
