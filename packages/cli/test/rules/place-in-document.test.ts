import { expect, test } from 'vitest';
import { placeInDocument } from '../../src/rules/place-in-document.js';

const text = '{\n  "name": "Reed",\n  "goals": [{ "allOn": 7 }, "1//"]\n}';

test.each([
  ['goals[0].allOn', text, 3, 24],
  ['goals[1]', text, 3, 29],
  ['goals[5]', text, 3, 12],
  ['pegs', text, 1, 1],
  ['file', text, 1, 1],
  ['file', '{ "a": 1,\n "b" }', 2, 6],
  ['file', '', 1, 1],
  ['file', '{ "a": ', 1, 8],
  ['file', '// none\n{}', 1, 1],
])('%s in %j', (field, text, line, column) =>
  expect(placeInDocument(text, field)).toEqual({ line, column }),
);
