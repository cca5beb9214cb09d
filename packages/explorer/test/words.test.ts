import { describe, expect, test } from 'vitest';
import en from '../src/words/en.json';
import es from '../src/words/es.json';
import ptBR from '../src/words/pt-BR.json';
import { preferredLanguage, wordsOf } from '../src/words/words.js';

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

describe.each([
  ['es', es],
  ['pt-BR', ptBR],
] as const)('%s', (_, own) => {
  test('has every text, with the same values in it', () => {
    expect(Object.keys(own).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(own))
      expect([key, placeholders(text)]).toEqual([key, placeholders(en[key as keyof typeof en])]);
  });
});

test('plurals and numbers are those of the language', () => {
  expect(wordsOf('en')('distance', { n: 1 })).toBe('1 move to the goal');
  expect(wordsOf('pt-BR')('distance', { n: 12345 })).toBe('12.345 movimentos até o objetivo');
});

test('the language of a visitor', () => {
  expect([
    preferredLanguage(['de', 'pt-PT']),
    preferredLanguage(['fr']),
    preferredLanguage(['es-MX', 'en']),
  ]).toEqual(['pt-BR', 'en', 'es']);
});
