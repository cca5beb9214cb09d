import { describe, expect, test } from 'vitest';
import { json, runLine } from './run.js';

type Type = 'number' | 'string' | 'boolean' | 'list' | 'object' | 'null';
type Shape = Readonly<Record<string, readonly Type[]>>;

const orNull = (type: Type): readonly Type[] => [type, 'null'];

function typeOf(value: unknown): Type | 'undefined' {
  if (value === undefined) return 'undefined';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value as Type;
}

function expectShape(value: Record<string, unknown>, shape: Shape): void {
  for (const [field, types] of Object.entries(shape))
    expect(types, field).toContain(typeOf(value[field]));
}

const analysis: Shape = {
  puzzle: ['string'],
  parameters: ['object'],
  order: ['number'],
  size: orNull('number'),
  directed: ['boolean'],
  minDegree: orNull('number'),
  maxDegree: orNull('number'),
  degrees: orNull('object'),
  components: orNull('list'),
  diameters: orNull('list'),
  planar: orNull('boolean'),
  goal: ['string'],
  eccentricity: ['number'],
  farthest: ['list'],
  reachable: ['number'],
  distances: ['list'],
};

const puzzles = ['hanoi', 'bucharest', 'london', 'oxford', 'oxford1', 'manaus'];

describe('analyze', () => {
  test.each([
    ...puzzles,
    'hanoi --pegs 4',
    'hanoi --moves cyclic',
    'hanoi --moves star',
    'london --capacities 3,2,1',
    'hanoi --goal 12/3/',
  ])('%s', async (puzzle) => {
    const found = await json(`analyze ${puzzle} --discs 3`);
    expectShape(found, analysis);
    expectShape(found.parameters as Record<string, unknown>, {
      pegs: ['number'],
      discs: ['number'],
      capacities: ['list'],
      moves: ['string', 'list'],
      goal: ['string'],
    });
    expect((found.distances as number[]).reduce((sum, states) => sum + states, 0)).toBe(
      found.reachable,
    );
    expect((found.distances as number[]).length - 1).toBe(found.eccentricity);
    expect((found.components as number[]).reduce((sum, states) => sum + states, 0)).toBe(
      found.order,
    );
    expect((found.diameters as number[]).length).toBe((found.components as number[]).length);
  });
  test('the options reach the rules', async () => {
    expect(await json('analyze hanoi --discs 4 --pegs 4')).toMatchObject({
      order: 256,
      directed: false,
    });
    expect(await json('analyze hanoi --discs 3 --moves cyclic')).toMatchObject({ directed: true });
    expect(await json('analyze manaus --discs 3')).toMatchObject({
      order: 19,
      components: [10, 9],
      eccentricity: 5,
      farthest: ['1/2/3'],
    });
    expect(await json('analyze hanoi --discs 3 --capacities 3,2,1 --goal 123//')).toMatchObject({
      order: 19,
      components: [10, 9],
      eccentricity: 5,
    });
    expect(await json('analyze hanoi --discs 3 --goal 12/3/')).toMatchObject({ goal: '12/3/' });
  });
  test('the methods agree, and say which they are', async () => {
    const { method, ...stored } = await json('analyze manaus --discs 5 --explicit');
    const { method: other, ...chosen } = await json('analyze manaus --discs 5 --engine auto');
    const { method: kernel, ...searched } = await json('analyze manaus --discs 5 --engine ts');
    const { method: asked, ...listed } = await json('analyze manaus --discs 5 --method lists');
    expect([stored, searched, listed]).toEqual([chosen, chosen, chosen]);
    expect([method, other, kernel, asked]).toEqual(['explicit', 'explicit', 'planes', 'lists']);
    expect([stored.engine, stored.workers]).toEqual(['ts', 1]);
  });
});

describe('solve', () => {
  const solution: Shape = {
    solvable: ['boolean'],
    moves: orNull('number'),
    optimal: orNull('boolean'),
    states: ['list'],
    steps: ['list'],
    algorithm: ['string'],
    from: ['string'],
  };
  test.each([
    'hanoi --from 123//',
    'hanoi --from 123// --to //123',
    'london --from 1/2/3',
    'manaus --from 1/2/3',
    'hanoi --pegs 4 --from 123/// --goal ///123',
  ])('%s', async (line) => expectShape(await json(`solve ${line}`), solution));
  test('a solution', async () => {
    expect(await json('solve manaus --from 1/2/3')).toEqual({
      from: '1/2/3',
      solvable: true,
      moves: 5,
      optimal: true,
      states: ['1/2/3', '/12/3', '3/12/', '3/2/1', '23//1', '123//'],
      steps: [
        { disc: 1, from: 'p0', to: 'p1' },
        { disc: 3, from: 'p2', to: 'p0' },
        { disc: 1, from: 'p1', to: 'p2' },
        { disc: 2, from: 'p1', to: 'p0' },
        { disc: 1, from: 'p2', to: 'p0' },
      ],
      algorithm: 'bfs',
    });
  });
  test('none', async () => {
    expect(await json('solve manaus --from 12/3/')).toEqual({
      from: '12/3/',
      solvable: false,
      moves: null,
      optimal: null,
      states: [],
      steps: [],
      algorithm: 'bfs',
    });
  });
  test('already there', async () => {
    expect(await json('solve hanoi --from //12')).toEqual({
      from: '//12',
      solvable: true,
      moves: 0,
      optimal: true,
      states: ['//12'],
      steps: [],
      algorithm: 'bfs',
    });
  });
  test('only counted', async () => {
    expect(await json('solve hanoi --from 123// --count')).toEqual({
      from: '123//',
      solvable: true,
      moves: 7,
      optimal: true,
      states: [],
      steps: [],
      algorithm: 'bfs',
    });
  });
  test('ten discs, with commas', async () => {
    const { moves, states } = await json('solve hanoi --from 1,2,3,4,5,6,7,8,9,10//');
    expect(moves).toBe(1023);
    expect((states as string[])[1]).toBe('2,3,4,5,6,7,8,9,10/1/');
  });
  test('oxford1 reaches any order', async () => {
    expect(await json('solve oxford1 --from 12//')).toMatchObject({ moves: 2 });
  });
});

describe('ledger', () => {
  const row: Shape = {
    id: ['string'],
    kind: ['string'],
    judges: ['string'],
    statement: ['string'],
    verdict: ['string'],
    checked: orNull('string'),
    counterexample: orNull('string'),
    departs: orNull('string'),
    rules: orNull('string'),
    methods: ['number'],
    reason: orNull('string'),
    border: ['boolean'],
    certainty: orNull('string'),
    rebuilt: ['boolean'],
  };
  test.each(['ledger --work martins2024graft', 'ledger --id martins2024/theorem-8'])(
    '%s',
    async (line) => {
      const { code, out } = await runLine(`${line} --json`);
      expect(code).toBe(0);
      const rows = JSON.parse(out) as Record<string, unknown>[];
      expect(rows.length).toBeGreaterThan(0);
      for (const one of rows) expectShape(one, row);
    },
  );
});

test('one JSON document and nothing else', async () => {
  for (const line of [
    'analyze hanoi --discs 3 --json',
    'solve hanoi --from 12// --json',
    'ledger --work martins2024graft --json',
  ]) {
    const { out, err } = await runLine(line);
    expect(out).toMatch(/^[[{][^\n]*[\]}]\n$/);
    expect(err).toEqual([]);
  }
});
