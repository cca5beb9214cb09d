import { expect, test } from 'vitest';
import { groundsOf } from '../src/internals.js';

const row = (verdict: 'holds' | 'proved' | 'fails' | 'misprint' | 'unchecked', more = {}) => ({
  verdict,
  departs: null,
  rebuilt: false,
  certainty: null,
  border: false,
  ...more,
});

test('what holds and what does not is told apart by its grounds', () => {
  expect(
    groundsOf([
      row('proved'),
      row('holds', { departs: 'n >= 1' }),
      row('holds', { departs: 'lost', rebuilt: true }),
      row('unchecked', { departs: 'n >= 1' }),
      row('fails', { certainty: 'print' }),
      row('fails', { certainty: 'reading', border: true }),
      row('misprint', { certainty: 'transcription' }),
    ]),
  ).toEqual({
    items: 7,
    hold: 3,
    asPrinted: 1,
    withReading: 1,
    withPicture: 1,
    wrong: 3,
    print: 1,
    reading: 1,
    transcription: 1,
    border: 1,
    open: 1,
  });
});
