import { bucharest, hanoi, london, manaus, oxford, towerPuzzle } from '@manaus/core';
import { storeTower } from '@manaus/lab';
import { describe, expect, test } from 'vitest';
import compare from '../../proofs/towers/compare.mjs';
import { certificateLine } from '../proofs/certificate.mjs';
import { printedValues } from '../proofs/printed.mjs';
import { faultsOf, headOf, importsOf } from '../proofs/sources.mjs';
import { theoremsOf } from '../proofs/theorems.mjs';

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
        statement: 'Theorem one : 1 = 1.',
      },
    ]);
  });

  test('has its tags above theorems, and no others', () => {
    expect(() => theoremsOf('x.v', FILE.replace('Theorem', 'Lemma'))).toThrow(
      'not above a theorem',
    );
    expect(() => theoremsOf('x.v', FILE.replace('@supports', '@suports'))).toThrow('is no tag');
  });

  test('assumes nothing', () => {
    expect(faultsOf('x.v', FILE)).toEqual([]);
    expect(faultsOf('x.v', FILE.replace('Qed', 'Admitted'))[0]).toContain('Admitted');
    expect(faultsOf('x.v', `${FILE}Axiom two : 1 = 2.\n`)[0]).toContain('Axiom');
    expect(faultsOf('x.v', `${FILE}(* no Axiom here *)\n`)).toEqual([]);
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
    const all = labels.map((label, vertex) => [label, distances[vertex]]);
    return all.filter(([, distance]) => distance >= 0);
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
});
