// Print, item and theorem: none of the three moves alone, also where there is no Coq.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import compareTowers from '../../proofs/towers/compare.mjs';
import { readCertificate } from '../proofs/certificate.mjs';
import { compareExecuted, keptTexts } from '../proofs/compared.mjs';
import { definitionsUnder, sentencesOf } from '../proofs/definitions.mjs';
import {
  digestsOf,
  movedSince,
  readingPages,
  rowsOf,
  sidesOf,
  storedReadings,
} from '../proofs/readings.mjs';
import { faultsOf, hashOf, PROOFS, proofFiles, readProof } from '../proofs/sources.mjs';
import { commentsOf, trustedDefinitions, trustedLines } from '../proofs/trusted.mjs';

const certificate = readCertificate();
const pages = readingPages();
const sides = await sidesOf(certificate, pages);
const stored = storedReadings();

test('nothing moved since it was read (npm run proofs -- --read ID)', () => {
  expect(sides.length).toBeGreaterThan(100);
  expect(movedSince(sides, stored)).toEqual([]);
});

test('each item with a theorem has a row that compares it with the print', () => {
  expect(sides.filter(({ row }) => row === '').map(({ id }) => id)).toEqual([]);
  expect(rowsOf('martins2024/definition-5', pages)).toMatch(/^\| definition-4, -5 \|/);
  expect(rowsOf('martins2024/figure-6.4', pages)).toContain('definition-6, figure-6.4');
  expect(rowsOf('martins2024graft/figure-4', pages)).toMatch(/^algorithm-1 and figure-4/);
  expect(rowsOf('martins2024/nothing', pages)).toBe('');
});

test('no file assumes what is to be proved', () => {
  expect(proofFiles().flatMap((file) => faultsOf(file, readProof(file)))).toEqual([]);
});

describe('what Coq computed with the definitions', () => {
  test('is what was printed when they were compiled', () => {
    const hashes = Object.entries(keptTexts()).map(([file, text]) => [file, hashOf(text)]);
    expect(Object.fromEntries(hashes)).toEqual(certificate.executed);
  });

  test('is what the program computes today', async () => {
    const compared = await compareExecuted(keptTexts());
    expect(
      compared.flatMap(({ name, differences }) => differences.map((d) => `${name}: ${d}`)),
    ).toEqual([]);
    expect(compared.map(({ name, instances }) => ({ name, instances }))).toEqual(
      certificate.compared,
    );
  });

  test('is told apart from what another game computes', () => {
    const printed = JSON.parse(readFileSync(join(PROOFS, 'towers', 'executed.json'), 'utf8'));
    const compared = compareTowers({ ...printed, hanoi: printed.bucharest });
    const failed = compared.filter(({ differences }) => differences.length > 0);
    expect(failed.map(({ name }) => name.split(':')[0])).toContain('hanoi');
  });
});

/**
 * What is moved alone, and what must be said of it.
 * @type {[string, string, (all: any[]) => any[]][]}
 */
const sabotage = [
  [
    'a theorem weakened to a triviality',
    'martins2024/theorem-6: theorems',
    (all) =>
      change(all, 'martins2024/theorem-6', 'theorems', (text) =>
        text.replace(/<-> bad .*/, '-> good n (a, b, c).'),
      ),
  ],
  [
    'a formula of an item changed',
    'martins2024/theorem-8: item',
    (all) =>
      change(all, 'martins2024/theorem-8', 'item', (text) =>
        text.replaceAll('2(n + 1)', '2(n + 2)'),
      ),
  ],
  [
    'a reading of an item changed',
    'martins2024/algorithm-5: item',
    (all) =>
      change(all, 'martins2024/algorithm-5', 'item', (text) =>
        text.replace('other than 1', 'other than 2'),
      ),
  ],
  [
    'the stored statement replaced by nonsense',
    'martins2024/theorem-7: theorems',
    (all) =>
      change(all, 'martins2024/theorem-7', 'theorems', () => 'Theorem farthest_good_state : True.'),
  ],
  [
    'a definition under a theorem changed',
    'martins2024/theorem-1: definitions',
    (all) =>
      change(all, 'martins2024/theorem-1', 'definitions', (text) => text.replace('n - 2', 'n - 1')),
  ],
  [
    'a row of READING.md changed',
    'martins2024/theorem-8: row',
    (all) =>
      change(all, 'martins2024/theorem-8', 'row', (text) =>
        text.replace('the same, n >= 2', 'the same, n >= 3'),
      ),
  ],
  [
    'a theorem that is gone',
    'martins2024/theorem-8: no theorem is about it',
    (all) => all.filter(({ id }) => id !== 'martins2024/theorem-8'),
  ],
];

function change(all, id, part, edit) {
  const side = all.find((one) => one.id === id);
  const edited = edit(side[part]);
  expect(edited).not.toBe(side[part]);
  return all.map((one) => (one === side ? { ...one, [part]: edited } : one));
}

test.each(sabotage)('%s is noticed', (_, said, move) => {
  expect(movedSince(move(sides), stored)).toContain(said);
});

test('an item that nobody has read is named', () => {
  const { [sides[0].id]: _, ...others } = stored;
  expect(movedSince(sides, others)).toEqual([`${sides[0].id}: never read`]);
  expect(Object.keys(digestsOf(sides[0]))).toEqual(['item', 'theorems', 'definitions', 'row']);
});

describe('what a reader has to trust', () => {
  const trusted = trustedDefinitions(certificate);

  test('says in words what each definition is', () => {
    expect(trusted.filter(({ says }) => says === '').map(({ name }) => name)).toEqual([]);
  });

  test('has the rules by stacks for towers on three pegs, and not the words of the proofs', () => {
    const ofProofs = ['towers/States.v#move', 'towers/Play.v', 'towers/Manaus.v', 'towers/Piles.v'];
    const resting = certificate.theorems
      .filter(({ proves, corrects }) => proves.length + corrects.length > 0)
      .filter(({ rests }) =>
        rests.some((name) => ofProofs.some((start) => name.startsWith(start))),
      );
    expect(resting.map(({ name }) => name)).toEqual([]);
    const rules = trusted.find(({ name }) => name === 'towers/Rules.v#carries');
    expect(rules?.theorems).toBeGreaterThan(50);
  });

  test('is listed with how many theorems rest on each', () => {
    const lines = trustedLines([
      { name: 'towers/A.v#one', theorems: 2, says: 'The one.', words: 'Definition one := 1.' },
      { name: 'towers/A.v#two', theorems: 1, says: '', words: 'Definition two := 2.' },
    ]);
    expect(lines).toEqual([
      '2 definitions in 1 file',
      '',
      'towers/A.v#one (2 theorems)',
      '  The one.',
      '  Definition one := 1.',
      '',
      'towers/A.v#two (1 theorem)',
      '  Definition two := 2.',
    ]);
  });

  test('takes the comment above a definition, or above those that it stands among', () => {
    const text = `(** * Head *)
(** Both. *)
Definition a := 1.
Definition b := 2.

Definition c := 3.
(** ** Heading *)
Definition d := 4.
`;
    expect([...commentsOf(Buffer.from(text)).values()]).toEqual(['Both.', 'Both.', '', '']);
  });
});

test('a file is read in sentences, without comments and in spite of dots in names', () => {
  const text =
    'Require Import List. (* a. (* b. *) *)\nDefinition f (n : nat) :=\n  Nat.odd n.\nCheck "a. b".';
  expect(sentencesOf(Buffer.from(text)).map(({ words }) => words)).toEqual([
    'Require Import List.',
    'Definition f (n : nat) := Nat.odd n.',
    'Check "a. b".',
  ]);
});

test('the definitions under a statement are those that it names, and those under these', () => {
  const text =
    'Definition one := 1.\nDefinition two := one + one.\nLemma idle : two = 2.\nTheorem t : two = 2.\nProof. exact idle. Qed.';
  const at = (word, from = 0) => text.indexOf(word, from);
  const glob = [
    `def ${at('one')}:${at('one') + 2} <> one`,
    `def ${at('two')}:${at('two') + 2} <> two`,
    `R${at('one +')}:${at('one +') + 2} Manaus.x.A <> one def`,
    `prf ${at('idle')}:${at('idle') + 3} <> idle`,
    `prf ${at('t :', at('Theorem'))}:${at('t :', at('Theorem'))} <> t`,
    `R${at('two = 2', at('Theorem'))}:${at('two = 2', at('Theorem')) + 2} Manaus.x.A <> two def`,
    `R${at('idle. Qed')}:${at('idle. Qed') + 3} Manaus.x.A <> idle thm`,
  ].join('\n');
  const files = new Map([['x/A.v', { bytes: Buffer.from(text), glob }]]);
  expect(definitionsUnder([{ file: 'x/A.v', name: 't' }], files)).toEqual({
    rests: [['x/A.v#one', 'x/A.v#two']],
    definitions: {
      'x/A.v#one': 'Definition one := 1.',
      'x/A.v#two': 'Definition two := one + one.',
    },
  });
});
