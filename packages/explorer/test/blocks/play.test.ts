import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playJson } from '../../src/blocks/export-board.js';
import { levelTexts } from '../../src/blocks/levels.js';
import {
  fieldsOf,
  fitsLink,
  here,
  makeMove,
  openPlay,
  pathOf,
  playOf,
  rulesOf,
  underRules,
} from '../../src/blocks/play.js';
import { readAddress, writeAddress } from '../../src/shell/address.js';
import { anyPlay, redo, restart, undo } from './some-plays.js';

describe('a play', () => {
  test('moves and their undoing', () => {
    const start = openPlay({ level: 'seesaw' });
    expect(makeMove(start, 'D')).toBeNull();
    const one = makeMove(start, 'L');
    if (one === null) throw new Error('the move is legal');
    expect(pathOf(one)).toBe('L');
    expect(pathOf(undo(one))).toBe('');
    expect(redo(undo(one))).toEqual(one);
    expect(redo(one)).toEqual(one);
    expect(undo(start)).toEqual(start);
    expect(restart(one).history.entries).toHaveLength(1);
    expect(JSON.parse(playJson(one, { kind: 'way', way: 'RR' }))).toMatchObject({
      path: 'L',
      reachable: true,
      distance: 2,
      way: 'RR',
    });
    expect(JSON.parse(playJson(one, { kind: 'lost' }))).toMatchObject({
      reachable: false,
      distance: null,
    });
  });

  test('goes into the address and comes back', () => {
    fc.assert(
      fc.property(anyPlay, (play) => {
        const { fields } = readAddress(
          writeAddress({ view: 'blocks', language: 'es', fields: fieldsOf(play) }),
        );
        const back = openPlay(fields);
        expect([back.source, pathOf(back), back.game.key(here(back))]).toEqual([
          play.source,
          pathOf(play),
          play.game.key(here(play)),
        ]);
      }),
    );
  });

  test('other rules go into the address and the file, and change what is legal', () => {
    // A switch takes away the bridge that it lies on.
    const text = 'game bloxorz\ngrid\nSaBG\nend\nbridge B closed\nswitch a light open B';
    const own = openPlay({ text });
    expect([own.rules, rulesOf(own.level), makeMove(own, 'R') === null]).toEqual([
      null,
      'official',
      false,
    ]);
    const strict = openPlay(underRules(own, 'strict'), own);
    expect([strict.rules, makeMove(strict, 'R')]).toEqual(['strict', null]);
    expect(fieldsOf(strict)).toEqual({ text, rules: 'strict' });
    expect(JSON.parse(playJson(strict, { kind: 'lost' }))).toMatchObject({ rules: 'strict' });
    expect(openPlay(fieldsOf(strict), strict).history.before).toBe(strict.history.before);
    expect(fieldsOf(openPlay(underRules(strict, 'official'), strict))).toEqual({ text });
    expect(rulesOf(openPlay({ level: 'blue-moon' }).level)).toBeNull();
  });

  test('a text that is too long for a link stays out of it', () => {
    const long = `! ${'x'.repeat(3000)}\n${levelTexts.get('seesaw')}`;
    expect([fitsLink(long), fieldsOf(playOf(long))]).toEqual([false, {}]);
  });

  test.each([
    [{ level: 'babel' }, 'block.level'],
    [{ level: 'seesaw', rules: 'mine' }, 'block.rules'],
    [{ level: 'blue-moon', rules: 'strict' }, 'rules'],
    [{ level: 'seesaw', path: 'LX' }, 'block.path'],
    [{ level: 'seesaw', path: 'D' }, 'block.path'],
    [{ text: 'game chess' }, { line: 1, column: 1 }],
    [{ text: 'game bloxorz\ngrid\nS#xG\nend' }, { line: 3, column: 3 }],
  ])('%o is bad input for %s', (fields, parameter) => {
    expect(() => openPlay(fields)).toThrow(
      expect.objectContaining({ name: 'InputError', parameter }),
    );
  });
});
