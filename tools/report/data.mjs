import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { damageText } from '@manaus/core';
import { unsealFile } from '@manaus/lab';
import { isFigureItem, isTableItem, loadItems } from '@manaus/papers';
import { LEDGER } from '../ledger/format.mjs';
import { inRoot } from '../run/paths.mjs';

/** The output of the ledger target; without rows where it was not written, or is damaged. */
export function readLedger() {
  const file = inRoot('dist', 'ledger', 'ledger.json');
  const without = (problem) => ({ effort: 'quick', rows: [], errata: [], problems: [problem] });
  if (!existsSync(file)) return without('no ledger was written');
  const { record, damage } = unsealFile(readFileSync(file, 'utf8'), LEDGER);
  if (damage === null) return record;
  return without(
    `${file} cannot be used (${damageText(damage)}): npx nx run tools:ledger --skip-nx-cache`,
  );
}

/** All items, and those that have more to show than a line of the ledger. */
export async function readItems() {
  const items = await loadItems();
  return { items, figures: items.filter(isFigureItem), tables: items.filter(isTableItem) };
}

/** The executed notebooks, the top ones first. */
export function readNotebooks() {
  const folder = inRoot('dist', 'notebooks');
  if (!existsSync(folder)) return [];
  const depth = (name) => name.split('/').length;
  const names = readdirSync(folder, { recursive: true }).filter(
    (name) => name.endsWith('.ipynb') && existsSync(inRoot('notebooks', name)),
  );
  const ordered = names.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  return ordered.map((name) => ({
    name,
    notebook: JSON.parse(readFileSync(join(folder, name), 'utf8')),
  }));
}
