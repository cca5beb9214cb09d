import { parseLevel } from '@manaus/blocks';
import { solveLevel } from '@manaus/lab';
import { describe, expect, test } from 'vitest';
import { levelNames, levelTexts } from '../../src/blocks/levels.js';
import { openPlay } from '../../src/blocks/play.js';
import { levelText } from '../../src/blocks/texts.js';
import { openHeaps } from '../../src/heaps/heaps-game.js';
import { type LessonStep, lessons, readPlace } from '../../src/lessons/lesson.js';
import { startOf } from '../../src/play/history.js';
import { readAddress, writeAddress } from '../../src/shell/address.js';
import { phraseText } from '../../src/shell/phrase.js';
import { distanceText, hintPhrase } from '../../src/towers/phrases.js';
import { openTower } from '../../src/towers/tower-game.js';
import { languages, type Words, withoutDistances, wordsOf } from '../../src/words/words.js';

/** True if a step asks for what can be done, and says no false number. */
function isProblem({ view, fields, asks, least }: LessonStep): boolean {
  if (view === 'towers') {
    const { world, history } = openTower(fields);
    const distance = world.distances[startOf(history)];
    if (asks === 'never') return distance < 0;
    return distance > 0 && (least === undefined ? asks === 'goal' : least === distance);
  }
  if (asks !== 'win') return false;
  if (view === 'heaps') {
    const { table } = openHeaps(fields);
    return table.outcome(table.start) === 'N';
  }
  return solveLevel(openPlay(fields).level).moves !== null;
}

test('there are at least six lessons of at least five steps', () => {
  expect(lessons.length).toBeGreaterThanOrEqual(6);
  for (const { id, steps } of lessons) expect([id, steps.length >= 5]).toEqual([id, true]);
});

describe.each(lessons)('$id', ({ id, title, about, steps }) => {
  test('every step is a problem that can be solved', () => {
    expect(steps.filter((step) => !isProblem(step))).toEqual([]);
  });

  test('a step that speaks of red begins in red, and numbers in the text are judged', () => {
    for (const { text, asks, least } of steps) {
      if (/\bred\b/.test(text.en) && /start/.test(text.en))
        expect([text.en, asks]).toEqual([text.en, 'never']);
      if (/how many/i.test(text.en) && asks !== 'win')
        expect([text.en, asks]).toEqual([text.en, 'number']);
      const [, said] = / (\d+) moves?/.exec(text.en) ?? [];
      if (said !== undefined && asks !== 'number')
        expect([text.en, least]).toEqual([text.en, Number(said)]);
    }
  });

  test('the texts of a step that asks for a number do not say it', () => {
    for (const { fields } of steps.filter(({ asks }) => asks === 'number')) {
      const game = openTower(fields);
      const { world, history } = game;
      const step = world.moves(startOf(history)).find(({ optimal }) => optimal) ?? null;
      for (const language of Object.keys(languages) as (keyof typeof languages)[]) {
        const words = wordsOf(language);
        const said = (its: Words) => [
          distanceText(world, startOf(history), its),
          phraseText(hintPhrase(game, step), its),
        ];
        expect(said(words).join()).toMatch(/\d+ (move|mov)/);
        expect(said(withoutDistances(words)).join()).not.toMatch(/\d+ (move|mov)|Hidden/);
      }
    }
  });

  test('it is told in every language', () => {
    for (const language of Object.keys(languages) as (keyof typeof languages)[])
      for (const said of [title, about, ...steps.map(({ text }) => text)])
        expect([said.en, said[language]?.length > 0]).toEqual([said.en, true]);
  });

  test('an address names each step', () => {
    for (const [i, { view, fields }] of steps.entries()) {
      const hash = writeAddress({ view, language: 'es', lesson: `${id}/${i + 1}`, fields });
      expect(readAddress(hash)).toEqual({ view, language: 'es', lesson: `${id}/${i + 1}`, fields });
      expect(readPlace(`${id}/${i + 1}`)?.step).toBe(i + 1);
    }
    for (const place of [undefined, id, `${id}/0`, `${id}/99`, `${id}/x`, 'x/1'])
      expect(readPlace(place)).toBeNull();
  });
});

test('the levels are in the order of their moves', () => {
  const moves = levelNames.map((name) => solveLevel(parseLevel(levelTexts.get(name) ?? '')).moves);
  expect([...moves].sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(moves);
  expect([...levelNames].sort()).toEqual([...levelTexts.keys()].sort());
});

test('the levels have names in every language', () => {
  const named = (Object.keys(languages) as (keyof typeof languages)[]).map((language) =>
    levelNames.map((name) => levelText(name, '', wordsOf(language))),
  );
  for (const names of named) expect(names.filter((name) => name === '')).toEqual([]);
  const [english, ...others] = named;
  for (const names of others)
    expect(names.filter((name, i) => name === english[i]).length).toBeLessThan(names.length / 4);
});
