import { loadItems, runLedger, supports } from '@manaus/papers';
import type { Command } from '../command.js';
import { choice, flag, text } from '../options.js';
import { itemTable, ledgerTable } from '../tables/ledger.js';

const options = {
  work: text('KEY', 'only the items of one work, such as martins2024'),
  id: text('ID', 'only one item, with all that is known of it, such as martins2024/theorem-8'),
  effort: choice(
    'HOW',
    'how far the checks go: quick (seconds an item) or full (minutes); both reach the same verdict (default quick)',
    ['quick', 'full'],
  ),
  json: flag('print one JSON document'),
};

export const ledgerCommand: Command<typeof options> = {
  positionals: [],
  needed: '',
  options,
  notes: [
    'Every numbered item of the works is checked by a program. Verdicts: holds (a finite statement, all of it checked), holds-in-range (a general statement, for the instances named), fails (false as stated; a counterexample is given), misprint (the print differs from what the work means), unchecked (with the reason).',
    'Checks whose code and data have not changed are not run again: what they found is read from node_modules/.cache.',
  ],
  examples: [
    ['manaus ledger --work martins2024', 'the items of one work'],
    [
      'manaus ledger --id martins2024/theorem-8 --effort full',
      'one item, as far as its check can go',
    ],
  ],
  async run(_, { work, id, effort, json }, io) {
    const rows = await runLedger({
      work,
      id,
      effort: effort ?? 'quick',
      onProgress: (done, of, current) => io.progress?.(`checking ${current}`, done / of),
    });
    if (json) io.out(`${JSON.stringify(rows)}\n`);
    else if (id === undefined) io.out(ledgerTable(rows, io.color));
    else io.out(itemTable(rows[0], supports(await loadItems(), id), io.color));
  },
};
