// The families of towers whose theorems are proved with Coq: their files are written from
// certificates when they are compiled, and not stored.
import { theorems } from '@manaus/theorems';
import { familyProof, obstacleIn } from './family-proof.mjs';

const k3Minus = [
  [0, 1],
  [1, 0],
  [1, 2],
  [2, 0],
  [2, 1],
];
const cyclicPlus = [
  [0, 1],
  [1, 0],
  [1, 2],
  [2, 0],
];

/** The families that have a name, and their neighbors. */
export const namedFamilies = {
  Hanoi: {},
  Bucharest: { moves: 'adjacent' },
  Manaus: { capacities: ['n', 'n-1', 'n-2'] },
  Narrow_1_1: { capacities: ['n', 'n-1', 'n-1'] },
  Narrow_1_3: { capacities: ['n', 'n-1', 'n-3'] },
  Narrow_2_2: { capacities: ['n', 'n-2', 'n-2'] },
  Narrow_3_3: { capacities: ['n', 'n-3', 'n-3'] },
  Room_for_two: { capacities: ['n', 'n-1', 2] },
  Rooms_for_one: { capacities: ['n', 1, 1] },
  Path_1_2: { capacities: ['n', 'n-1', 'n-2'], moves: 'adjacent' },
  Cut_path: { capacities: ['n', 'n-1', 'n'], moves: 'adjacent' },
  Cyclic: { moves: 'cyclic' },
  Cyclic_one_narrow: { capacities: ['n', 'n', 'n-1'], moves: 'cyclic' },
  Cyclic_1_2: { capacities: ['n', 'n-1', 'n-2'], moves: 'cyclic' },
  Cyclic_2_1: { capacities: ['n', 'n-2', 'n-1'], moves: 'cyclic' },
  Cyclic_and_one: { moves: cyclicPlus },
  All_but_one: { moves: k3Minus },
  All_but_one_narrow: { capacities: ['n', 'n', 'n-1'], moves: k3Minus },
  All_but_one_1_2: { capacities: ['n', 'n-1', 'n-2'], moves: k3Minus },
};

/** Every fifteenth of all digraphs with p0 for all discs and few or many places on p1 and p2. */
export function sampleOfFamilies() {
  const places = ['n', 'n-1', 'n-2', 'n-3', 1, 2, 3];
  const arcs = [0, 1, 2].flatMap((a) => [0, 1, 2].filter((b) => b !== a).map((b) => [a, b]));
  const digraphs = Array.from({ length: 2 ** arcs.length }, (_, bits) =>
    arcs.filter((_, i) => (bits >> i) % 2 === 1),
  );
  const all = digraphs.flatMap((moves) =>
    places.flatMap((b) => places.map((c) => ({ capacities: ['n', b, c], moves }))),
  );
  const sample = all.filter((_, at) => at % 15 === 7);
  return Object.fromEntries(sample.map((family, at) => [`Sample_${at + 1}`, family]));
}

/** The proofs of families, by their names; and the families without one, each with why. */
export function proofsOf(inputs) {
  const all = Object.entries(inputs).map(([name, input]) => proofOfFamily(name, input));
  return {
    families: all.flatMap((proof) => (proof.why === undefined ? [proof] : [])),
    others: all.flatMap((proof) => (proof.why === undefined ? [] : [proof])),
  };
}

/** A file of Coq, with the names of its theorems; `why` tells that none exists. */
export function proofOfFamily(name, input) {
  const { family, certificate, open } = theorems(input);
  const { capacities, moves } = family;
  const file = `instances/${name}.v`;
  const why = certificate === null ? open : obstacleIn(certificate);
  if (why !== null) return { name, capacities, moves, file, why };
  const { text, theorems: names } = familyProof(name, certificate);
  return { name, capacities, moves, file, text, theorems: names.map((name) => ({ file, name })) };
}
