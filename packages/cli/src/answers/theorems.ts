import * as v from 'valibot';
import { count, digits, integer, list, oneOf, orNull, shape, text, told, truth } from './shape.js';

const family = shape(
  'Family',
  'Towers on three pegs that differ in the number of discs n.',
  'Torres de três pinos que diferem no número de discos n.',
  {
    capacities: told(
      v.tuple([text, text, text]),
      'how many discs each peg holds: `n`, `n-2` or a number',
      'quantos discos cabem em cada pino: `n`, `n-2` ou um número',
    ),
    moves: told(
      list(v.tuple([count, count])),
      'pairs of pegs between which discs move',
      'pares de pinos entre os quais os discos se movem',
    ),
    goal: told(
      orNull(count),
      'peg of all discs in the goal; `null` where no peg holds all',
      'pino de todos os discos no objetivo; `null` se nenhum pino recebe todos',
    ),
  },
);

const recurrence = shape(
  'Recurrence',
  'A recurrence a(n) = c1 a(n-1) + c2 a(n-2) + …, with its first values.',
  'Uma recorrência a(n) = c1 a(n-1) + c2 a(n-2) + …, com os seus primeiros valores.',
  {
    text: told(text, 'the recurrence as text', 'a recorrência como texto'),
    coefficients: told(list(integer), 'the coefficients c1, c2, …', 'os coeficientes c1, c2, …'),
    first: told(
      list(digits),
      'its first values, as decimal digits',
      'os seus primeiros valores, em algarismos decimais',
    ),
  },
);

/** What is proved, which a sequence of a study has too. */
export const proved = {
  from: told(
    count,
    'least number of discs for which it holds',
    'menor número de discos para o qual vale',
  ),
  form: told(
    orNull(text),
    'a formula in n; `null` without one',
    'uma fórmula em n; `null` se não houver',
  ),
  recurrence: told(
    orNull(recurrence),
    'the recurrence of the values; `null` where they are infinite',
    'a recorrência dos valores; `null` se são infinitos',
  ),
  text: told(text, 'the statement in a sentence', 'a afirmação em uma frase'),
};

const statement = shape(
  'Statement',
  'What holds for every number of discs from some on.',
  'O que vale para todo número de discos a partir de algum.',
  {
    quantity: told(text, 'what it is about, such as `order`', 'de que trata, como `order`'),
    ...proved,
    values: told(
      v.record(v.string(), digits),
      'the first twelve values by n, as decimal digits',
      'os doze primeiros valores por n, em algarismos decimais',
    ),
    status: told(
      oneOf(['proved', 'open']),
      '`proved`: a certificate was found, and verified',
      '`proved`: um certificado foi encontrado e verificado',
    ),
    subject: told(text, 'the quantity in words', 'a quantidade em palavras'),
    claim: told(text, 'what is said of it', 'o que se diz dela'),
    tex: told(text, 'the statement in TeX', 'a afirmação em TeX'),
  },
);

export const theorems = v.union([
  shape(
    'Theorems',
    'What holds of a tower on three pegs for every number of discs.',
    'O que vale de uma torre de três pinos para todo número de discos.',
    {
      family: told(family, 'the towers that it is about', 'as torres de que trata'),
      from: told(
        count,
        'least number of discs from which all statements hold',
        'menor número de discos a partir do qual todas as afirmações valem',
      ),
      statements: told(list(statement), 'what is proved', 'o que está provado'),
      automatonStates: told(
        orNull(count),
        'number of states of the automaton that tells the distance of every state; `null` without a goal',
        'número de estados do autômato que diz a distância de cada estado; `null` sem objetivo',
      ),
      open: told(
        orNull(text),
        'why nothing was proved; `null` where it was',
        'por que nada foi provado; `null` se foi',
      ),
      coq: told(
        list(text),
        'theorems about it that Coq has proved too',
        'teoremas sobre ela que Coq também provou',
      ),
    },
  ),
  shape(
    'Verification',
    'With `--verify`: the verdict on a certificate.',
    'Com `--verify`: a avaliação de um certificado.',
    {
      accepted: told(truth, 'whether it is accepted', 'se é aceito'),
      reason: told(
        orNull(text),
        'why it is refused; `null` if it is accepted',
        'por que é recusado; `null` se é aceito',
      ),
    },
  ),
]);
