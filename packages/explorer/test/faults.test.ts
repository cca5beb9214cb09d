import { expect, test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { faultText } from '../src/shell/fault.js';
import { wordsOf } from '../src/words/words.js';
import { badInputs } from './bad-inputs.js';

test('record', () => {
  const out: Record<string, Record<string, string>> = {};
  for (const { name, read } of badInputs) {
    try {
      read();
    } catch (error) {
      out[name] = Object.fromEntries(
        (['en', 'es', 'pt-BR'] as const).map((language) => [language, faultText(error, wordsOf(language))]),
      );
      continue;
    }
    out[name] = { none: 'NOTHING' };
  }
  writeFileSync('/tmp/faults-before.json', JSON.stringify(out, null, 1));
});
