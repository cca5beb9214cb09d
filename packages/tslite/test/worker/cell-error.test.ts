import { expect, test } from 'vitest';
import { cellError } from '../../client/worker/cell-error.js';

test('what is thrown has its one line first, and no frames of the kernel', () => {
  const error = new RangeError('too many discs');
  error.stack = [
    'RangeError: too many discs',
    '    at hanoi (http://127.0.0.1/extensions/worker.js:1:2)',
    '    at <anonymous>:3:4',
  ].join('\n');
  expect(cellError([[error]])).toEqual({
    ename: 'RangeError',
    evalue: 'too many discs',
    traceback: ['RangeError: too many discs', '    at <anonymous>:3:4'],
  });
});

test('errors of types are told as tslab tells them, all of them', () => {
  const report = ['%s%d:%d - %s', '', 1, 7, "Cannot find name 'x'."];
  expect(cellError([report, report])).toEqual({
    ename: 'TypeScriptError',
    evalue: "1:7 - Cannot find name 'x'.",
    traceback: ["1:7 - Cannot find name 'x'.", "1:7 - Cannot find name 'x'."],
  });
});

test('what is no error is shown as a value', () => {
  expect(cellError([[{ code: 3 }]]).evalue).toBe('{ code: 3 }');
});
