import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { inBoth } from '../src/check/index.js';
import type { Finding } from '../src/finding.js';
import { loadItems } from '../src/internals.js';
import { readCertificate } from '../src/proofs/certificate.js';
import { ideaOf, proofIdeas } from '../src/proofs/ideas/index.js';
import { portuguese } from '../src/proofs/portuguese.js';
import { proofsOf, withProofs } from '../src/proofs/proofs-of.js';
import type { CertifiedTheorem } from '../src/proofs/theorem.js';
import { theoremWords } from '../src/proofs/theorem-words.js';

const folders: string[] = [];

function copy(): { readonly folder: string; readonly url: URL } {
  const folder = mkdtempSync(join(tmpdir(), 'manaus-proofs-'));
  folders.push(folder);
  cpSync(new URL('../../../proofs/', import.meta.url), folder, { recursive: true });
  return { folder, url: pathToFileURL(`${folder}/`) };
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('the certificate', () => {
  test('stands: every file is as it was compiled', () => {
    expect(readCertificate()?.stale).toEqual([]);
  });

  test('names a file that changed, one that came and one that went', () => {
    const { folder, url } = copy();
    writeFileSync(join(folder, 'towers', 'Hanoi.v'), '(** * Nothing *)\n');
    writeFileSync(join(folder, 'towers', 'New.v'), '(** * New *)\n');
    rmSync(join(folder, 'towers', 'Rules.v'));
    expect(readCertificate(url)?.stale).toEqual([
      'towers/Hanoi.v',
      'towers/New.v',
      'towers/Rules.v',
    ]);
  });

  test('is not there where there are no proofs', () => {
    expect(readCertificate(new URL('nowhere/', import.meta.url))).toBeNull();
  });

  test('proves exactly the items that are recorded as proved', async () => {
    const items = await loadItems();
    const recorded = items.filter((item) => item.recorded === 'proved').map(({ id }) => id);
    const theorems = readCertificate()?.certificate.theorems ?? [];
    const proved = new Set(theorems.flatMap(({ proves }) => proves));
    expect(recorded.sort()).toEqual([...proved].sort());
  });

  test('corrects only items that are not as printed', async () => {
    const recorded = new Map((await loadItems()).map((item) => [item.id, item.recorded]));
    const theorems = readCertificate()?.certificate.theorems ?? [];
    for (const id of theorems.flatMap(({ corrects }) => corrects))
      expect(['fails', 'misprint'], id).toContain(recorded.get(id));
  });
});

test('every theorem has its words in Portuguese, and nothing else has', () => {
  const theorems = readCertificate()?.certificate.theorems ?? [];
  const names = theorems.map(({ name }) => name);
  expect(Object.keys(portuguese).sort()).toEqual([...names].sort());
  const [theorem] = theorems;
  expect(theoremWords(theorem)).toEqual({ en: theorem.words, pt: portuguese[theorem.name] });
});

describe('what was asked for first', () => {
  const reading = readFileSync(new URL('../../../proofs/READING.md', import.meta.url), 'utf8');
  const [, asked = '', left = ''] =
    /## Asked for first([\s\S]*)## Not proved yet([\s\S]*)/.exec(reading) ?? [];
  const rows = [...asked.matchAll(/^\| (\S+\/\S+) \| (\w+) \| (.*?) ?\|$/gm)].map(
    ([, id = '', state, names = '']) => ({ id, state, names: names.match(/\w+/g) ?? [] }),
  );
  const theorems = readCertificate()?.certificate.theorems ?? [];
  const tied = (id: string, tag: 'proves' | 'corrects') =>
    theorems.filter((theorem) => theorem[tag].includes(id)).map(({ name }) => name);

  test('is as the certificate has it, with the theorems', () => {
    const found = rows.map(({ id }) => {
      const [proves, corrects] = [tied(id, 'proves'), tied(id, 'corrects')];
      if (proves.length > 0) return { id, state: 'proved', names: proves };
      return { id, state: corrects.length > 0 ? 'corrected' : 'open', names: corrects };
    });
    expect(rows.length).toBeGreaterThan(50);
    expect(rows).toEqual(found);
  });

  test('says of what is open where it stopped', () => {
    const open = rows.filter(({ state }) => state === 'open').map(({ id }) => id);
    expect(open.filter((id) => !left.includes(id))).toEqual([]);
  });
});

describe('the ideas of the proofs', () => {
  const theorems = readCertificate()?.certificate.theorems ?? [];

  test('are there once for each theorem about an item, and for no other', () => {
    const told = proofIdeas.flatMap((idea) => idea.theorems);
    expect([...told].sort()).toEqual(theorems.map(({ name }) => name).sort());
  });

  test('are said in at most five sentences in each language, which stand in step', () => {
    const sentences = (text: string) => text.split(/[.?!](?: (?=[A-ZÀ-Ý])|$)/).filter(Boolean);
    for (const { theorems, words } of proofIdeas) {
      const [en, pt] = [sentences(words.en), sentences(words.pt)].map(({ length }) => length);
      expect([en, pt], theorems[0]).toEqual([pt, en]);
      expect(en, theorems[0]).toBeLessThanOrEqual(5);
      expect(words.pt, theorems[0]).not.toBe(words.en);
    }
  });

  test('are of nothing else', () => {
    expect(ideaOf('nothing')).toBeUndefined();
  });
});

describe('a finding with its proofs', () => {
  const evidence = {
    checked: inBoth('n = 1'),
    instances: 1,
    methods: [],
    shared: [],
    independent: 1,
  };
  const theorem: CertifiedTheorem = {
    name: 'it_is_so',
    file: 'towers/So.v',
    words: 'It is so.',
    statement: 'Theorem it_is_so : True.',
    assumptions: [],
    proves: ['a/1'],
    corrects: ['a/2'],
    supports: ['a/3'],
  };
  const verdictOf = (verdict: 'holds' | 'holds-in-range', id: string, ...all: CertifiedTheorem[]) =>
    withProofs({ verdict, evidence }, proofsOf(id, all)).verdict;

  test('is proved where it holds in its range and a theorem proves it', () => {
    expect(verdictOf('holds-in-range', 'a/1', theorem)).toBe('proved');
    expect(verdictOf('holds-in-range', 'a/1')).toBe('holds-in-range');
  });

  test('is not proved by a part, by a corrected reading or by an assumption', () => {
    expect(verdictOf('holds-in-range', 'a/2', theorem)).toBe('holds-in-range');
    expect(verdictOf('holds-in-range', 'a/3', theorem)).toBe('holds-in-range');
    const assumed = { ...theorem, assumptions: ['Classical_Prop.classic'] };
    expect(verdictOf('holds-in-range', 'a/1', assumed)).toBe('holds-in-range');
  });

  test('stays what it is where the statement is finite or fails', () => {
    expect(verdictOf('holds', 'a/1', theorem)).toBe('holds');
    const fails: Finding = { verdict: 'fails', evidence, values: {} };
    expect(withProofs(fails, proofsOf('a/1', [theorem]))).toBe(fails);
  });

  test('says in which role a theorem stands', () => {
    expect(proofsOf('a/2', [theorem]).map(({ role }) => role)).toEqual(['corrects']);
  });
});
