import { describe, expect, test } from 'vitest';
import { type Answer, answersOf, ledgerIn } from '../src/answer.js';
import { isTableItem, loadItems } from '../src/internals.js';
import { judge } from '../src/ledger.js';
import { rowOf } from '../src/row.js';

const items = await loadItems();
// The ledger's test shows that each recorded verdict is found; those that the print does not pass
// are enough here.
const judged = (
  await Promise.all(
    items
      .filter(({ recorded }) => ['fails', 'misprint'].includes(recorded))
      .map(({ id }) => judge({ id, cache: false })),
  )
).flat();
const answers = answersOf(judged);

/** All texts of an erratum in one language, those of its cells too. */
const textOf = (text: NonNullable<Answer['erratum']>['en'] | undefined): string => {
  const { cells = [], ...fields } = text ?? {};
  const values = cells.flatMap(({ place, printed, computed }) => [...place, printed, computed]);
  return [...Object.values(fields), ...values].join(' | ');
};

/** Words that one of the languages has, and the other does not. */
const english =
  /\b(the|and|of|with|is|are|which|from|that|discs?|printed|computed|state|moves|not|than)\b/;
const portuguese =
  /\b(não|uma|com|são|dos|das|pelos?|pelas?|quando|então|discos?|pinos?|estados?|vértices?|arestas?|para|ou|em)\b/;

test('every item that is not as printed has an erratum, and no other', () => {
  for (const [id, { erratum }] of Object.entries(answers)) expect(erratum, id).not.toBeNull();
  for (const item of items)
    expect(item.erratum !== undefined, item.id).toBe(
      item.recorded === 'fails' || item.recorded === 'misprint',
    );
});

describe.each(judged.map(({ item, finding }) => [item.id, { item, finding }] as const))(
  '%s',
  (id, one) => {
    const erratum = answers[id]?.erratum;
    const row = rowOf({ ...one, proofs: [] });

    test('says everything in both languages', () => {
      for (const text of [erratum?.en, erratum?.pt]) {
        for (const field of ['where', 'printed', 'holds', 'counterexample', 'found'] as const)
          expect(text?.[field], field).toMatch(/\S/);
        expect(text?.sure).toMatch(/\S/);
        expect(JSON.stringify(text)).not.toMatch(/undefined|NaN|\[object|[{][a-z]\w*[}]/);
      }
      expect(erratum?.pt.where).not.toBe(erratum?.en.where);
    });

    test('has no word of the other language', () => {
      expect(textOf(erratum?.pt)).not.toMatch(english);
      expect(textOf(erratum?.en)).not.toMatch(portuguese);
    });

    test('types no label of a state that its finding does not know', () => {
      const known = `${row.statement} ${row.counterexample} ${row.checked} ${row.departs} 123//, 23//1, 3/2/1, 3/12/, /12/3, 1/2/3, 1//3, //123`;
      const label = /(?<![\w/])\d*\/\d*\/\d*(?![\w/])/g;
      for (const text of Object.values(erratum?.pt ?? {}).filter((v) => typeof v === 'string'))
        for (const [found] of text.matchAll(label)) expect(known).toContain(found);
    });
  },
);

test('the cells are those that the table says differ', () => {
  for (const item of items.filter(isTableItem)) {
    const erratum = answers[item.id]?.erratum;
    if (erratum == null || erratum.en.cells.length === 0) continue;
    const differing = item.cells().filter(({ printed, computed }) => printed !== computed);
    for (const { cells } of [erratum.en, erratum.pt])
      expect(cells.map(({ place }) => place.length)).toEqual(
        differing.map(({ place }) => place.length),
      );
    expect(erratum.en.counterexample).not.toMatch(/: printed .*, computed/);
  }
});

test('a ledger is read as it was written, and nothing else is', () => {
  const ledger = { effort: 'quick', answers, problems: [] };
  const written = JSON.parse(JSON.stringify(ledger));
  expect(ledgerIn('here', written)).toEqual(written);
  const refused = { ...ledger, answers: { 'a/1': { ...Object.values(answers)[0], kind: 'song' } } };
  expect(() => ledgerIn('here', refused)).toThrow('here: answers.a/1.kind: Invalid type');
  expect(() => ledgerIn('here', [])).toThrow('here: effort: Invalid key');
});

test('words of the other language are found', () => {
  expect('a soma de (0) both definitions from digit 0 on').toMatch(english);
  expect('the grafo has 3 arestas').toMatch(portuguese);
});

test('an item is rebuilt where its picture is lost, and says so', () => {
  for (const { id, rebuilt, departs, recorded } of items) {
    if (rebuilt === true) expect(departs?.en, id).toMatch(/lost|ours|rebuilt|not in our text/);
    if (['fails', 'misprint', 'unchecked'].includes(recorded)) continue;
    if (/(picture|drawing|boards?|start)s?( of the print)? (is|are) lost/.test(departs?.en ?? ''))
      expect(rebuilt, id).toBe(true);
  }
});

test('what holds more widely says where', () => {
  for (const { id, wider, departs } of items)
    if (wider === true) expect(departs?.en, id).toMatch(/as well|even|too/);
});
