// Addresses of the play page, which anybody may send as a link: read, written and read again they
// are the same, and no view throws.

import { lagoon } from '@manaus/testing/lagoon';
import { expect } from 'vitest';
import { openPlay } from '../../packages/explorer/src/blocks/play.ts';
import { comparedRows, compareTowers } from '../../packages/explorer/src/compare/compared.ts';
import { openPair, pairFields } from '../../packages/explorer/src/compare/pair.ts';
import { openHeaps } from '../../packages/explorer/src/heaps/heaps-game.ts';
import { readAddress, views, writeAddress } from '../../packages/explorer/src/shell/address.ts';
import { openTower } from '../../packages/explorer/src/towers/tower-game.ts';
import { wordsOf } from '../../packages/explorer/src/words/words.ts';
import { fuzz } from './budget.mjs';
import { mutants, readOrRefused } from './mutants.mjs';

const addresses = [
  '#/towers?puzzle=manaus&discs=3&at=12/3/&lang=en',
  '#/towers?puzzle=hanoi&discs=3&pegs=4&moves=0-1,1-2,2-3&goal=///123',
  '#/heaps?game=subtraction&set=1,2,3&heaps=5,7&convention=misere',
  '#/heaps?game=moore&k=2&heaps=2,7,11',
  '#/blocks?level=twins&path=RDL&lang=pt-BR',
  '#/lessons?lang=es',
];

fuzz('addresses of the play page', 400, mutants(addresses), (text) => {
  const address = readAddress(text);
  expect(views).toContain(address.view);
  expect(readAddress(writeAddress(address))).toEqual(address);
  const open = { towers: openTower, heaps: openHeaps, blocks: openPlay, lessons: () => null };
  readOrRefused(() => open[address.view](address.fields));
});

const document = encodeURIComponent(JSON.stringify(lagoon));
const second = (query) => encodeURIComponent(query);
const pairs = [
  `#/towers?puzzle=manaus&discs=2&start=1/2/&compare=${second('puzzle=hanoi&discs=3&at=12/3/')}`,
  `#/towers?puzzle=hanoi&discs=2&pegs=4&compare=${second('moves=star&pegs=4&start=/12//')}`,
  `#/towers?discs=2&rules=${document}&compare=${second(`discs=3&rules=${document}`)}`,
  '#/towers?puzzle=london&discs=3&compare=',
];

fuzz('addresses of two towers', 80, mutants(pairs), (text) => {
  const { fields } = readAddress(text);
  const pair = readOrRefused(() => openPair(fields));
  if (pair === null) return;
  const written = pairFields(pair);
  const linked = readAddress(writeAddress({ view: 'towers', language: null, fields: written }));
  expect(pairFields(openPair(linked.fields)), text).toEqual(written);
  const [{ world: one }, { world: other }] = pair;
  const worlds = /** @type {const} */ ([one, other]);
  const found = compareTowers(worlds);
  if (found === null) return;
  const cells = comparedRows(worlds, found, wordsOf('en')).flat();
  expect(
    cells.filter((cell) => /undefined|NaN|\{\w+\}/.test(cell)),
    text,
  ).toEqual([]);
});
