import { expect, test } from 'vitest';
import { boundedLines, type Line } from '../../src/shell/lines.js';

async function linesOf(pieces: readonly string[], most: number): Promise<Line[]> {
  const found: Line[] = [];
  for await (const line of boundedLines(
    pieces.map((piece) => Buffer.from(piece)),
    most,
  ))
    found.push(line);
  return found;
}

test.each([
  ['one piece', ['a\nb\n'], ['a', 'b']],
  ['no end', ['a\nb'], ['a', 'b']],
  ['pieces', ['a', 'b\nc', '\n', '\nd\n'], ['ab', 'c', '', 'd']],
  ['a line that just fits', ['abcd\n'], ['abcd']],
  ['a line too long, in one piece', ['abcde\nf\n'], [{ beginning: 'abcd' }, 'f']],
  ['a line too long, in pieces', ['abc', 'de', 'fgh\nf', '\n'], [{ beginning: 'abcd' }, 'f']],
  ['a last line too long', ['abcde'], [{ beginning: 'abcd' }]],
  ['nothing', [], []],
])('%s', async (_, pieces, lines) => expect(await linesOf(pieces, 4)).toEqual(lines));

test('a character in two pieces stays whole', async () => {
  const [a, b] = [Buffer.from('é\n').subarray(0, 1), Buffer.from('é\n').subarray(1)];
  for await (const line of boundedLines([a, b], 9)) expect(line).toBe('é');
});
