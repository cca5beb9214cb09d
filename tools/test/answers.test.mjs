import { answers } from '@manaus/cli/answers';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { jsonPage } from '../answers/page.mjs';
import { pythonTypes } from '../answers/python.mjs';
import { shapesIn, typeOf } from '../answers/shapes.mjs';
import { outdated } from '../answers/written.mjs';

test('what comes from the shapes of the answers is current: node tools/answers/main.mjs', () =>
  expect(outdated().map(([file]) => file)).toEqual([]));

describe('the shapes of the answers', () => {
  const shapes = shapesIn(Object.values(answers));

  test('are told in both languages, and each of their fields', () => {
    expect(shapes.length).toBeGreaterThan(30);
    for (const { name, en, pt, fields } of shapes)
      for (const told of [{ en, pt }, ...fields]) {
        expect([name, told.en, told.en.trim().length > 2]).toEqual([name, told.en, true]);
        expect([name, told.pt, told.pt.trim().length > 2]).toEqual([name, told.pt, true]);
        expect(told.en).not.toBe(told.pt);
      }
  });

  test('are all named by the page, and hold no line that breaks its tables', () => {
    const page = jsonPage({}, shapes);
    for (const { name } of shapes) expect(page).toContain(`\n## ${name}\n`);
    for (const line of page.split('\n').filter((each) => each.startsWith('| `')))
      expect(line.replaceAll('\\|', '').split('|')).toHaveLength(6);
  });
});

/** @template {v.GenericSchema} S @param {S} schema */
const told = (schema) => v.pipe(schema, v.metadata({ told: { en: 'a field', pt: 'um campo' } }));
const shape = (name, fields) =>
  v.pipe(v.strictObject(fields), v.metadata({ shape: { name, en: 'A shape.', pt: 'Uma forma.' } }));
const inner = shape('Inner', { from: told(v.string()), x: told(v.unknown()) });
const outer = shape('Outer', {
  whole: told(v.nullable(v.pipe(v.number(), v.safeInteger()))),
  part: v.exactOptional(told(v.array(v.nullable(inner)))),
  word: told(v.union([v.picklist(['a', 'b']), v.tuple([v.number(), v.number()])])),
  counts: told(v.record(v.string(), v.boolean())),
});

test('a schema is written as types of both languages', () => {
  const shapes = shapesIn([outer]);
  expect(shapes.map(({ name }) => name)).toEqual(['Outer', 'Inner']);
  const page = jsonPage({ 'a command': typeOf(v.array(outer)) }, shapes);
  expect(page).toContain('| `a command` | `Outer[]` |');
  expect(page).toContain('| `whole` | `number \\| null` | a field | um campo |');
  expect(page).toContain('| `part?` | `(Inner \\| null)[]` |');
  expect(page).toContain('| `word` | `"a" \\| "b" \\| [number, number]` |');
  const python = pythonTypes(shapes);
  expect(python).toContain('_Inner = TypedDict("_Inner", {"from": "str"})\n');
  expect(python).toContain(
    'class Inner(_Inner):\n    """A shape."""\n\n    x: Any\n    """A field."""\n',
  );
  for (const line of [
    'whole: int | None',
    'part: NotRequired[list[Inner | None]]',
    'word: Literal["a", "b"] | list[float]',
    'counts: dict[str, bool]',
  ])
    expect(python).toContain(`\n    ${line}\n`);
});

test.each([
  ['two shapes of one name', [outer, shape('Outer', {})], 'two shapes have the name Outer'],
  ['a field without words', [shape('A', { x: v.string() })], 'the field x is not told'],
  ['a kind of schema that no one writes', [shape('A', { x: told(v.date()) })], 'type date'],
])('%s: refused', (_, schemas, says) => expect(() => shapesIn(schemas)).toThrow(says));
