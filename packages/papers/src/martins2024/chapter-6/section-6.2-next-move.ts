import { hanoi, type Peg, parseLabel, pegsOfDiscs } from '@manaus/core';
import { type Checks, upTo } from '../../check/index.js';
import { plainDistances } from '../../shared/plain-towers.js';
import { labelOf, type Pegs } from '../evidence/optimal-play.js';
import { goalLabel, labelsNextTo, plainTower, storedTower } from '../evidence/towers.js';

/** A way to the next move that looks at the peg of one disc after another. */
type Looked = { readonly next: string | null; readonly looks: number };

/** The states whose next move is wrong, and the most looks that a state takes. */
type Judged = { readonly wrong: readonly string[]; readonly looks: number };

/**
 * From the largest disc down: one that is not where it should be will move there, once the smaller
 * ones are on the third peg.
 */
function nextState(pegs: Pegs): Looked {
  let target: Peg = 2;
  let move: { disc: number; to: Peg } | null = null;
  let looks = 0;
  for (let disc = pegs.length; disc >= 1; disc--) {
    const peg = pegs[disc - 1];
    looks++;
    if (peg === target) continue;
    move = { disc, to: target };
    target = 3 - peg - target;
  }
  if (move === null) return { next: null, looks };
  const { disc, to } = move;
  return { next: labelOf(pegs.map((peg, i) => (i === disc - 1 ? to : peg))), looks };
}

type Distances = {
  readonly labels: readonly string[];
  readonly next: (label: string) => readonly string[];
  readonly moves: (label: string) => number;
};

function inStoredGraph(discs: number): Distances {
  const tower = storedTower(hanoi(discs));
  return {
    labels: tower.labels,
    next: (label) => labelsNextTo(tower, label),
    moves: (label) => tower.distances[tower.vertex(label)],
  };
}

function byRules(discs: number): Distances {
  const neighbors = plainTower(hanoi(discs));
  const found = plainDistances(neighbors, [goalLabel(hanoi(discs))]);
  return {
    labels: [...neighbors.keys()],
    next: (label) => neighbors.get(label) ?? [],
    moves: (label) => found.get(label) ?? -1,
  };
}

/** The next move is right if it leads one move nearer to the goal. */
function judged(discs: number, { labels, next, moves }: Distances): Judged {
  const wrong: string[] = [];
  let most = 0;
  for (const label of labels) {
    const found = nextState(pegsOfDiscs(parseLabel(hanoi(discs), label)));
    most = Math.max(most, found.looks);
    const isRight =
      found.next === null
        ? moves(label) === 0
        : next(label).includes(found.next) && moves(found.next) === moves(label) - 1;
    if (!isRight) wrong.push(label);
  }
  return { wrong, looks: most };
}

export default {
  'section-6.2/next-move': upTo<Judged>({ from: 1, quick: 7, full: 9 }, (most) => ({
    checked: {
      en: `all states, n = 1 to ${most}: the move found by one look per disc, against the distances in the stored graph and by the plain rules`,
      pt: `todos os estados, n = 1 a ${most}: o movimento encontrado olhando uma vez cada disco, comparado com as distâncias no grafo armazenado e pelas regras`,
    },
    stated: (n) => ({ wrong: [], looks: n }),
    methods: {
      'distances in the stored graph': (n) => judged(n, inStoredGraph(n)),
      'play backwards by the plain rules': (n) => judged(n, byRules(n)),
    },
  })),
} satisfies Checks;
