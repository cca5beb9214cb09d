import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../run/paths.mjs';

const BRITISH = new RegExp(
  [
    'colour',
    'labell(?!edby)',
    'neighbour',
    'behaviour',
    'artefact',
    'licence',
    'judgement',
    '\\bcentred?s?\\b',
    '\\bgrey\\b',
    'analys(?:e[drs]?|ing)\\b',
    'catalogue',
    '(?:recogn|character|general|normal|symmetr|optim|minim|maxim|summar|organ)is(?:e|ing)',
  ].join('|'),
  'gi',
);

/**
 * What stays: fields of files, ids of items, a row of a printed table, names of colors, words that
 * players write.
 */
const KEPT = [
  /colour[- ]algorithm/g,
  /colors instead of colours/g,
  /\brecognised\b/g,
  /(?<=colors|['"]?)\bcolours\b(?=['"`]|:| &&)/g,
  /'?grey'?(?=[:',])/g,
  /\bcentre(?=: 'B')/g,
];
const PROSE = /^(CHANGELOG|README\.pt-BR|packages\/core\/(src\/towers\/file|test\/towers\/file))/;

const british = (text) =>
  KEPT.reduce((rest, kept) => rest.replaceAll(kept, ''), text).match(BRITISH);
/** A notebook without its outputs, which are what the programs printed when it was run. */
const proseOf = (file) => {
  const text = readFileSync(inRoot(file), 'utf8');
  return file.endsWith('.ipynb')
    ? JSON.parse(text)
        .cells.flatMap(({ source }) => source)
        .join('')
    : text;
};
const files = execFileSync('git', ['ls-files'], { cwd: inRoot('.'), encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|cjs|md|ipynb)$/.test(file) && !PROSE.test(file))
  .filter((file) => !file.endsWith('spelling.test.mjs') && existsSync(inRoot(file)));

test('names, comments and prose are in American spelling', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    (british(proseOf(file)) ?? []).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

test.each(['withColours', 'labelled', 'the neighbours', 'Recognise', 'analysed'])(
  '%s is seen',
  (text) => expect(british(text)).not.toBeNull(),
);
