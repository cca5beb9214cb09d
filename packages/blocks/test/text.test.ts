import { levelTexts } from '@manaus/testing/level-texts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockGame, formatLevel, type Level, parseLevel } from '../src/index.js';

const bloxorz = (grid: string, ...lines: string[]) =>
  ['game bloxorz', 'grid', grid, 'end', ...lines].join('\n');
const bobbin = (grid: string, ...lines: string[]) =>
  ['game bobbin', 'grid', grid, 'end', ...lines].join('\n');

describe('the format', () => {
  test('x from the left, y from the bottom, both from 1; what is missing in a row is void', () => {
    const level = parseLevel(
      'game bloxorz\ngrid\n#\n#T#\nS##G\nend\nteleport T 1 3 4 1',
    ) as Level & { game: 'bloxorz' };
    expect([level.width, level.height, level.start, level.goal]).toEqual([4, 3, 0, 3]);
    expect(level.teleports[0]).toMatchObject({ cells: [5], to: [8, 3] });
    expect(level.floor[11]).toBe('void');
  });
  test('comments anywhere, line ends of both kinds, blanks at line ends, directives before the grid', () => {
    const plain = parseLevel('game bloxorz\nname Two words\ngrid\nSAG\nend\nbridge A open');
    expect(
      parseLevel(
        '! first\r\ngame bloxorz  \r\nname Two words\r\nbridge A open\r\ngrid\r\n! within\r\nSAG  \r\nend\r\n\r\n! last',
      ),
    ).toEqual(plain);
  });
  test('a name is what stands between the word and the end, without blanks about it', () => {
    expect(parseLevel('game bloxorz\n  name   Two  words \ngrid\nSG\nend').name).toBe('Two  words');
    expect(parseLevel('game bloxorz\nname\ngrid\nSG\nend').name).toBe('');
    expect(parseLevel('game bloxorz\ngrid\nSG\nend').name).toBe('');
  });
  test('a name is written as it is read', () => {
    const text = 'game bloxorz\nname Two  words\ngrid\nSG\nend\n';
    expect(formatLevel(parseLevel(text))).toBe(text);
  });
  test('names longer than a character', () => {
    const level = parseLevel(
      bloxorz(
        'S#.#G',
        'at gate-1 3 1',
        'at Press 2 1',
        'bridge gate-1 open',
        'switch Press light close gate-1',
      ),
    );
    expect(level).toMatchObject({
      bridges: [{ name: 'gate-1', cells: [2] }],
      switches: [{ name: 'Press', cells: [1], bridges: [0] }],
    });
    expect(parseLevel(bobbin('S**#G', 'at slow 2 1', 'star slow 7', 'star * 2'))).toMatchObject({
      stars: [
        { cells: [1], moves: 7 },
        { cells: [2], moves: 2 },
      ],
    });
    expect(parseLevel(bobbin('S##G', 'at key 2 1', 'at Key 3 1', 'pair key Key'))).toMatchObject({
      keys: [
        { raised: false, partner: 1 },
        { raised: true, partner: 0 },
      ],
    });
  });
  test('a key or a star named by its place stands on floor, whatever is drawn there', () => {
    const keys = parseLevel(bobbin('S..#G', 'at key 2 1', 'at Key 3 1', 'pair key Key'));
    const stars = parseLevel(bobbin('S..#G', 'at slow 2 1', 'at slow 3 1', 'star slow 7'));
    for (const { floor } of [keys, stars])
      expect(floor.slice(1, 4)).toEqual(['floor', 'floor', 'floor']);
  });
  test('a line for each effect of a switch; rules, official if not said', () => {
    const text = [
      'game bloxorz',
      'grid',
      'S.##G',
      'end',
      'rules strict',
      'at gate 2 1',
      'at press 3 1',
      'bridge gate open',
      'switch press light close gate',
      'switch press heavy open gate',
      '',
    ].join('\n');
    const level = parseLevel(text) as Level & { game: 'bloxorz' };
    expect(level.rules).toBe('strict');
    expect(level.switches.map(({ weight, effect }) => [weight, effect])).toEqual([
      ['light', 'close'],
      ['heavy', 'open'],
    ]);
    expect(formatLevel(level)).toBe(text);
    expect(parseLevel(bloxorz('SG'))).toMatchObject({ rules: 'official' });
    expect(formatLevel(parseLevel(bloxorz('SG', 'rules official')))).not.toContain('rules');
  });
  test('teleports lead to floor of any kind and to bridges', () => {
    for (const sign of ['#', '~', 'G', 'a', 'T', 'B'])
      expect(() =>
        parseLevel(
          bloxorz(
            `S#${sign === 'G' ? '#' : sign}${sign === 'T' ? '#' : 'T'}G#aB`,
            'bridge B open',
            'switch a light open B',
            `teleport T ${sign === 'G' ? 5 : 3} 1 6 1`,
          ),
        ),
      ).not.toThrow();
    expect(() =>
      parseLevel(bloxorz('S.TG', 'at gate 2 1', 'bridge gate open', 'teleport T 2 1 1 1')),
    ).not.toThrow();
  });
  test('a level is read as it is written', () => {
    fc.assert(
      fc.property(levelTexts(), (text) => {
        const level = parseLevel(text);
        expect(parseLevel(formatLevel(level))).toEqual(level);
        expect(formatLevel(parseLevel(formatLevel(level)))).toBe(formatLevel(level));
      }),
      { numRuns: 1000 },
    );
  });
});

/** A level, or one line; nothing else. */
function expectAnswer(text: string): void {
  try {
    const level = parseLevel(text);
    blockGame(level);
    expect(parseLevel(formatLevel(level))).toEqual(level);
  } catch (error) {
    expect(error).toMatchObject({
      name: 'InputError',
      message: expect.stringMatching(/^blocks\/level: [^\n\r]*$/),
    });
  }
}

describe('whatever the text', () => {
  test('random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) =>
        expectAnswer(Buffer.from(bytes).toString()),
      ),
      { numRuns: 1000 },
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), expectAnswer), { numRuns: 500 });
  });
  test('lines of the format in any order', () => {
    const line = fc.constantFrom(
      'game bloxorz',
      'game bobbin',
      'game on-the-edge',
      'grid',
      'end',
      'S#G',
      'SaBG',
      'K*^~',
      '! note',
      'bridge B open',
      'switch a light open B',
      'switch a heavy close B',
      'rules strict',
      'pair a B',
      'star * 3',
      'at x1 2 1',
      'teleport B 1 1 2 1',
      'name',
      '',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), (lines) => expectAnswer(lines.join('\n'))),
      { numRuns: 1000 },
    );
  });
  test('good levels with some characters changed', () => {
    const change = fc.tuple(
      fc.nat(),
      fc.constantFrom(...'SGKBTab~^*.# 019\n!xé\u0000', 'end\n', 'grid\n'),
      fc.nat(3),
    );
    fc.assert(
      fc.property(
        levelTexts(),
        fc.array(change, { minLength: 1, maxLength: 5 }),
        (text, changes) => {
          expectAnswer(
            changes.reduce((now, [at, sign, drop]) => {
              const from = at % (now.length + 1);
              return now.slice(0, from) + sign + now.slice(from + drop);
            }, text),
          );
        },
      ),
      { numRuns: 1000 },
    );
  });
  test.each([
    ['100,000 cells of one bridge', bloxorz(`S${'A'.repeat(99_998)}G`, 'bridge A open')],
    ['a column of 100,000 cells', bloxorz(`S\n${'#\n'.repeat(99_998)}G`)],
    [
      '90,000 names',
      bloxorz(
        `S${'#'.repeat(99_998)}G`,
        ...Array.from({ length: 90_000 }, (_, i) => `at gate ${i + 2} 1`),
        'bridge gate open',
      ),
    ],
    [
      '40,000 pairs of keys',
      bobbin(
        `S${'#'.repeat(99_998)}G`,
        ...Array.from(
          { length: 40_000 },
          (_, i) => `at a${i} ${2 * i + 2} 1\nat B${i} ${2 * i + 3} 1\npair a${i} B${i}`,
        ),
      ),
    ],
    ['100,000 stars', bobbin(`S${'*'.repeat(99_998)}G`, 'at one 2 1', 'star one 3', 'star * 2')],
    [
      '40,000 bridges on one switch',
      bloxorz(
        `Sa${'#'.repeat(99_997)}G`,
        ...Array.from({ length: 40_000 }, (_, i) => `at b${i} ${i + 3} 1\nbridge b${i} open`),
        `switch a light open ${Array.from({ length: 40_000 }, (_, i) => `b${i}`).join(' ')}`,
      ),
    ],
  ])('%s are read at once', (_, text) => {
    expectAnswer(text);
    expect(() => parseLevel(text)).not.toThrow();
  });
});
