import { isInputError } from '@manaus/core';
import { expect, test } from 'vitest';
import { lessons } from '../../src/lessons/lesson.js';
import { mustBeText } from '../../src/shell/faults.js';
import { openTower } from '../../src/towers/tower-game.js';
import { pegName } from '../../src/towers/world.js';
import en from '../../src/words/en.json';
import es from '../../src/words/es.json';
import ptBR from '../../src/words/pt-BR.json';
import { wordsOf } from '../../src/words/words.js';

/** A peg with a number of its own, or with a value that no `p` stands before. */
const otherNames = /\b(pegs?|pinos?|postes?) (\d|\{(peg|from|to)\})/i;

test('pegs are p0, p1, p2 in every sentence, whoever says it', () => {
  const said = lessons.flatMap(({ steps }) => steps.flatMap(({ text }) => Object.values(text)));
  const texts = [en, es, ptBR].flatMap((own) => Object.values<string>(own));
  expect([...texts, ...said].filter((text) => otherNames.test(text))).toEqual([]);
  expect([0, 1, 2].map(pegName)).toEqual(['p0', 'p1', 'p2']);
});

test('the page and the library call the peg of an error alike', () => {
  try {
    openTower({ puzzle: 'hanoi', discs: '3', capacities: '3,1,2' });
    expect.unreachable();
  } catch (error) {
    if (!isInputError(error)) throw error;
    expect(error.message).toContain('on p2');
    for (const language of ['en', 'es', 'pt-BR'] as const)
      expect(mustBeText(error, wordsOf(language))).toContain('p2');
  }
});
