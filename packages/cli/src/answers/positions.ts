import * as v from 'valibot';
import { pairRow } from './pairs.js';
import {
  count,
  digits,
  list,
  oneOf,
  optional,
  orNull,
  outcome,
  shape,
  text,
  told,
  truth,
} from './shape.js';

const least = told(
  orNull(v.union([count, digits])),
  'least number of moves to the goal, as decimal digits from 2^53 on; `null` if unsolvable or not known',
  'menor número de movimentos até o objetivo, em algarismos decimais a partir de 2^53; `null` sem solução ou se não se conhece',
);
const certificate = shape(
  'Certificate',
  'Of an unsolvable position, the states that it can reach: none is a goal, and no move leads out.',
  'De uma posição sem solução, os estados que ela alcança: nenhum é objetivo, e nenhum movimento sai deles.',
  {
    reachable: told(count, 'number of these states', 'número desses estados'),
    states: told(
      orNull(list(text)),
      'their labels; `null` if more than 1,000',
      'os seus rótulos; `null` se são mais de 1.000',
    ),
  },
);

const positionRow = shape(
  'PositionRow',
  'A position with what is true of it: of a tower or a level with `least`, of heaps with `outcome`.',
  'Uma posição com o que é verdade dela: de uma torre ou de um nível com `least`, de pilhas com `outcome`.',
  {
    game: told(text, 'the game as it was named', 'o jogo como foi nomeado'),
    options: optional(
      told(
        v.record(v.string(), v.unknown()),
        'options that were given, if any',
        'opções que foram dadas, se houver',
      ),
    ),
    position: told(
      text,
      'label of the position; of a level, letters from its start; of heaps, their sizes',
      'rótulo da posição; de um nível, letras a partir do início; de pilhas, os seus tamanhos',
    ),
    solvable: optional(
      told(
        truth,
        'of a tower or a level: whether there is a solution',
        'de uma torre ou de um nível: se existe solução',
      ),
    ),
    least: optional(least),
    plays: optional(
      told(
        digits,
        'of a tower or a level: number of shortest plays, as decimal digits',
        'de uma torre ou de um nível: número de partidas mínimas, em algarismos decimais',
      ),
    ),
    play: optional(
      told(
        orNull(text),
        'of a tower or a level: a shortest play, as pairs of pegs or letters',
        'de uma torre ou de um nível: uma partida mínima, como pares de pinos ou letras',
      ),
    ),
    certificate: optional(
      told(
        orNull(certificate),
        'of a tower or a level: why it is unsolvable; `null` if it is not',
        'de uma torre ou de um nível: por que não tem solução; `null` se tem',
      ),
    ),
    outcome: optional(
      told(outcome, 'of heaps: P-position or N-position', 'de pilhas: P-posição ou N-posição'),
    ),
    winningMoves: optional(
      told(
        list(text),
        'of heaps: positions that a winning move leads to',
        'de pilhas: posições a que leva uma jogada vencedora',
      ),
    ),
  },
);

export const positions = v.union([list(positionRow), list(pairRow)]);

const verdict = shape(
  'VerdictRow',
  'The verdict on an answer, and what is true of its position.',
  'A avaliação de uma resposta, e o que é verdade da sua posição.',
  {
    line: told(
      count,
      'number of the line that is judged, from 1',
      'número da linha avaliada, a partir de 1',
    ),
    position: told(
      orNull(text),
      'the position; `null` if none can be read',
      'a posição; `null` se nenhuma pode ser lida',
    ),
    legal: told(
      orNull(truth),
      'whether all moves are legal; `null` without a play',
      'se todos os movimentos são permitidos; `null` sem partida',
    ),
    failedAt: told(
      orNull(count),
      'number of the first illegal move',
      'número do primeiro movimento não permitido',
    ),
    wins: told(
      orNull(truth),
      'whether the play reaches the goal, or leaves a P-position; `null` without a play',
      'se a partida alcança o objetivo, ou deixa uma P-posição; `null` sem partida',
    ),
    moves: told(
      orNull(count),
      'number of legal moves of the play; `null` without one',
      'número de movimentos permitidos da partida; `null` sem partida',
    ),
    notation: told(
      orNull(oneOf(['pegs0', 'pegs1', 'letters', 'labels', 'position'])),
      'how the play was read; `null` without one',
      'como a partida foi lida; `null` sem partida',
    ),
    how: told(
      orNull(oneOf(['formula', 'theorem', 'search'])),
      'how the least number is known; `null` where it is not',
      'como se conhece o menor número; `null` se não se conhece',
    ),
    optimal: told(
      orNull(truth),
      'whether the number of moves is known to be least; `null` where it is not known or the play does not win',
      'se o número de movimentos é comprovadamente mínimo; `null` se não se sabe ou a partida não vence',
    ),
    refuted: told(
      list(text),
      'claims of the answer that are false',
      'afirmações da resposta que são falsas',
    ),
    right: told(
      truth,
      'whether it has a play that wins, or claims, and no claim is false',
      'se ela tem uma partida vencedora, ou afirmações, e nenhuma é falsa',
    ),
    reason: told(
      orNull(text),
      'why it is wrong; `null` if it is right',
      'por que está errada; `null` se está certa',
    ),
    code: told(
      orNull(text),
      'the reason as a code; `null` without one',
      'o motivo como código; `null` se não houver',
    ),
    least,
    solvable: optional(
      told(
        orNull(truth),
        'of a valid position of a tower or a level: whether there is a solution; `null` if not known',
        'de uma posição válida de uma torre ou de um nível: se existe solução; `null` se não se sabe',
      ),
    ),
    plays: optional(
      told(
        orNull(digits),
        'likewise: number of shortest plays, as decimal digits; `null` if not known',
        'do mesmo modo: número de partidas mínimas, em algarismos decimais; `null` se não se sabe',
      ),
    ),
    outcome: optional(
      told(
        outcome,
        'of a valid position of heaps: P-position or N-position',
        'de uma posição válida de pilhas: P-posição ou N-posição',
      ),
    ),
    winningMoves: optional(
      told(
        orNull(list(text)),
        'likewise: positions that a winning move leads to; `null` if too many',
        'do mesmo modo: posições a que leva uma jogada vencedora; `null` se são demais',
      ),
    ),
  },
);

export const verdicts = shape(
  'Verdicts',
  'The verdicts on all answers.',
  'As avaliações de todas as respostas.',
  {
    answers: told(list(verdict), 'the verdict on each line', 'a avaliação de cada linha'),
    right: told(count, 'number of right answers', 'número de respostas certas'),
    wrong: told(count, 'number of wrong answers', 'número de respostas erradas'),
  },
);
