import { hanoi } from '@manaus/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeLine, towerJudge } from '../../src/positions.js';

const judge = towerJudge(hanoi(2));

test('a play may be a text, a list of texts, or absent', () => {
  for (const play of ['"0>1 0>2 1>2"', '["0>1","0>2","1>2"]', '["2/1/","/1/2","//12"]'])
    expect(judgeLine(judge, `{"position":"12//","play":${play}}`)).toMatchObject({
      right: true,
      why: null,
    });
  expect(judgeLine(judge, '{"position":"12//","play":null,"least":3}').right).toBe(true);
});

test('a wrong kind of play is refused, and the claims beside it are judged', () => {
  expect(judgeLine(judge, '{"position":"12//","play":5,"least":3,"plays":"7"}')).toMatchObject({
    right: false,
    legal: false,
    why: { code: 'kind', parameter: 'play' },
    facts: { least: 3 },
    refuted: ['plays'],
  });
});

test('what is no position is told before what is no play', () => {
  expect(judgeLine(judge, '{"position":"21//","play":5}').why).toMatchObject({ code: 'regular' });
});

test('any text is judged, and none is right by chance', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (line) => {
      const { right, why } = judgeLine(judge, line);
      expect(right).toBe(false);
      if (line.trim() !== '') expect(why).not.toBeNull();
    }),
  );
});

test('an answer that has the fields of a fault is an answer', () => {
  const line = '{"position":"12//","least":3,"place":"a","parameter":"b","code":"c","values":{}}';
  expect(judgeLine(judge, line).right).toBe(true);
});
