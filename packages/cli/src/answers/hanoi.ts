import { count, orNull, shape, text, told } from './shape.js';

const hanoiMove = {
  disc: told(
    orNull(count),
    'disc that moves; `null` where nothing is to be moved',
    'disco que se move; `null` se não há o que mover',
  ),
  from: told(orNull(text), 'peg it leaves', 'pino de onde sai'),
  to: told(orNull(text), 'peg it goes to', 'pino para onde vai'),
};

export const numberedMove = shape(
  'NumberedMove',
  'A move of the shortest solution, by its number.',
  'Um movimento da solução mínima, pelo seu número.',
  {
    ...hanoiMove,
    state: told(text, 'label after the move', 'rótulo depois do movimento'),
  },
);

export const nextMove = shape(
  'NextMove',
  'The next move of a shortest path between two states.',
  'O próximo movimento de um caminho mínimo entre dois estados.',
  {
    ...hanoiMove,
    remaining: told(
      text,
      'moves to go, this one included, as decimal digits',
      'movimentos restantes, incluindo este, em algarismos decimais',
    ),
  },
);
