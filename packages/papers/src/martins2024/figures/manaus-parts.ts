import { formatLabel, hanoi, manaus, pegsOfDiscs, stacked, violation } from '@manaus/core';
import { type Csr, edgesOf, graphFromEdges, verifyIsomorphism } from '@manaus/graph';
import { storeTower } from '@manaus/lab';
import { hanoiCorners } from '@manaus/plot';
import { differ, firstWrong, range } from '../../legacy/check.js';
import { manausTower } from '../evidence/manaus-states.js';

/** The names of the corners of a triangle, in the order of its coordinates. */
const corners = ['top', 'left', 'right'] as const;
export type Corner = (typeof corners)[number];

/** The states of Hanoi with the largest disc on a peg that Manaus forbids, and the corner of their part where they stand, if any. */
export function missingFromPart(
  discs: number,
  peg: number,
): { readonly label: string; readonly corner: Corner | null }[] {
  const whole = storeTower(hanoi(discs));
  const half = 2 ** (discs - 1);
  return whole.states.flatMap((state, v) => {
    const pegOf = pegsOfDiscs(state);
    if (pegOf[discs - 1] !== peg || violation(manaus(discs), state) === null) return [];
    const within = hanoiCorners(pegOf).map((share, i) => (i === peg ? share - half : share));
    const at = within.indexOf(half - 1);
    return [{ label: whole.labels[v], corner: at < 0 ? null : corners[at] }];
  });
}

/** The part of Manaus with the largest disc on a peg, as a graph of its own, with the labels of its vertices. */
function part(discs: number, peg: number): { readonly graph: Csr; readonly labels: string[] } {
  const { graph, labels, states } = manausTower(discs);
  return induced(graph, labels, (v) => pegsOfDiscs(states[v])[discs - 1] === peg);
}

function induced(
  graph: Csr,
  labels: readonly string[],
  keep: (v: number) => boolean,
): { readonly graph: Csr; readonly labels: string[] } {
  const kept = labels.map((_, v) => v).filter(keep);
  const place = new Map(kept.map((v, i) => [v, i]));
  const edges = edgesOf(graph).flatMap(([a, b]): [number, number][] => {
    const [i, j] = [place.get(a), place.get(b)];
    return i === undefined || j === undefined ? [] : [[i, j]];
  });
  return { graph: graphFromEdges(kept.length, edges), labels: kept.map((v) => labels[v]) };
}

/** What the part is said to be: Hanoi with one disc less without some states, its largest disc taken off and the pegs renamed. */
function wrongPart(
  discs: number,
  peg: number,
  keep: (label: string) => boolean,
  rename: readonly number[],
): string | null {
  const { graph, labels } = part(discs, peg);
  const whole = storeTower(hanoi(discs - 1));
  const said = induced(whole.graph, whole.labels, (v) => keep(whole.labels[v]));
  const map = labels.map((label) =>
    said.labels.indexOf(formatLabel(stacked(withoutLargest(label, rename), 3))),
  );
  return firstWrong(
    differ(`order of the part with disc ${discs} on p${peg}`, said.labels.length, labels.length),
    differ(
      `taking disc ${discs} off p${peg} is an isomorphism`,
      true,
      verifyIsomorphism(graph, said.graph, map),
    ),
  );
}

function withoutLargest(label: string, rename: readonly number[]): number[] {
  const pegs = label.split('/').map((digits) => [...digits].map(Number));
  const pegOf: number[] = [];
  for (const [peg, held] of pegs.entries()) for (const disc of held) pegOf[disc - 1] = rename[peg];
  return pegOf.slice(0, -1);
}

/** What is wrong with the three parts of Manaus as lemma 4 gives them, by explicit maps; for n from 3 to 9. */
export function wrongParts(discs: number): string | null {
  const small = range(1, discs - 1).join('');
  const smaller = new Set(manausTower(discs - 1).labels);
  const named = (peg: number) =>
    missingFromPart(discs, peg)
      .map(({ label, corner }) => `${label} ${corner}`)
      .sort()
      .join(', ');
  const [onTop, onLeft] = [
    [`${discs}//${small} left`],
    [`/${discs}/${small} top`, `/${small}${discs}/ left`],
  ];
  return firstWrong(
    differ('missing from TOP', onTop.join(', '), named(0)),
    differ('missing from LEFT', onLeft.sort().join(', '), named(1)),
    wrongPart(discs, 0, (label) => label !== `//${small}`, [0, 1, 2]),
    wrongPart(discs, 1, (label) => label !== `//${small}` && label !== `/${small}/`, [0, 1, 2]),
    wrongPart(discs, 2, (label) => smaller.has(label) || label === `/${small}/`, [1, 0, 2]),
    differ(
      `the state added to M_3^${discs - 1} is none of its own`,
      false,
      smaller.has(`/${small}/`),
    ),
  );
}
