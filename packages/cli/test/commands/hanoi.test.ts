import { expect, test } from 'vitest';
import { expectBad, json, runLine } from '../run.js';

test('a move by its number', async () => {
  expect(await json('hanoi at --discs 8 --move 136')).toEqual({
    disc: 4,
    from: 'p1',
    to: 'p0',
    state: '4/567/1238',
  });
  expect(await json('hanoi at --discs 1 --move 1')).toEqual({
    disc: 1,
    from: 'p0',
    to: 'p2',
    state: '//1',
  });
});

test('a thousand discs answer at once', async () => {
  const move = (2n ** 999n + 1n).toString();
  const answer = await json(`hanoi at --discs 1000 --move ${move}`);
  expect(answer).toMatchObject({ disc: 1 });
  const label = answer.state as string;
  expect(await json(`hanoi next --from ${label}`)).toMatchObject({
    remaining: (2n ** 1000n - 1n - BigInt(move)).toString(),
  });
});

test('the next move to any goal; none where it stands already', async () => {
  expect(await json('hanoi next --from 34/1/2 --to 12/4/3')).toEqual({
    disc: 1,
    from: 'p1',
    to: 'p0',
    remaining: '11',
  });
  expect(await json('hanoi next --from //12')).toEqual({
    disc: null,
    from: null,
    to: null,
    remaining: '0',
  });
  expect((await runLine('hanoi next --from 12//')).out).toContain('remaining  3');
});

test.each([
  ['hanoi', 'manaus hanoi: ACTION is required: one of at, next'],
  ['hanoi on --discs 3', "unknown command 'on' (known: at, next); see manaus hanoi --help"],
  ['hanoi at --discs 3', '--move is required: a whole number from 1 to 2^N - 1'],
  ['hanoi at --discs 3 --move 8', '--move must be a whole number from 1 to 2^3 - 1 (got 8)'],
  ['hanoi at --discs 3 --move 0', '--move must be a whole number from 1 to 2^3 - 1 (got 0)'],
  ['hanoi at --discs 0 --move 1', '--discs must be a whole number from 1 to 100000 (got 0)'],
  ['hanoi at --move 1', '--discs is required: a whole number from 1 to 100000'],
  ['hanoi next', '--from is required: a label such as 12/3/'],
  ['hanoi next --from 12// --move 3', "unknown option '--move'; see manaus hanoi next --help"],
  ['hanoi next --from 12// --to 1//', '--to must be a regular state'],
  ['hanoi next --from 21//', '--from must be a regular state'],
])('%s', (line, message) => expectBad(line, message));
