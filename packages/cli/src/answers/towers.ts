import * as v from 'valibot';
import { count, digits, list, optional, orNull, shape, text, told, truth } from './shape.js';

const move = shape(
  'Move',
  'A move of a disc from peg to peg, such as `p0` to `p2`.',
  'Um movimento de um disco de um pino a outro, como de `p0` a `p2`.',
  {
    disc: told(
      count,
      'disc that moves; where discs are alike, the one on top before the move',
      'disco que se move; onde há discos iguais, o que está no topo antes do movimento',
    ),
    from: told(text, 'peg it leaves', 'pino de onde sai'),
    to: told(text, 'peg it goes to', 'pino para onde vai'),
  },
);

export const solution = shape(
  'Solution',
  'The moves from a state to the goal.',
  'Os movimentos de um estado até o objetivo.',
  {
    solvable: told(truth, 'whether there is a solution', 'se existe solução'),
    moves: told(
      orNull(count),
      'number of moves; `null` without a solution',
      'número de movimentos; `null` se não houver solução',
    ),
    optimal: told(
      orNull(truth),
      'whether the number of moves is known to be least; `null` without a solution',
      'se o número de movimentos é comprovadamente mínimo; `null` se não houver solução',
    ),
    states: told(
      list(text),
      'labels from start to goal; none where moves are only counted',
      'rótulos do início ao objetivo; nenhum se os movimentos são só contados',
    ),
    steps: told(list(move), 'the moves between these states', 'os movimentos entre esses estados'),
    algorithm: told(text, 'how the solution was found', 'como a solução foi encontrada'),
    stopped: optional(
      told(
        truth,
        'with `--literal`: whether the printed algorithm breaks a rule or does not end',
        'com `--literal`: se o algoritmo impresso quebra uma regra ou não termina',
      ),
    ),
    at: optional(
      told(
        orNull(count),
        'with `--literal`: the number of the move at which it does',
        'com `--literal`: o número do movimento em que isso ocorre',
      ),
    ),
    reason: optional(
      told(
        orNull(text),
        'with `--literal`: why it stopped, or where it ends',
        'com `--literal`: por que parou, ou onde termina',
      ),
    ),
    next: optional(
      told(
        orNull(move),
        'of a tower solved by theorems: the first move; `null` at the goal and without a solution',
        'de uma torre resolvida por teoremas: o primeiro movimento; `null` no objetivo e sem solução',
      ),
    ),
    plays: optional(
      told(
        digits,
        'of a tower solved by theorems: number of shortest solutions',
        'de uma torre resolvida por teoremas: número de soluções mínimas',
      ),
    ),
    from: told(text, 'label of the start', 'rótulo do início'),
  },
);

const state = shape('StateRow', 'A state of a tower.', 'Um estado de uma torre.', {
  label: told(text, 'label of the state', 'rótulo do estado'),
  distance: told(
    orNull(count),
    'least number of moves to the goal; `null` for a bad state',
    'menor número de movimentos até o objetivo; `null` em um estado ruim',
  ),
  good: told(truth, 'whether the goal can be reached', 'se o objetivo pode ser alcançado'),
  component: told(
    count,
    'number of its component, from 0; a strong one, when directed',
    'número da componente, a partir de 0; fortemente conexa, se direcionado',
  ),
  degree: told(count, 'number of moves from the state', 'número de movimentos a partir do estado'),
  eccentricity: optional(
    told(
      count,
      'with `--eccentricity`: largest distance to a state that can be reached',
      'com `--eccentricity`: maior distância até um estado que pode ser alcançado',
    ),
  ),
});

export const states = v.union([
  list(state),
  shape(
    'WrittenStates',
    'With `--out`: the file that was written.',
    'Com `--out`: o arquivo escrito.',
    {
      out: told(text, 'its name', 'o seu nome'),
      states: told(count, 'number of states', 'número de estados'),
    },
  ),
]);

const vertexAttributes = shape(
  'VertexAttributes',
  'What is known of the vertices: of each fact a list, with a value for each vertex.',
  'O que se sabe dos vértices: de cada fato uma lista, com um valor para cada vértice.',
  {
    distance: told(
      list(orNull(count)),
      'least number of moves to the goal; `null` for a bad state',
      'menor número de movimentos até o objetivo; `null` em um estado ruim',
    ),
    good: told(list(truth), 'whether the goal can be reached', 'se o objetivo pode ser alcançado'),
    component: told(
      list(count),
      'number of the component, from 0',
      'número da componente, a partir de 0',
    ),
    degree: told(list(count), 'number of moves', 'número de movimentos'),
  },
);

const edgeAttributes = shape(
  'EdgeAttributes',
  'What is known of the edges: of each fact a list, with a value for each edge; none without edges.',
  'O que se sabe das arestas: de cada fato uma lista, com um valor para cada aresta; nenhuma se não há arestas.',
  {
    disc: optional(told(list(count), 'disc that moves', 'disco que se move')),
    from: optional(told(list(count), 'peg it leaves', 'pino de onde sai')),
    to: optional(told(list(count), 'peg it goes to', 'pino para onde vai')),
    shortest: optional(
      told(
        list(truth),
        'whether the edge lies on a shortest path to the goal',
        'se a aresta está em um caminho mínimo até o objetivo',
      ),
    ),
  },
);

export const graph = shape('GraphDocument', 'A state graph.', 'Um grafo de estados.', {
  directed: told(truth, 'whether some move has no move back', 'se algum movimento não tem volta'),
  vertices: told(list(text), 'labels of the vertices', 'rótulos dos vértices'),
  edges: told(
    list(v.tuple([count, count])),
    'pairs of places in the list of vertices',
    'pares de posições na lista de vértices',
  ),
  vertexAttributes: optional(
    told(
      vertexAttributes,
      'with `--attributes`: known facts about the vertices',
      'com `--attributes`: fatos conhecidos sobre os vértices',
    ),
  ),
  edgeAttributes: optional(
    told(
      edgeAttributes,
      'with `--attributes`: known facts about the edges',
      'com `--attributes`: fatos conhecidos sobre as arestas',
    ),
  ),
});

const file = {
  out: told(text, 'file that was written', 'arquivo escrito'),
  width: told(v.number(), 'width in pixels', 'largura em pixels'),
  height: told(v.number(), 'height in pixels', 'altura em pixels'),
};

export const drawing = shape(
  'Drawing',
  'A drawing of a state graph.',
  'Um desenho de um grafo de estados.',
  {
    ...file,
    vertices: told(count, 'number of its vertices', 'número dos seus vértices'),
  },
);

export const figure = shape('Figure', 'A figure in a file.', 'Uma figura em um arquivo.', file);
