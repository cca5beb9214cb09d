import { triangularBoard } from '@manaus/games';
import { multicolored, type Triangulation } from '@manaus/graph';
import { type Effort, type Finding, range, requireHolds, type Words } from '../../check/index.js';
import {
  dissections,
  isEdgeToEdge,
  labelings,
  randomLabeled,
  requireSound,
} from './triangulations.js';

/** A labeled triangulation. */
export type Labeled = {
  readonly triangulation: Triangulation;
  readonly labels: readonly number[];
};

const labeled = (triangulations: readonly Triangulation[]): Labeled[] =>
  triangulations.flatMap((triangulation) =>
    [...labelings(triangulation)].map((labels) => ({ triangulation, labels })),
  );

/** The labeled triangulations on which a statement is tried. */
export interface Tried {
  readonly checked: Words;
  /** As defined in print, the fewest triangles first. */
  readonly asPrinted: readonly Labeled[];
  /** Edge to edge, where it must hold. */
  readonly edgeToEdge: readonly Labeled[];
  readonly dissections: number;
  readonly meeting: number;
  readonly random: number;
}

/**
 * All labelings of small triangulations of at least the given number of triangles, and random ones.
 */
export function triedOn(effort: Effort, least = 1): Tried {
  const [random, side] = effort === 'quick' ? [300, 3] : [5000, 4];
  const all = soundDissections(least);
  const meeting = [...all.filter(isEdgeToEdge), ...range(2, side).map(triangularBoard)];
  return {
    checked: {
      en: `all labelings of the ${all.length} dissections by at most two cuts; edge to edge, all labelings of ${meeting.length} triangulations and ${random} random ones with up to 17 points`,
      pt: `todas as rotulações das ${all.length} dissecções por no máximo dois cortes; lado a lado, todas as rotulações de ${meeting.length} triangulações e ${random} aleatórias com até 17 pontos`,
    },
    asPrinted: labeled(all),
    edgeToEdge: [
      ...labeled(meeting),
      ...[...randomLabeled(random, 14)].map(([triangulation, labels]) => ({
        triangulation,
        labels,
      })),
    ],
    dissections: all.length,
    meeting: meeting.length,
    random,
  };
}

function soundDissections(least: number): Triangulation[] {
  const all = dissections(2).filter(({ triangles }) => triangles.length >= least);
  for (const each of all) requireSound(each, 'along edges');
  return all;
}

/** A statement as printed, on what it is tried on; edge to edge it must hold. */
export function asPrinted<V>(
  tried: Tried,
  statement: (instances: readonly Labeled[]) => Finding<V>,
): Finding<V> {
  requireHolds(statement(tried.edgeToEdge));
  return statement(tried.asPrinted);
}

/** The triangles with three labels, as the library finds them. */
export const byLabels = ({ triangulation, labels }: Labeled): number[] =>
  multicolored(triangulation.triangles, labels);

/** The pairs of three things. */
export const sidesOf = ([a, b, c]: readonly number[]): (readonly [number, number])[] => [
  [a, b],
  [b, c],
  [a, c],
];

/**
 * The triangles with one edge whose labels are 0 and 1: with none or two, two of the labels are
 * equal.
 */
export const byEdges = ({ triangulation, labels }: Labeled): number[] =>
  triangulation.triangles.flatMap((triangle, t) => {
    const edges = sidesOf(triangle).filter((ends) =>
      [0, 1].every((label) => ends.some((end) => labels[end] === label)),
    );
    return edges.length === 1 ? [t] : [];
  });

/** The instances tried, in Portuguese. */
export const triedWords = ({
  dissections: all,
  meeting,
  random,
}: Pick<Tried, 'dissections' | 'meeting' | 'random'>): string =>
  `Todas as rotulações das ${all} subdivisões obtidas com até dois cortes; aresta com aresta, todas as de ${meeting} triangulações e ${random} triangulações ao acaso.`;

/** The numbers of what was tried. */
export const numbersOf = ({ dissections: all, meeting, random }: Tried) => ({
  dissections: all,
  meeting,
  random,
});
