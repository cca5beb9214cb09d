// Documents that the play page takes, by paste, as a file, by a drop or in a link: opened, and then
// the page's own files and links of them open the same again; or refused in one line in each
// language, and nothing on the page changes.
import { InputError } from '@manaus/core';
import { lagoon } from '@manaus/testing/lagoon';
import { expect } from 'vitest';
import { openPlay, fieldsOf as playFields } from '../../packages/explorer/src/blocks/play.ts';
import { fieldsOf as heapFields } from '../../packages/explorer/src/heaps/heaps-game.ts';
import {
  readPlay as readHeaps,
  writePlay as writeHeaps,
} from '../../packages/explorer/src/heaps/play-file.ts';
import { firstHeaps, reduceHeaps } from '../../packages/explorer/src/heaps/reducer.ts';
import { readAddress, writeAddress } from '../../packages/explorer/src/shell/address.ts';
import { faultText } from '../../packages/explorer/src/shell/faults.tsx';
import { readCards, writeCards } from '../../packages/explorer/src/teaching/cards-file.ts';
import { plainMapping } from '../../packages/explorer/src/teaching/columns.ts';
import { readCsv } from '../../packages/explorer/src/teaching/csv.ts';
import { scoreFile } from '../../packages/explorer/src/teaching/score-file.ts';
import { readPlay, writePlay } from '../../packages/explorer/src/towers/play-file.ts';
import { firstTowers, reduceTowers } from '../../packages/explorer/src/towers/reducer.ts';
import { fieldsOf, openTower } from '../../packages/explorer/src/towers/tower-game.ts';
import { languages, wordsOf } from '../../packages/explorer/src/words/words.ts';
import { fuzz } from './budget.mjs';
import { mutants } from './mutants.mjs';

const languageNames = /** @type {(keyof typeof languages)[]} */ (Object.keys(languages));

/** A fault is bad input, and has a line in each language. */
function expectFault(fault, text) {
  expect(fault, text).toBeInstanceOf(InputError);
  for (const language of languageNames) {
    const said = faultText(fault, wordsOf(language));
    expect(said.length, text).toBeLessThan(1000);
    expect(said, text).not.toMatch(/\{\w+\}|undefined|\[object/);
  }
}

/** The result of a function; `null` where it refuses by bad input. */
function readOrFault(read, text) {
  try {
    return read();
  } catch (error) {
    expectFault(error, text);
    return null;
  }
}

const rules = JSON.stringify({
  ...lagoon,
  stacking: 'equals',
  forbidden: [{ together: [1, 'n'], peg: 1 }],
});
const towers = [
  rules,
  writePlay(openTower({ puzzle: 'manaus', discs: '3', start: '1/2/3' })),
  writePlay(openTower({ rules, discs: '2' })),
];

const linked = (view, fields) => readAddress(writeAddress({ view, language: null, fields })).fields;

fuzz('documents of towers', 80, mutants(towers), (text) => {
  const first = firstTowers(0);
  for (const action of /** @type {const} */ ([
    { type: 'file', text },
    { type: 'open', fields: { rules: text, discs: '2' } },
  ])) {
    const { fault, game } = reduceTowers(first, action, 0);
    if (fault !== null) {
      expectFault(fault, text);
      expect(game, text).toBe(first.game);
      continue;
    }
    const fields = fieldsOf(game);
    expect(fieldsOf(openTower(linked('towers', fields))), text).toEqual(fields);
    expect(writePlay(readPlay(writePlay(game))), text).toBe(writePlay(game));
  }
});

const heaps = [
  { game: 'nim', heaps: '3,5,7' },
  { game: 'subtraction', set: '1,3,4', heaps: '5,9', convention: 'misere' },
].map((fields) => writeHeaps(readHeaps(JSON.stringify(fields))));

fuzz('files of heap games', 80, mutants(heaps), (text) => {
  const first = firstHeaps();
  const { fault, game } = reduceHeaps(first, { type: 'file', text });
  if (fault !== null) {
    expectFault(fault, text);
    expect(game, text).toBe(first.game);
    return;
  }
  expect(writeHeaps(readHeaps(writeHeaps(game))), text).toBe(writeHeaps(game));
  const fields = heapFields(game);
  expect(linked('heaps', fields), text).toEqual(fields);
});

const levels = [
  'game bloxorz\nname A way\ngrid\nS##a.##\n####BBG\n.##..##\nend\nswitch a light B\n',
];

fuzz('levels on the page', 80, mutants(levels), (text) => {
  const play = readOrFault(() => openPlay({ text }), text);
  if (play === null) return;
  const fields = playFields(play);
  expect(playFields(openPlay(linked('blocks', fields))), text).toEqual(fields);
});

const cards = [
  JSON.stringify({
    cards: [
      { title: 'Warm up', puzzle: 'london', discs: 3, start: '1/2/3', goal: '123//' },
      { puzzle: 'hanoi', discs: 3, pegs: 4, moves: 'star', start: '123///', goal: '///123' },
    ],
  }),
];

fuzz('files of cards', 80, mutants(cards), (text) => {
  const read = readOrFault(() => readCards(text), text);
  if (read !== null) expect(writeCards(readCards(writeCards(read))), text).toBe(writeCards(read));
});

const moves = [
  'participant,trial,puzzle,discs,start,goal,time_ms,from,to\nP1,1,london,3,1/2/3,123//,0,0,1\nP1,1,london,3,1/2/3,123//,9,2,1\n',
  'from;to\n0;1\n"1";2\n',
];

fuzz('moves of participants', 80, mutants(moves), (text) => {
  const table = readCsv(text);
  const present = openTower({ puzzle: 'london', discs: '3', start: '1/2/3' });
  const { trials, bad } = scoreFile(table, plainMapping, { setup: present.setup, start: '1/2/3' });
  expect(
    trials.reduce((sum, { badRows }) => sum + badRows, 0),
    text,
  ).toBeLessThanOrEqual(bad.length);
  for (const { line } of bad) expect(line, text).toBeGreaterThan(0);
});
