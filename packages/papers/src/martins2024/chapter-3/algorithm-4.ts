import { hanoi, type Peg, pegsOfDiscs } from '@manaus/core';
import { breadthFirstSearch } from '@manaus/graph';
import { type Checks, conjunction, general, range } from '../../check/index.js';
import { hanoiStates } from '../../shared/hanoi-graph.js';
import { perfectLabel } from '../evidence/minimum-moves.js';
import { labelOf, type Pegs, recursivePlay } from '../evidence/optimal-play.js';
import { storedTower } from '../evidence/towers.js';

/** The answer of the test, and how many calls it took. */
type Answer = { readonly yes: boolean; readonly calls: number };

/** Lines 1 to 15 on the pegs of the discs. */
function ehOtimo(pegs: Pegs, p0: Peg, p1: Peg, p2: Peg, n: number, calls = 1): Answer {
  if (pegs[n - 1] === p1) return { yes: false, calls };
  if (n === 1) return { yes: true, calls };
  return pegs[n - 1] === p0
    ? ehOtimo(pegs, p0, p2, p1, n - 1, calls + 1)
    : ehOtimo(pegs, p1, p0, p2, n - 1, calls + 1);
}

/**
 * The same as a loop over the discs, the largest first, with the pegs in the roles of from, aside
 * and to.
 */
function inALoop(pegs: Pegs): Answer {
  let [from, aside, to]: Peg[] = [0, 1, 2];
  for (let disc = pegs.length; disc >= 1; disc--) {
    const peg = pegs[disc - 1];
    const calls = pegs.length - disc + 1;
    if (peg === aside || disc === 1) return { yes: peg !== aside, calls };
    if (peg === from) [aside, to] = [to, aside];
    else [from, aside] = [aside, from];
  }
  return { yes: true, calls: 0 };
}

const test = (pegs: Pegs): Answer => ehOtimo(pegs, 0, 1, 2, pegs.length);
const allPegs = (discs: number): Pegs[] => hanoiStates(discs).map(pegsOfDiscs);

/**
 * The states that lie on the path: as far from its start as from its end together as the path is
 * long.
 */
function byDistances(discs: number): string[] {
  const { graph, labels, distances, vertex } = storedTower(hanoi(discs));
  const start = vertex(perfectLabel(hanoi(discs)));
  const fromStart = breadthFirstSearch(graph, [start]).distance;
  return labels.filter((_, v) => fromStart[v] + distances[v] === distances[start]).sort();
}

/** The most calls of all answers, and how many of these are yes. */
function callsOf(answers: readonly Answer[]): { most: number; yes: number } {
  const most = answers.reduce((largest, { calls }) => Math.max(largest, calls), 0);
  return { most, yes: answers.filter(({ yes }) => yes).length };
}

/** The states of which the test says yes are those of the path. */
const answersAreRight = (most: number) =>
  general<number, string[]>({
    checked: {
      en: `every regular state, n = 1 to ${most}: distances from both ends of the path, and the path listed by recursion`,
      pt: `cada estado regular, n = 1 a ${most}: as distâncias às duas pontas do caminho, e o caminho listado por recursão`,
    },
    instances: range(1, most),
    stated: (n) =>
      allPegs(n)
        .filter((pegs) => test(pegs).yes)
        .map((pegs) => labelOf(pegs))
        .sort(),
    methods: {
      'distances from both ends': byDistances,
      'the path by recursion': (n) => recursivePlay(n).map(labelOf).sort(),
    },
  });

const callsAreFew = (most: number) =>
  general<number, { most: number; yes: number }>({
    checked: {
      en: 'Calls counted in the recursion, and in the same test as a loop',
      pt: 'Chamadas contadas na recursão, e no mesmo teste como laço',
    },
    instances: range(1, most),
    satisfies: (calls, n) => calls.most <= n,
    methods: {
      'the recursion as printed': (n) => callsOf(allPegs(n).map(test)),
      'a loop over the discs': (n) => callsOf(allPegs(n).map(inALoop)),
    },
  });

export default {
  'algorithm-4': (effort) => {
    const most = effort === 'quick' ? 7 : 9;
    return conjunction<unknown>(answersAreRight(most), callsAreFew(most));
  },
} satisfies Checks;
