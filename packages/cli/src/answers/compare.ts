import * as v from 'valibot';
import { analysis, numbers } from './analysis.js';
import { count, list, oneOf, orNull, shape, text, told } from './shape.js';
import { figure } from './towers.js';

const overlap = {
  common: told(count, 'how many both towers have', 'quantos as duas torres têm'),
  lost: told(count, 'how many only the first tower has', 'quantos só a primeira torre tem'),
  gained: told(count, 'how many only the second tower has', 'quantos só a segunda torre tem'),
};

const sharedStates = shape(
  'SharedStates',
  'The states of two towers by their labels.',
  'Os estados de duas torres pelos seus rótulos.',
  {
    ...overlap,
    firstLost: told(
      orNull(text),
      'first that only the first tower has',
      'primeiro que só a primeira torre tem',
    ),
    firstGained: told(
      orNull(text),
      'first that only the second tower has',
      'primeiro que só a segunda torre tem',
    ),
  },
);

const sharedMoves = shape(
  'SharedMoves',
  'The moves of two towers by the labels of their states; an edge is two moves.',
  'Os movimentos de duas torres pelos rótulos dos seus estados; uma aresta são dois movimentos.',
  {
    ...overlap,
    firstLost: told(
      orNull(v.tuple([text, text])),
      'first that only the first tower has',
      'primeiro que só a primeira torre tem',
    ),
    firstGained: told(
      orNull(v.tuple([text, text])),
      'first that only the second tower has',
      'primeiro que só a segunda torre tem',
    ),
  },
);

const firstDifference = shape(
  'OtherDistance',
  'A state whose distances differ.',
  'Um estado cujas distâncias diferem.',
  {
    label: told(text, 'label of the state', 'rótulo do estado'),
    values: told(
      v.tuple([orNull(count), orNull(count)]),
      'distances in both towers; `null` where it is bad',
      'distâncias nas duas torres; `null` onde ele é ruim',
    ),
  },
);

const sharedDistances = shape(
  'SharedDistances',
  'The distances to the goal of the states in common.',
  'As distâncias ao objetivo dos estados em comum.',
  {
    equal: told(
      count,
      'number of states whose distances are equal',
      'número de estados cujas distâncias são iguais',
    ),
    different: told(
      count,
      'number of states whose distances differ',
      'número de estados cujas distâncias diferem',
    ),
    first: told(
      orNull(firstDifference),
      'first state whose distances differ',
      'primeiro estado cujas distâncias diferem',
    ),
  },
);

const difference = shape(
  'Difference',
  'A count that differs, which shows that there is no isomorphism.',
  'Uma contagem que difere, o que mostra que não existe isomorfismo.',
  {
    invariant: told(
      oneOf(['order', 'size', 'degrees', 'components', 'distances']),
      'what was counted',
      'o que foi contado',
    ),
    of: told(
      text,
      'the subject of the count, such as a degree',
      'o objeto da contagem, como um grau',
    ),
    values: told(
      v.tuple([count, count]),
      'the counts of both towers',
      'as contagens das duas torres',
    ),
  },
);

const isomorphism = shape(
  'Isomorphism',
  'Whether two state graphs are isomorphic, the goals forgotten.',
  'Se dois grafos de estados são isomorfos, sem olhar os objetivos.',
  {
    answer: told(
      oneOf(['found', 'none', 'unknown']),
      'whether an isomorphism was `found`, there is `none`, or it is `unknown`',
      'se um isomorfismo foi encontrado (`found`), não existe (`none`) ou não se sabe (`unknown`)',
    ),
    map: told(
      orNull(list(v.tuple([text, text]))),
      'the image of each state',
      'a imagem de cada estado',
    ),
    difference: told(orNull(difference), 'a count that differs', 'uma contagem que difere'),
  },
);

const changedField = shape(
  'ChangedField',
  'A number of the analysis that differs.',
  'Um número da análise que difere.',
  {
    field: told(v.keyof(v.strictObject(numbers)), 'name of the number', 'nome do número'),
    values: told(
      v.tuple([v.unknown(), v.unknown()]),
      'the values of both towers',
      'os valores das duas torres',
    ),
  },
);

const changedTheorem = shape(
  'ChangedTheorem',
  'An item of the works that states a number which changes.',
  'Um item das obras que afirma um número que muda.',
  {
    tower: told(
      oneOf(['A', 'B']),
      'the tower that the item is about',
      'a torre de que o item trata',
    ),
    item: told(text, 'name of the item', 'nome do item'),
    field: told(text, 'name of the number', 'nome do número'),
  },
);

export const comparison = shape(
  'Comparison',
  'Two towers side by side.',
  'Duas torres lado a lado.',
  {
    towers: told(
      v.tuple([text, text]),
      'the two towers, as they were named',
      'as duas torres, como foram nomeadas',
    ),
    numbers: told(
      v.tuple([analysis, analysis]),
      'the analysis of each tower',
      'as análises das duas torres',
    ),
    changed: told(
      list(changedField),
      'numbers of the analysis that differ',
      'números das análises que diferem',
    ),
    states: told(sharedStates, 'the states that they share', 'os estados em comum'),
    moves: told(sharedMoves, 'the moves that they share', 'os movimentos em comum'),
    distances: told(
      sharedDistances,
      'how many states have equal distances',
      'quantos estados têm distâncias iguais',
    ),
    isomorphism: told(
      isomorphism,
      'whether the state graphs are isomorphic',
      'se os grafos de estados são isomorfos',
    ),
    takenGoal: told(
      orNull(text),
      'goal of A that B has, which names none; `null` where B keeps its own',
      'objetivo de A que B recebe, por não nomear nenhum; `null` se B mantém o seu',
    ),
    theorems: told(
      list(changedTheorem),
      'items of the works that state a number which changes',
      'itens das obras que afirmam um número que muda',
    ),
    figure: told(
      orNull(figure),
      'with `--out`, the figure that was written; otherwise `null`',
      'com `--out`, a figura escrita; sem ele, `null`',
    ),
    address: told(
      orNull(text),
      'place on the play page that shows both, behind the name of the page; `null` for a module',
      'endereço na página de jogar que mostra as duas, depois do nome da página; `null` para um módulo',
    ),
  },
);
