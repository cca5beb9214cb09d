import * as v from 'valibot';
import { count, digits, list, oneOf, optional, orNull, shape, text, told, truth } from './shape.js';

const certificate = shape(
  'PairCertificate',
  'The reason that no way leads from a start to a goal.',
  'O motivo por que nenhum caminho leva de um início a um objetivo.',
  {
    kind: told(
      oneOf(['side', 'from', 'to']),
      '`side`: of Manaus, one state is good and one bad; `from`: the states are all that the start reaches; `to`: all that reach the goal',
      '`side`: de Manaus, um estado é bom e o outro ruim; `from`: os estados são todos os que o início alcança; `to`: todos os que alcançam o objetivo',
    ),
    states: told(list(text), 'their labels', 'os seus rótulos'),
  },
);

export const pairRow = shape(
  'PairRow',
  'With `--pairs`: a start and a goal, and what is true of the shortest plays between them.',
  'Com `--pairs`: um início e um objetivo, e o que é verdade das partidas mínimas entre eles.',
  {
    game: told(text, 'the tower as it was named', 'a torre como foi nomeada'),
    options: optional(
      told(
        v.record(v.string(), v.unknown()),
        'options that were given, if any',
        'opções que foram dadas, se houver',
      ),
    ),
    from: told(text, 'label of the start', 'rótulo do início'),
    goal: told(text, 'label of the goal', 'rótulo do objetivo'),
    solvable: told(truth, 'whether there is a way', 'se existe caminho'),
    moves: told(
      orNull(count),
      'least number of moves; `null` without a way',
      'menor número de movimentos; `null` se não há caminho',
    ),
    plays: told(
      digits,
      'number of shortest plays, as decimal digits',
      'número de partidas mínimas, em algarismos decimais',
    ),
    choices: told(
      count,
      'states on shortest plays from which two moves or more begin one',
      'estados de partidas mínimas a partir dos quais dois ou mais movimentos começam uma',
    ),
    detours: told(
      count,
      'moves that take a disc out of its place, in the shortest play with fewest of them',
      'movimentos que tiram um disco do seu lugar, na partida mínima que menos os tem',
    ),
    depth: told(
      count,
      'moves before a disc comes to its place, in the shortest play with fewest of them',
      'movimentos antes de um disco chegar ao seu lugar, na partida mínima que menos os tem',
    ),
    hierarchy: told(
      oneOf(['tower', 'partial', 'flat']),
      'the goal: all discs on one peg, neither, no two on one',
      'o objetivo: todos os discos em um pino, nenhum dos dois, no máximo um por pino',
    ),
    orders: told(
      digits,
      'orders in which the discs can come to their places, as decimal digits',
      'ordens em que os discos podem chegar aos seus lugares, em algarismos decimais',
    ),
    play: told(
      orNull(text),
      'a shortest play, as pairs of pegs; `null` without a way',
      'uma partida mínima, como pares de pinos; `null` se não há caminho',
    ),
    certificate: told(
      orNull(certificate),
      'why there is no way; `null` if there is one',
      'por que não há caminho; `null` se há',
    ),
  },
);
