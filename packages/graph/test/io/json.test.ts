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

test.each([
  ['{"directed":1,"vertices":[],"edges":[]}', 'directed must be one of true, false (got 1)'],
  ['{"vertices":[],"edges":[]}', 'directed must be one of true, false (got nothing)'],
  ['{"directed":true,"vertices":{},"edges":[]}', 'vertices must be a list of labels'],
  ['{"directed":true,"vertices":["a",1],"edges":[]}', 'vertices must be a list of labels'],
  ['{"directed":true,"vertices":[],"edges":{}}', 'edges must be a list of pairs'],
  ['{"directed":true,"vertices":["a"],"edges":[[0,1]]}', 'vertices from 0 to 0 (got "0,1")'],
])('%s is refused where it goes wrong', (text, message) => {
  expect(() => fromJson(text)).toThrow(message);
});
