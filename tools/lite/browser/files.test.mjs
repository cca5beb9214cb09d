// The files of the built site: few enough bytes, no maps of sources, notebooks as if never run.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../../run/paths.mjs';
import { bytesIn } from '../build.mjs';
import { codeCells } from '../contents.mjs';
import { hasSite } from './open.mjs';

const site = inRoot('dist', 'lite');
const files = hasSite ? readdirSync(site, { encoding: 'utf8', recursive: true }) : [];

test.skipIf(!hasSite)('the site has at most 45 MB', () => {
  expect(bytesIn(site)).toBeGreaterThan(5e6);
  expect(bytesIn(site)).toBeLessThan(45e6);
});

test.skipIf(!hasSite)('there are no maps of sources', () => {
  expect(files.filter((path) => path.endsWith('.map'))).toEqual([]);
});

test.skipIf(!hasSite)('notebooks are there without outputs', () => {
  const notebooks = files.filter((path) => path.endsWith('.ipynb'));
  expect(notebooks.length).toBeGreaterThan(20);
  for (const path of notebooks)
    for (const { outputs } of codeCells(JSON.parse(readFileSync(join(site, path), 'utf8'))))
      expect([path, outputs]).toEqual([path, []]);
});
