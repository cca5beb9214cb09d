import { expect, test } from 'vitest';
import { lessons } from '../../src/lessons/lesson.js';
import es from '../../src/words/es.json';
import ptBR from '../../src/words/pt-BR.json';

/** Words that the glossary has another term for, by language. */
const forbidden = {
  'pt-BR': [
    /interruptor/i,
    /\b(uma?|as?) teclas? \+/i,
    /\btecla \+/i,
    /\bbolas?\b/i,
    /\bdois componentes\b/i,
  ],
  es: [/\bteclas? \+/i, /\bbolas?\b/i],
} as const;

test.each([
  ['pt-BR', ptBR],
  ['es', es],
] as const)('%s: no text has a word that the glossary has another term for', (language, own) => {
  const said = lessons.flatMap(({ title, about, steps }) =>
    [title, about, ...steps.map(({ text }) => text)].map((text) => text[language]),
  );
  const texts = [...Object.values(own), ...said];
  expect(texts.filter((text) => forbidden[language].some((word) => word.test(text)))).toEqual([]);
});
