import { formatLabel, hanoi, type Peg, parseLabel } from '@manaus/core';
import { type Csr, verifyIsomorphism } from '@manaus/graph';
import { areIsomorphic } from '../../shared/hanoi-graph.js';
import { played } from '../../shared/played.js';
import { graphAmong } from './graph-among.js';
import { induced, type Part } from './induced.js';
import { manausByRules, manausTower } from './manaus.js';
import { storedHanoi } from './manaus-corners.js';
import { smaller } from './manaus-missing.js';

/** True if each part of Manaus, by the peg of its largest disc, is what lemma 4 says. */
export type Parts = {
  readonly top: boolean;
  readonly left: boolean;
  readonly right: boolean;
  /** Its states with the largest disc on p2. */
  readonly onRight: number;
};

/**
 * TOP, ESQ (left) or DIR (right): the states of Manaus with disc n on p0, p1, p2, named without
 * disc n.
 */
function storedPart(discs: number, peg: Peg): Part {
  const tower = manausTower(discs);
  const { graph, labels } = induced(tower, (_, v) => tower.states[v][peg].includes(discs));
  const states = labels.map((label) => parseLabel(tower.rules, label));
  return {
    graph,
    labels: states.map((state) =>
      formatLabel(state.map((pile) => pile.filter((other) => other !== discs))),
    ),
  };
}

/** All n discs on a peg. */
const cornerLabel = (discs: number, peg: Peg): string =>
  [0, 1, 2].map((other) => (other === peg ? smaller(discs + 1) : '')).join('/');

/** H_3^m without some of its corners; a corner is named by its peg: 0 on top, 1 left, 2 right. */
function hanoiWithout(discs: number, gone: readonly Peg[]): Part {
  const labels = gone.map((peg) => cornerLabel(discs, peg));
  return induced(storedHanoi(discs), (label) => !labels.includes(label));
}

/** M_3^m within H_3^m, with the left corner of H_3^m, which it lacks, added. */
function manausWithLeftCorner(discs: number): Part {
  const kept = new Set(manausTower(discs).labels);
  const corner = cornerLabel(discs, 1);
  if (kept.has(corner)) throw new Error('the corner is there already');
  return induced(storedHanoi(discs), (label) => kept.has(label) || label === corner);
}

/** Swaps two pegs of a label. */
const swap =
  (a: Peg, b: Peg) =>
  (label: string): string => {
    const piles = label.split('/');
    [piles[a], piles[b]] = [piles[b], piles[a]];
    return piles.join('/');
  };

/** True if a change of labels is an isomorphism, by its verifier. */
function isMap({ graph, labels }: Part, stated: Part, rename = (label: string) => label): boolean {
  const map = labels.map((label) => stated.labels.indexOf(rename(label)));
  return verifyIsomorphism(graph, stated.graph, map);
}

/**
 * The three assertions by maps that leave disc n out, each in the two readings that the words
 * allow: corners named as they lie in the part, or as in H_3^{n-1} itself.
 *
 * Within TOP, left is towards ESQ: all on p2. Within ESQ, top is towards TOP, and left is all on
 * p1. Within DIR, left is towards ESQ.
 */
export function partsByMaps(discs: number): Parts {
  const [top, left, right] = [0, 1, 2].map((peg) => storedPart(discs, peg));
  const m = discs - 1;
  return {
    top: isMap(top, hanoiWithout(m, [2])) && isMap(top, hanoiWithout(m, [1]), swap(1, 2)),
    left: isMap(left, hanoiWithout(m, [2, 1])) && isMap(left, hanoiWithout(m, [0, 1]), swap(0, 2)),
    right:
      m >= 2 &&
      isMap(right, manausWithLeftCorner(m)) &&
      isMap(right, manausWithLeftCorner(m), swap(0, 1)),
    onRight: right.graph.order,
  };
}

/** Whether DIR less its state with all smaller discs on p0 is M_3^{n-1}, label by label. */
export type RightPart = {
  /** With the pegs as they are. */
  readonly kept: boolean;
  /** With p0 and p1 exchanged. */
  readonly exchanged: boolean;
};

/** It, by maps in the stored graphs, verified. */
export function rightByLabels(discs: number): RightPart {
  const m = discs - 1;
  const rest = induced(storedPart(discs, 2), (label) => label !== cornerLabel(m, 0));
  return {
    kept: isMap(rest, manausTower(m)),
    exchanged: isMap(rest, manausTower(m), swap(0, 1)),
  };
}

/** It, by the plain rules: each state with those one move away. */
export function rightByRules(discs: number): RightPart {
  const m = discs - 1;
  const whole = manausByRules(m);
  const inner = [...manausByRules(discs)].filter(
    ([label, { pegOf }]) =>
      pegOf[m] === 2 && !label.startsWith(`${cornerLabel(m, 0).replaceAll('/', '')}/`),
  );
  const among = new Set(inner.map(([label]) => label));
  const isWhole = (rename: (label: string) => string): boolean => {
    const named = (label: string) => rename(label.replace(String(discs), ''));
    return (
      inner.length === whole.size &&
      inner.every(([label, { next }]) => {
        const meant = whole.get(named(label))?.next ?? [];
        return asOne(next.filter((other) => among.has(other)).map(named)) === asOne(meant);
      })
    );
  };
  return { kept: isWhole((label) => label), exchanged: isWhole(swap(0, 1)) };
}

const asOne = (labels: readonly string[]): string => [...labels].sort().join(' ');

/** The states of Manaus with the largest disc on a peg, and the moves between them. */
function partByRules(discs: number, peg: Peg): Csr {
  const states = manausByRules(discs);
  const labels = [...states.keys()].filter((label) => states.get(label)?.pegOf[discs - 1] === peg);
  return graphAmong(labels, (label) => states.get(label)?.next ?? []);
}

/** The states of Hanoi that are kept, and the moves between them. */
function hanoiAmong(discs: number, keep: (label: string) => boolean): Csr {
  const moves = played(hanoi(discs));
  return graphAmong([...moves.keys()].filter(keep), (label) =>
    (moves.get(label) ?? []).map(({ to }) => to),
  );
}

const hanoiWithoutByRules = (discs: number, gone: readonly Peg[]): Csr =>
  hanoiAmong(discs, (label) => !gone.some((peg) => label === cornerLabel(discs, peg)));

/** The same assertions by the plain rules: some isomorphism, by search. */
export function partsBySearch(discs: number): Parts {
  const [top, left, right] = [0, 1, 2].map((peg) => partByRules(discs, peg));
  const m = discs - 1;
  const hasCorner = (label: string) => manausByRules(m).has(label) || label === cornerLabel(m, 1);
  return {
    top: areIsomorphic(top, hanoiWithoutByRules(m, [2])),
    left: areIsomorphic(left, hanoiWithoutByRules(m, [2, 1])),
    right: m > 1 && areIsomorphic(right, hanoiAmong(m, hasCorner)),
    onRight: right.order,
  };
}
