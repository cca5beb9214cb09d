import { type Fault, type FaultCode, type Faults, InputError } from '@manaus/core';
import { type Answer, type Judgment, orFault, refusal } from './position.js';

/** The verdict on a line, which may hold no answer, and so no position. */
export interface LineJudgment<Facts> extends Omit<Judgment<Facts>, 'position'> {
  readonly position: string | null;
}

/**
 * The verdict on a line: a JSON object with a text `position`, and perhaps a `play`, a text or a
 * list of texts, is judged; any other line is a wrong answer, with the reason. Throws nothing,
 * whatever stands in the line.
 *
 * @example
 * ```ts
 * const judge = towerJudge(storeTower(hanoi(2)));
 * judgeLine(judge, '{"position":"12//","play":["0>1","0>2","1>2"]}').right; // => true
 * judgeLine(judge, 'I cannot solve this.').why?.code; // => 'json'
 * judgeLine(judge, '{"position":"12//","play":5}').why?.code; // => 'kind'
 * ```
 */
export function judgeLine<Facts>(
  judge: (answer: Answer) => Judgment<Facts>,
  line: string,
): LineJudgment<Facts> {
  const read = orFault(() => ({ document: documentIn(line) }));
  if (!('document' in read)) return noAnswer(read);
  const { position, play, ...claims } = read.document;
  if (position === undefined) return noAnswer(faultOf('position', 'required', {}));
  if (typeof position !== 'string')
    return noAnswer(faultOf('position', 'kind', { kind: 'text', got: position }));
  const text = textOf(play);
  if (text !== false) return judge({ ...claims, position, play: text });
  const about = judge({ ...claims, position });
  const fault = faultOf('play', 'kind', { kind: 'textOrTexts', got: play });
  return about.why === null ? { ...about, ...refusal(fault), right: false } : about;
}

/** The verdict on a line without an answer. */
const noAnswer = <Facts>(why: Fault): LineJudgment<Facts> => ({
  position: null,
  ...refusal(why),
  facts: null,
  excess: null,
  refuted: [],
  right: false,
});

function documentIn(line: string): Readonly<Record<string, unknown>> {
  if (line.trim() === '') throw wrong('answer', 'empty', {});
  const document = valueIn(line);
  if (typeof document === 'object' && document !== null && !Array.isArray(document))
    return { ...document };
  throw wrong('answer', 'object', { names: ['position', 'play'], got: document });
}

function valueIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw wrong('answer', 'json', { problem: (error as Error).message.slice(0, 100) });
  }
}

/** The text of a play: of a list, its moves or labels together; `false` for anything else. */
function textOf(play: unknown): string | null | undefined | false {
  if (play === undefined || play === null || typeof play === 'string') return play;
  const isList = Array.isArray(play) && play.every((word) => typeof word === 'string');
  return isList && play.join(' ');
}

const wrong = <C extends FaultCode>(parameter: string, code: C, values: Faults[C]) =>
  new InputError('lab/answer', parameter, code, values);

const faultOf = <C extends FaultCode>(parameter: string, code: C, values: Faults[C]): Fault =>
  wrong(parameter, code, values).toJSON();
