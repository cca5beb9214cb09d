import { parseLevel } from '@manaus/blocks';
import { InputError } from '@manaus/core';
import { solveLevel } from '@manaus/lab';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellTexts, levelRules, stanceText } from '../../src/blocks/cells.js';
import { playOf, playPath } from '../../src/blocks/play.js';
import { mustBeText } from '../../src/shell/faults.js';
import { type Language, languages, wordsOf } from '../../src/words/words.js';
import { own } from './some-plays.js';

const allWords = (Object.keys(languages) as Language[]).map(wordsOf);
const wordless = /\{\w+\}|undefined|block\./;

describe('in words', () => {
  test('every cell, stance and rule of the levels, in three languages', () => {
    for (const [, text] of own) {
      const play = playPath(playOf(text), solveLevel(parseLevel(text)).path ?? '');
      for (const words of allWords) {
        const said = play.history.entries.flatMap(({ state }) => [
          stanceText(play.level, state, words),
          ...[...cellTexts(play.level, state, words).values()].map((cell) => cell.text),
        ]);
        for (const sentence of [...said, ...levelRules(play.level, words)])
          expect(sentence).not.toMatch(wordless);
      }
    }
  });

  test('whatever is wrong with a level is said in the language of the page', () => {
    const wrong = new Set<string>();
    const spoil = fc.tuple(
      fc.constantFrom(...own.map(([, text]) => text)),
      fc.nat(),
      fc.nat(),
      fc.constantFrom(
        '',
        'x',
        'S',
        '*',
        '\nat aa 1 1',
        '\nat b 1 1',
        '\ngrid',
        '\nend',
        ' 9',
        '\npair a B',
        '\nstar * 0',
        '\nswitch',
        '\nbridge B',
        '\norientation',
      ),
    );
    fc.assert(
      fc.property(spoil, ([text, from, length, put]) => {
        const at = from % text.length;
        try {
          parseLevel(text.slice(0, at) + put + text.slice(at + (length % 4)));
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
          wrong.add(error.code);
          for (const words of allWords.slice(1))
            expect(mustBeText(error, words)).not.toMatch(/^line|\{\w+\}|(bound|wrong)\./);
        }
      }),
      { numRuns: 4000 },
    );
    expect(wrong.size).toBeGreaterThan(15);
  });
});
