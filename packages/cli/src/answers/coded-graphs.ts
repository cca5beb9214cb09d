import { numbers } from './analysis.js';
import { count, list, oneOf, orNull, shape, text, told, truth } from './shape.js';

const row = {
  line: told(count, 'number of the line, from 1', 'número da linha, a partir de 1'),
  format: told(
    orNull(oneOf(['graph6', 'sparse6', 'digraph6'])),
    'format of the code',
    'formato do código',
  ),
  order: told(orNull(count), 'number of vertices', 'ordem: número de vértices'),
  size: numbers.size,
  directed: told(orNull(truth), 'whether the graph is directed', 'se o grafo é direcionado'),
  minDegree: numbers.minDegree,
  maxDegree: numbers.maxDegree,
  components: told(
    orNull(list(count)),
    'orders of the components, largest first; of the strong ones, when directed',
    'ordens das componentes, da maior para a menor; das fortemente conexas, se direcionado',
  ),
  bipartite: told(
    orNull(truth),
    'whether the graph is bipartite; `null` when directed',
    'se o grafo é bipartido; `null` se direcionado',
  ),
  planar: told(
    orNull(truth),
    'whether the graph is planar; `null` when directed',
    'se o grafo é planar; `null` se direcionado',
  ),
  reason: told(
    orNull(text),
    'why the line holds no graph; `null` of one that does',
    'por que a linha não contém um grafo; `null` se contém',
  ),
  code: told(
    orNull(text),
    'the reason as a code; `null` without one',
    'o motivo como código; `null` se não houver',
  ),
};

export const codedGraphs = list(
  shape(
    'CodedGraph',
    'A line of a list of graphs; of one that holds no graph the reason, and no numbers.',
    'Uma linha de uma lista de grafos; de uma que não contém um grafo, o motivo, e nenhum número.',
    row,
  ),
);
