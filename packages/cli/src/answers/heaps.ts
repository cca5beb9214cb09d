import * as v from 'valibot';
import { count, list, optional, orNull, outcome, shape, text, told, truth } from './shape.js';

const letters = v.pipe(v.string(), v.regex(/^[PN]+$/));

const looked = told(
  count,
  'number of heaps, from 0 on, that were looked at for a period; 0 if none was looked for',
  'número de pilhas, a partir de 0, em que se procurou um período; 0 se não se procurou',
);
const preperiod = told(
  orNull(count),
  'preperiod; `null` unless proved',
  'pré-período; `null` se não for provado',
);
const period = told(
  orNull(count),
  'period; `null` unless proved',
  'período; `null` se não for provado',
);
const proved = told(truth, 'whether the period is proved', 'se o período está provado');
const neverRepeats = told(
  truth,
  'whether it is proved that the values never repeat',
  'se está provado que os valores nunca se repetem',
);
const outcomes = told(letters, 'a letter P or N for each heap', 'uma letra P ou N para cada pilha');

export const grundy = shape(
  'GrundyRow',
  'The Grundy values of the heaps from 0 on.',
  'Os valores de Grundy das pilhas a partir de 0.',
  {
    values: told(list(count), 'Grundy values', 'valores de Grundy'),
    outcomes,
    preperiod,
    period,
    outcomePreperiod: told(
      orNull(count),
      'preperiod of the outcomes; `null` unless proved',
      'pré-período dos resultados; `null` se não for provado',
    ),
    outcomePeriod: told(
      orNull(count),
      'period of the outcomes; `null` unless proved',
      'período dos resultados; `null` se não for provado',
    ),
    proved,
    neverRepeats,
    looked,
  },
);

export const position = shape(
  'Outcome',
  'The outcome of a position of heaps.',
  'O resultado de uma posição de pilhas.',
  {
    outcome: told(outcome, 'P-position or N-position', 'P-posição ou N-posição'),
    winningMoves: told(
      list(text),
      'positions that a winning move leads to; at most one with `--first`',
      'posições a que leva uma jogada vencedora; no máximo uma com `--first`',
    ),
    preperiod,
    period,
    neverRepeats,
    looked,
  },
);

const guess = shape(
  'Guess',
  'A guessed period of the outcomes.',
  'Um período sugerido dos resultados.',
  {
    length: told(count, 'its length', 'o seu comprimento'),
    holds: told(
      orNull(truth),
      'whether it is right; `null` if neither is proved',
      'se está certo; `null` se nada está provado',
    ),
  },
);

export const classification = shape(
  'Classification',
  'The outcomes of the heaps from 0 on.',
  'Os resultados das pilhas a partir de 0.',
  {
    set: optional(
      told(list(count), 'subtraction set; without `--game`', 'conjunto de subtração; sem `--game`'),
    ),
    game: optional(told(text, 'with `--game`: its name', 'com `--game`: o seu nome')),
    upto: told(count, 'largest heap', 'maior pilha'),
    outcomes,
    preperiod,
    period,
    proved,
    looked,
    guess: told(
      orNull(guess),
      'whether the guessed period is right; `null` without a guess',
      'se o período sugerido está certo; `null` sem palpite',
    ),
  },
);
