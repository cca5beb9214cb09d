import { InputError } from '@manaus/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAddress, writeAddress } from '../src/shell/address.js';
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
