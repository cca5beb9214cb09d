import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lessons } from '../../src/lessons/lesson.js';
import en from '../../src/words/en.json';
import es from '../../src/words/es.json';
import ptBR from '../../src/words/pt-BR.json';
import { explainedParts } from '../../src/words/terms.js';
import terms from '../../src/words/terms.json';
import type { Language } from '../../src/words/words.js';

const texts = { en, es, 'pt-BR': ptBR };
const languages = Object.keys(texts) as Language[];

test('each term is a row of the glossary, in English and in Portuguese', () => {
  const glossary = readFileSync(new URL('../../../../GLOSSARY.md', import.meta.url), 'utf8');
  const rows = glossary.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  for (const { row } of Object.values(terms))
    expect(rows).toContainEqual(expect.arrayContaining(row));
});

describe.each(languages)('in %s', (language) => {
  test('each term is a word of the page, and is found in it', () => {
    const said = lessons.flatMap(({ steps }) => steps.map(({ text }) => text[language]));
    const found = [...Object.values(texts[language]), ...said].flatMap((text) =>
      explainedParts(text, language).flatMap(({ term }) => term ?? []),
    );
    const never = Object.entries(terms).filter(([, term]) => !found.includes(term[language]));
    expect(never.map(([name]) => name)).toEqual([]);
  });

  test('the parts of a sentence are the sentence', () => {
    for (const text of Object.values(texts[language]))
      expect(
        explainedParts(text, language)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });

  test('no form stands for two terms', () => {
    const forms = Object.values(terms).flatMap((term) => term[language].forms);
    expect(new Set(forms).size).toBe(forms.length);
  });
});

test('a term is explained once, the longest first, and only as a word of its own', () => {
  const parts = explainedParts('A state graph; states, a state, restate.', 'en');
  expect(parts.filter(({ term }) => term !== null).map(({ text }) => text)).toEqual([
    'state graph',
    'states',
  ]);
  expect(explainedParts('Posições P e N', 'pt-BR')).toEqual([
    { text: 'Posições P e N', term: null },
  ]);
});
