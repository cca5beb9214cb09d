import {
  type Checks,
  finite,
  general,
  type ItemCheck,
  range,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { isBroken } from '../../finding.js';
import { classifierRun, setsWithin } from '../evidence/classifier-runs.js';
import { outcomesByOptions, repeatsAfter, setText } from '../evidence/subtraction-rows.js';

/** A guess, and the lines that the program writes for it. */
type Guess = {
  readonly set: readonly number[];
  readonly limit: number;
  readonly guess: number;
  readonly lines: readonly string[];
};

/**
 * The number of guesses that agree, and of those that are right; and with two full lines or more
 * before the last.
 */
type Tally = {
  readonly agreeing: number;
  readonly right: number;
  readonly agreeingTwice: number;
  readonly rightTwice: number;
};

type Case = Tally & { readonly smallest: Guess; readonly twoLines: Guess; readonly atLimit: Guess };

/**
 * The lines that count: where the cut falls on the end, the last line written is the one before.
 */
const countedLines = (lines: readonly string[]): readonly string[] =>
  lines[lines.length - 1] === '' ? lines.slice(0, -1) : lines;

const guessesTo = (most: number, set: readonly number[], limit: number): Guess[] =>
  range(1, most).map((guess) => ({
    set,
    limit,
    guess,
    lines: countedLines(classifierRun(limit, set, guess).lines),
  }));

/** True if the outcomes of the heaps 0 to 400 repeat after the guess. */
function repeatsInRow({ set, guess }: Guess): boolean {
  const row = outcomesByOptions(set, 400);
  return row.every((outcome, x) => x < guess || outcome === row[x - guess]);
}

/** True if a guess is right, in two ways. */
const isRight = {
  'the proved period': ({ set, guess }: Guess) => repeatsAfter(set, guess),
  '400 positions by their definition': repeatsInRow,
};

const tally =
  (right: (guess: Guess) => boolean) =>
  (guesses: readonly Guess[]): Tally => ({
    agreeing: guesses.length,
    right: guesses.filter(right).length,
    agreeingTwice: guesses.filter(isTwice).length,
    rightTwice: guesses.filter(isTwice).filter(right).length,
  });

const isTwice = ({ lines }: Guess): boolean => lines.length > 2;

const tallies = {
  'the proved period': tally(isRight['the proved period']),
  '400 positions by their definition': tally(isRight['400 positions by their definition']),
};

/** The statement that all of some guesses are right. */
const allRight = (instances: Iterable<Guess>) =>
  general<Guess, boolean>({
    checked: { en: 'guesses that the lines confirm', pt: 'palpites que as linhas confirmam' },
    instances,
    stated: () => true,
    methods: isRight,
  });

/**
 * The guesses with at least `full` lines before the last, all of which agree: by limit, then set,
 * then guess.
 */
function* agreeingGuesses(full: number, sets: Sets, limits: readonly number[]): Generator<Guess> {
  for (const limit of limits)
    for (const set of sets)
      for (const guess of guessesTo(limit, set, limit))
        if (
          guess.lines.length > full &&
          guess.lines.slice(0, -1).every((line) => line === guess.lines[0])
        )
          yield guess;
}

type Sets = readonly (readonly number[])[];

/**
 * The guesses whose lines agree, the last as far as it goes, with the limit at least the guess and
 * the largest number together.
 */
function* withWindow(sets: Sets, limit: number): Generator<Guess> {
  for (const set of sets)
    for (const guess of guessesTo(limit - Math.max(...set), set, limit))
      if (guess.lines.every((line) => guess.lines[0].startsWith(line))) yield guess;
}

function firstWrong(guesses: Iterable<Guess>): Guess {
  const finding = allRight(guesses);
  if (!isBroken(finding)) throw new Error('no guess that the lines confirm is wrong');
  return finding.values.instance;
}

function check(limits: readonly number[]) {
  const sets = setsWithin(8);
  for (const limit of limits) requireHolds(allRight(withWindow(sets, limit)));
  requireHolds(allRight(agreeingGuesses(2, sets, [21])));
  // Most guesses that the lines confirm are right.
  const finding = finite<readonly Guess[], Tally>({
    checked: {
      en: `the lines that the program writes for all 255 sets within {1, ..., 8}, limit 21, guesses 1 to 21; right: by the proved period, and by 400 positions; the sufficient condition with limit ${limits.join(', ')}`,
      pt: `as linhas que o programa escreve para todos os 255 conjuntos em {1, ..., 8}, limite 21, palpites 1 a 21; certos: pelo período demonstrado, e por 400 posições; a condição suficiente com limite ${limits.join(', ')}`,
    },
    instances: [[...agreeingGuesses(0, sets, [21])]],
    satisfies: ({ agreeing: all, right }) => 2 * right > all,
    methods: tallies,
  });
  // The first guesses that are wrong: with a line and with two before the last, and with a
  // single number at the limit.
  return withValues(
    finding,
    ({ computed }): Case => ({
      ...computed,
      smallest: firstWrong(agreeingGuesses(1, sets, range(1, 21))),
      twoLines: firstWrong(agreeingGuesses(2, sets, range(1, 21))),
      atLimit: firstWrong(
        agreeingGuesses(
          2,
          range(1, 21).map((taken) => [taken]),
          [21],
        ),
      ),
    }),
  );
}

const inWords = ({ set, limit, guess, lines }: Guess): string =>
  `S = ${setText(set)}, limit ${limit}, guess ${guess}: lines ${lines.join(' | ')}`;

const emPalavras = ({ set, limit, guess, lines }: Guess): string =>
  `S = ${setText(set)}, limite ${limit}, palpite ${guess}: linhas ${lines.join(' | ')}`;

export default {
  'classifier-guess': {
    check: (effort) => check(effort === 'quick' ? [21] : [21, 30, 40]),
    counterexample: {
      en: ({ smallest, twoLines, atLimit, ...found }) =>
        `${inWords(smallest)}; with two full lines ${inWords(twoLines)}; with limit 21 and one number ${inWords(atLimit)}. Of ${found.agreeing} agreeing guesses ${found.right} are right; with two full lines before the last, ${found.rightTwice} of ${found.agreeingTwice}`,
      pt: ({ smallest, twoLines, atLimit, ...found }) =>
        `${emPalavras(smallest)}. Com duas linhas completas: ${emPalavras(twoLines)}; com limite 21: S = ${setText(atLimit.set)}, palpite ${atLimit.guess}. De ${found.agreeing} palpites que passam, ${found.right} estão certos; com duas linhas completas antes da última, ${found.rightTwice} de ${found.agreeingTwice}.`,
    },
  } satisfies ItemCheck<Case>,
} satisfies Checks;
