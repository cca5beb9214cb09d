import { damageText } from '@manaus/jobs/storage';
import { runLedger, supports } from '@manaus/papers';
import { estimateLedgerSeconds, loadItems } from '@manaus/papers/internals';
import type { AnswerTo } from '../../answers/index.js';
import { choice, flag, text } from '../../options/kinds.js';
import { setting, withDefault } from '../../options/option.js';
import { outputOptions } from '../../options/output.js';
import { answer } from '../../shell/answer.js';
import { command } from '../../shell/command.js';
import { itemTable, ledgerTable, withoutProofs } from './table.js';

export const ledgerCommand = command({
  description:
    'Prints every numbered item of the works with the verdict of the program that checks it.',
  arguments: {},
  options: {
    work: setting(
      text('KEY', 'the items of one work, such as martins2024', 'a key'),
      'papers/work',
    ),
    id: setting(
      text('ID', 'one item in full, such as martins2024/theorem-8', 'an ID'),
      'papers/id',
    ),
    effort: withDefault(
      choice(
        'HOW',
        'extent of the checks: quick (seconds per item) or full (minutes); the verdicts are the same',
        ['quick', 'full'],
      ),
      'quick',
    ),
    'no-cache': flag('check all anew; what was found before is neither read nor kept'),
    ...outputOptions,
  },
  notes: [
    'Verdicts: holds (a finite statement, checked completely), proved (a general statement, checked for the instances named and proved for all by a proof assistant), holds-in-range (a general statement, checked for the instances named), fails (false as stated, with a counterexample), misprint (the print differs from what the work means), unchecked (with the reason).',
    'Results are kept in .cache/ledger of the checkout, or in manaus/ledger of the folder for caches of the user; a check runs again only after a change of its code or data.',
  ],
  examples: [
    ['manaus ledger --work martins2024', 'the items of one work'],
    ['manaus ledger --id martins2024/theorem-8 --effort full', 'one item, checked further'],
  ],
  async plan({ work, id, effort, 'no-cache': anew, json }, io) {
    const asked = { work, id, effort, cache: anew ? (false as const) : undefined };
    return {
      seconds: await estimateLedgerSeconds(asked),
      begin: async () => {
        const rows = await runLedger({
          ...asked,
          onProgress: (done, of, current) => io.progress?.(`checking ${current}`, done / of),
          onDamaged: (file, damage) =>
            io.err(
              `manaus ledger: ${file} is left out (${damageText(damage)}): its item is checked anew`,
            ),
        });
        const above = id === undefined ? [] : supports(await loadItems(), id);
        const line = withoutProofs(rows);
        if (line !== null) io.err(line);
        answer<AnswerTo<'ledger'>>(io, json, rows, () =>
          id === undefined ? ledgerTable(rows, io.color) : itemTable(rows[0], above, io.color),
        );
      },
    };
  },
});
