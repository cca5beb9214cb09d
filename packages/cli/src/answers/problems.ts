import * as v from 'valibot';
import { count, digits, list, oneOf, orNull, shape, text, told, truth } from './shape.js';

const number = v.union([count, digits]);

export const checkedProblems = list(
  shape(
    'CheckedProblemRow',
    'A problem of a list, and whether its stated number is the least number of moves.',
    'Um problema de uma lista, e se o número declarado é o menor número de movimentos.',
    {
      line: told(
        count,
        'number of the line, or of the entry in one document, from 1',
        'número da linha, ou da entrada em um único documento, a partir de 1',
      ),
      verdict: told(
        oneOf(['right', 'wrong', 'impossible', 'unknown', 'unreadable']),
        '`impossible`: a number is stated, and no way leads to the goal; `unknown`: the least number is not known',
        '`impossible`: declara-se um número, e nenhum caminho leva ao objetivo; `unknown`: não se conhece o menor número',
      ),
      right: told(
        orNull(truth),
        'whether the stated number is right; `null` if not known or not read',
        'se o número declarado está certo; `null` se não se sabe ou não foi lido',
      ),
      tower: told(
        orNull(text),
        'name of the tower; `null` if not read',
        'nome da torre; `null` se não foi lida',
      ),
      start: told(orNull(text), 'label of the start', 'rótulo do início'),
      goal: told(orNull(text), 'label of the goal', 'rótulo do objetivo'),
      stated: told(
        orNull(number),
        'stated number; `null` if stated to be impossible or not read',
        'número declarado; `null` se declarado impossível ou não lido',
      ),
      least: told(
        orNull(number),
        'least number of moves; `null` if none or not known',
        'menor número de movimentos; `null` se não há ou não se conhece',
      ),
      how: told(
        orNull(oneOf(['formula', 'theorem', 'search'])),
        'how it is known; `null` where it is not',
        'como se conhece; `null` se não se conhece',
      ),
      plays: told(
        orNull(digits),
        'number of shortest plays, as decimal digits; `null` if not known',
        'número de partidas mínimas, em algarismos decimais; `null` se não se sabe',
      ),
      play: told(
        orNull(text),
        'where the number is wrong, a shortest play as pairs of pegs; `null` beyond 10^5 moves',
        'onde o número está errado, uma partida mínima como pares de pinos; `null` além de 10^5 movimentos',
      ),
      reason: told(
        orNull(text),
        'why the row cannot be read; `null` if it can',
        'por que a linha não pode ser lida; `null` se pode',
      ),
      code: told(
        orNull(text),
        'the reason as a code; `null` without one',
        'o motivo como código; `null` se não houver',
      ),
    },
  ),
);
