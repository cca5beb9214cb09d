import { expect, test } from 'vitest';
import { type BloxorzRules, blockGame, checkPath, parseLevel, withRules } from '../../src/index.js';

type Outcome = 'wins' | 'legal' | number;

/** The outcome of a path: it wins, it is legal, or the letter of a number is illegal. */
export function outcome(text: string, path: string, rules?: BloxorzRules): Outcome {
  const { legal, wins, failedAt } = checkPath(blockGame(withRules(parseLevel(text), rules)), path);
  return wins ? 'wins' : legal ? 'legal' : (failedAt as number);
}

/** The text of a level of a game, with its rows in one text. */
export const level =
  (game: string) =>
  (grid: string, ...lines: string[]) =>
    [`game ${game}`, 'grid', ...grid.split(' '), 'end', ...lines].join('\n');

/**
 * A sentence of the format, and what it says of a path; of Bloxorz also under strict rules, if that
 * differs.
 */
export type Case = readonly [
  sentence: string,
  text: string,
  path: string,
  outcome: Outcome,
  strict?: Outcome,
];

/** Tests every sentence. */
export function testEach(cases: readonly Case[]): void {
  for (const [sentence, text, path, expected] of cases)
    test(sentence, () => expect(outcome(text, path)).toBe(expected));
}
