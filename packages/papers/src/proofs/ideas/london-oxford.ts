import type { ProofIdea } from './idea.js';

/** The Towers of London and Oxford, where any disc may lie on any other. */
export const londonOxford: readonly ProofIdea[] = [
  {
    theorems: ['number_of_oxford_states', 'number_of_london_states'],
    words: {
      en: 'A state is a permutation of the discs, cut into three parts: what lies on p0, on p1 and on p2. There are n! permutations and (n + 1)(n + 2)/2 ways to cut one. In London the capacities rule out four of these ways: all discs on p1, all on p2, and the two ways with all but one on p2.',
      pt: 'Um estado é uma permutação dos discos, cortada em três partes: o que está em p0, em p1 e em p2. Há n! permutações e (n + 1)(n + 2)/2 modos de cortar uma. Em Londres as capacidades excluem quatro desses modos: todos os discos em p1, todos em p2, e os dois modos com todos menos um em p2.',
    },
  },
  {
    theorems: ['oxford_version_1'],
    words: {
      en: 'Any disc may lie on any other, so the discs can go from p0 to p2 one after another, and the first to go ends at the bottom. Each of the n discs must leave p0, and a move takes only one disc. So fewer than n moves are not enough.',
      pt: 'Qualquer disco pode ficar sobre qualquer outro, de modo que os discos podem ir de p0 a p2 um após o outro, e o primeiro a ir termina embaixo. Cada um dos n discos tem de sair de p0, e um movimento leva só um disco. Assim, menos de n movimentos não bastam.',
    },
  },
  {
    theorems: ['london_recursion', 'oxford_recursion'],
    words: {
      en: 'A call brings one disc to its place on p0, above those already there: the disc is dug out, everything else above that place is moved away, and the disc goes there. Each part of the program pours some discs from the top of a peg onto another, which the rules allow if there is room. In London what is moved away goes where that disc is not, so p1 never takes all discs, and p2 takes only that disc, when it is empty. So with n >= 3 no peg is ever too full. After the call one disc more is in place.',
      pt: 'Uma chamada leva um disco ao seu lugar em p0, acima dos que já estão lá: o disco é desenterrado, tudo o mais acima desse lugar é retirado, e o disco vai para lá. Cada parte do programa passa alguns discos do topo de um pino para outro, o que as regras permitem se há espaço. Em Londres, o que se retira vai para onde esse disco não está, de modo que p1 nunca recebe todos os discos, e p2 só recebe esse disco, quando está vazio. Assim, com n >= 3 nenhum pino fica cheio demais. Depois da chamada há um disco a mais no seu lugar.',
    },
  },
];
