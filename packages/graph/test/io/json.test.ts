import { expect, test } from 'vitest';
import { fromJson } from '../../src/index.js';

test.each(['3', '"text"', 'null', '{', ''])('%s is no document', (text) => {
  expect(() => fromJson(text)).toThrow('text must be');
});

test.each(['[0]', '[0,1,2]', '"01"', '[0,"1"]', '["0",1]', '[0.5,1]', '{"length":2}', 'null'])(
  '%s is no pair',
  (edge) => {
    const text = `{"directed":false,"vertices":["a","b","c"],"edges":[[1,2],${edge}]}`;
    expect(() => fromJson(text)).toThrow('edges must be a list of pairs');
  },
);
