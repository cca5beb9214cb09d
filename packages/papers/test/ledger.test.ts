import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toSvg } from '@manaus/plot';
import { describe, expect, test } from 'vitest';
import { layers, restsOn } from '../src/dependencies.js';
import { inventory, runLedger, supports, works } from '../src/index.js';
import { isFigureItem, isTableItem, loadItems } from '../src/internals.js';
import type { Checks } from '../src/item.js';
import { checkModules, importModule } from '../src/loader.js';
import { proofsOf, withProofs } from '../src/proofs/proofs-of.js';
import { rowOf } from '../src/row.js';
import { oneMethod } from './one-method.js';

const items = await loadItems();
const built = items.filter((item) => item.recorded !== 'unchecked');

describe('the ledger is complete', () => {
  test('every id of the inventories has one item, in their order', () => {
    const ids = works().flatMap((work) => inventory(work).map((entry) => entry.id));
    expect(items.map((item) => item.id)).toEqual(ids);
    expect(new Set(ids).size).toBe(384);
  });

  test('what an item rests on exists, and it is stated in both languages', () => {
    const ids = new Set(works().flatMap((work) => inventory(work).map(({ id }) => id)));
    for (const item of items) {
      for (const id of item.uses) expect(ids.has(id), `${item.id} uses ${id}`).toBe(true);
      for (const text of [item.statement.en, item.statement.pt])
        expect(text.length, item.id).toBeGreaterThan(4);
    }
  });

  test('an item that is built is not a statement of the inventory word for word', () => {
    const given = new Map(inventory('martins2024').map((entry) => [entry.id, entry.statement]));
    for (const item of built)
      expect([item.statement.en, item.statement.pt]).not.toContain(given.get(item.id));
  });
});

describe('the documents of the works', () => {
  test('state each item in the chapter whose modules check it', async () => {
    for (const work of works())
      for (const path of checkModules(work)) {
        const { default: checks, ...others } = await importModule<{ default: Checks }>(path);
        expect(Object.keys(others), path).toEqual([]);
        const [, chapter] = path.split('/');
        for (const rest of Object.keys(checks))
          expect(
            items.find(({ id }) => id === `${work}/${rest}`)?.chapter,
            `${path}: ${rest}`,
          ).toBe(chapter);
      }
  });

  test('have every text in both languages, and no Portuguese text is English', () => {
    const texts = items.flatMap(({ id, statement, departs, rules, caption, title }) =>
      [statement, departs, rules, caption, title].flatMap((text) =>
        text ? [{ id, ...text }] : [],
      ),
    );
    expect(texts.length).toBeGreaterThan(700);
    for (const { id, en, pt } of texts) {
      expect(en.trim(), id).not.toBe('');
      expect(pt, id).not.toMatch(/\b(?:the|and|of|with|every|which|where|are)\b/);
    }
  });
});

describe('what rests on what', () => {
  test('is acyclic: every item stands after those it rests on', () => {
    const placed = new Set<string>();
    for (const layer of layers(items)) {
      for (const id of layer)
        for (const used of restsOn(items, id))
          expect(placed.has(used), `${id}: ${used}`).toBe(true);
      for (const id of layer) placed.add(id);
    }
    expect(placed.size).toBe(items.length);
  });

  test('a circle is found', () => {
    const circle = [
      { id: 'a', uses: ['b'] },
      { id: 'b', uses: ['a'] },
    ];
    expect(() => layers(circle)).toThrow('items rest on each other: a, b');
    expect(restsOn(circle, 'a')).toEqual(['b']);
  });

  test('what an item supports is what rests on it', () => {
    for (const { id } of items)
      for (const above of supports(items, id)) expect(restsOn(items, above)).toContain(id);
    expect(supports(items, 'martins2024graft/definition-1')).toContain('martins2024graft/figure-3');
  });
});

/** Words that English sentences have and Portuguese ones have not. */
const english = /\b(?:the|and|of|by|with|every|all|from|which|where|are|is|or|to)\b/i;

describe('every check finds what is recorded', () => {
  test.each(built.map((item) => [item.id, item] as const))(
    '%s',
    async (_, item) => {
      const proofs = proofsOf(item.id);
      const finding = withProofs(await item.check('quick'), proofs);
      const row = rowOf({ item, proofs, finding });
      expect(finding.evidence.checked.pt).not.toMatch(english);
      expect(row.verdict).toBe(item.recorded);
      expect(row.border).toBe(item.border === true);
      expect(row.checked).not.toBe('');
      expect(row.methods).toBeGreaterThanOrEqual(oneMethod.includes(item.id) ? 1 : 2);
      const broken = row.verdict === 'fails' || row.verdict === 'misprint';
      if (broken) expect(row.counterexample).toBeTruthy();
      else expect(row.counterexample).toBeNull();
      expect(row.reason).toBeNull();
    },
    60_000,
  );

  test('every id of the inventories has a check of its own', async () => {
    for (const item of items.filter(({ recorded }) => recorded === 'unchecked')) {
      const row = rowOf({ item, finding: await item.check('quick'), proofs: [] });
      expect([row.id, row.verdict]).toEqual([item.id, 'unchecked']);
      expect(row.reason, item.id).toBeTruthy();
    }
  });
});

describe('figures and tables', () => {
  test.each(items.filter(isFigureItem).map((item) => [item.id, item] as const))(
    '%s is drawn as stored',
    async (id, item) => {
      await expect(`${toSvg(item.figure('en'))}\n`).toMatchFileSnapshot(
        `figures/${id.replace('/', '-')}.svg`,
      );
    },
  );

  test.each(items.filter(isTableItem).map((item) => [item.id, item] as const))(
    'the cells of %s agree where the verdict says so',
    (_, item) => {
      const cells = item.cells();
      expect(cells.length).toBeGreaterThan(0);
      for (const cell of cells) expect(cell.place).toHaveLength(item.columns.length);
      expect(cells.every((cell) => cell.printed === cell.computed)).toBe(
        ['holds', 'holds-in-range', 'proved'].includes(item.recorded),
      );
    },
  );
});

describe('the ledger as a command sees it', () => {
  test('bad input is named', async () => {
    await expect(runLedger({ work: 'martins' })).rejects.toThrow(
      'papers/ledger: work must be one of carvalho2013, hanoi2012, martins2024, martins2024graft, ramos2014 (got "martins")',
    );
    await expect(runLedger({ id: 'martins2024/theorem-99' })).rejects.toThrow(
      'papers/ledger: id must be one of the items (got "martins2024/theorem-99")',
    );
  });

  test('a finding is read from disk the second time, and is the same', async () => {
    const cache = mkdtempSync(join(tmpdir(), 'manaus-ledger-'));
    const first = await runLedger({ id: 'martins2024/theorem-8', cache });
    const [file, ...others] = readdirSync(cache);
    expect([file === undefined, others]).toEqual([false, []]);
    expect(await runLedger({ id: 'martins2024/theorem-8', cache })).toEqual(first);
    expect(readdirSync(cache)).toEqual([file]);
    rmSync(cache, { recursive: true });
    await runLedger({ id: 'martins2024/theorem-8', cache: false });
    expect(existsSync(cache)).toBe(false);
  });
});
