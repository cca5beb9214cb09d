import * as v from 'valibot';
import { numbers } from './analysis.js';
import { count, digits, list, oneOf, orNull, shape, text, told, truth } from './shape.js';
import { proved } from './theorems.js';

const fromFirstPeg = shape(
  'FromFirstPeg',
  'The task that begins with all discs on p0.',
  'A tarefa que começa com todos os discos em p0.',
  {
    label: told(text, 'label of its start', 'rótulo do seu início'),
    moves: told(
      orNull(count),
      'least number of moves; `null` where no goal can be reached',
      'menor número de movimentos; `null` se nenhum objetivo pode ser alcançado',
    ),
    solutions: told(
      digits,
      'number of shortest solutions, as decimal digits',
      'número de soluções mínimas, em algarismos decimais',
    ),
  },
);

const row = shape(
  'StudyRow',
  'A tower with one number of discs: its analysis, and more.',
  'Uma torre com um número de discos: a sua análise, e mais.',
  {
    ...numbers,
    reaching: told(
      orNull(list(truth)),
      'which components reach the goal',
      'quais componentes alcançam o objetivo',
    ),
    goals: told(orNull(count), 'number of goals', 'número de objetivos'),
    diameter: told(
      orNull(count),
      'diameter of the component of the goal',
      'diâmetro da componente do objetivo',
    ),
    radius: told(
      orNull(count),
      'radius of the component of the goal; `null` when directed',
      'raio da componente do objetivo; `null` se direcionado',
    ),
    bipartite: told(orNull(truth), 'whether the graph is bipartite', 'se o grafo é bipartido'),
    hamiltonPath: told(
      orNull(truth),
      'whether the component of the goal has a Hamilton path; `null` when directed',
      'se a componente do objetivo tem um caminho hamiltoniano; `null` se direcionado',
    ),
    solutions: told(
      orNull(digits),
      'number of shortest solutions of all worst starts together, as decimal digits',
      'número de soluções mínimas de todos os piores inícios juntos, em algarismos decimais',
    ),
    fromFirstPeg: told(
      orNull(fromFirstPeg),
      'the task from the first peg; `null` if that is not a state, or is a goal',
      'a tarefa a partir do primeiro pino; `null` se não é um estado, ou é um objetivo',
    ),
    seconds: told(v.number(), 'seconds it took', 'segundos gastos'),
  },
);

const skipped = shape(
  'SkippedDiscs',
  'A number of discs that is left out.',
  'Um número de discos deixado de fora.',
  {
    discs: told(count, 'the number of discs', 'o número de discos'),
    reason: told(text, 'why it is left out', 'por que foi deixado de fora'),
  },
);

const theorem = shape(
  'SequenceTheorem',
  'What is proved of a sequence for every number of discs from some on.',
  'O que está provado de uma sequência para todo número de discos a partir de algum.',
  proved,
);

const conjecture = shape(
  'Conjecture',
  'A formula that fits the terms of a sequence without a theorem; no proof.',
  'Uma fórmula que se ajusta aos termos de uma sequência sem teorema; não é uma prova.',
  {
    form: told(
      oneOf([
        'constant',
        'polynomial',
        'exponential',
        'recurrence',
        'factorial',
        'quasi-polynomial',
      ]),
      'kind of formula',
      'tipo de fórmula',
    ),
    text: told(text, 'the formula as text', 'a fórmula como texto'),
    tex: told(text, 'the formula in TeX', 'a fórmula em TeX'),
    from: told(count, 'first n that it claims', 'primeiro n que ela abrange'),
    to: told(count, 'last n that was tested', 'último n testado'),
    leftOut: told(
      count,
      'terms at the start that it does not claim',
      'termos iniciais que ela não abrange',
    ),
    fitted: told(
      count,
      'number of terms that it was fitted to',
      'número de termos a que foi ajustada',
    ),
    heldOut: told(
      count,
      'number of terms held out to test it',
      'número de termos reservados para testá-la',
    ),
    description: told(text, 'the conjecture in a sentence', 'a conjectura em uma frase'),
  },
);

const published = shape(
  'PublishedSequence',
  'A published sequence with these terms.',
  'Uma sequência publicada com estes termos.',
  {
    id: told(text, 'its number', 'o seu número'),
    name: told(text, 'its name', 'o seu nome'),
    text: told(text, 'how the terms agree with it', 'como os termos concordam com ela'),
  },
);

const sequence = shape(
  'StudySequence',
  'A number of the rows as a sequence over the number of discs.',
  'Um número das linhas como sequência no número de discos.',
  {
    name: told(text, 'name', 'nome'),
    title: told(text, 'title', 'título'),
    offset: told(count, 'n of the first term', 'n do primeiro termo'),
    values: told(list(digits), 'the terms, as decimal digits', 'os termos, em algarismos decimais'),
    theorem: told(
      orNull(theorem),
      'what is proved of it for every number of discs',
      'o que está provado dela para todo número de discos',
    ),
    conjecture: told(
      orNull(conjecture),
      'conjecture for a sequence without a theorem',
      'conjectura para uma sequência sem teorema',
    ),
    recognised: told(
      list(published),
      'published sequences with these terms, at most three',
      'sequências publicadas com estes termos, no máximo três',
    ),
  },
);

export const study = shape(
  'Study',
  'A tower for one number of discs after another.',
  'Uma torre para um número de discos após o outro.',
  {
    name: told(text, 'name of the tower', 'nome da torre'),
    symbol: told(text, 'its symbol', 'o seu símbolo'),
    discs: told(
      v.tuple([count, count]),
      'the first and the last number of discs',
      'o primeiro e o último número de discos',
    ),
    rules: told(list(text), 'the rules in words', 'as regras em palavras'),
    rows: told(
      list(row),
      'one row for each number of discs',
      'uma linha para cada número de discos',
    ),
    skipped: told(
      list(skipped),
      'numbers of discs left out, with the reason',
      'números de discos deixados de fora, com o motivo',
    ),
    sequences: told(
      list(sequence),
      'sequences over the number of discs',
      'sequências no número de discos',
    ),
    open: told(list(text), 'what could not be found', 'o que não pôde ser encontrado'),
    complete: told(truth, 'whether all rows are there', 'se todas as linhas estão presentes'),
  },
);
