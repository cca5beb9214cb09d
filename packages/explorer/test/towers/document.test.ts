import { isInputError } from '@manaus/core';
import { lagoon } from '@manaus/testing/lagoon';
import { describe, expect, test } from 'vitest';
import { readAddress, writeAddress } from '../../src/shell/address.js';
import { faultText } from '../../src/shell/faults.js';
import { readPlay, writePlay } from '../../src/towers/play-file.js';
import { firstTowers, reduceTowers, type TowersAction } from '../../src/towers/reducer.js';
import { fieldsOf } from '../../src/towers/tower-game.js';
import { languages, wordsOf } from '../../src/words/words.js';

const document = { ...lagoon, colours: ['black', 'white'] };
const text = JSON.stringify(document, null, 2);

const after = (...actions: readonly TowersAction[]) =>
  actions.reduce((state, action) => reduceTowers(state, action, 0), firstTowers(0));

describe('a tower document', () => {
  const opened = after({ type: 'open', fields: { rules: text, discs: '3' } });

  test('is played, and a move that the rules forbid is none', () => {
    const { world } = opened.game;
    expect(opened.fault).toBeNull();
    expect(world.rules.capacities).toEqual([5, 3, 2, 2]);
    const [steps] = [world.moves(world.vertex('123///'))];
    expect(steps.map(({ from, to }) => [from, to])).toEqual([[0, 1]]);
  });

  test('is a link, which opens the same play', () => {
    const fields = fieldsOf(opened.game);
    expect(fields.rules).toBe(JSON.stringify(document));
    const hash = writeAddress({ view: 'towers', language: null, fields });
    const again = after({ type: 'open', fields: readAddress(hash).fields });
    expect(fieldsOf(again.game)).toEqual(fields);
  });

  test('as a file keeps the number of discs, and its play is saved and opened', () => {
    const four = after({ type: 'open', fields: { discs: '4' } }, { type: 'file', text });
    expect([four.fault, four.game.setup.discs, four.game.setup.tower.name]).toEqual([
      null,
      4,
      'Lagoon',
    ]);
    const saved = writePlay(four.game);
    expect(writePlay(readPlay(saved))).toBe(saved);
  });

  test('that forbids a tower on a peg begins elsewhere', () => {
    const forbidden = [{ together: [1, 'n'], peg: 1 }];
    const rules = JSON.stringify({ ...document, capacities: [5, 5, 2, 2], forbidden });
    const { fault, game } = after({ type: 'open', fields: { rules, discs: '3' } });
    expect(fault).toBeNull();
    expect(fieldsOf(game).start).not.toBe('/123//');
  });

  test('takes another goal and another number of discs', () => {
    const fields = { ...fieldsOf(opened.game), discs: '2', goal: '/12//', start: '12///' };
    const { game, fault } = after({ type: 'open', fields });
    expect([fault, game.world.goals.map(game.world.label)]).toEqual([null, ['/12//']]);
  });
});

describe.each(Object.keys(languages) as (keyof typeof languages)[])('in %s', (language) => {
  const refused = (action: TowersAction) => {
    const { fault, game } = after(action);
    expect(isInputError(fault)).toBe(true);
    expect(game.setup.tower.name).toBe('manaus');
    return faultText(fault, wordsOf(language));
  };

  test.each([
    "import { hanoi } from '@manaus/core';\nexport default hanoi;",
    'export default (discs) => ({});',
    'def tower(discs):\n  return {}',
  ])('a program is refused in one line: %j', (program) => {
    const said = wordsOf(language)('document.rules');
    for (const action of [
      { type: 'file', text: program } as const,
      { type: 'open', fields: { rules: program } } as const,
    ]) {
      expect(refused(action)).toContain(said);
      expect(refused(action)).not.toContain('\n');
    }
  });

  test.each([
    ['a goal on a peg that is not there', { ...lagoon, goals: [{ allOn: 4 }] }, 'goals[0].allOn'],
    ['an unknown field', { ...lagoon, danger: 'alert(1)' }, 'danger'],
    ['no document', 7, ''],
  ])('%s is named', (_, document, field) => {
    expect(refused({ type: 'open', fields: { rules: JSON.stringify(document) } })).toContain(field);
  });

  test('no JSON is said to be none', () => {
    expect(refused({ type: 'open', fields: { rules: '{ "name": ' } })).toContain('JSON');
  });
});
