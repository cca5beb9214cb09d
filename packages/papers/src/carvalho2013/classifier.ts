import { seededRandom } from '@manaus/core';
import { requireReading } from '../algorithm.js';
import { firstWrong, range } from '../legacy/check.js';
import type { Finding, Item } from '../legacy/item.js';
import { printedClassifier } from './evidence/printed-classifier.js';
import { repeatsAfter, setText, subtractionOutcomes } from './evidence/subtraction-rows.js';

const run = (limit: number, set: readonly number[], guess = 0) =>
  printedClassifier([limit, ...set, 0, guess].map(String));

/** All sets within {1, ..., most}, those of small numbers first. */
const setsWithin = (most: number): number[][] =>
  range(1, 2 ** most - 1).map((mask) => range(1, most).filter((_, i) => (mask >> i) & 1));

/** A set of at most 20 numbers up to `most`, in any order, some of them twice. */
function randomSet(most: number, random: () => number): number[] {
  return range(1, 1 + Math.floor(random() * 20)).map(() => 1 + Math.floor(random() * most));
}

/** Whether the positions 0 to `last` are listed with their outcomes; `null`, or what happens. */
function wrongListing(limit: number, set: readonly number[], last: number): string | null {
  const { listed, stopped } = run(limit, set);
  const right = subtractionOutcomes(set, Math.max(last, 0))
    .slice(0, last + 1)
    .join('');
  if (listed === right) return null;
  const what =
    stopped === null
      ? `lists ${listed.length === 0 ? 'nothing' : `0 to ${listed.length - 1}`} (${listed}), not 0 to ${last} (${right})`
      : `ends with ${stopped} and lists nothing`;
  return `limit ${limit}, S = ${setText(set)}: the program ${what}`;
}

/** What the program does right: at most 20 numbers, the limit left out, all below 2^15. */
function wrongWithinLimits(effort: 'quick' | 'full'): string | null {
  const random = seededRandom(2013);
  const sets = [
    ...setsWithin(8),
    ...range(1, effort === 'quick' ? 200 : 2000).map(() => randomSet(100, random)),
    range(1, 20),
    range(32_748, 32_767),
  ];
  return firstWrong(
    ...sets.map((set) => wrongListing(200, set, 199)),
    ...range(0, 30).map((limit) => wrongListing(limit, [1, 2, 3], limit - 1)),
    wrongListing(32_767, [1, 4], 32_766),
  );
}

const classifier: Item = {
  id: 'carvalho2013/classifier',
  kind: 'statement',
  statement:
    'For every finite set S of positive integers and every limit n >= 1, the printed program lists each position from 0 up to n with its outcome in the subtraction game of S.',
  departs:
    'Where the limit itself is left out (the list of figure 2.3 ends at 20), S is entered as at most 20 numbers, in any order and also repeated, and no number typed is above 32767, every outcome listed is right in the range checked.',
  uses: [],
  recorded: 'fails',
  check: (effort) => {
    requireReading(wrongWithinLimits(effort));
    const tried = {
      checked: `the program with its limits against the definition of P and N and Grundy values: all sets within {1, ..., 8} and ${effort === 'quick' ? 200 : 2000} random ones of up to 20 numbers, limit 200; limits 0 to 30 and 32767`,
      methods: 2,
    };
    const included = firstWrong(wrongListing(1, [1], 1), wrongListing(21, [1, 2, 3], 21));
    const leftOut = firstWrong(
      ...[19, 20, 21, 22].map((numbers) => wrongListing(1, range(1, numbers), 0)),
    );
    const large = firstWrong(...[32_767, 32_768].map((taken) => wrongListing(1, [taken], 0)));
    if (leftOut === null)
      return {
        verdict: included === null ? 'holds-in-range' : 'fails',
        ...tried,
        ...(included === null ? {} : { counterexample: included }),
      };
    return {
      verdict: 'fails',
      ...tried,
      counterexample: `${included ?? 'The limit counted: all right'}. With the limit left out: ${leftOut}; ${large}`,
    };
  },
};

/** Whether all lines but the last are equal. */
const agree = (lines: readonly string[]): boolean =>
  lines.slice(0, -1).every((line) => line === lines[0]);

/** The lines that count: where the cut falls on the end, the last line written is the one before. */
const written = (lines: readonly string[]): readonly string[] =>
  lines[lines.length - 1] === '' ? lines.slice(0, -1) : lines;

interface Tally {
  agreeing: number;
  right: number;
}

/** Of the guesses 1 to the limit whose lines agree, how many are right; with all of them, and with those of two full lines or more before the last. */
function tally(
  sets: readonly (readonly number[])[],
  limit: number,
): { all: Tally; repeated: Tally } {
  const counts = { all: { agreeing: 0, right: 0 }, repeated: { agreeing: 0, right: 0 } };
  for (const set of sets) {
    const isRight = repeatsAfter(set);
    const long = subtractionOutcomes(set, 400);
    for (const guess of range(1, limit)) {
      const lines = written(run(limit, set, guess).lines);
      if (!agree(lines)) continue;
      if (long.every((outcome, x) => x < guess || outcome === long[x - guess]) !== isRight(guess))
        throw new Error(`two methods differ for ${setText(set)}, ${guess}`);
      for (const count of lines.length > 2 ? [counts.all, counts.repeated] : [counts.all]) {
        count.agreeing++;
        if (isRight(guess)) count.right++;
      }
    }
  }
  return counts;
}

/** The first limit, then set, then guess, for which at least `full` lines before the last agree although the guess is wrong. */
function firstWrongGuess(
  full: number,
  sets: readonly (readonly number[])[],
  limits: readonly number[],
): string | null {
  for (const limit of limits)
    for (const set of sets)
      for (const guess of range(1, limit)) {
        const lines = written(run(limit, set, guess).lines);
        if (lines.length > full && agree(lines) && !repeatsAfter(set)(guess))
          return `S = ${setText(set)}, limit ${limit}, guess ${guess}: lines ${lines.join(' | ')}`;
      }
  return null;
}

/** A guess that is wrong although all lines agree, the last as far as it goes, and the limit is at least the guess and the largest number together. */
function wrongWithWindow(sets: readonly (readonly number[])[], limit: number): string | null {
  for (const set of sets) {
    const isRight = repeatsAfter(set);
    for (const guess of range(1, limit - Math.max(...set))) {
      const lines = written(run(limit, set, guess).lines);
      if (lines.every((line) => lines[0].startsWith(line)) && !isRight(guess))
        return `S = ${setText(set)}, limit ${limit}, guess ${guess}`;
    }
  }
  return null;
}

function checkGuess(effort: 'quick' | 'full'): Finding {
  const sets = setsWithin(8);
  const limits = effort === 'quick' ? [21] : [21, 30, 40];
  requireReading(firstWrong(...limits.map((limit) => wrongWithWindow(sets, limit))));
  const { all, repeated } = tally(sets, 21);
  requireReading(
    repeated.right === repeated.agreeing
      ? null
      : `${repeated.agreeing - repeated.right} guesses with two full lines are wrong`,
  );
  const tried = {
    checked: `the lines that the program writes for all 255 sets within {1, ..., 8}, limit 21, guesses 1 to 21; right: by the proved period, and by 400 positions; the sufficient condition with limit ${limits.join(', ')}`,
    methods: 2,
  };
  if (2 * all.right > all.agreeing) return { verdict: 'holds', ...tried };
  const smallest = firstWrongGuess(1, sets, range(1, 21));
  const twoLines = firstWrongGuess(2, sets, range(1, 21));
  const atLimit = firstWrongGuess(
    2,
    range(1, 21).map((taken) => [taken]),
    [21],
  );
  const counterexample = `${smallest}; with two full lines ${twoLines}; with limit 21 and one number ${atLimit}. Of ${all.agreeing} agreeing guesses ${all.right} are right; with two full lines before the last, ${repeated.right} of ${repeated.agreeing}`;
  return { verdict: 'fails', ...tried, counterexample };
}

const guess: Item = {
  id: 'carvalho2013/classifier-guess',
  kind: 'statement',
  statement:
    'If all lines but the last that the printed program writes for a guess are equal, the guess is probably a length after which the outcomes repeat: of the guesses 1 to 21 whose lines agree for a set S within {1, ..., 8} and limit 21, more than half are right.',
  departs:
    'One full line agrees with itself, which says nothing. With two full lines before the last, every agreeing guess is right for these sets and limit 21; and a guess is proved right where all lines agree, the last as far as it goes, and the limit is at least guess + max S.',
  uses: ['carvalho2013/classifier'],
  recorded: 'fails',
  check: checkGuess,
};

const items: readonly Item[] = [classifier, guess];
export default items;
