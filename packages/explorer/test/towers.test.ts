import { existsSync } from 'node:fs';
import { findTower, InputError, towerRegistry } from '@manaus/core';
import { towerReferences } from '@manaus/papers/references';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { current, historyOf, redo, startOf, undo } from '../src/play/history.js';
import { readAddress, writeAddress } from '../src/shell/address.js';
import { faultText } from '../src/shell/faults.js';
import { apiLink, itemLink, notebookLink } from '../src/shell/links.js';
import { explain } from '../src/towers/explain.js';
import {
  draggedScene,
  nearPlan,
  neighborToward,
  sceneOf,
  wholePlan,
} from '../src/towers/graph-scene.js';
import { howItGoes } from '../src/towers/how.js';
import { readPlay, writePlay } from '../src/towers/play-file.js';
import { seeAlso } from '../src/towers/see-also.js';
import { readSetup, rulesOf, writeMoves, writeSetup } from '../src/towers/setup.js';
import { fieldsOf, openTower } from '../src/towers/tower-game.js';
import { goTo, makeMove } from '../src/towers/visits.js';
import { pathBetween, worldOf } from '../src/towers/world.js';
import { wordsOf } from '../src/words/words.js';
import { nextOptimal } from './next-optimal.js';
import { inRoot, itemsOf } from './report.js';

const world = worldOf(rulesOf({ tower: findTower('manaus'), discs: 3 }));

describe('a tower in the page', () => {
  test('knows the worst start and its distance', () => {
    expect([world.label(world.worst), world.farthest]).toEqual(['1/2/3', 5]);
  });

  test('optimal moves lead to the goal in as many moves as the distance says', () => {
    let history = historyOf([world.worst]);
    for (let left = world.farthest; left > 0; left--) {
      expect(world.distances[current(history)]).toBe(left);
      history = nextOptimal(world, history) ?? history;
    }
    expect(world.goals).toContain(current(history));
    expect(nextOptimal(world, history)).toBeNull();
  });

  test('moves and their undoing', () => {
    const start = historyOf([world.vertex('1/2/3')]);
    expect(makeMove(world, start, 2, 0)).toBeNull();
    const next = makeMove(world, start, 0, 1);
    if (next === null) throw new Error('the move is allowed');
    expect(world.label(current(next))).toBe('/12/3');
    expect(undo(next)).toMatchObject({ at: 0 });
    expect(redo(undo(next))).toEqual(next);
    expect(goTo(undo(next), world.vertex('2/1/3')).entries).toHaveLength(2);
  });

  test('a path between any two states has as many moves as their distance, and none between good and bad', () => {
    const path = pathBetween(world, world.vertex('1/2/3'), world.vertex('123//'));
    expect(path).toHaveLength(6);
    expect(pathBetween(world, world.vertex('1/2/3'), world.vertex('/23/1'))).toBeNull();
  });

  test('one that does not fit a page is refused', () => {
    expect(() => worldOf(rulesOf({ tower: findTower('hanoi'), discs: 20 }))).toThrow(InputError);
  });
});

describe('why a goal can or cannot be reached', () => {
  test.each([2, 3, 4, 5, 6, 7])(
    'the words on Manaus with %i discs agree with the search, at every state',
    (discs) => {
      const tower = worldOf(rulesOf({ tower: findTower('manaus'), discs }));
      for (let vertex = 0; vertex < tower.graph.order; vertex++) {
        const { key, item } = explain(tower, vertex);
        expect([tower.label(vertex), !/bad|Middle/.test(key)]).toEqual([
          tower.label(vertex),
          tower.distances[vertex] >= 0,
        ]);
        expect(item).toMatch(/^martins2024\/(theorem-4|lemma-[23])$/);
      }
    },
  );

  test('elsewhere the search is the witness, and the rules of Manaus do not speak for others', () => {
    const narrow = worldOf(rulesOf({ tower: findTower('hanoi'), discs: 3, capacities: [1, 2, 3] }));
    const keys = Array.from(
      { length: narrow.graph.order },
      (_, vertex) => explain(narrow, vertex).key === 'why.not',
    );
    expect(keys).toEqual(Array.from(narrow.distances, (distance) => distance < 0));
    expect(
      explain(worldOf(rulesOf({ tower: findTower('manaus'), discs: 3, goal: '12/3/' })), 0).item,
    ).toBeNull();
  });
});

describe('the drawing', () => {
  test('places every state of a graph drawn whole, and the states near one of a larger graph', () => {
    expect(sceneOf(wholePlan(world)).places.size).toBe(19);
    const large = worldOf(rulesOf({ tower: findTower('hanoi'), discs: 8 }));
    const near = sceneOf(nearPlan(large, large.worst));
    expect(near.places.has(large.worst)).toBe(true);
    expect(near.places.size).toBeLessThan(50);
  });

  test('arrows go to the neighbor that lies there', () => {
    const scene = sceneOf(wholePlan(world));
    const down = neighborToward(scene, world.vertex('123//'), { x: 0, y: 1 });
    expect(['23/1/', '23//1']).toContain(world.label(down ?? 0));
    expect(neighborToward(scene, world.vertex('123//'), { x: 0, y: -1 })).toBeNull();
  });

  test('a vertex that was dragged stands where it was put', () => {
    const { places } = draggedScene(sceneOf(wholePlan(world)), new Map([[3, { x: 33, y: 444 }]]));
    expect(places.get(3)).toMatchObject({ x: 33, y: 444 });
  });
});

describe('addresses', () => {
  test('a position goes into the address and comes back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('manaus', 'hanoi', 'london', 'oxford', 'bucharest', 'oxford1'),
        fc.integer({ min: 2, max: 4 }),
        fc.nat(),
        fc.nat(),
        (puzzle, discs, a, b) => {
          const game = openTower({ puzzle, discs: String(discs) });
          const [start, at] = [a, b].map((pick) => pick % game.world.graph.order);
          const played = { ...game, history: goTo(historyOf([start]), at) };
          const { fields } = readAddress(
            writeAddress({ view: 'towers', language: 'es', fields: fieldsOf(played) }),
          );
          const back = openTower(fields);
          expect([back.setup, startOf(back.history), current(back.history)]).toEqual([
            game.setup,
            start,
            at,
          ]);
        },
      ),
    );
  });

  test('a setup with every option', () => {
    const setup = {
      tower: findTower('hanoi'),
      discs: 4,
      pegs: 4,
      capacities: [4, 3, 2, 4],
      moves: 'star',
      goal: '///1234',
    } as const;
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
    expect(() => openTower(fields)).toThrow(
      expect.objectContaining({ name: 'InputError', parameter }),
    );
  });

  test('anything can be read as an address', () => {
    fc.assert(
      fc.property(fc.string(), (hash) =>
        ['towers', 'heaps', 'blocks'].includes(readAddress(hash).view),
      ),
    );
  });
});

describe('moves of one’s own', () => {
  test('a digraph of pegs goes into the address and comes back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 5 }),
        fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }),
        (pegs, bits) => {
          const table = Array.from({ length: pegs }, (_, from) =>
            Array.from({ length: pegs }, (_, to) => from !== to && bits[5 * from + to]),
          );
          expect(
            rulesOf({ tower: findTower('hanoi'), discs: 2, pegs, moves: writeMoves(table) }).moves,
          ).toEqual(table);
        },
      ),
    );
  });

  test.each(['0-3', '1-1', '0', '0-1,', 'x'])('%s names none', (moves) => {
    expect(() => openTower({ puzzle: 'hanoi', moves })).toThrow(
      expect.objectContaining({ parameter: 'moves' }),
    );
  });
});

describe('how it goes', () => {
  const keys = (fields: Record<string, string>) => {
    const { setup, world: tower } = openTower(fields);
    return howItGoes(setup, tower).map(({ key }) => key.replace('how.', ''));
  };

  test.each([
    [{ puzzle: 'manaus' }, 'aimStack move sorted capacities any bad'],
    [{ puzzle: 'hanoi' }, 'aimStack move sorted any noBad'],
    [{ puzzle: 'bucharest' }, 'aimStack move sorted adjacent noBad'],
    [{ puzzle: 'london' }, 'aimStack move free capacities any noBad'],
    [{ puzzle: 'oxford', goal: '321//' }, 'aim move free any noBad'],
    [{ puzzle: 'oxford1' }, 'aimAll move free any noBad'],
    [{ puzzle: 'oxford1', goal: '1/2/3' }, 'aimAnyOrder move free any noBad'],
    [{ puzzle: 'hanoi', moves: '0-1,1-2' }, 'aimStack move sorted arcs bad'],
  ])('%o', (fields, expected) => {
    expect(keys(fields).join(' ')).toBe(expected);
  });
});

describe('a play in a file', () => {
  test('is read again as it was written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('manaus', 'hanoi', 'london', 'oxford1'),
        fc.array(fc.nat(), { maxLength: 8 }),
        (puzzle, picks) => {
          const game = openTower({ puzzle, discs: '3' });
          const history = picks.reduce(
            (play, pick) => goTo(play, pick % game.world.graph.order),
            game.history,
          );
          const text = writePlay({ ...game, history });
          const back = readPlay(text);
          expect(writePlay(back)).toBe(text);
          expect(back.history).toEqual(history);
        },
      ),
    );
  });

  test.each([
    '',
    'null',
    '[]',
    '{"discs": {}}',
    '{"states": 3}',
    '{"states": []}',
    '{"states": ["1/2"]}',
    '{"puzzle": "babel"}',
  ])('%s is none', (text) => {
    expect(() => readPlay(text)).toThrow(InputError);
  });
});

test('discs in any order: each distance has its ring', () => {
  const tower = worldOf(rulesOf({ tower: findTower('oxford'), discs: 5 }));
  const { places } = sceneOf(wholePlan(tower));
  expect(places.size).toBe(2520);
  expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(2520);
});

describe('links into the report', () => {
  const ids = itemsOf('martins2024');

  test.each(towerRegistry)(
    '$name: items and notebook are there, under the names that the report gives them',
    async (row) => {
      const { itemAnchor, notebookAnchor } = await import(
        inRoot('packages/site/src/page/anchors.ts').href
      );
      for (const discs of [3, 4]) {
        const setup = { tower: row, discs };
        const tower = worldOf(rulesOf(setup));
        const { items, notebook } = seeAlso({ setup });
        if (notebook === null) throw new Error(`${row.name} has no notebook`);
        const reasons = Array.from(
          { length: tower.graph.order },
          (_, vertex) => explain(tower, vertex, row).item ?? items[0],
        );
        for (const id of new Set([...items, ...reasons])) {
          expect(ids).toContain(id);
          expect(itemLink(id)).toBe(`../index.html#${itemAnchor(id)}`);
        }
        expect(existsSync(inRoot(`notebooks/${notebook}.ipynb`))).toBe(true);
        expect(notebookLink(notebook)).toBe(`../index.html#${notebookAnchor(notebook)}`);
      }
    },
  );

  test.skipIf(!existsSync(inRoot('dist/api')))(
    'the pages of the reference are there, where it is built',
    () => {
      for (const name of towerRegistry.flatMap((row) => towerReferences(row.name).functions))
        expect(existsSync(inRoot(apiLink('core', name).replace('../', 'dist/')))).toBe(true);
    },
  );
});

test('every fault of a tower is said in the words of the page', () => {
  const bad: Readonly<Record<string, string>>[] = [
    { puzzle: 'babel' },
    { discs: 'x' },
    { discs: '1' },
    { at: '1/2' },
    { at: '/123/' },
    { at: '21/3/' },
    { at: '11/3/' },
    { at: '1/3/' },
    { at: '14/3/' },
    { at: 'x' },
    { at: ',1/2/3' },
    { at: '1'.repeat(5000) },
    { capacities: '3,2' },
    { capacities: '1,1,0' },
    { capacities: '1,2,3' },
    { moves: 'up' },
    { puzzle: 'hanoi', pegs: '13' },
    { puzzle: 'hanoi', discs: '19' },
    { puzzle: 'london', discs: '500' },
    { puzzle: 'hanoi', discs: '9999' },
  ];
  for (const language of ['en', 'pt-BR', 'es'] as const)
    for (const fields of bad) {
      const words = wordsOf(language);
      let said = '';
      try {
        openTower(fields);
      } catch (error) {
        said = faultText(error, words);
      }
      expect([JSON.stringify(fields), said.length > 30]).toEqual([JSON.stringify(fields), true]);
      expect(said).not.toMatch(/\{\w+\}/);
    }
});

test.each(['__proto__', 'constructor', 'de', ''])('%s is no language of the page', (lang) => {
  expect(readAddress(`#/towers?lang=${lang}`).language).toBeNull();
});
