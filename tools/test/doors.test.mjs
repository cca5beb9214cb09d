import { expect, test } from 'vitest';
import { KINDS } from '../doors/kinds.mjs';
import { parametersOf } from '../doors/parameters.mjs';

/** The kinds that are admitted, by their names. */
const admitted = (parameter) =>
  KINDS.filter((_, k) => parameter?.admits[k]).map(({ name }) => name);

test('TypeScript says which kinds a parameter and a field of options take', () => {
  const parameters = parametersOf(['core.hanoi', 'graph.diameter', 'core.pegsOfDiscs']);
  const [discs, options] = parameters.get('core.hanoi') ?? [];
  expect(admitted(discs)).toEqual(['a number', '-1', '0.5', 'NaN', '2^53']);
  expect(options.fields.map(({ name }) => name)).toEqual(['pegs', 'capacities', 'moves', 'goal']);
  expect(admitted(options.fields[2])).toContain('undefined');
  expect(admitted(options.fields[2])).not.toContain('a text');
  expect(admitted(parameters.get('graph.diameter')?.[0])).toEqual([
    'a stored graph',
    'an implicit graph',
  ]);
  expect(admitted(parameters.get('core.pegsOfDiscs')?.[0])).not.toContain('rules');
});
