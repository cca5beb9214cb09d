import { bucharest, type Peg, parseLabel, pegsOfDiscs } from '@manaus/core';
import { type Checks, type Methods, upTo } from '../../check/index.js';
import { perfectLabel } from '../evidence/minimum-moves.js';
import { labelsNextTo, plainTower, storedTower } from '../evidence/towers.js';

/** Whether the goal is reached when disc 1 goes round the pegs one way only, upward or downward. */
type Reached = { readonly upward: boolean; readonly downward: boolean };

type Next = (label: string) => readonly string[];

const pegOfSmallest = (discs: number, label: string): Peg =>
  pegsOfDiscs(parseLabel(bucharest(discs), label))[0];

/**
 * True if a search from the start meets the goal, disc 1 moving by `step` pegs in the circle only.
 */
function reaches(discs: number, next: Next, step: 1 | 2): boolean {
  const found = new Set([perfectLabel(bucharest(discs))]);
  for (const label of found) {
    const from = pegOfSmallest(discs, label);
    for (const other of next(label)) {
      const to = pegOfSmallest(discs, other);
      if (to === from || to === (from + step) % 3) found.add(other);
    }
  }
  return found.has(perfectLabel(bucharest(discs), 2));
}

const bothWays = (next: (discs: number) => Next): ((discs: number) => Reached) => {
  return (discs) => ({
    upward: reaches(discs, next(discs), 1),
    downward: reaches(discs, next(discs), 2),
  });
};

function inStoredGraph(discs: number): Next {
  const tower = storedTower(bucharest(discs));
  return (label) => labelsNextTo(tower, label);
}

function byRules(discs: number): Next {
  const neighbors = plainTower(bucharest(discs));
  return (label) => neighbors.get(label) ?? [];
}

const methods: Methods<number, Reached> = {
  'search in the stored graph': bothWays(inStoredGraph),
  'search by the plain rules': bothWays(byRules),
};

export default {
  'section-4.2/circular': upTo<Reached>({ from: 2, quick: 6, full: 8 }, (most) => ({
    checked: {
      en: `n = 2 to ${most}, both directions: all states that can be reached so, in the stored graph and by the plain rules`,
      pt: `n = 2 a ${most}, nos dois sentidos: todos os estados que assim se alcançam, no grafo armazenado e pelas regras`,
    },
    stated: () => ({ upward: false, downward: false }),
    methods,
  })),
} satisfies Checks;
