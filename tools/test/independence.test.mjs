import { expect, test } from 'vitest';
import { closestToNone } from '../independence/shared.mjs';

const rule = 'core/towers/rules.js mayRest@10';
const list = 'core/integers.js range@20';

test('the two methods that share least are those without a common rule', () => {
  const methods = [
    { method: 'by ranks', ran: [rule, list] },
    { method: 'by play', ran: [rule] },
    { method: 'in arrays', ran: [list] },
  ];
  expect(closestToNone(methods)).toEqual({
    names: ['by play', 'in arrays'],
    shared: [],
    deciding: [],
  });
  expect(closestToNone(methods.slice(0, 2))?.deciding).toEqual(['core/towers/rules.js mayRest']);
  expect(closestToNone(methods.slice(0, 1))).toBeNull();
});
