import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucharest, hanoi, london, manaus, oxford, towerPuzzle } from '@manaus/core';
import { storeTower } from '@manaus/lab';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import compareGraphs from '../../proofs/graphs/compare.mjs';
import compare from '../../proofs/towers/compare.mjs';
import { certificateLine } from '../proofs/certificate.mjs';
import { findCompiler, runCoq } from '../proofs/compiler.mjs';
import { namedFamilies, proofOfFamily, sampleOfFamilies } from '../proofs/families.mjs';
import { askCoq, recheck } from '../proofs/gate.mjs';
import { mutatedRules } from '../proofs/mutated-rules.mjs';
import { mutated } from '../proofs/mutations.mjs';
import { printedValues } from '../proofs/printed.mjs';
import { faultsOf, headOf, importsOf, readProof } from '../proofs/sources.mjs';
import { theoremsOf } from '../proofs/theorems.mjs';
import { usesOf } from '../proofs/uses.mjs';

const FILE = `(** * One
    It is one. *)
From Manaus.towers Require Export Hanoi Play.

(** @proves a/1
    @supports a/2
    One is
    one. *)
Theorem one : 1 = 1.
Proof. reflexivity. Qed.
`;

describe('the text of a file', () => {
  test('says what it is about, and what it imports', () => {
    expect(headOf(FILE)).toEqual({ title: 'One', idea: 'It is one.' });
    expect(importsOf(FILE)).toEqual(['towers/Hanoi.v', 'towers/Play.v']);
  });

  test('ties its theorems to items', () => {
    expect(theoremsOf('x/One.v', FILE)).toEqual([
      {
        name: 'one',
        file: 'x/One.v',
        proves: ['a/1'],
        corrects: [],
        supports: ['a/2'],
        words: 'One is one.',
      },
    ]);
  });

  test('has its tags above theorems, and no others', () => {
    expect(() => theoremsOf('x.v', FILE.replace('Theorem', 'Lemma'))).toThrow(
      'not above a theorem',
    );
    expect(() => theoremsOf('x.v', FILE.replace('@supports', '@suports'))).toThrow('is no tag');
  });

  test('has its tags outside of sections, whose hypotheses its text would not show', () => {
    const inside = FILE.replace('(** @proves', 'Section Quiet.\nContext (H : 1 = 2).\n(** @proves');
    expect(() => theoremsOf('x.v', inside)).toThrow('one stands in the section Quiet');
    const behind = FILE.replace('(** @proves', 'Section S.\nEnd S. (* Section T. *)\n(** @proves');
    expect(theoremsOf('x.v', behind)).toHaveLength(1);
  });

  test('assumes nothing', () => {
    expect(faultsOf('x.v', FILE)).toEqual([]);
    for (const line of [
      'Unset Guard Checking.',
      '#[bypass_check(guard)] Fixpoint f (n : nat) : False := f n.',
      'Global Set Definitional UIP.',
      'Definition open := "(*". Axiom two : 1 = 2. Definition close := "*)".',
      '(* a (* nested *) comment *) Admitted.',
    ])
      expect(faultsOf('x.v', `${FILE}${line}\n`), line).toHaveLength(1);
    for (const line of [
      'Set Printing Width 80.',
      'Definition s := Set.',
      '(* (* Unset *) Axiom *)',
    ])
      expect(faultsOf('x.v', `${FILE}${line}\n`), line).toEqual([]);
    expect(faultsOf('x.v', FILE.replace('Qed', 'Admitted'))[0]).toContain('Admitted');
    expect(faultsOf('x.v', `${FILE}Axiom two : 1 = 2.\n`)[0]).toContain('Axiom');
    expect(faultsOf('x.v', `${FILE}(* no Axiom here *)\n`)).toEqual([]);
  });
});

/** Files that the gate once let through, each with a false theorem or one that says less. */
const holes = {
  'x/Guard.v': `Unset Guard Checking.
Fixpoint boom (n : nat) : False := boom n.
Set Guard Checking.
Theorem false : forall n : nat, n = n + 1.
Proof. intros n. destruct (boom 0). Qed.
`,
  'x/Positivity.v': `Unset Positivity Checking.
Inductive bad := Bad : (bad -> False) -> bad.
Set Positivity Checking.
Definition not_bad (b : bad) : False := match b with Bad f => f b end.
Theorem false : forall n : nat, n = n + 1.
Proof. intros n. destruct (not_bad (Bad not_bad)). Qed.
`,
  'x/Section.v': `Section Quiet.
Context (H : 1 = 2).
Theorem false : forall n : nat, n = n + 1.
Proof. discriminate H. Qed.
End Quiet.
`,
  'x/Axiom.v': `Axiom one_is_two : 1 = 2.
Theorem false : forall n : nat, n = n + 1.
Proof. discriminate one_is_two. Qed.
`,
  'x/Cut.v': `Section S.
  Theorem true : forall n : nat, n + 0 = n.
  Proof. induction n; simpl; congruence. Qed.
End S.
`,
};

describe.skipIf(findCompiler() === null)('the gate asks Coq', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manaus-gate-'));
  let answers;
  beforeAll(async () => {
    mkdirSync(join(folder, 'x'));
    for (const [file, text] of Object.entries(holes)) writeFileSync(join(folder, file), text);
    for (const file of Object.keys(holes)) await runCoq('coqc', [file], folder);
    const theorems = Object.keys(holes).map((file) => ({
      file,
      name: file === 'x/Cut.v' ? 'true' : 'false',
    }));
    answers = await askCoq(theorems, folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const assumptions = (file) => answers.get(`Manaus.x.${file}.false`).assumptions;

  test('what a theorem assumes, whatever the words are in which it says so', () => {
    expect(assumptions('Guard')).toEqual([
      expect.stringContaining('boom is assumed to be guarded'),
    ]);
    expect(assumptions('Positivity')).toEqual([
      expect.stringContaining('is assumed to be positive'),
    ]);
    expect(assumptions('Axiom')).toEqual([expect.stringContaining('one_is_two : 1 = 2')]);
  });

  test('what it says: all of it, with what a section adds, and nothing else', () => {
    expect(answers.get('Manaus.x.Section.false')).toEqual({
      statement: 'Theorem false :\n  1 = 2 -> forall n : nat, n = n + 1.',
      assumptions: [],
    });
    expect(answers.get('Manaus.x.Cut.true').statement).toBe(
      'Theorem true :\n  forall n : nat, n + 0 = n.',
    );
  });

  test('the second kernel, of all files', async () => {
    expect(await recheck(['x/Cut.v', 'x/Section.v'], folder)).toEqual([]);
    const found = await recheck(Object.keys(holes), folder);
    expect(found).toEqual([
      expect.stringMatching(/^coqchk: Axioms: .*one_is_two/),
      expect.stringMatching(/^coqchk: .*unsafe \(co\)fixpoints: .*boom/),
      expect.stringMatching(/^coqchk: Inductives whose positivity is assumed: .*bad/),
    ]);
  });
});

test('what Coq prints is read as values', () => {
  const output = `     = ("pairs"%string, [("1//"%string, [2; 30]); ("a""b"%string, [])])
     : string * list (string * list nat)
     = ("flags"%string, [(true, P0); (false, P1)])
     : string * list (bool * peg)
`;
  expect(printedValues(output)).toEqual({
    pairs: [
      ['1//', [2, 30]],
      ['a"b', []],
    ],
    flags: [
      [true, 'P0'],
      [false, 'P1'],
    ],
  });
});

test('one line says what the certificate is worth', () => {
  const certificate = { compiler: 'coq 1', files: { 'a.v': '1', 'b.v': '2' }, theorems: [{}] };
  expect(certificateLine(certificate, { 'a.v': '1', 'b.v': '2' })).toContain('no file has changed');
  expect(certificateLine(certificate, { 'a.v': '1', 'c.v': '3' })).toMatch(/stale .*: b\.v, c\.v$/);
  expect(certificateLine(null, {})).toContain('no certificate');
});

describe('what the proofs compute is compared with the program', () => {
  const graphOf = (rules) => {
    const { codec, notation, ...puzzle } = towerPuzzle(rules);
    const states = Array.from({ length: codec.space }, (_, rank) => rank).filter(codec.has);
    return states
      .map(codec.unrank)
      .map((state) => [
        notation.format(state),
        puzzle.moves(state).map((move) => notation.format(puzzle.apply(state, move))),
      ]);
  };
  const distancesOf = (rules) => {
    const { labels, distances } = storeTower(rules);
    return labels.flatMap((label, vertex) =>
      distances[vertex] >= 0 ? [[label, distances[vertex]]] : [],
    );
  };
  const printed = () => ({
    hanoi: [graphOf(hanoi(2))],
    bucharest: [graphOf(bucharest(2))],
    oxford: [graphOf(oxford(2))],
    london: [graphOf(london(2))],
    manaus: [graphOf(manaus(3))],
    goals: [
      ['1//', '//1'],
      ['12//', '//12'],
    ],
    'hanoi distances': [distancesOf(hanoi(1))],
    'manaus distances': [distancesOf(manaus(2))],
    'solution states': [['1//', '//1']],
    'solution moves': [[[1, 'P0', 'P2']]],
    'table moves': [
      [
        ['1//', [[1, 'P0', 'P2']]],
        ['//1', []],
      ],
    ],
    places: [
      [
        ['1//', [1, 0, 0]],
        ['/1/', [0, 1, 0]],
        ['//1', [0, 0, 1]],
      ],
    ],
    'binary changes': [[[1]], [[1], [2], [1]]],
    'london plays': [
      [
        [
          '3/2/1',
          [
            ['P1', 'P0'],
            ['P2', 'P0'],
          ],
        ],
      ],
    ],
    'oxford plays': [[['/1/', [['P1', 'P0']]]]],
    'hanoi plays': [[['/1/', [['P1', 'P2']]]]],
    'bucharest plays': [
      [
        [
          '1//',
          [
            ['P0', 'P1'],
            ['P1', 'P2'],
          ],
        ],
      ],
    ],
    'manaus plays': [[['2/1/', [['P1', 'P0']]]]],
    'good states': [
      [
        ['12//', true],
        ['2/1/', true],
        ['1/2/', false],
      ],
    ],
    'farthest states': ['2/1/'],
  });
  const red = (change) => {
    const values = printed();
    change(values);
    return compare(values)
      .filter(({ differences }) => differences.length > 0)
      .map(({ name }) => name);
  };

  test('and agrees with itself', () => {
    expect(red(() => {})).toEqual([]);
  });

  test('a move more, a state less, another goal and another distance are seen', () => {
    expect(red(({ bucharest: [graph] }) => graph[0][1].push('2//1'))).toEqual([
      'bucharest: states and moves',
    ]);
    expect(red(({ london: [graph] }) => graph.pop())).toEqual(['london: states and moves']);
    expect(red(({ goals }) => goals.splice(1, 1, ['21//', '//12']))).toEqual(['goals']);
    expect(red((values) => values['hanoi distances'][0].splice(0, 1, ['1//', 2]))).toEqual([
      'hanoi distances',
    ]);
  });

  test('another position, move, row of the table and play are seen', () => {
    expect(red((values) => values['solution states'][0].splice(0, 1, '/1/'))).toEqual([
      'solution states',
    ]);
    expect(red((values) => values['solution moves'][0].splice(0, 1, [1, 'P0', 'P1']))).toEqual([
      'solution moves',
    ]);
    expect(red((values) => values['table moves'][0][1][1].push([1, 'P2', 'P0']))).toEqual([
      'table moves',
    ]);
    expect(red(({ places }) => places[0].splice(1, 1, ['/1/', [1, 0, 0]]))).toEqual(['places']);
    expect(red((values) => values['binary changes'][1][1].push(1))).toEqual(['binary changes']);
    expect(red((values) => values['london plays'][0][0][1].pop())).toEqual(['london plays']);
    expect(red((values) => values['oxford plays'][0][0][1].pop())).toEqual(['oxford plays']);
    expect(red((values) => values['hanoi plays'][0][0][1].pop())).toEqual(['hanoi plays']);
    expect(red((values) => values['bucharest plays'][0][0][1].pop())).toEqual(['bucharest plays']);
    expect(red((values) => values['manaus plays'][0][0][1].pop())).toEqual(['manaus plays']);
    expect(red((values) => values['good states'][0].splice(2, 1, ['1/2/', true]))).toEqual([
      'good states',
    ]);
    expect(red((values) => values['farthest states'].splice(0, 1, '12//'))).toEqual([
      'farthest states',
    ]);
  });
});

describe('what the proofs compute of graphs is compared with the program', () => {
  /** @typedef {[order: number, lines: number[][]]} Graph */

  /** @type {<T>(things: T[]) => T[][]} */
  const subsets = ([x, ...rest]) =>
    x === undefined ? [[]] : subsets(rest).flatMap((set) => [set, [x, ...set]]);
  const couples = (order) =>
    Array.from({ length: order }, (_, b) => Array.from({ length: b }, (_, a) => [a, b])).flat();
  const orders = [2, 3, 4];
  const targets = orders.flatMap((order) =>
    subsets(couples(order).slice(1)).map((set) => /** @type {Graph} */ ([order, [[0, 1], ...set]])),
  );
  const copies = orders.flatMap((order) =>
    subsets(couples(order)).map((set) => /** @type {Graph} */ ([order, set])),
  );

  /** A graft by the prose: a and v are one vertex, b and w another, the edge ab is gone. */
  const grafted = ([orderG, linesG], [orderQ, linesQ]) => {
    const inG = (x) => (x < 2 ? orderG - 2 + x : x - 2);
    const renamed = (lines, name) => lines.map((ends) => ends.map(name));
    const lines = [
      ...renamed(linesQ, (x) => orderG - 2 + x),
      ...renamed(
        linesG.filter(([a, b]) => a + b !== 1),
        inG,
      ),
    ];
    return [orderG, linesG, orderQ, linesQ, orderG + orderQ - 2, lines];
  };
  const printed = () => ({
    edges: [
      [
        [['P0'], ['P1']],
        [['P0'], ['P2']],
        [['P1'], ['P2']],
      ],
    ],
    pegs: [[3, [couples(3).map((ends) => ends.map((peg) => [peg]))]]],
    grafts: targets.flatMap((g) => copies.map((q) => grafted(g, q))),
    rounds: [[3, couples(3)]],
  });
  const red = (change) => {
    const values = printed();
    change(values);
    return compareGraphs(values)
      .filter(({ differences }) => differences.length > 0)
      .map(({ name }) => name);
  };

  test('and agrees with itself', () => {
    expect(red(() => {})).toEqual([]);
  });

  test('an edge that stays, a graft less and a round with an edge less are seen', () => {
    expect(red(({ edges }) => edges[0].pop())).toEqual(['hanoi: edges']);
    expect(red(({ grafts }) => grafts[0][5].push([0, 1]))).toEqual(['grafts']);
    expect(red(({ grafts }) => grafts.pop())).toEqual(['grafts']);
    expect(red(({ rounds }) => rounds[0][1].pop())).toEqual(['rounds of grafts']);
  });
});

test('every rule that is to be changed stands in its file once', () => {
  for (const rule of mutatedRules)
    expect(mutated(readProof(rule.file), rule)).not.toBe(readProof(rule.file));
  expect(() => mutated('a a', { file: 'x.v', from: 'a', to: 'b' })).toThrow('2 times');
});

describe('what a theorem uses', () => {
  const glob = `DIGEST 1
Fx
R1:4 Manaus.towers.Walks <> <> lib
def 10:12 <> far
R13:15 Manaus.towers.States <> peg_dec thm
prf 20:22 <> one
R30:32 Manaus.towers.Walks <> walk_one thm
R33:35 Coq.Init.Logic <> eq_sym thm
prf 40:42 <> two
R50:52 Manaus.towers.X <> one thm
R53:55 Manaus.towers.X <> far def
`;
  const uses = usesOf('towers/X.v', glob);

  test('is read from what the compiler recorded', () => {
    expect(uses).toEqual({ one: ['towers/Walks.v#walk_one'], two: ['one'] });
  });
});

describe('the theorems on a family of towers', () => {
  const statementsOf = (text) =>
    [...text.matchAll(/^Theorem [\s\S]*?(?=^Proof)/gm)].map(([theorem]) =>
      theorem.replaceAll(/\s+/g, ' ').trim(),
    );
  const proofOf = (name) => proofOfFamily(name, namedFamilies[name]);

  test('of Hanoi are closed forms, of the game of the works', () => {
    const { text = '', theorems = [] } = proofOf('Hanoi');
    expect(text).toBe(proofOf('Hanoi').text);
    expect(statementsOf(text)[0]).toBe(
      'Theorem hanoi_sizes : forall n, (1 <= n)%nat -> exists order moves : nat, Z.of_nat order = 3 ^ Z.of_nat n /\\ Z.of_nat moves = 3 * 3 ^ Z.of_nat n - 3 /\\ (sizes (step (hanoi n)) (regular_state (hanoi n) n) order moves)%nat.',
    );
    expect(statementsOf(text)[3]).toBe(
      'Theorem hanoi_worst_case_2 : forall n, (1 <= n)%nat -> exists worst reachable farthest : nat, Z.of_nat worst = 2 ^ Z.of_nat n - 1 /\\ Z.of_nat reachable = 3 ^ Z.of_nat n /\\ Z.of_nat farthest = 2 ^ Z.of_nat n /\\ (extremes (step (hanoi n)) (regular_state (hanoi n) n) (goal P2 n) worst reachable farthest)%nat.',
    );
    expect(theorems.map(({ name }) => name)).toEqual(
      [
        'sizes',
        ...[0, 1, 2].map((goal) => `worst_case_${goal}`),
        ...[0, 1, 2].map((goal) => `total_distance_${goal}`),
        'degrees',
        'components',
      ].map((what) => `hanoi_${what}`),
    );
  });

  test('of cyclic moves name a digraph, and a recurrence where there is no closed form', () => {
    const [, theorem] = statementsOf(proofOf('Cyclic').text);
    expect(theorem).toContain('family_step (among [(P0, P1); (P1, P2); (P2, P0)]) (rooms n n n)');
    expect(theorem).toContain(
      'worst = term {| start := 1%nat; factors := [(-2); 0; 3] |} [2; 7; 21] n',
    );
  });

  test('have a title, assume nothing, and have each theorem once', () => {
    for (const name of Object.keys(namedFamilies)) {
      const { text = '', theorems = [] } = proofOf(name);
      expect(faultsOf(`${name}.v`, text)).toEqual([]);
      expect(theorems.map(({ name }) => text.split(`Theorem ${name} :`).length)).toEqual(
        theorems.map(() => 2),
      );
    }
  });

  test('are not written where the numbers depend on n modulo 2', () => {
    const family = { capacities: ['n', 'n-2', 'n'], moves: namedFamilies.All_but_one.moves };
    expect(proofOfFamily('Parity', family)).toMatchObject({ why: 'its period is 2' });
  });

  test('have names of their own in the sample', () => {
    expect(Object.keys(sampleOfFamilies()).length).toBeGreaterThan(200);
  });
});
