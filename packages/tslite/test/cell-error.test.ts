import { format } from 'node:util';
import { expect, test } from 'vitest';
import { cellError } from '../src/cell-error.js';

/** What is told of an error with these frames. */
function tracebackOf(error: Error, ...frames: readonly string[]): readonly string[] {
  error.stack = [`${error.name}: ${error.message}`, ...frames].join('\n');
  return cellError([[error]], format).traceback;
}

test('what is thrown has its one line first, and the frames of cells by their numbers', () => {
  const frames = [
    '    at hanoi (http://127.0.0.1/extensions/worker.js:1:2)',
    '    at async inner (cell-3:3:4)',
    '    at eval (cell-3:7:1)',
    '    at cell-3:9:3',
    '    at Object.runInThisContext (node:vm:123:38)',
  ];
  expect(tracebackOf(new RangeError('too many discs'), ...frames)).toEqual([
    'RangeError: too many discs',
    '    at async inner (cell 3)',
    '    at cell 3',
  ]);
});

test('the frames of Firefox are told alike', () => {
  expect(tracebackOf(new Error('x'), 'f@cell-2:3:4', '@cell-2:9:3', 'g@worker.js:1:1')).toEqual([
    'Error: x',
    '    at f (cell 2)',
    '    at cell 2',
  ]);
});

test('a wrong input has its one line only', () => {
  const error = Object.assign(new Error('discs must be >= 1'), { name: 'InputError' });
  expect(tracebackOf(error, '    at cell-1:1:1')).toEqual(['InputError: discs must be >= 1']);
});

test.each([
  Object.assign(new Error('Script execution was interrupted by `SIGINT`'), {
    code: 'ERR_SCRIPT_EXECUTION_INTERRUPTED',
  }),
  new Error('Interrupted asynchronously'),
])('an interrupt is one word', (error) => {
  expect(tracebackOf(error, '    at cell-1:1:1')).toEqual(['Interrupted']);
});

test('errors of types are told as tslab tells them, all of them', () => {
  const report = ['%s%d:%d - %s', '', 1, 7, "Cannot find name 'x'."];
  expect(cellError([report, report], format)).toEqual({
    ename: 'TypeScriptError',
    evalue: "1:7 - Cannot find name 'x'.",
    traceback: ["1:7 - Cannot find name 'x'.", "1:7 - Cannot find name 'x'."],
  });
});

test('what is no error is shown as a value', () => {
  expect(cellError([[{ code: 3 }]], format).evalue).toBe('{ code: 3 }');
});
