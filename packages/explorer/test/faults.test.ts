import { parts } from '@manaus/blocks/internals';
import { conditions, type Fault, InputError, kinds } from '@manaus/core';
import { documents, nouns, ruleCodes } from '@manaus/core/internals';
import { valuesOf } from '@manaus/testing/any-fault';
import { gameValues } from '@manaus/testing/any-game-fault';
import { levelValues } from '@manaus/testing/any-level-fault';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Report } from '../src/blocks/search-task.js';
import { faultText, mustBeText } from '../src/shell/faults.js';
import en from '../src/words/en.json';
import es from '../src/words/es.json';
import ptBR from '../src/words/pt-BR.json';
import { type Language, wordsOf } from '../src/words/words.js';
import { badInputs } from './bad-inputs.js';

/** Any values of each code that the page may meet. */
const anyValues = { ...valuesOf, ...gameValues, ...levelValues };

const files = { en, es, 'pt-BR': ptBR } as const;
const languages = Object.keys(files) as Language[];

/** The rest after a prefix in the keys of a language, plural forms as one. */
const namesUnder = (language: Language, ...prefixes: readonly string[]) => [
  ...new Set(
    Object.keys(files[language]).flatMap((key) => {
      const [prefix, ...name] = key.split('.');
      return prefixes.includes(prefix) ? [name.join('.').replace(/_(one|other)$/, '')] : [];
    }),
  ),
];

describe.each(languages)('in %s', (language) => {
  test.each([
    [['bound', 'wrong'], Object.keys(anyValues)],
    [['rule'], ruleCodes],
    [['noun'], Object.keys(nouns)],
    [['one'], Object.keys(nouns)],
    [['kind'], Object.keys(kinds)],
    [['document'], Object.keys(documents)],
    [['part'], Object.keys(parts)],
    [['when'], Object.keys(conditions)],
  ])('each of %s has its text, and each text is of one', (prefixes, names) => {
    expect(namesUnder(language, ...prefixes).sort()).toEqual([...names].sort());
  });

  test('no code has two texts', () => {
    const both = namesUnder(language, 'bound').filter((code) =>
      namesUnder(language, 'wrong').includes(code),
    );
    expect(both).toEqual([]);
  });

  test.each(Object.entries(anyValues))('%s is said in one line, with its values', (code, any) => {
    const words = wordsOf(language);
    fc.assert(
      fc.property(any as fc.Arbitrary<object>, (values) => {
        const parameter = { line: 3, column: 4 };
        const fault = { place: 'p', parameter, code, values: { ...values, got: 7 } } as Fault;
        const said = mustBeText(fault, words);
        expect(said).not.toMatch(/undefined|\[object|NaN\w|(bound|wrong|noun|rule|one)\.\w/);
      }),
      { numRuns: 20 },
    );
  });
});

test('what a code says in a language has all of its values that its English has', () => {
  for (const language of languages)
    for (const [key, text] of Object.entries(files[language]))
      expect([key, text.match(/\{\w+\}/g)?.sort()]).toEqual([
        key,
        en[key as keyof typeof en].match(/\{\w+\}/g)?.sort(),
      ]);
});

test('every input that the page refuses is refused in the same words as before', async () => {
  const said = Object.fromEntries(
    badInputs.map(({ name, read }) => [
      name,
      Object.fromEntries(languages.map((language) => [language, refusal(read, language)])),
    ]),
  );
  await expect(`${JSON.stringify(said, null, 2)}\n`).toMatchFileSnapshot('./bad-inputs.json');
});

function refusal(read: () => unknown, language: Language): string {
  try {
    read();
  } catch (error) {
    return faultText(error, wordsOf(language));
  }
  throw new Error('it was not refused');
}

test('a fault that stops the search of a level comes through to the page', async () => {
  const fault = new InputError('graph/number-states', 'states', 'moreStates', { most: 4_194_304 });
  const report: Report = { kind: 'stopped', states: 4_194_304, fault: fault.toJSON() };
  const { port1, port2 } = new MessageChannel();
  const heard = new Promise<Report>((resolve) => {
    port2.onmessage = ({ data }) => resolve(data);
  });
  port1.postMessage(report);
  expect(await heard).toEqual(report);
  port1.close();
  expect(mustBeText(fault, wordsOf('pt-BR'))).toBe('Há mais de 4.194.304 estados.');
});
