import type { ProofIdea } from './idea.js';

/** The Tower of Bucharest, whose way is the worst solution of Hanoi. */
export const bucharest: readonly ProofIdea[] = [
  {
    theorems: ['bucharest_is_a_path', 'moves_of_a_bucharest_state'],
    words: {
      en: 'With disc n on p0 the others go from p0 to p2; disc n moves to p1, and they go back; it moves to p2, and they go to p2 once more. So each state has a place on one long way, from 0 to 3^n - 1, and no two states have the same place. A move leads to a neighboring place, and between neighboring places there is a move. The graph is therefore a path: its two ends have one move, all other states two.',
      pt: 'Com o disco n em p0, os outros vão de p0 a p2; o disco n passa a p1, e eles voltam; ele passa a p2, e eles vão a p2 mais uma vez. Assim, cada estado tem um lugar num só longo percurso, de 0 a 3^n - 1, e não há dois com o mesmo lugar. Um movimento leva a um lugar vizinho, e entre lugares vizinhos há um movimento. O grafo é, portanto, um caminho: as suas duas pontas têm um movimento, e todos os outros estados, dois.',
    },
  },
  {
    theorems: ['bucharest_is_planar'],
    words: {
      en: 'The states are drawn on a straight line at their places 0 to 3^n - 1. Each edge is the stretch between two neighboring places. Two such stretches meet only if they are the same or one begins where the other ends. So no edges cross.',
      pt: 'Os estados são desenhados numa reta, nos seus lugares de 0 a 3^n - 1. Cada aresta é o trecho entre dois lugares vizinhos. Dois desses trechos só se encontram se são o mesmo ou se um começa onde o outro acaba. Assim, não há arestas que se cruzem.',
    },
  },
  {
    theorems: ['recursive_bucharest_is_optimal', 'worst_solution_visits_all'],
    words: {
      en: 'The recursion takes the others to the far peg, the largest disc one peg on, the others back, the largest one peg on, and the others to the far peg again. Each of its moves leads one place on along the path of all states, from the first to the last. So it makes 3^n - 1 moves and meets every state once, and in Bucharest there is no shorter way. By the rules of Hanoi the same moves are the longest way without repetition.',
      pt: 'A recursão leva os outros ao pino distante, o maior disco um pino adiante, os outros de volta, o maior um pino adiante, e os outros de novo ao pino distante. Cada um dos seus movimentos leva um lugar adiante no caminho de todos os estados, do primeiro ao último. Assim, ela faz 3^n - 1 movimentos e passa uma vez por todo estado, e em Bucareste não há caminho mais curto. Pelas regras de Hanói, os mesmos movimentos são o caminho mais longo sem repetição.',
    },
  },
  {
    theorems: ['oscillation'],
    words: {
      en: 'The way for n + 1 discs is the way for n discs, each one size larger, with a sweep of disc 1 from end to end before it, between its moves and after it. So the way obeys the rule: disc 1 by p1 to the other end, then another disc, and so on. Another disc has only one possible move, so the rule leaves no choice. Whoever follows it for 3^n - 1 moves therefore plays this way.',
      pt: 'O percurso para n + 1 discos é o de n discos, cada um de um tamanho maior, com uma ida do disco 1 de ponta a ponta antes dele, entre os seus movimentos e depois dele. Assim, o percurso obedece à regra: o disco 1 por p1 até a outra ponta, depois outro disco, e assim por diante. Outro disco só tem um movimento possível, de modo que a regra não deixa escolha. Quem a segue por 3^n - 1 movimentos joga, portanto, esse percurso.',
    },
  },
];
