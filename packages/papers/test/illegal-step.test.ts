import {
  bucharest,
  hanoi,
  isInputError,
  london,
  manaus,
  oxford,
  type TowerRules,
  towerPuzzle,
} from '@manaus/core';
import { attacked, replaced } from '@manaus/testing/attacked';
import { shortestLabels } from '../src/martins2024/evidence/shortest-plays.js';
import { illegalStep } from '../src/shared/figures/plays.js';

interface Play {
  readonly rules: TowerRules;
  readonly labels: readonly string[];
}

const shortest = (rules: TowerRules, from: string, to: string): Play => ({
  rules,
  labels: shortestLabels({ rules, from, to }),
});

const honest = [
  shortest(hanoi(3), '123//', '//123'),
  shortest(hanoi(4), '12/34/', '/3/124'),
  shortest(hanoi(3, { moves: 'cyclic' }), '123//', '//123'),
  shortest(bucharest(2), '12//', '//12'),
  shortest(manaus(4), '34/2/1', '1234//'),
  shortest(london(3), '12/3/', '21//3'),
  shortest(oxford(3), '123//', '//123'),
];

/** The peg of each disc, in the order of the discs. */
const pegs = (label: string): string =>
  label
    .split('/')
    .flatMap((peg, at) => [...peg].map((disc) => `${disc}${at}`))
    .sort()
    .join();

/** True if a play stands: a start that is no state is refused by an error. */
function stands({ rules, labels }: Play): boolean {
  try {
    return illegalStep(rules, labels) === null;
  } catch (error) {
    if (isInputError(error)) return false;
    throw error;
  }
}

attacked<Play>(honest, stands, {
  // The plays are shortest ones: two of their states that are not next to each other are no move
  // apart.
  'a state left out': (one, { below }) => {
    const at = 1 + below(one.labels.length - 2);
    return { ...one, labels: one.labels.filter((_, i) => i !== at) };
  },
  'a state twice': (one, { below }) => {
    const at = below(one.labels.length);
    return {
      ...one,
      labels: one.labels.flatMap((label, i) => (i === at ? [label, label] : label)),
    };
  },
  'two states exchanged': (one, { below }) => {
    const at = 1 + below(one.labels.length - 2);
    const { [at]: label, [at + 1]: next } = one.labels;
    return at + 2 > one.labels.length - 1 || one.labels.length < 4
      ? null
      : { ...one, labels: replaced(replaced(one.labels, at, next), at + 1, label) };
  },
  'two discs at once': (one, { below, of }) => {
    const at = 1 + below(one.labels.length - 1);
    const { codec, notation } = towerPuzzle(one.rules);
    const before = pegs(one.labels[at - 1]).split(',');
    const far = [...Array(codec.space).keys()]
      .filter((rank) => codec.has(rank))
      .map((rank) => notation.format(codec.unrank(rank)))
      .filter((label) => {
        const after = pegs(label).split(',');
        return after.filter((place, disc) => place !== before[disc]).length > 1;
      });
    return { ...one, labels: replaced(one.labels, at, of(far)) };
  },
  'a disc too few, or twice': (one, { below, of }) => {
    const at = below(one.labels.length);
    const disc = String(one.rules.discs);
    return {
      ...one,
      labels: replaced(one.labels, at, one.labels[at].replace(disc, of(['', disc + disc]))),
    };
  },
  'a peg too many': (one, { below }) => {
    const at = below(one.labels.length);
    return { ...one, labels: replaced(one.labels, at, `${one.labels[at]}/`) };
  },
  'what is no label': (one, { below, of }) => {
    const none = of(['', 'x', '//', '123', '1,2,3//', ' 123//']);
    return one.labels.includes(none)
      ? null
      : { ...one, labels: replaced(one.labels, below(one.labels.length), none) };
  },
});
