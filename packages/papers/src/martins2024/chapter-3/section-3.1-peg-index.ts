import { hanoi } from '@manaus/core';
import {
  type Checks,
  type Finding,
  finite,
  type ItemCheck,
  misprint,
  range,
  withValues,
} from '../../check/index.js';
import { pegsInLabels } from '../../shared/plain-towers.js';
import { played } from '../../shared/played.js';

/**
 * The pegs that the list names for k = 3, those of the classic game, and the k that the print would
 * need.
 */
type Case = { readonly list: readonly string[]; readonly classic: number; readonly needed: number };

/** The pegs p_0, ..., p_last. */
const named = (last: number): string[] => range(0, last).map((i) => `p_${i}`);

/** With the last peg as given, k = 3 names as many pegs as the classic game has. */
const over = (last: (k: number) => number) =>
  finite<number, number>({
    checked: {
      en: 'the pegs that the list names for k = 3, against the pegs of the classic game and of its labels',
      pt: 'os pinos que a lista nomeia para k = 3, comparados com os pinos do jogo clássico e dos seus rótulos',
    },
    instances: [3],
    stated: (k) => named(last(k)).length,
    methods: {
      'the pegs of the rules': () => hanoi(3).capacities.length,
      'the fields of every label': () => pegsInLabels(played(hanoi(3)).keys()),
    },
  });

const check = (): Finding<Case> =>
  withValues(
    misprint(
      over((k) => k),
      over((k) => k - 1),
    ),
    ({ instance: k, computed: classic }) => ({ list: named(k), classic, needed: classic - 1 }),
  );

export default {
  'section-3.1/peg-index': {
    check,
  } satisfies ItemCheck<Case>,
} satisfies Checks;
