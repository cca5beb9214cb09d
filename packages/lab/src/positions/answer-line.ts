import { InputError } from '@manaus/core';
import { exactJson } from '@manaus/core/internals';
import { type Answer, type Judgment, orFault, refused } from './position.js';

/**
 * The verdict on a line: a JSON object with a `position`, perhaps a `goal`, and a `play` or claims,
 * or a play alone, as a text or in JSON; any other line is a wrong answer, with the reason. Throws
 * nothing, whatever stands in the line.
 *
 * @example
 * ```ts
 * const judge = towerJudge(hanoi(2));
 * judgeLine(judge, '{"position":"12//","play":["0>1","0>2","1>2"]}').right; // => true
 * judgeLine(judge, 'A->B, A->C, B->C').right; // => true
 * judgeLine(judge, 'I cannot solve this.').why?.code; // => 'form'
 * judgeLine(judge, '{"position":"12//","play":5}').why?.code; // => 'kind'
 * ```
 */
export function judgeLine<Facts extends object>(
  judge: (answer: Answer) => Judgment<Facts>,
  line: string,
): Judgment<Facts> {
  const answer = orFault(() => ({ fields: answerIn(line) }));
  return 'fields' in answer ? judge(answer.fields) : refused({}, answer);
}

/** The answer that a line holds: the fields of an object, or a play. */
function answerIn(line: string): Answer {
  const text = line.trim();
  if (text === '') throw new InputError('lab/answer', 'answer', 'empty', {});
  if (!/^[{["]|^(?:null|true|false|-?\d+)$/.test(text)) return { play: text };
  const value = valueIn(text);
  const isPlay = typeof value === 'string' || Array.isArray(value);
  if (isPlay) return { play: value };
  if (typeof value === 'object' && value !== null) {
    // A line of `positions --pairs` calls its position by `from`.
    const { from, ...fields } = value as Readonly<Record<string, unknown>>;
    return from === undefined ? fields : { position: from, ...fields };
  }
  throw new InputError('lab/answer', 'answer', 'object', {
    names: ['position', 'play'],
    got: value,
  });
}

function valueIn(text: string): unknown {
  try {
    return exactJson(text);
  } catch (error) {
    const problem = (error as Error).message.slice(0, 100);
    throw new InputError('lab/answer', 'answer', 'json', { problem });
  }
}
