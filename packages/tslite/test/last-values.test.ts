import type { Executor } from 'tslab/dist/executor.js';
import { expect, test } from 'vitest';
import { type Bundle, withLastValues } from '../src/last-values.js';

const text = (value: string): Bundle => ({ data: { 'text/plain': value }, metadata: {} });

/** What a cell shows whose last value is known; `type` is what the compiler says of a call. */
async function shown(source: string, value: unknown, type = 'f(): number'): Promise<unknown[]> {
  const found: unknown[] = [];
  const locals: Record<string, unknown> = {};
  const create = withLastValues(
    (_folder, _converters, console): Executor => ({
      locals,
      execute: async () => {
        // As tslab: what is null stays where the last value is kept.
        if (value == null) locals.tsLastExpr = value;
        else console.log(value);
        return true;
      },
      inspect: () => ({
        kind: 'function' as never,
        kindModifiers: '',
        textSpan: { start: 0, length: 1 },
        displayParts: [{ text: type, kind: 'text' }],
      }),
      complete: () => ({ start: 0, end: 0, candidates: [] }),
      reset: () => {},
      interrupt: () => {},
      close: () => {},
    }),
    {
      displaysOf: (each) => {
        if (each instanceof Error) throw each;
        return typeof each === 'string' ? [text(each)] : [];
      },
      display: (bundle) => found.push(bundle),
    },
  );
  const none = { convert: never, inspect: never, complete: never, addModule: never, close() {} };
  const converters = { node: none, browser: none, close() {} };
  const log = (each: unknown) => found.push(each);
  await create('/', converters, { log, error: log }).execute(source);
  expect(Object.keys(locals)).toEqual([]);
  return found;
}

const never = (): never => {
  throw new Error('not asked for');
};

test('a value that knows how it is shown is displayed, others are text', async () => {
  expect(await shown("'a'", 'a')).toEqual([text('a')]);
  expect(await shown('3', 3)).toEqual([3]);
});

test('a display that fails is an error of the cell, which ends', async () => {
  const failure = new Error('no picture');
  expect(await shown('x', failure)).toEqual([failure]);
});

test('nothing is shown where it is an answer', async () => {
  expect(await shown('x', null)).toEqual([null]);
  expect(await shown('x', undefined)).toEqual([undefined]);
  expect(await shown('f(1, (2))', undefined)).toEqual([undefined]);
});

test.each([
  ['x;', 'f(): number'],
  ['f()', 'f(): void'],
  ['f((1), 2)', '(x) => Promise<void>'],
])('undefined is not shown after %s', async (source, type) => {
  expect(await shown(source, undefined, type)).toEqual([]);
});
