import { describe, expect, test } from 'vitest';
import { type Convention, type HeapGame, type HeapParameters, heapGame } from '../../src/index.js';

const under = (convention: Convention, game: HeapGame) =>
  convention === 'normal' ? game : game.misere;

const explained = (
  name: string,
  convention: Convention,
  label: string,
  parameters: HeapParameters = {},
) => under(convention, heapGame(name, parameters)).explain(label);

const bouton = 'carvalho2013/theorem-2.4.1-bouton';
const misereNim = 'carvalho2013/misere-nim-strategy';

describe('the reason for an outcome', () => {
  test.each([
    ['nim', 'normal', '3,5,7', 'sum.N', { sum: '3 ⊕ 5 ⊕ 7 = 1' }, bouton],
    ['nim', 'normal', '3,5,6', 'sum.P', { sum: '3 ⊕ 5 ⊕ 6 = 0' }, bouton],
    ['nim', 'normal', '5', 'sum.N', { sum: '5' }, bouton],
    ['nim', 'normal', '0,0', 'over.normal', {}, null],
    ['nim', 'misere', '0,0', 'over.misere', {}, null],
    ['nim', 'misere', '3,5,6', 'sumMisere.P', { sum: '3 ⊕ 5 ⊕ 6 = 0' }, misereNim],
    ['nim', 'misere', '5,1', 'oneLarge', {}, misereNim],
    ['nim', 'misere', '2,2', 'sumMisere.P', { sum: '2 ⊕ 2 = 0' }, misereNim],
    ['nim', 'misere', '1,0,1', 'ones.N', { n: 2 }, misereNim],
    ['nim', 'misere', '1,1,1', 'ones.P', { n: 3 }, misereNim],
    ['halving', 'normal', '20', 'halving.N', { heap: 20 }, 'carvalho2013/lemma-2.6.1'],
    ['halving', 'normal', '8', 'halving.P', { heap: 8 }, 'carvalho2013/lemma-2.6.1'],
    ['halving', 'misere', '8', 'halvingMisere.N', { heap: 8 }, 'carvalho2013/lemma-2.7.1'],
    ['halving', 'misere', '6', 'halvingMisere.P', { heap: 6 }, 'carvalho2013/lemma-2.7.1'],
    ['halving', 'normal', '6,12', 'sum.P', { sum: 'g(6) ⊕ g(12) = 1 ⊕ 1 = 0' }, null],
    ['halving', 'misere', '6,12', 'table.N', {}, null],
    ['halving', 'normal', '2,1', 'over.normal', {}, null],
    ['kayles', 'normal', '5,3', 'sum.N', { sum: 'g(5) ⊕ g(3) = 4 ⊕ 3 = 7' }, null],
    ['kayles', 'normal', '3', 'sum.N', { sum: 'g(3) = 3' }, null],
    ['squares', 'normal', '4', 'value.N', { heap: 4, value: 2 }, null],
    ['squares', 'normal', '5', 'value.P', { heap: 5, value: 0 }, null],
    ['kayles', 'misere', '5,3', 'table.N', {}, null],
    ['wythoff', 'normal', '4,7', 'wythoff.P', { difference: 3, pair: '4, 7' }, null],
    ['wythoff', 'normal', '4', 'wythoff.N', { difference: 4, pair: '6, 10' }, null],
  ] as const)('%s, %s, %s', (name, convention, label, key, values, item) => {
    expect(explained(name, convention, label)).toEqual({ key, values, item });
  });

  test.each([
    ['normal', '20', 'fibonacci.N', { sum: '20 = 13 + 5 + 2', part: 2, limit: 19 }],
    ['normal', '13', 'fibonacci.P', { sum: '13 = 13', part: 13, limit: 12 }],
    ['normal', '12:1', 'fibonacci.N', { sum: '12 = 8 + 3 + 1', part: 1, limit: 1 }],
    ['misere', '20', 'fibonacci.N', { sum: '20 − 1 = 13 + 5 + 1', part: 1, limit: 19 }],
    ['misere', '12:1', 'fibonacci.P', { sum: '12 − 1 = 8 + 3', part: 3, limit: 1 }],
    ['misere', '1:2', 'lastOne', {}],
    ['misere', '0', 'over.misere', {}],
    ['normal', '1', 'over.normal', {}],
  ] as const)('Fibonacci Nim, %s, %s', (convention, label, key, values) => {
    const proved = convention === 'normal' && key.startsWith('fibonacci');
    const item = proved ? 'carvalho2013/fibonacci-nim-rule' : null;
    expect(explained('fibonacci', convention, label)).toEqual({ key, values, item });
  });

  const theorem = 'carvalho2013/theorem-2.9.1-moore';
  test.each([
    ['normal', '3,5,7', 'moore.N', { m: 3, n: 3, r: 0, sum: '2 2 0' }, theorem],
    ['normal', '1,0,1,1', 'moore.P', { m: 3, n: 3, r: 0, sum: '0' }, theorem],
    ['normal', '3,5', 'fewer', { n: 2, k: 2 }, 'carvalho2013/moore-fewer-piles'],
    ['normal', '3,5,0', 'fewer', { n: 2, k: 2 }, 'carvalho2013/moore-fewer-piles'],
    ['misere', '3,5,7', 'moore.N', { m: 3, n: 3, r: 0, sum: '2 2 0' }, null],
    ['misere', '1,1', 'mooreOnes.N', { m: 3, n: 2, r: 2, sum: '2' }, null],
    ['misere', '1,1,1,1', 'mooreOnes.P', { m: 3, n: 4, r: 1, sum: '1' }, null],
    ['misere', '0,0', 'over.misere', {}, null],
  ] as const)("Moore's Nim_2, %s, %s", (convention, label, key, values, item) => {
    expect(explained('moore', convention, label, { k: 2 })).toEqual({ key, values, item });
  });

  const [to3, toM, without] = ['2.1.1', '2.1.2', '2.2.1'].map(
    (lemma) => `carvalho2013/lemma-${lemma}`,
  );
  test.each([
    [[1, 2, 3], '21', 'residue.N', { heap: 21, m: 4, r: 1, residues: '0' }, to3],
    [[1, 2, 3], '20', 'residue.P', { heap: 20, m: 4, r: 0, residues: '0' }, to3],
    [[1, 2], '7', 'residue.N', { heap: 7, m: 3, r: 1, residues: '0' }, toM],
    [[1, 2, 3, 4], '10', 'residue.P', { heap: 10, m: 5, r: 0, residues: '0' }, toM],
    [[1, 3], '5', 'residue.N', { heap: 5, m: 2, r: 1, residues: '0' }, without],
    [[2, 3], '6', 'residue.P', { heap: 6, m: 5, r: 1, residues: '0, 1' }, null],
    [[2, 3, 5], '9', 'residue.N', { heap: 9, m: 7, r: 2, residues: '0, 1' }, null],
    [[6], '13', 'residue.P', { heap: 13, m: 12, r: 1, residues: '0, 1, 2, 3, 4, 5' }, null],
    [[7], '13', 'value.N', { heap: 13, value: 1 }, null],
    [[7], '14', 'value.P', { heap: 14, value: 0 }, null],
    [[2, 3], '9,5', 'sum.N', { sum: 'g(9) ⊕ g(5) = 2 ⊕ 0 = 2' }, null],
  ] as const)('subtraction of %j, %s', (set, label, key, values, item) => {
    expect(explained('subtraction', 'normal', label, { set })).toEqual({ key, values, item });
  });

  test.each([
    ['6', 'shifted.N', { heap: 6, least: 2, rest: 4, value: 2 }],
    ['7', 'shifted.P', { heap: 7, least: 2, rest: 5, value: 0 }],
    ['2', 'shifted.P', { heap: 2, least: 2, rest: 0, value: 0 }],
    ['1', 'over.misere', {}],
    ['7,2', 'table.N', {}],
  ] as const)('subtraction of 2 and 3 in misère play, %s', (label, key, values) => {
    expect(explained('subtraction', 'misere', label, { set: [2, 3] })).toEqual({
      key,
      values,
      item: null,
    });
  });
});

describe('the sum by hand', () => {
  const sumOf = (name: string, convention: Convention, label: string) =>
    under(convention, heapGame(name)).arithmetic(label);
  test('heaps in columns', () => {
    expect(sumOf('nim', 'normal', '3,5,1')).toEqual({
      kind: 'columns',
      of: 'heaps',
      rows: [
        { heap: 3, value: 3, digits: '011' },
        { heap: 5, value: 5, digits: '101' },
        { heap: 1, value: 1, digits: '001' },
      ],
      sum: '111',
      modulus: 2,
    });
    expect(sumOf('moore', 'normal', '3,2,2')).toMatchObject({ sum: '01', modulus: 3, of: 'heaps' });
  });
  test('values in columns', () => {
    expect(sumOf('halving', 'misere', '20,6')).toEqual({
      kind: 'columns',
      of: 'values',
      rows: [
        { heap: 20, value: 2, digits: '10' },
        { heap: 6, value: 1, digits: '01' },
      ],
      sum: '11',
      modulus: 2,
    });
  });
  test('parts of Zeckendorf, in misère play without the last object', () => {
    const parts = (convention: Convention, label: string) => sumOf('fibonacci', convention, label);
    expect(parts('normal', '20')).toEqual({ kind: 'parts', kept: 0, parts: [13, 5, 2] });
    expect(parts('misere', '20')).toEqual({ kind: 'parts', kept: 1, parts: [13, 5, 1] });
    expect(parts('misere', '1')).toEqual({ kind: 'parts', kept: 1, parts: [] });
    expect(parts('misere', '0')).toEqual({ kind: 'parts', kept: 0, parts: [] });
  });
  test('none', () => expect(sumOf('wythoff', 'normal', '3,4')).toBeNull());
});

test('a table is needed in misère play of several heaps, or of heaps that are parted', () => {
  const asked = ['nim', 'moore', 'wythoff', 'subtraction', 'nim21', 'halving', 'kayles', 'squares'];
  const needed = (convention: Convention, heaps: number[]) =>
    asked.filter((name) => under(convention, heapGame(name)).needsTable(heaps)).join(' ');
  expect([needed('normal', [4, 5]), needed('misere', [4]), needed('misere', [4, 5])]).toEqual([
    '',
    'kayles squares',
    'subtraction nim21 halving kayles squares',
  ]);
});

test('periods that are proved, that are none, and that are not known', () => {
  const proof = (name: string) => heapGame(name).periodProof();
  const none = { certificate: null, neverRepeats: false, looked: 0 };
  for (const name of ['nim', 'halving'])
    expect(proof(name)).toEqual({ ...none, neverRepeats: true });
  for (const name of ['fibonacci', 'moore', 'wythoff']) expect(proof(name)).toEqual(none);
  expect(proof('nim21').certificate).toMatchObject({ preperiod: 0, period: 4 });
  expect(proof('kayles').certificate).toMatchObject({ preperiod: 71, period: 12 });
});
