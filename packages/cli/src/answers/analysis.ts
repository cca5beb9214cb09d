import * as v from 'valibot';
import { count, list, oneOf, orNull, shape, text, told, truth } from './shape.js';

const parameters = shape(
  'Parameters',
  'What a tower was asked for.',
  'O que foi pedido de uma torre.',
  {
    pegs: told(count, 'number of pegs', 'número de pinos'),
    discs: told(count, 'number of discs', 'número de discos'),
    capacities: told(
      list(count),
      'how many discs each peg holds',
      'quantos discos cabem em cada pino',
    ),
    moves: told(
      v.union([
        oneOf(['any', 'adjacent', 'cyclic', 'ring', 'star']),
        list(v.tuple([count, count])),
      ]),
      'the digraph of pegs: its name, or pairs of pegs where it has none',
      'o digrafo dos pinos: o seu nome, ou pares de pinos se não tiver um',
    ),
    goal: told(text, 'label of the goal', 'rótulo do objetivo'),
  },
);

/** The numbers of a tower, which a row of a study has too. */
export const numbers = {
  puzzle: told(text, 'the name of the tower', 'nome da torre'),
  parameters: told(parameters, 'what it was asked for', 'o que foi pedido'),
  order: told(count, 'number of states', 'ordem: número de estados'),
  size: told(
    orNull(count),
    'number of edges; of arcs, when directed',
    'tamanho: número de arestas; de arcos, se direcionado',
  ),
  directed: told(truth, 'whether some move has no move back', 'se algum movimento não tem volta'),
  minDegree: told(
    orNull(count),
    'least degree; out-degree, when directed',
    'grau mínimo; grau de saída, se direcionado',
  ),
  maxDegree: told(
    orNull(count),
    'largest degree; out-degree, when directed',
    'grau máximo; grau de saída, se direcionado',
  ),
  degrees: told(
    orNull(v.record(v.string(), count)),
    'how many states have each degree',
    'quantos estados têm cada grau',
  ),
  components: told(
    orNull(list(count)),
    'orders of the components, largest first; of the strong ones, when directed',
    'ordens das componentes, da maior para a menor; das fortemente conexas, se direcionado',
  ),
  diameters: told(
    orNull(list(orNull(count))),
    'diameters of the components, in the same order',
    'diâmetros das componentes, na mesma ordem',
  ),
  planar: told(orNull(truth), 'whether the graph is planar', 'se o grafo é planar'),
  method: told(
    oneOf(['explicit', 'planes', 'classes', 'lift', 'lists']),
    'kind of search that found the distances',
    'tipo de busca que encontrou as distâncias',
  ),
  engine: told(oneOf(['ts', 'wasm']), 'back end of the search', 'implementação da busca'),
  workers: told(count, 'number of threads of the search', 'número de linhas de execução da busca'),
  goal: told(text, 'label of the goal', 'rótulo do objetivo'),
  eccentricity: told(
    count,
    'largest distance from a state to the goal, among those that reach it',
    'excentricidade: maior distância de um estado ao objetivo, entre os que o alcançam',
  ),
  farthest: told(
    list(text),
    'the first 20 states at that distance',
    'os 20 primeiros estados a essa distância',
  ),
  worstStarts: told(
    count,
    'number of states at that distance',
    'número de estados a essa distância',
  ),
  reachable: told(
    count,
    'number of states that can reach the goal',
    'número de estados que alcançam o objetivo',
  ),
  distances: told(
    orNull(list(count)),
    'number of states at distance 0, 1, …; `null` beyond 100,000 distances',
    'número de estados à distância 0, 1, …; `null` acima de 100.000 distâncias',
  ),
};

export const analysis = shape(
  'Analysis',
  'The state graph of a tower in numbers; what would take too long is `null`.',
  'O grafo de estados de uma torre em números; o que demoraria demais é `null`.',
  numbers,
);
