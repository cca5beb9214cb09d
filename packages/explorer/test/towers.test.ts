import { InputError } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAddress, writeAddress } from '../src/shell/address.js';
import { explain } from '../src/towers/explain.js';
import { nearPlan, neighborToward, sceneOf, wholePlan } from '../src/towers/graph-scene.js';
import { begin, current, goTo, moved, nextOptimal, redo, undo } from '../src/towers/session.js';
import { readSetup, rulesOf, writeSetup } from '../src/towers/setup.js';
import { fieldsOf, openTower } from '../src/towers/use-tower.js';
import { pathBetween, worldOf } from '../src/towers/world.js';

const world = worldOf(rulesOf({ puzzle: 'manaus', discs: 3 }));

describe('a tower in the page', () => {
  test('knows the worst start and its distance', () => {
    expect([world.label(world.worst), world.farthest]).toEqual(['1/2/3', 5]);
  });

  test('optimal moves lead to the goal in as many moves as the distance says', () => {
    let session = begin(world.worst);
    for (let left = world.farthest; left > 0; left--) {
      expect(world.distances[current(session)]).toBe(left);
      session = nextOptimal(world, session) ?? session;
    }
    expect(world.goals).toContain(current(session));
    expect(nextOptimal(world, session)).toBeNull();
  });

  test('moves and their undoing', () => {
    const start = begin(world.vertex('1/2/3'));
    expect(moved(world, start, 2, 0)).toBeNull();
    const next = moved(world, start, 0, 1);
    if (next === null) throw new Error('the move is allowed');
    expect(world.label(current(next))).toBe('/12/3');
    expect(undo(next)).toMatchObject({ at: 0 });
    expect(redo(undo(next))).toEqual(next);
    expect(goTo(undo(next), world.vertex('2/1/3')).visited).toHaveLength(2);
  });

  test('a path between any two states has as many moves as their distance, and none between good and bad', () => {
    const path = pathBetween(world, world.vertex('1/2/3'), world.vertex('123//'));
    expect(path).toHaveLength(6);
    expect(pathBetween(world, world.vertex('1/2/3'), world.vertex('/23/1'))).toBeNull();
  });

  test('one that does not fit a page is refused', () => {
    expect(() => worldOf(rulesOf({ puzzle: 'hanoi', discs: 20 }))).toThrow(InputError);
  });
});

describe('why a goal can or cannot be reached', () => {
  test.each([2, 3, 4, 5, 6, 7])('the words on Manaus with %i discs agree with the search, at every state', (discs) => {
    const tower = worldOf(rulesOf({ puzzle: 'manaus', discs }));
    for (let vertex = 0; vertex < tower.graph.order; vertex++) {
      const { key, item } = explain(tower, vertex);
      expect([tower.label(vertex), !/bad|Middle/.test(key)]).toEqual([tower.label(vertex), tower.distances[vertex] >= 0]);
      expect(item).toMatch(/^martins2024\/(theorem-4|lemma-[23])$/);
    }
  });

  test('elsewhere the search is the witness, and the rules of Manaus do not speak for others', () => {
    const narrow = worldOf(rulesOf({ puzzle: 'hanoi', discs: 3, capacities: [1, 2, 3] }));
    const keys = Array.from({ length: narrow.graph.order }, (_, vertex) => explain(narrow, vertex).key === 'why.not');
    expect(keys).toEqual(Array.from(narrow.distances, (distance) => distance < 0));
    expect(explain(worldOf(rulesOf({ puzzle: 'manaus', discs: 3, goal: '12/3/' })), 0).item).toBeNull();
  });
});

describe('the drawing', () => {
  test('places every state of a graph drawn whole, and the states near one of a larger graph', () => {
    expect(sceneOf(wholePlan(world), new Map()).places.size).toBe(19);
    const large = worldOf(rulesOf({ puzzle: 'hanoi', discs: 8 }));
    const near = sceneOf(nearPlan(large, large.worst), new Map());
    expect(near.places.has(large.worst)).toBe(true);
    expect(near.places.size).toBeLessThan(50);
  });

  test('arrows go to the neighbor that lies there', () => {
    const scene = sceneOf(wholePlan(world), new Map());
    const down = neighborToward(scene, world.vertex('123//'), { x: 0, y: 1 });
    expect(['23/1/', '23//1']).toContain(world.label(down ?? 0));
    expect(neighborToward(scene, world.vertex('123//'), { x: 0, y: -1 })).toBeNull();
  });

  test('a vertex that was dragged stands where it was put', () => {
    const { places } = sceneOf(wholePlan(world), new Map([[3, { x: 33, y: 444 }]]));
    expect(places.get(3)).toMatchObject({ x: 33, y: 444 });
  });
});

describe('addresses', () => {
  test('a position goes into the address and comes back', () => {
    fc.assert(
      fc.property(fc.constantFrom('manaus', 'hanoi', 'london', 'oxford', 'bucharest', 'oxford1'), fc.integer({ min: 2, max: 4 }), fc.nat(), fc.nat(), (puzzle, discs, a, b) => {
        const game = openTower({ puzzle, discs: String(discs) });
        const [start, at] = [a, b].map((pick) => pick % game.world.graph.order);
        const played = { ...game, session: goTo(begin(start), at) };
        const { fields } = readAddress(writeAddress({ view: 'towers', language: 'es', fields: fieldsOf(played) }));
        const back = openTower(fields);
        expect([back.setup, back.session.start, current(back.session)]).toEqual([game.setup, start, at]);
      }),
    );
  });

  test('a setup with every option', () => {
    const setup = { puzzle: 'hanoi', discs: 4, pegs: 4, capacities: [4, 3, 2, 4], moves: 'star', goal: '///1234' } as const;
    expect(readSetup(writeSetup(setup))).toEqual(setup);
  });

  test.each([
    [{ puzzle: 'babel' }, 'puzzle'],
    [{ discs: 'many' }, 'discs'],
    [{ discs: '1' }, 'discs'],
    [{ at: '1/2' }, 'label'],
    [{ at: '/123/' }, 'label'],
    [{ capacities: '3,2' }, 'capacities'],
    [{ moves: 'sideways' }, 'moves'],
    [{ puzzle: 'hanoi', discs: '19' }, 'discs'],
  ])('%o is bad input for %s', (fields, parameter) => {
    expect(() => openTower(fields)).toThrow(expect.objectContaining({ name: 'InputError', parameter }));
  });

  test('anything can be read as an address', () => {
    fc.assert(fc.property(fc.string(), (hash) => ['towers', 'heaps', 'blocks'].includes(readAddress(hash).view)));
  });
});
