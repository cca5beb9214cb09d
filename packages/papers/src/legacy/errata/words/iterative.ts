import type { ErratumWords } from '../words.js';

/** The page on iterative algorithms for the Tower of Hanoi. */
export const iterative: readonly ErratumWords[] = [
  {
    id: 'hanoi2012/any-goal-table',
    certainty: 'reading',
    takes: [
      /n = (?<n>\d+), from (?<start>[ABC]+) to (?<goal>[ABC]+): the table takes (?<moves>\d+) moves \((?<long>[^)]+)\), (?<least>\d+) are enough \((?<short>[^)]+)\): disc (?<disc>\d+) moves twice/,
    ],
    en: {
      where: 'Changing the final position',
      printed:
        'A slight change of the table algorithm, the destination of each disc in place of C, solves the wholly general case as well.',
      sure: 'The page says "solves", not "in the least number of moves"; but the algorithm that it extends is the optimal one, and another that is not optimal is called so.',
    },
    pt: {
      where: 'Mudando a posição final',
      printed:
        'Uma pequena mudança no algoritmo da tabela, o destino de cada disco em lugar de C, resolve também este caso totalmente geral.',
      holds:
        'Que a tabela leve a qualquer estado final vale. Que o faça no menor número de movimentos, como o algoritmo para o destino C que ela estende, não: ela move uma só vez o maior disco que tem de se mover, e às vezes dois movimentos dele são mais curtos.',
      counterexample:
        'Com {n} discos, de {start} a {goal}, a tabela faz {moves} movimentos ({long}), e {least} bastam ({short}): o disco {disc} move-se duas vezes.',
      found:
        'Todos os pares de estados, para n = {from} a {to}: a tabela leva sempre ao destino; os movimentos comparados com a busca e com a distância sem busca.',
      sure: 'O texto diz "resolve", não "no menor número de movimentos"; mas o algoritmo que ele estende é o ótimo, e de outro que não é ótimo o texto o diz.',
    },
  },
];
