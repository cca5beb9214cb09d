import { manaus, oxford, pegsOfDiscs, type TowerRules } from '@manaus/core';
import {
  type Checks,
  type Finding,
  finite,
  type ItemCheck,
  misprint,
  requireHolds,
  withValues,
} from '../../check/index.js';
import { printed } from '../../printed.js';
import { plainDistances } from '../../shared/plain-towers.js';
import { goalLabel, plainTower, storedTower } from '../evidence/towers.js';

/** A numbered statement that the text names, and the tower that it is about. */
interface Reference {
  readonly kind: string;
  readonly number: string;
  readonly tower: string;
}

type Case = Pick<Reference, 'number' | 'tower'> & {
  readonly discs: number;
  readonly computed: string;
};

const DISCS = 4;
const towers: Readonly<Record<string, TowerRules>> = {
  Oxford: oxford(DISCS),
  Manaus: manaus(DISCS),
};

/** A state by the peg of its largest disc, and whether the goal can be reached from it. */
type Judged = { readonly peg: number; readonly good: boolean };

function inStoredGraph(rules: TowerRules): Judged[] {
  const { states, distances } = storedTower(rules);
  return states.map((state, v) => ({
    peg: pegsOfDiscs(state)[DISCS - 1],
    good: distances[v] >= 0,
  }));
}

function byPlaying(rules: TowerRules): Judged[] {
  const neighbors = plainTower(rules);
  const reached = plainDistances(neighbors, [goalLabel(rules)]);
  return [...neighbors.keys()].map((label) => ({
    peg: label.split('/').findIndex((pile) => pile.includes(String(DISCS))),
    good: reached.has(label),
  }));
}

/** The towers of which a state is bad with the largest disc on p1, and good with it on p0. */
const suited = (judge: (rules: TowerRules) => Judged[]) => (): string =>
  Object.keys(towers)
    .filter((name) =>
      judge(towers[name]).every(({ peg, good }) => peg === 2 || good === (peg === 0)),
    )
    .join(', ');

const naming = (references: readonly Reference[]) =>
  finite<Reference, string>({
    checked: {
      en: `the towers that the numbered statements are about; and of the states of Oxford and Manaus with ${DISCS} discs, which reach the goal, in the stored graphs and by the plain rules`,
      pt: `as torres de que tratam as afirmações numeradas; e dos estados das Torres de Oxford e de Manaus com ${DISCS} discos, quais alcançam o objetivo, nos grafos armazenados e pelas regras`,
    },
    instances: references,
    stated: ({ tower }) => tower,
    methods: {
      'distances in the stored graphs': suited(inStoredGraph),
      'play by the plain rules': suited(byPlaying),
    },
  });

function check(): Finding<Case> {
  const references = printed('martins2024/references') as unknown as readonly Reference[];
  const ofKind = (wanted: string) => references.filter(({ kind }) => kind === wanted);
  const numbers = (kind: string) => ofKind(kind).map(({ number }) => number);
  // What is printed as a theorem has the number of the lemma that is meant.
  requireHolds(
    finite<string, readonly string[]>({
      checked: { en: 'the numbers', pt: 'os números' },
      instances: ['lemma'],
      stated: () => numbers('theorem'),
      methods: { 'the statements that are meant': numbers },
    }),
  );
  const [wrong, right] = ['theorem', 'lemma'].map((kind) => naming(ofKind(kind)));
  return withValues(misprint(wrong, right), ({ instance: { number, tower }, computed }) => ({
    number,
    tower,
    discs: DISCS,
    computed,
  }));
}

export default { 'section-5.1/reference': { check } satisfies ItemCheck<Case> } satisfies Checks;
