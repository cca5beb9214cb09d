import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { toSvg } from '@manaus/plot';
import { describe, expect, test } from 'vitest';
import {
  inventory,
  isFigureItem,
  isTableItem,
  loadItems,
  runLedger,
  works,
} from '../dist/index.js';

const items = await loadItems();
const built = items.filter((item) => item.recorded !== 'unchecked');

describe('the ledger is complete', () => {
  test('every id of the inventories has one item, in their order', () => {
    const ids = works().flatMap((work) => inventory(work).map((entry) => entry.id));
    expect(items.map((item) => item.id)).toEqual(ids);
    expect(new Set(ids).size).toBe(327);
  });

  test('kinds are those of the inventory, and what an item rests on exists', () => {
    const kinds = new Map(
      works().flatMap((work) => inventory(work).map((entry) => [entry.id, entry.kind] as const)),
    );
    for (const item of items) {
      expect([item.id, item.kind]).toEqual([item.id, kinds.get(item.id)]);
      for (const id of item.uses) expect(kinds.has(id), `${item.id} uses ${id}`).toBe(true);
      expect(item.statement.length).toBeGreaterThan(4);
    }
  });

  test('an item that is built is not a statement of the inventory word for word', () => {
    const given = new Map(inventory('martins2024').map((entry) => [entry.id, entry.statement]));
    for (const item of built) expect(item.statement).not.toBe(given.get(item.id));
  });
});

describe('every check finds what is recorded', () => {
  test.each(built.map((item) => [item.id, item] as const))('%s', async (_, item) => {
    const finding = await item.check('quick');
    expect(finding.verdict).toBe(item.recorded);
    expect(finding.checked).not.toBe('');
    expect(finding.methods).toBeGreaterThanOrEqual(2);
    if (finding.verdict === 'fails' || finding.verdict === 'misprint')
      expect(finding.counterexample).toBeTruthy();
    else expect(finding.counterexample).toBeUndefined();
    expect(finding.verdict === 'unchecked').toBe(finding.reason !== undefined);
  });

  test('every id of the inventories has a check of its own', async () => {
    for (const item of items.filter(({ recorded }) => recorded === 'unchecked'))
      expect((await item.check('quick')).reason, item.id).not.toBe('not yet built');
  });
});

describe('figures and tables', () => {
  test.each(items.filter(isFigureItem).map((item) => [item.id, item] as const))(
    '%s is drawn as stored',
    async (id, item) => {
      expect(item.caption).not.toBe('');
      await expect(`${toSvg(item.figure())}\n`).toMatchFileSnapshot(
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
        item.recorded.startsWith('holds'),
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
    const folder = join(process.cwd(), 'node_modules', '.cache', 'manaus');
    rmSync(folder, { recursive: true, force: true });
    const first = await runLedger({ id: 'martins2024/theorem-8' });
    const started = performance.now();
    expect(await runLedger({ id: 'martins2024/theorem-8' })).toEqual(first);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
