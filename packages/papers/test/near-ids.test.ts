import { expect, test } from 'vitest';
import { inventory, works } from '../src/inventory.js';
import { runLedger } from '../src/ledger.js';
import { nearIds } from '../src/near-ids.js';

const ids = works().flatMap((work) => inventory(work).map(({ id }) => id));

test.each([
  ['theorem-8', 'martins2024/theorem-8'],
  ['THEOREM-8', 'martins2024/theorem-8'],
  ['martins2024/theorm-8', 'martins2024/theorem-8'],
  ['martin2024/theorem-8', 'martins2024/theorem-8'],
  ['bouton', 'carvalho2013/theorem-2.4.1-bouton'],
])('%s is near %s', (text, id) => {
  expect(nearIds(ids, text)).toContain(id);
});

test.each(['', ' ', 'nothing like it', 'x'.repeat(1000)])('nothing is near %j', (text) => {
  expect(nearIds(ids, text)).toEqual([]);
});

test('at most five are proposed, and no id is near only others', () => {
  expect(nearIds(ids, 'theorem')).toHaveLength(5);
  for (const id of ids) expect(nearIds(ids, id)).toContain(id);
});

test('an unknown item is refused with those that may be meant', async () => {
  await expect(runLedger({ id: 'theorem-8', cache: false })).rejects.toThrow(
    'id must be one of the items (got "theorem-8"); did you mean martins2024/theorem-8',
  );
  await expect(runLedger({ id: 'q', work: 'ramos2014', cache: false })).rejects.toThrow(
    /id must be one of the items \(got "q"\)/,
  );
});
