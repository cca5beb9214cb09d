import { existsSync } from 'node:fs';
import * as blocks from '@manaus/blocks';
import { expect, test } from 'vitest';
import { seeAlso } from '../../src/blocks/see-also.js';
import { inRoot, itemsOf } from '../report.js';

test('the page points to items, notebooks and functions that there are', () => {
  const ids = itemsOf('ramos2014');
  for (const { items: shown, notebook, functions } of Object.values(seeAlso)) {
    for (const id of shown) expect(ids).toContain(id);
    expect(existsSync(inRoot(`notebooks/${notebook}.ipynb`))).toBe(true);
    for (const name of functions) expect(blocks).toHaveProperty(name);
  }
});
