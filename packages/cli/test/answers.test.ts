import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answers } from '../src/answers/index.js';
import { json, shapeOf } from './run.js';

const levels = fileURLToPath(new URL('../../../levels/', import.meta.url));
let folder: string;
const found = new Map<string, unknown>();

/** What the files of the lines hold. */
const FILES = {
  plays: '{"position":"12//","play":"0>1"}\n{"position":"3","goal":[]}\n0>2 1',
  heaps: '{"position":"3,5","play":"3,3"}\n{"position":"x"}\n7',
  letters: '{"position":"","play":"RR"}\n{"least":3}',
  graphs: 'Bw\nno graph\n&AO\n:An\n',
  problems: '{"start":"RG/B/","goal":"BRG//","moves":2}\nno',
  'edge.txt': 'game on-the-edge\ngrid\nS##G\nend\n',
  'bobbin.txt': 'game bobbin\ngrid\nS#G\nend\n',
  'lie.json': '{}',
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'manaus-answers-'));
  for (const [name, held] of Object.entries(FILES)) writeFileSync(join(folder, name), held);
  for (const line of LINES)
    found.set(line, await json(line.replace('tmp/', `${folder}/`).replace('levels/', levels)));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Lines whose answers have, all together, every field that is declared. */
const LINES = [
  'analyze manaus --discs 3',
  'analyze hanoi --discs 3 --pegs 4 --moves 0>1,1>2,2>3,3>0,0>2',
  'analyze hanoi --discs 12 --method planes',
  'solve manaus --from 1/2/3',
  'solve manaus --discs 17 --count',
  'solve manaus --from /23/1',
  'solve manaus --from 1/2/3 --algorithm martins2024/algorithm-11 --literal',
  'graph manaus --discs 2',
  'graph manaus --discs 2 --attributes',
  'graph hanoi --discs 2 --moves cyclic --attributes',
  'graph check tmp/graphs',
  'problems check tmp/problems',
  'positions manaus --discs 3 --goal 123// --pairs --unsolvable 0.5',
  'states manaus --discs 2',
  'states manaus --discs 2 --eccentricity',
  'states manaus --discs 2 --out tmp/states.parquet',
  'draw manaus --discs 2 --out tmp/drawing.svg',
  'compare manaus hanoi --discs 3 --out tmp/both.svg',
  'compare hanoi hanoi --discs 2',
  'compare hanoi "hanoi --moves star" --discs 2',
  'theorems manaus',
  'theorems --verify tmp/lie.json',
  'theorems hanoi --moves cyclic',
  'study hanoi --discs 1..6',
  'study hanoi --discs 2..3 --moves cyclic',
  'study manaus --discs 1..4',
  'hanoi at --discs 8 --move 136',
  'hanoi next --from 34/1/2',
  'hanoi next --from //12',
  'outcome nim 3,5,7',
  'outcome kayles 5,7',
  'grundy --subtract 1,4 --upto 9',
  'grundy --game kayles --upto 9',
  'classify --upto 21 --subtract 1,2,3 --guess 4',
  'classify --game kayles --upto 21',
  'block solve levels/feather.txt',
  'block solve tmp/edge.txt',
  'block check levels/feather.txt RR',
  'block check levels/feather.txt UUUU',
  'block analyze levels/feather.txt',
  'block analyze tmp/edge.txt',
  'block analyze tmp/bobbin.txt',
  'positions manaus --discs 3 --count 6',
  'positions nim --count 2',
  'positions levels/feather.txt --count 2',
  'verify hanoi --discs 2 --answers tmp/plays',
  'verify nim --answers tmp/heaps',
  'verify levels/feather.txt --answers tmp/letters',
  'ledger --id martins2024/theorem-8',
  'ledger --id martins2024/table-3.1',
];

test.each(LINES)('%s: a field too many, too few or of another kind is refused', (line) => {
  const schema = shapeOf(line) as v.GenericSchema;
  const accepts = (document: unknown) => v.is(schema, document);
  const document = found.get(line);
  expect(accepts(document)).toBe(true);
  const [name] = line.split(' ');
  const mayLack = OPTIONAL[line.includes(' --pairs') ? `${name} --pairs` : name] ?? [];
  const wrong: [Place, string][] = [];
  for (const { at, names } of objectsIn(document)) {
    if (hasFreeNames(at, names)) continue;
    if (accepts(changed(document, [...at, 'more'], 0))) wrong.push([at, 'more']);
    for (const name of names) {
      const place = [...at, name];
      const accepted = accepts(changed(document, place, undefined));
      if (accepted !== mayLack.includes(name)) wrong.push([place, 'fewer']);
      if (name !== 'options' && accepts(changed(document, place, { other: [] })))
        wrong.push([place, 'another kind']);
    }
  }
  expect(wrong).toEqual([]);
});

/** The fields that an answer may lack, by its command. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = {
  solve: ['stopped', 'at', 'reason', 'next', 'plays'],
  graph: ['vertexAttributes', 'edgeAttributes', 'disc', 'from', 'to', 'shortest'],
  states: ['eccentricity'],
  classify: ['set', 'game'],
  positions: [
    ...['options', 'solvable', 'least', 'plays', 'play', 'certificate', 'outcome', 'winningMoves'],
  ],
  'positions --pairs': ['options'],
  verify: ['solvable', 'plays', 'outcome', 'winningMoves'],
};

/** The way to a value in a document. */
type Place = readonly (string | number)[];

/** True of an object whose names are data: degrees, numbers of discs, options. */
const hasFreeNames = (at: Place, names: readonly string[]): boolean =>
  at.at(-1) === 'degrees' || at.at(-1) === 'options' || names.every((name) => /^\d+$/.test(name));

/** The objects of a document, each with its place; the values that differ of two towers are any. */
function objectsIn(value: unknown, at: Place = []): { at: Place; names: string[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (at[0] === 'changed' && at.at(-1) === 'values') return [];
  const inside = Object.entries(value).flatMap(([name, each]) => objectsIn(each, [...at, name]));
  return Array.isArray(value) ? inside : [{ at, names: Object.keys(value) }, ...inside];
}

type Holder = Record<string | number, unknown>;

/** A copy of a document with another value at a place; `undefined` for none. */
function changed(document: unknown, place: Place, to: unknown): unknown {
  const copy = structuredClone(document) as Holder;
  const holder = place.slice(0, -1).reduce<Holder>((inside, name) => inside[name] as Holder, copy);
  const last = place[place.length - 1];
  if (to === undefined) delete holder[last];
  else holder[last] = to;
  return copy;
}

test('every command with a shape is asked', () => {
  const asked = new Set(LINES.map((line) => shapeOf(line)));
  expect(Object.entries(answers).filter(([, schema]) => !asked.has(schema))).toEqual([]);
});

/** The parts of any schema. */
interface Parts {
  readonly wrapped?: Parts;
  readonly item?: Parts;
  readonly options?: readonly (Parts | string | number)[];
  readonly entries?: Readonly<Record<string, Parts>>;
}

/** The names of the fields within a schema. */
function fieldsIn({ wrapped, item, options = [], entries = {} }: Parts): string[] {
  const inside = [wrapped, item, ...options, ...Object.values(entries)];
  const parts = inside.filter((part) => typeof part === 'object');
  return [...Object.keys(entries), ...parts.flatMap(fieldsIn)];
}

test('every field that is declared is printed by one of the lines', () => {
  const printed = new Set(
    [...found.values()].flatMap((document) => objectsIn(document)).flatMap(({ names }) => names),
  );
  const declared = Object.values(answers).flatMap((schema) => fieldsIn(schema as Parts));
  expect([...new Set(declared)].filter((name) => !printed.has(name))).toEqual([]);
});
