import * as v from 'valibot';
import { count, digits, list, oneOf, orNull, shape, text, told, truth } from './shape.js';

const level = {
  game: told(
    oneOf(['bloxorz', 'on-the-edge', 'bobbin']),
    'name of the block game',
    'nome do jogo de bloco',
  ),
  rules: told(
    orNull(oneOf(['official', 'strict'])),
    'rules of the game; `null` where it has one set',
    'regras do jogo; `null` onde há um só conjunto',
  ),
};

export const solution = shape(
  'LevelSolution',
  'A shortest solution of a level.',
  'Uma solução mínima de um nível.',
  {
    ...level,
    solvable: told(truth, 'whether there is a solution', 'se existe solução'),
    moves: told(
      orNull(count),
      'number of moves; `null` without a solution',
      'número de movimentos; `null` se não houver solução',
    ),
    rolls: told(
      orNull(count),
      'number of letters of the solution without `_`',
      'número de letras da solução sem `_`',
    ),
    path: told(orNull(text), 'letters of the solution', 'letras da solução'),
    visited: told(count, 'number of states visited', 'número de estados visitados'),
  },
);

export const check = shape(
  'PathCheck',
  'What a path does in a level.',
  'O que um caminho faz em um nível.',
  {
    legal: told(truth, 'whether all moves are legal', 'se todos os movimentos são permitidos'),
    wins: told(
      truth,
      'whether the whole path ends in the win',
      'se o caminho inteiro termina na vitória',
    ),
    failedAt: told(
      orNull(count),
      'number of the first illegal letter',
      'número da primeira letra não permitida',
    ),
  },
);

const cell = told(count, 'cell of the block', 'célula do bloco');

const bloxorzState = shape(
  'BloxorzState',
  'A state of Bloxorz; cells are counted from 0, row by row.',
  'Um estado de Bloxorz; as células são contadas a partir de 0, linha por linha.',
  {
    cubes: told(v.tuple([count, count]), 'cells of the two cubes', 'células dos dois cubos'),
    selected: told(
      orNull(oneOf([0, 1])),
      'half that moves; `null` while the block is whole',
      'metade que se move; `null` enquanto o bloco está inteiro',
    ),
    closed: told(list(truth), 'which bridges are closed', 'quais pontes estão fechadas'),
    pressed: told(
      list(truth),
      'which switches have been pressed',
      'quais chaves foram pressionadas',
    ),
  },
);

const edgeState = shape('EdgeState', 'A state of On The Edge.', 'Um estado de On The Edge.', {
  cube: cell,
  floor: told(
    list(oneOf(['void', 'once', 'twice', 'blue', 'goal'])),
    'what is left of each cell',
    'o que resta de cada célula',
  ),
});

const bobbinState = shape('BobbinState', 'A state of Bobbin 3D.', 'Um estado de Bobbin 3D.', {
  cell,
  axis: told(
    oneOf(['standing', 'lying-x', 'lying-y']),
    'how the cylinder lies',
    'como o cilindro está',
  ),
  cube: told(
    count,
    'number of moves for which it is still a cube',
    'número de movimentos em que ainda é um cubo',
  ),
  raised: told(list(truth), 'which keys are raised', 'quais teclas estão levantadas'),
});

const hardest = shape(
  'HardestStarts',
  'The states from which most moves are needed.',
  'Os estados que exigem mais movimentos.',
  {
    moves: told(count, 'how many moves they need', 'quantos movimentos exigem'),
    worstStarts: told(count, 'number of these states', 'número desses estados'),
    states: told(
      list(v.union([bloxorzState, edgeState, bobbinState])),
      'the first 20 of them',
      'os 20 primeiros',
    ),
  },
);

export const analysis = shape(
  'LevelAnalysis',
  'The graph of all reachable states of a level in numbers.',
  'O grafo de todos os estados alcançáveis de um nível em números.',
  {
    ...level,
    order: told(count, 'number of states', 'ordem: número de estados'),
    size: told(count, 'number of legal moves', 'tamanho: número de movimentos permitidos'),
    components: told(
      list(count),
      'orders of the components, directions forgotten: one',
      'ordens das componentes, sem olhar as direções: uma só',
    ),
    dead: told(count, 'number of dead states', 'número de estados mortos'),
    moves: told(
      orNull(count),
      'length of a shortest solution; `null` without one',
      'comprimento de uma solução mínima; `null` se não houver',
    ),
    hardest: told(
      orNull(hardest),
      'hardest starts; `null` if no state wins',
      'inícios mais difíceis; `null` se nenhum estado vence',
    ),
    shortest: told(
      digits,
      'number of shortest solutions, as decimal digits',
      'número de soluções mínimas, em algarismos decimais',
    ),
    strongComponents: told(
      orNull(list(count)),
      'orders of the strong components, largest first; `null` if more than 100,000',
      'ordens das componentes fortemente conexas, da maior para a menor; `null` se são mais de 100.000',
    ),
    distances: told(
      orNull(list(count)),
      'number of states at distance 0, 1, … from a win; `null` beyond 100,000 distances',
      'número de estados à distância 0, 1, … de uma vitória; `null` acima de 100.000 distâncias',
    ),
  },
);
