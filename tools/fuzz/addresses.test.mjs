// Addresses of the play page, which anybody may send as a link: read, written and read again they are the same, and no view throws.
import { expect } from 'vitest';
import { openHeaps } from '../../packages/explorer/src/heaps/heaps-game.ts';
import { readAddress, views, writeAddress } from '../../packages/explorer/src/shell/address.ts';
import { openTower } from '../../packages/explorer/src/towers/tower-game.ts';
import { fuzz } from './budget.mjs';
import { mutants, readOrRefused } from './mutants.mjs';

const addresses = [
  '#/towers?puzzle=manaus&discs=3&at=12/3/&lang=en',
  '#/towers?puzzle=hanoi&discs=3&pegs=4&moves=0-1,1-2,2-3&goal=///123',
  '#/heaps?game=subtraction&set=1,2,3&heaps=5,7&convention=misere',
  '#/heaps?game=moore&k=2&heaps=2,7,11',
  '#/blocks?level=twins',
];

fuzz('addresses of the play page', 400, mutants(addresses), (text) => {
  const address = readAddress(text);
  expect(views).toContain(address.view);
  expect(readAddress(writeAddress(address))).toEqual(address);
  const open = { towers: openTower, heaps: openHeaps, blocks: () => null }[address.view];
  readOrRefused(() => open(address.fields));
});
