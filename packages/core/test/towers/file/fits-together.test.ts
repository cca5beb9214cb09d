import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError, readTower, towerCodec } from '../../../src/index.js';

import { documents, type EVERYTHING, type Json } from './documents.js';

const schema = JSON.parse(
  readFileSync(new URL('../../../tower.schema.json', import.meta.url), 'utf8'),
);
const accepts = new Ajv2020().compile(schema);

/**
 * Whether fields of a document that the schema accepts contradict each other; what a schema cannot
 * say.
 */
function contradicts(document: Json): boolean {
  const {
    pegs,
    capacities,
    discs,
    goals,
    forbidden = [],
    forbiddenMoves = [],
    moves,
    discMoves = [],
  } = document as typeof EVERYTHING;
  const arcs = [moves, ...discMoves.map((own) => own.moves)].flatMap((each) =>
    Array.isArray(each) ? each : [],
  );
  const labels = [...goals, ...forbidden, ...forbiddenMoves.flat()].filter(
    (each) => typeof each === 'string',
  );
  const named = [...goals, ...forbidden].flatMap((each) =>
    typeof each === 'string'
      ? []
      : 'allOn' in each
        ? [each.allOn]
        : 'peg' in each
          ? [each.peg as number]
          : [],
  );
  const count = (label: string) =>
    label.includes(',')
      ? label.split(/[/,]/).filter(Boolean).length
      : label.replaceAll('/', '').length;
  return (
    (capacities !== undefined && capacities.length !== pegs) ||
    (discs?.min ?? 1) > (discs?.max ?? 1000) ||
    arcs.some(([a, b]) => a === b) ||
    [...arcs.flat(), ...named].some((peg) => peg >= pegs) ||
    labels.some((label) => label.split('/').length !== pegs) ||
    forbiddenMoves.some(([a, b]) => count(a) !== count(b))
  );
}

/** All places of a document. */
const places = (value: Json, path: (string | number)[] = []): (string | number)[][] => [
  path,
  ...(typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))),
];

function changed(
  value: Json,
  [key, ...rest]: readonly (string | number)[],
  to: Json | undefined,
): Json {
  if (key === undefined) return to ?? null;
  if (typeof value !== 'object' || value === null) return value;
  const copy = structuredClone(value) as { [key: string]: Json };
  if (rest.length > 0) copy[key] = changed(copy[key], rest, to);
  else if (to !== undefined) copy[key] = to;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}

const values: fc.Arbitrary<Json | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom<Json>(
    null,
    true,
    '',
    'n',
    'n-1',
    'k',
    '2n/3+1',
    '(n',
    'n/0',
    'any',
    'free',
    '12//',
    '1/2',
    '/',
    [],
    {},
    [0, 1],
    [[0, 1]],
    { allOn: 1 },
    { together: [1, 2] },
    { together: [1, 1] },
    -1,
    0,
    1,
    2,
    3,
    30,
    31,
    1.5,
    1000,
    1001,
  ),
  fc.jsonValue() as fc.Arbitrary<Json>,
);

test('the schema and the reader accept and refuse the same documents', () => {
  const steps = fc.array(
    fc.tuple(fc.nat(), values, fc.constantFrom('', '', '', 'extra', 'peg', 'anyOrder', 'symbol')),
    { maxLength: 3 },
  );
  let [refused, accepted] = [0, 0];
  fc.assert(
    fc.property(fc.constantFrom(...documents), steps, (start, changes) => {
      const document = changes.reduce((now, [place, value, key]) => {
        const all = places(now);
        const path = all[place % all.length];
        return changed(now, key === '' ? path : [...path.slice(0, -1), key], value);
      }, start);
      const valid = accepts(document) && !contradicts(document);
      valid ? accepted++ : refused++;
      expect(reads(document)).toBe(valid);
    }),
    { numRuns: 10_000 },
  );
  expect(Math.min(accepted, refused)).toBeGreaterThan(300);
});

function reads(document: unknown): boolean {
  try {
    readTower(document);
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

test('whatever is read makes towers or is refused in one line', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...documents),
      fc.nat(),
      values,
      fc.integer({ min: 1, max: 4 }),
      (start, place, value, discs) => {
        const all = places(start);
        const document = changed(start, all[place % all.length], value);
        try {
          const rules = readTower(document)(discs);
          expect(towerCodec(rules).space).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
          expect((error as Error).message).not.toContain('\n');
        }
      },
    ),
    { numRuns: 500 },
  );
});
